// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost

/// Measures frames of screens that run on the headless UIKit. A separate program, because views
/// require the main thread of the process.
///
///     ScreenBenchmarks [--filter TEXT] [--quick] [--json FILE]
///     ScreenBenchmarks --check-rows         compares the rows of messages, and counts their constraints
///     ScreenBenchmarks --first-rows KIND    times the first rows of messages of the process
///
/// Each row also measures a `Set` of 5,000 random UUIDs, with which times of different machines can
/// be compared.
@main
struct ScreenBenchmarks {
  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { arguments.dropFirst($0 + 1).first }
    }
    let rows: [(String, Int, @MainActor () -> [Contestant])] = [
      ("scrolled-frame", 100, { [scrolledFrame()] }),
      ("animated-frame", 1_000, { [animatedFrame()] }),
      ("layout-anew", 1_000, { [layoutAnew()] }),
      ("text-change", 1_000, { [textChange()] }),
      ("constraint-removal", 16_000, constraintRemovals),
      ("collection-removal", 8_000, collectionRemovals),
      ("row-removal", 200, rowRemovals),
      ("collection-scroll", 1_000_000, collectionScrolls),
      ("epoxy-scroll", 1_000_000, { [1_000, 1_000_000].map { epoxyScroll($0) } }),
      ("epoxy-set", 10_000, { [epoxySet(10_000), epoxyDiff(10_000)] }),
      ("epoxy-set", 100_000, { [epoxySet(100_000), epoxyDiff(100_000)] }),
      ("bar-update", 3, barUpdates),
      ("spring-turn", 5_000, springTurns),
      ("message-row-build", 10, messageRowsBuilt),
      ("message-row-update", 10, messageRowsUpdated),
      ("message-rows", 1_000, messageRowsKept),
    ]
    let samples = arguments.contains("--quick") ? 11 : 101
    if arguments.contains("--check-rows") { return checkMessageRows() }
    if let kind = value("--first-rows") { return timeFirstMessageRows(of: kind) }
    for (workload, size, make) in rows {
      let name = "screen/\(workload)//\(size)/frame"
      if let filter = value("--filter"), !name.contains(filter) { continue }
      var contestants = make()
      // A single path, for a profiler.
      if let path = value("--path") { contestants.removeAll { $0.path != path } }
      let measurement = Measurement(
        workload: workload, size: size, contestants: contestants + [yardstick()])
      let lines = measurement.run(samples: samples)
      print(lines, terminator: "")
      if let path = value("--json"), let file = FileHandle(forWritingAtPath: path) {
        try file.seekToEnd()
        try file.write(contentsOf: Data(lines.utf8))
        try file.close()
      }
    }
  }

  /// Returns short and long lists, which are measured alternately: the cost of a frame must not
  /// depend on the items outside of the visible area.
  @MainActor
  private static func collectionScrolls() -> [Contestant] {
    CollectionKind.allCases.flatMap { kind in
      [1_000, 1_000_000].map { collectionScroll(kind, count: $0) }
    }
  }

  @MainActor
  private static func yardstick() -> Contestant {
    let identities = (0..<5_000).map { _ in UUID() }
    return Contestant(path: "set") { iterations in
      for _ in 0..<iterations {
        precondition(Set(identities).count == identities.count)
      }
    }
  }
}
