// SPDX-License-Identifier: MIT

/// The random numbers of a screen's content: the same for the same seed on every platform
/// (SplitMix64; Steele, Lea, Flood 2014).
///
/// The folder `Screens` is also compiled into packages that do not contain `ResinTestSupport`.
struct ContentRandom: RandomNumberGenerator {
  private var state: UInt64

  init(state: UInt64) { self.state = state }

  /// Creates a generator whose numbers are unlike those of the next seed.
  init(_ seed: Int) {
    self.init(state: UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to `bound` - 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
