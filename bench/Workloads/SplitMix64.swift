// SPDX-License-Identifier: MIT

/// SplitMix64 (Steele, Lea, Flood 2014): a seeded generator that gives the same numbers everywhere.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator that produces the same numbers for the same seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// Returns a number with scattered bits. The function is one-to-one, so different numbers remain
  /// different.
  public static func mix(_ number: UInt64) -> UInt64 {
    var z = number
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Returns a number without a pattern from which a hash could benefit. It is unique among the
/// ordinals of a stream.
public func scattered(_ ordinal: Int, stream: UInt64) -> UInt64 {
  SplitMix64.mix(UInt64(ordinal) &+ stream &* 0x9E37_79B9_7F4A_7C15)
}

/// Returns a string of 22 bytes: more than Swift stores inline, like most names and paths.
public func scatteredName(_ ordinal: Int) -> String {
  let digits = String(scattered(ordinal, stream: 4), radix: 16)
  return "photo-" + String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
