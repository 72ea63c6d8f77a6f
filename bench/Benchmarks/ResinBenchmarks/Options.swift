// SPDX-License-Identifier: MIT
import Foundation

/// The options of scripts/bench. They are passed through the environment, because the benchmark
/// library starts this program again for every benchmark.
struct Options: Sendable {
  /// A text that the names of measured rivals contain; nil for all rivals.
  let filter: String?
  /// Whether there are fewer rows and shorter samples.
  let isQuick: Bool
  /// The file to which lines of JSON are appended.
  let output: String?
  /// The file to which the name of each row is appended when its measurement begins. Standard
  /// output cannot be used, because the package manager delays the output of a plugin's programs.
  let progress: String?

  static let current = Options(environment: ProcessInfo.processInfo.environment)

  private init(environment: [String: String]) {
    filter = environment["RESIN_BENCH_FILTER"].flatMap { $0.isEmpty ? nil : $0 }
    isQuick = environment["RESIN_BENCH_QUICK"] == "1"
    output = environment["RESIN_BENCH_JSON"]
    progress = environment["RESIN_BENCH_PROGRESS"]
  }

  /// The minimum duration of a sample, in nanoseconds, if repeating the work can extend the sample.
  var sampleTime: Double { isQuick ? 5e5 : 2e6 }

  /// The number of samples of each rival.
  var samples: Int { isQuick ? 15 : 41 }

  /// The minimum number of samples, which also applies to a slow rival.
  var leastSamples: Int { isQuick ? 3 : 7 }

  /// The time in nanoseconds after which a rival with its minimum number of samples is not sampled
  /// again.
  var budget: Double { isQuick ? 2e8 : 1.5e9 }
}
