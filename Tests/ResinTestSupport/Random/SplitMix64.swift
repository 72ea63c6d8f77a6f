// SPDX-License-Identifier: MIT

/// SplitMix64 (Steele, Lea, Flood 2014): a seeded generator with the same numbers on every
/// platform. The benchmarks and the sample screens, which are compiled without this module, contain
/// a link to this file.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator. The same seed gives the same numbers.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// Returns a number with scattered bits. The function is one-to-one, so different numbers remain
  /// different.
  package static func mix(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SplitMix64 {
  /// Returns a number in a range.
  package mutating func within(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  /// Returns true with a probability.
  package mutating func chance(_ part: Double) -> Bool { within(0...1) < part }
}
