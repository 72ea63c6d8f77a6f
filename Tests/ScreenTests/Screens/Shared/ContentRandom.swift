// SPDX-License-Identifier: MIT

/// The random numbers of a screen's content: the same for the same seed on every platform.
struct ContentRandom: RandomNumberGenerator {
  private var random: SplitMix64

  init(state: UInt64) { random = SplitMix64(seed: state) }

  /// Creates a generator whose numbers are unlike those of the next seed.
  init(_ seed: Int) {
    self.init(state: UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95)
  }

  mutating func next() -> UInt64 { random.next() }

  /// Returns a number from 0 to `bound` - 1.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
