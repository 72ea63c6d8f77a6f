// SPDX-License-Identifier: MIT
import Benchmark

/// An implementation of the work of a row.
struct Rival {
  /// The name of the implementation in the results.
  let path: String
  /// Performs the work a number of times.
  let run: (_ iterations: Int) -> Void
  /// The result of the rival's trial before it is sampled.
  var trial = Trial.notNeeded
}

/// The result of a trial: a rival whose work may not end is first run in a separate process.
enum Trial {
  case notNeeded
  /// So many nanoseconds.
  case took(Double)
  case gaveUp
}

/// An answer that is not what it should be.
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
/// Each row is one benchmark of the library, and each rival one metric of it: an iteration takes one
/// sample of every rival in turn, so that whatever slows the machine for a while slows all of them.
/// The ratio of two medians of one row is what the targets are about.
struct Row {
  let unit: String
  let workload: String
  let identity: String
  let size: Int
  let paths: [String]
  /// Makes the input, checks the answers of the wanted paths, and returns their rivals.
  let prepare: (_ isWanted: (String) -> Bool) throws -> [Rival]

  var name: String { "\(unit)/\(workload)/\(identity)/\(size)" }

  func isWanted(_ path: String) -> Bool {
    Options.current.filter.map { "\(name)/\(path)".contains($0) } ?? true
  }

  static func metric(_ path: String) -> BenchmarkMetric {
    .custom(path, polarity: .prefersSmaller, useScalingFactor: false)
  }

  /// Adds the row to the library's benchmarks, unless the filter leaves nothing of it.
  func register() {
    let wanted = paths.filter(isWanted)
    guard !wanted.isEmpty else { return }
    let sampler = Sampler(row: self)
    Benchmark(
      name,
      configuration: .init(
        metrics: wanted.map(Self.metric), warmupIterations: 0, maxDuration: .seconds(600),
        maxIterations: Options.current.samples),
      closure: { sampler.takeSamples(for: $0) },
      setup: { try sampler.prepare() },
      teardown: { try sampler.report() })
  }
}
