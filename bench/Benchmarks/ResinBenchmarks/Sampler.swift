// SPDX-License-Identifier: MIT
import Benchmark
import Foundation
import Support

/// A sampler of a row's rivals.
final class Sampler {
  private struct Entrant {
    let rival: Rival
    /// The number of iterations in a sample.
    var iterations = 1
    /// The number of allocations in an iteration; -1 if allocations are not counted.
    var allocations = -1
    /// The durations of an iteration, in nanoseconds.
    var times: [Double] = []
    /// The total duration of all samples, in nanoseconds.
    var spent = 0.0
    var isDone = false
  }

  private let row: Row
  private var entrants: [Entrant] = []

  init(row: Row) {
    self.row = row
  }

  /// Creates the input, checks the results, and determines the length of a sample.
  func prepare() {
    entrants = rightRivals().map { rival in
      switch rival.trial {
      case .gaveUp:
        return Entrant(rival: rival, isDone: true)
      case .took(let time) where time > 3e8:
        // A run as slow as this needs no further samples.
        return Entrant(rival: rival, times: [time], isDone: true)
      case .took, .notNeeded:
        return Self.calibrated(Entrant(rival: rival))
      }
    }
  }

  /// Returns the rivals if their results are correct. Otherwise the program ends, because the
  /// library would continue with the next row and succeed.
  private func rightRivals() -> [Rival] {
    do {
      return try row.prepare(row.isWanted)
    } catch {
      FileHandle.standardError.write(Data("WRONG ANSWER in \(row.name): \(error)\n".utf8))
      exit(1)
    }
  }

  /// Counts the allocations of an iteration, and determines the number of iterations in a sample.
  private static func calibrated(_ entrant: Entrant) -> Entrant {
    var entrant = entrant
    let least = Options.current.sampleTime
    var time = Self.time(entrant.rival, 1)
    let before = support_allocation_count()
    time = Self.time(entrant.rival, 1)
    if support_counts_allocations() {
      entrant.allocations = Int(support_allocation_count() - before)
    }
    while time < least {
      let factor = time > least / 16 ? 1.2 * least / time : 16
      entrant.iterations = Int(Double(entrant.iterations) * factor) + 1
      time = Self.time(entrant.rival, entrant.iterations)
    }
    return entrant
  }

  private static func time(_ rival: Rival, _ iterations: Int) -> Double {
    let start = support_nanoseconds()
    rival.run(iterations)
    return Double(support_nanoseconds() - start)
  }

  /// Takes one sample of each rival that is not finished.
  func takeSamples(for benchmark: Benchmark) {
    for index in entrants.indices where !entrants[index].isDone {
      let entrant = entrants[index]
      let time = Self.time(entrant.rival, entrant.iterations)
      entrants[index].spent += time
      entrants[index].times.append(time / Double(entrant.iterations))
      entrants[index].isDone =
        entrants[index].spent > Options.current.budget
        && entrants[index].times.count >= Options.current.leastSamples
      benchmark.measurement(
        Row.metric(entrant.rival.path), Int(time / Double(entrant.iterations)))
    }
  }

  /// Appends a line of JSON for each rival. A rival that was given up has no times.
  func report() throws {
    var lines = ""
    for entrant in entrants {
      let times = entrant.times.sorted()
      let values = times.isEmpty ? nil : (times[times.count / 2], times[0], times[times.count - 1])
      lines +=
        """
        {"unit":"\(row.unit)","workload":"\(row.workload)","identity":"\(row.identity)",\
        "size":\(row.size),"path":"\(entrant.rival.path)",\
        "median_ns":\(Self.json(values?.0)),"min_ns":\(Self.json(values?.1)),\
        "max_ns":\(Self.json(values?.2)),"samples":\(times.count),\
        "allocations":\(entrant.allocations)}

        """
    }
    if let output = Options.current.output {
      try append(lines, to: output)
    }
  }

  private static func json(_ time: Double?) -> String {
    time.map { String(format: "%.2f", $0) } ?? "null"
  }
}

/// Appends a text to an existing file.
private func append(_ text: String, to path: String) throws {
  guard let file = FileHandle(forWritingAtPath: path) else {
    throw CocoaError(.fileNoSuchFile)
  }
  try file.seekToEnd()
  try file.write(contentsOf: Data(text.utf8))
  try file.close()
}
