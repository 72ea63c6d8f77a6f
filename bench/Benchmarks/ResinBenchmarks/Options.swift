// SPDX-License-Identifier: MIT
import Foundation

/// The options of scripts/bench. They are passed through the environment, because the benchmark
/// library parses the arguments of this program.
struct Options: Sendable {
  /// A text that the names of measured rivals contain; nil for all rivals.
  let filter: String?
  /// The name of the only row that is measured; nil for all rows. scripts/bench starts this program
  /// for each row, so that no row finds the heap as another one left it.
  let row: String?
  /// Whether the program prints the names of the rows and ends.
  let isList: Bool
  /// Whether there are fewer rows and shorter samples.
  let isQuick: Bool
  /// The file to which lines of JSON are appended.
  let output: String?

  static let current = Options(environment: ProcessInfo.processInfo.environment)

  private init(environment: [String: String]) {
    filter = environment["RESIN_BENCH_FILTER"].flatMap { $0.isEmpty ? nil : $0 }
    row = environment["RESIN_BENCH_ROW"].flatMap { $0.isEmpty ? nil : $0 }
    isList = environment["RESIN_BENCH_LIST"] == "1"
    isQuick = environment["RESIN_BENCH_QUICK"] == "1"
    output = environment["RESIN_BENCH_JSON"]
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
