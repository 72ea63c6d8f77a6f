// SPDX-License-Identifier: MIT
import Foundation

/// The options of scripts/bench, passed through the environment, because the library's tool starts this
/// program anew for every benchmark.
struct Options: Sendable {
  /// Only rivals whose name contains this.
  let filter: String?
  /// Whether there are fewer rows and shorter samples.
  let isQuick: Bool
  /// The file to which lines of JSON are appended.
  let output: String?
  /// Where the name of each row is appended when its turn comes. A file, because the package manager
  /// holds back what a plugin's programs print.
  let progress: String?

  static let current = Options(environment: ProcessInfo.processInfo.environment)

  private init(environment: [String: String]) {
    filter = environment["RESIN_BENCH_FILTER"].flatMap { $0.isEmpty ? nil : $0 }
    isQuick = environment["RESIN_BENCH_QUICK"] == "1"
    output = environment["RESIN_BENCH_JSON"]
    progress = environment["RESIN_BENCH_PROGRESS"]
  }

  /// The minimum duration of a sample, in nanoseconds, where repeating the work can extend the sample.
  var sampleTime: Double { isQuick ? 5e5 : 2e6 }

  /// The number of samples of each rival.
  var samples: Int { isQuick ? 15 : 41 }

  /// The minimum number of samples, also of a slow rival.
  var leastSamples: Int { isQuick ? 3 : 7 }

  /// The time in nanoseconds after which a rival with its minimum number of samples is not sampled again.
  var budget: Double { isQuick ? 2e8 : 1.5e9 }
}
