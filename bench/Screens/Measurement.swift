// SPDX-License-Identifier: MIT
import Foundation
import Support

/// Work that is timed alternately with the work with which it is compared.
@MainActor
struct Contestant {
  let path: String
  /// Does the work a number of times.
  private(set) var run: (_ iterations: Int) -> Any

  init(path: String, run: @escaping (_ iterations: Int) -> Void) {
    self.path = path
    self.run = { run($0) }
  }

  /// Returns a contestant whose result is released after the clock has been stopped.
  static func keeping(_ path: String, run: @escaping (_ iterations: Int) -> Any) -> Contestant {
    var contestant = Contestant(path: path) { _ in }
    contestant.run = run
    return contestant
  }
}

/// A measurement of contestants, which takes their samples alternately and prints their medians.
@MainActor
struct Measurement {
  let unit: String
  let workload: String
  let identity: String
  let size: Int
  let contestants: [Contestant]

  /// The minimum duration of a sample, in nanoseconds: long compared with reading the clock.
  private static let sampleTime = 2e6

  func run(samples: Int) -> String {
    let iterations = contestants.map(Self.calibrate)
    var times = contestants.map { _ in [Double]() }
    for _ in 0..<samples {
      for (index, contestant) in contestants.enumerated() {
        let time = Self.time(contestant, iterations[index])
        times[index].append(time / Double(iterations[index]))
      }
    }
    return zip(contestants, times).map { line($0, $1.sorted()) }.joined()
  }

  private static func calibrate(_ contestant: Contestant) -> Int {
    var iterations = 1
    _ = time(contestant, 1)
    while time(contestant, iterations) < sampleTime {
      iterations *= 2
    }
    return iterations
  }

  private static func time(_ contestant: Contestant, _ iterations: Int) -> Double {
    let start = support_nanoseconds()
    let kept = contestant.run(iterations)
    let time = Double(support_nanoseconds() - start)
    withExtendedLifetime(kept) {}
    return time
  }

  private func line(_ contestant: Contestant, _ times: [Double]) -> String {
    let text = [times[times.count / 2], times[0], times[times.count - 1]]
      .map { String(format: "%.2f", $0) }
    return """
      {"unit":"\(unit)","workload":"\(workload)","identity":"\(identity)","size":\(size),\
      "path":"\(contestant.path)","median_ns":\(text[0]),"min_ns":\(text[1]),"max_ns":\(text[2]),\
      "samples":\(times.count),"allocations":-1}

      """
  }
}
