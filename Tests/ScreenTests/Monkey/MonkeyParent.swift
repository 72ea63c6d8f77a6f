// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// Performs runs in child processes.
struct MonkeyParent: Sendable {
  /// The processor time that an action may take, in seconds.
  var patience = 30.0

  /// Returns the outcome of each run. A run that stops or hangs its process has a fault.
  ///
  /// - Parameter wanted: The fault after which no further run is performed.
  func outcomes(
    _ runs: [MonkeyRun], isJudged: Bool = true, wanted: MonkeyFault? = nil
  ) throws -> [MonkeyOutcome] {
    var outcomes: [MonkeyOutcome] = []
    while outcomes.count < runs.count {
      let rest = Array(runs.dropFirst(outcomes.count))
      let (found, end) = try spawn(rest, isJudged: isJudged, wanted: wanted)
      outcomes += found
      if let wanted, found.contains(where: { $0.faults.contains(where: wanted.isSame) }) { break }
      guard found.count < rest.count else { break }
      outcomes.append(MonkeyOutcome(faults: [end]))
      if let wanted, wanted.isSame(as: end) { break }
    }
    return outcomes
  }

  /// Starts a child, and returns the outcomes that it has written and the fault that ended it, if
  /// it did not perform all runs.
  private func spawn(
    _ runs: [MonkeyRun], isJudged: Bool, wanted: MonkeyFault?
  ) throws -> ([MonkeyOutcome], MonkeyFault) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("resin-monkey-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, journal, output) = (
      folder.appendingPathComponent("job"), folder.appendingPathComponent("journal"),
      folder.appendingPathComponent("output")
    )
    for url in [journal, output] { try Data().write(to: url) }
    let job = MonkeyJob(runs: runs, isJudged: isJudged, journal: journal.path, wanted: wanted)
    try JSONEncoder().encode(job).write(to: file)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--testing-library", "swift-testing", "--filter", "MonkeyChild"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      MonkeyJob.variable: file.path, "RESIN_MONKEY_PATIENCE": "\(patience)",
    ]) { $1 }
    let sink = try FileHandle(forWritingTo: output)
    (process.standardOutput, process.standardError) = (sink, sink)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let lines = try String(decoding: Data(contentsOf: journal), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let outcomes = lines.compactMap {
      try? JSONDecoder().decode(MonkeyOutcome.self, from: Data($0.utf8))
    }
    let hangs =
      process.terminationReason == .exit && process.terminationStatus == MonkeyWatch.status
    let words = (try? String(decoding: Data(contentsOf: output), as: UTF8.self)) ?? ""
    let message = words.split(separator: "\n").first { $0.contains("Fatal error") }
    let last = words.split(separator: "\n").suffix(8).map { String($0).shortened }
    return (
      outcomes,
      MonkeyFault(
        kind: hangs ? .hang : .trap, place: message.map { String($0).shortened } ?? "the process",
        details: hangs
          ? ["an action takes more than \(patience) s of the processor's time"]
          : message == nil ? last : [])
    )
  }
}
