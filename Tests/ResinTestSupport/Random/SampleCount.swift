// SPDX-License-Identifier: MIT
import Foundation

/// The number of cases that a test draws at random: a sample in the first command of a developer,
/// all of them with `scripts/test --all`, and more in an optimized build.
///
/// ```swift
/// for seed in 0..<sampleCount(200, few: 40, optimized: 2_000) { … }
/// ```
///
/// The seeds of the smaller numbers are the first ones of the larger numbers.
///
/// - Parameters:
///   - count: The number of a debug build.
///   - few: The number where `RESIN_SAMPLES=few` is in the environment, as `scripts/test` sets it
///     without `--all`; by default a fifth of `count`.
///   - optimized: The number of an optimized build; by default `count`.
package func sampleCount(_ count: Int, few: Int? = nil, optimized: Int? = nil) -> Int {
  if ProcessInfo.processInfo.environment["RESIN_SAMPLES"] == "few" {
    return min(few ?? max(count / 5, 1), count)
  }
  #if DEBUG
    return count
  #else
    return optimized ?? count
  #endif
}

/// The cases that a test runs out of all combinations: every fifth one where `RESIN_SAMPLES=few` is
/// in the environment, or else all of them.
package func sample<Cases: Collection>(_ cases: Cases) -> [Cases.Element] {
  let step = max(cases.count / sampleCount(cases.count), 1)
  return cases.enumerated().filter { $0.offset % step == 0 }.map(\.element)
}
