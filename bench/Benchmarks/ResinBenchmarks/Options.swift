// SPDX-License-Identifier: MIT
import Foundation

/// What scripts/bench asks for, through the environment, because the library's tool starts this
/// program anew for every benchmark.
struct Options: Sendable {
  /// Only rivals whose name contains this.
  let filter: String?
  /// Fewer rows and shorter samples.
  let isQuick: Bool
  /// Where lines of JSON are appended.
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

  /// The least time that one sample takes, in nanoseconds, where repeating can make it longer.
  var sampleTime: Double { isQuick ? 5e5 : 2e6 }

  /// How many samples are taken of each rival.
  var samples: Int { isQuick ? 15 : 41 }

  /// How many samples are taken even of a slow rival.
  var leastSamples: Int { isQuick ? 3 : 7 }

  /// After so many nanoseconds a rival that has its least samples takes no more.
  var budget: Double { isQuick ? 2e8 : 1.5e9 }
}
