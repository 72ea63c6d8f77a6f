// SPDX-License-Identifier: MIT
import Benchmark

/// An implementation of the work of a row.
struct Rival {
  /// The name of the implementation in the results.
  let path: String
  /// Performs the work a number of times.
  let run: (_ iterations: Int) -> Void
  /// The result of the rival's trial, which precedes its samples.
  var trial = Trial.notNeeded
}

/// The result of a trial: the first run of a rival that may not end, in a separate process.
enum Trial {
  case notNeeded
  /// The rival has ended after a number of nanoseconds.
  case took(Double)
  case gaveUp
}

/// An error about a wrong result of a rival.
struct WrongAnswer: Error {
  let reason: String
}

/// Throws unless the condition holds.
func check(_ condition: Bool, _ reason: @autoclosure () -> String) throws {
  if !condition {
    throw WrongAnswer(reason: reason())
  }
}

/// Rivals that do the same work.
///
/// Each row is a benchmark of the library, and each rival a metric of it. An iteration takes one
/// sample of each rival, so that a temporary slowdown of the machine affects all of them. The
/// targets are ratios of the medians of two rivals in the same row.
struct Row {
  let unit: String
  let workload: String
  let identity: String
  let size: Int
  let paths: [String]
  /// Creates the input, checks the results of the wanted paths, and returns their rivals.
  let prepare: (_ isWanted: (String) -> Bool) throws -> [Rival]

  var name: String { "\(unit)/\(workload)/\(identity)/\(size)" }

  func isWanted(_ path: String) -> Bool {
    Options.current.filter.map { "\(name)/\(path)".contains($0) } ?? true
  }

  static func metric(_ path: String) -> BenchmarkMetric {
    .custom(path, polarity: .prefersSmaller, useScalingFactor: false)
  }

  /// Adds the row to the library's benchmarks.
  func register() {
    let wanted = paths.filter(isWanted)
    let sampler = Sampler(row: self)
    Benchmark(
      name,
      configuration: .init(
        metrics: wanted.map(Self.metric), warmupIterations: 0, maxDuration: .seconds(600),
        maxIterations: Options.current.samples),
      closure: { sampler.takeSamples(for: $0) },
      setup: { sampler.prepare() },
      teardown: { try sampler.report() })
  }
}
