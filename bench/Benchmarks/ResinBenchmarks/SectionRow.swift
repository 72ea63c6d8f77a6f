// SPDX-License-Identifier: MIT
import Benchmark
import CResin
import Resin
import ResinReference
import Workloads

/// A section of the row's lists.
private struct Section<Identity> {
  let id: Identity
  let items: [Identity]
}

/// Returns the row of sectioned diffs for a type of identities. Items are paired across sections.
func sectionRow<Identity: BenchmarkIdentity>(of type: Identity.Type) -> Row {
  let paths = ["c", "resin", "set", "reference"]
  return Row(
    unit: "diff", workload: "epoxy-sections", identity: Identity.name, size: 11 * 1_001,
    paths: paths
  ) { isWanted in
    let lists = SectionedLists<Identity>(.epoxySections)
    return try paths.filter(isWanted).map { try lists.rival($0) }
  }
}

/// The sections of a row, and the result that all rivals must produce.
private final class SectionedLists<Identity: BenchmarkIdentity> {
  private let old: [Section<Identity>]
  private let new: [Section<Identity>]
  private let expected: SectionedDiff

  init(_ workload: SectionWorkload) {
    func make(_ sections: [SectionWorkload.Section]) -> [Section<Identity>] {
      // The numbers of sections are outside of the range of the items.
      sections.map { Section(id: .make(1_000_000 + $0.id), items: $0.items.map(Identity.make)) }
    }
    old = make(workload.old)
    new = make(workload.new)
    expected = Self.diff(old, new)
  }

  func rival(_ path: String) throws -> Rival {
    switch path {
    case "c": try core()
    case "resin": try resin()
    case "reference": try reference()
    default: set()
    }
  }

  private static func diff(
    _ old: [Section<Identity>], _ new: [Section<Identity>]
  ) -> SectionedDiff {
    SectionedDiff(
      from: old, to: new, acrossSections: true, sectionIdentity: { $0.id }, items: { $0.items },
      itemIdentity: { $0 })
  }

  private func resin() throws -> Rival {
    let old = old.flatMap(\.items)
    let new = new.flatMap(\.items)
    for (index, partner) in expected.items.oldToNew.enumerated() {
      try check(partner.map { old[index] == new[$0] } ?? true, "a pair of unequal identities")
    }
    try check(expected.sections.deletes.isEmpty, "a section was lost")
    try check(expected.items.deletes.isEmpty, "an item was lost")
    try check(expected.items.inserts.count == new.count - old.count, "inserts")
    return Rival(path: "resin") { [old = self.old, new = self.new] iterations in
      for _ in 0..<iterations {
        blackHole(Self.diff(old, new))
      }
    }
  }

  private func reference() throws -> Rival {
    func diff(_ old: [Section<Identity>], _ new: [Section<Identity>]) -> ReferenceSectionedDiff {
      ReferenceSectionedDiff(
        from: old, to: new, acrossSections: true, sectionIdentity: { $0.id }, items: { $0.items },
        itemIdentity: { $0 })
    }
    let answer = diff(old, new)
    let pairs = answer.items.moves.map { IndexPair(old: $0.old, new: $0.new) }
    try check(
      expected.items.inserts.elementsEqual(answer.items.inserts)
        && expected.items.moves.elementsEqual(pairs)
        && expected.sections.moves.count == answer.sections.moves.count, "the reference differs")
    return Rival(path: "reference") { [old, new] iterations in
      for _ in 0..<iterations {
        blackHole(diff(old, new))
      }
    }
  }

  /// Returns a rival that measures the cost of a set of the old items.
  private func set() -> Rival {
    let items = old.flatMap(\.items)
    return Rival(path: "set") { iterations in
      for _ in 0..<iterations {
        blackHole(Set(items))
      }
    }
  }

  private func core() throws -> Rival {
    let sections = Identity.prepare(old: old.map(\.id), new: new.map(\.id))
    let items = Identity.prepare(old: old.flatMap(\.items), new: new.flatMap(\.items))
    let oldOffsets = old.reduce(into: [0]) { $0.append($0.last! + $1.items.count) }
    let newOffsets = new.reduce(into: [0]) { $0.append($0.last! + $1.items.count) }
    let handle = CoreDiff()
    let expected = expected
    func run(_ iterations: Int) -> resin_diff_result? {
      sections.withIdentities { sections in
        items.withIdentities { items in
          var result: resin_diff_result?
          for _ in 0..<iterations {
            result = handle.run(sections, items, oldOffsets, newOffsets)
          }
          return result
        }
      }
    }
    try check(
      run(1).map {
        $0.items.move_count == expected.items.moves.count
          && $0.items.insert_count == expected.items.inserts.count
          && $0.sections.move_count == expected.sections.moves.count
      } ?? false, "the core, called directly, differs")
    return Rival(path: "c") { _ = run($0) }
  }
}
