// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Workloads

/// Measures frames of screens that run on the headless UIKit, and changesets. A separate program,
/// because views require the main thread of the process, and because the benchmarks of the core are
/// built without any view.
///
///     ScreenBenchmarks [--filter TEXT] [--quick] [--json FILE]
///     ScreenBenchmarks --check-rows         compares the rows of messages, and counts their constraints
///     ScreenBenchmarks --first-rows KIND    times the first rows of messages of the process
///
/// Each row of screens also measures a `Set` of 5,000 random UUIDs, with which times of different
/// machines can be compared.
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
      ("table-scroll", 100_000, tableScrolls),
      ("epoxy-scroll", 1_000_000, { [1_000, 1_000_000].map { epoxyScroll($0) } }),
      ("epoxy-set", 10_000, { [epoxySet(10_000), epoxyDiff(10_000)] }),
      ("epoxy-set", 100_000, { [epoxySet(100_000), epoxyDiff(100_000)] }),
      ("epoxy-unchanged", 10_000, { epoxyUnchanged(10_000) }),
      ("bar-update", 3, barUpdates),
      ("spring-turn", 5_000, springTurns),
      ("message-row-build", 10, messageRowsBuilt),
      ("message-row-update", 10, messageRowsUpdated),
      ("message-rows", 1_000, messageRowsKept),
    ]
    let samples = arguments.contains("--quick") ? 11 : 101
    if arguments.contains("--check-rows") { return checkMessageRows() }
    if let kind = value("--first-rows") { return timeFirstMessageRows(of: kind) }
    let filter = value("--filter")
    let output = value("--json")
    for (workload, size, make) in rows {
      let name = "screen/\(workload)//\(size)/frame"
      if let filter, !name.contains(filter) { continue }
      var contestants = make()
      // A single path, for a profiler.
      if let path = value("--path") { contestants.removeAll { $0.path != path } }
      let measurement = Measurement(
        unit: "screen", workload: workload, identity: "", size: size,
        contestants: contestants + [yardstick()])
      try report(measurement.run(samples: samples), to: output)
    }
    try measureSnapshots(filter, samples: samples, to: output)
    let changesets: [(String, Int, @MainActor (ChangesetIdentity) -> [Contestant])] = [
      ("epoxy-flat", 100_000, flatChangesets), ("epoxy-sections", 11_011, sectionedChangesets),
    ]
    for identity in ChangesetIdentity.allCases {
      for (workload, size, make) in changesets {
        let name = "changeset/\(workload)/\(identity.rawValue)/\(size)/"
        if let filter, !name.contains(filter), !filter.hasPrefix(name) { continue }
        let contestants = make(identity).filter { contestant in
          filter.map { (name + contestant.path).contains($0) } ?? true
        }
        let measurement = Measurement(
          unit: "changeset", workload: workload, identity: identity.rawValue, size: size,
          contestants: contestants)
        // A changeset takes up to a quarter of a second.
        try report(measurement.run(samples: (samples + 1) / 4), to: output)
      }
    }
  }

  @MainActor
  private static func measureSnapshots(_ filter: String?, samples: Int, to output: String?) throws {
    for work in SnapshotWork.allCases {
      let rivals: [(String, @MainActor () -> [Contestant])] = [
        ("Int", { snapshots(work) { Int(truncatingIfNeeded: scattered($0, stream: 1)) } }),
        ("String", { snapshots(work, scatteredName) }),
      ]
      for (identity, make) in rivals {
        let name = "snapshot/\(work.rawValue)/\(identity)/10000/"
        if let filter, !name.contains(filter) { continue }
        let measurement = Measurement(
          unit: "snapshot", workload: work.rawValue, identity: identity, size: 10_000,
          contestants: make())
        try report(measurement.run(samples: samples), to: output)
      }
    }
  }

  /// Prints the lines of a measurement, and appends them to a file.
  private static func report(_ lines: String, to path: String?) throws {
    print(lines, terminator: "")
    if let path, let file = FileHandle(forWritingAtPath: path) {
      try file.seekToEnd()
      try file.write(contentsOf: Data(lines.utf8))
      try file.close()
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

  /// Returns short and long tables, and the list of a collection view.
  @MainActor
  private static func tableScrolls() -> [Contestant] {
    TableKind.allCases.flatMap { kind in
      [1_000, 100_000].map { tableScroll(kind, count: $0) }
    } + [collectionScroll(.list, count: 1_000)]
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
