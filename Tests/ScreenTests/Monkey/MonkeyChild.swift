// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

/// The work of a child process: runs, which it performs one after the other.
struct MonkeyJob: Codable, Sendable {
  var runs: [MonkeyRun]
  var isJudged = true
  /// The journal, to which the child appends the outcome of each run as a line of JSON.
  var journal: String
  /// The fault after which the child ends.
  var wanted: MonkeyFault?

  /// The environment variable with the path of the job's file.
  static let variable = "RESIN_MONKEY_JOB"
}

/// The process in which runs are performed, so that a trap or a hang does not end the search.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment[MonkeyJob.variable] != nil))
struct MonkeyChild {
  @Test func `Performs the runs of its parent`() async throws {
    let path = try #require(ProcessInfo.processInfo.environment[MonkeyJob.variable])
    let job = try JSONDecoder().decode(
      MonkeyJob.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    let journal = try FileHandle(forWritingTo: URL(fileURLWithPath: job.journal))
    let watch = MonkeyWatch()
    watch.start()
    for run in job.runs {
      let kind = try #require(ScreenKind.monkey.first { $0.description == run.screen })
      let outcome = await run.outcome(kind: kind, isJudged: job.isJudged) { watch.beat() }
      try journal.write(contentsOf: JSONEncoder().encode(outcome) + Data("\n".utf8))
      if let wanted = job.wanted, outcome.faults.contains(where: wanted.isSame) { break }
    }
  }
}

/// Ends the process when an action takes too long.
///
/// The limit is processor time, so that a busy machine does not matter; a blocked process uses
/// none, and gets more time of the clock.
final class MonkeyWatch: @unchecked Sendable {
  /// The status with which a process ends that hangs.
  static let status: Int32 = 86

  private let lock = NSLock()
  private var beats = 0

  func beat() { lock.withLock { beats += 1 } }

  func start() {
    let environment = ProcessInfo.processInfo.environment
    let limit = environment["RESIN_MONKEY_PATIENCE"].flatMap(Double.init) ?? 30
    Thread.detachNewThread { [self] in
      var (last, since, startOfClock) = (-1, Self.processorTime, Date())
      while true {
        Thread.sleep(forTimeInterval: 0.2)
        let now = lock.withLock { beats }
        if now != last { (last, since, startOfClock) = (now, Self.processorTime, Date()) }
        if Self.processorTime - since > limit || Date().timeIntervalSince(startOfClock) > 20 * limit
        {
          exit(Self.status)
        }
      }
    }
  }

  private static var processorTime: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}
