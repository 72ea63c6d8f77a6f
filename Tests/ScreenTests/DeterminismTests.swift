// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Testing

/// Two runs of a screen are equal in every frame that is compared: the addresses of objects differ
/// from run to run, and the hashes of values from process to process.
@MainActor @Suite struct DeterminismTests {
  private nonisolated static let path = "RESIN_RECORD_SCREENS"

  /// Dumps of a screen while it is used, also in the middle of animations.
  private func record(_ kind: ScreenKind) -> [String] {
    let stage = Stage(kind, Surroundings(), isFresh: false)
    let host = stage.host
    var dumps = [host.dump()]
    func apply(_ change: Step.Change) {
      stage.apply(Step(change: change, frames: 5))
      dumps.append(host.dump())
    }
    apply(.content(5, animated: true))
    apply(.rotation(isLandscape: true, animated: true))
    host.showKeyboard()
    host.advanceFrames(5)
    apply(.category(9))
    apply(.rotation(isLandscape: false, animated: true))
    host.hideKeyboard()
    _ = stage.settle(limit: 5)
    dumps.append(host.dump())
    return dumps
  }

  private func expectEqual(_ one: [String], _ other: [String], _ comment: Comment) {
    guard one != other else { return }
    let index = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    let lines = [one[index], other[index]].map { $0.split(separator: "\n").map(String.init) }
    let found = differences(expected: lines[0], found: lines[1]).joined(separator: "\n")
    Issue.record("\(comment), dump \(index):\n\(found)")
  }

  @Test(arguments: ScreenKind.all)
  func `A screen is the same in each of ten runs in a process`(kind: ScreenKind) {
    let first = record(kind)
    for run in 2...10 {
      expectEqual(first, record(kind), "run \(run) differs")
    }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment[path] == nil))
  func `The screens are the same in each of three processes`() async throws {
    let files = (1...2).map { number in
      FileManager.default.temporaryDirectory.appending(
        path: "resin-screens-\(ProcessInfo.processInfo.processIdentifier)-\(number).json")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    let children = try files.map(startRecording)
    let own = ScreenKind.all.map(record)
    for (child, file) in zip(children, files) {
      while child.isRunning { try await Task.sleep(for: .milliseconds(20)) }
      #expect(child.terminationStatus == 0)
      let others = try JSONDecoder().decode([[String]].self, from: Data(contentsOf: file))
      try #require(others.count == own.count)
      for (index, kind) in ScreenKind.all.enumerated() {
        expectEqual(own[index], others[index], "\(kind) differs in another process")
      }
    }
  }

  /// Starts this program again with the test below alone.
  private func startRecording(to file: URL) throws -> Process {
    let child = Process()
    child.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = [
      "--testing-library", "swift-testing", "--filter", "DeterminismTests.*records",
    ]
    child.environment = ProcessInfo.processInfo.environment.merging([
      Self.path: file.path, "SWIFT_DETERMINISTIC_HASHING": "",
    ]) { $1 }
    child.environment?["SWIFT_DETERMINISTIC_HASHING"] = nil
    child.standardOutput = FileHandle.nullDevice
    child.standardError = FileHandle.nullDevice
    try child.run()
    return child
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment[path] != nil))
  func `A child process records the screens`() throws {
    let file = try #require(ProcessInfo.processInfo.environment[Self.path])
    try JSONEncoder().encode(ScreenKind.all.map(record)).write(to: URL(filePath: file))
  }
}
