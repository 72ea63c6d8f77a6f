// SPDX-License-Identifier: MIT
import AsDescribed
import Benchmark
import EpoxyCore
import Foundation
import Workloads

// The cost of changesets through `Diffable`, whose identifiers are `AnyHashable` and whose contents
// are compared as existentials.

/// An item with a stored, type-erased identifier and a content, like a model. Every fiftieth
/// content has changed.
private struct Item: Diffable {
  let diffIdentifier: AnyHashable
  let content: Int

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? Item else { return false }
    return content == other.content
  }

  static func old<Identity: BenchmarkIdentity>(_ type: Identity.Type) -> (Int) -> Item {
    { Item(diffIdentifier: Identity.make($0), content: $0) }
  }

  static func new<Identity: BenchmarkIdentity>(_ type: Identity.Type) -> (Int) -> Item {
    { Item(diffIdentifier: Identity.make($0), content: $0 % 50 == 0 ? -1 : $0) }
  }
}

private struct Section: DiffableSection {
  let diffIdentifier: AnyHashable
  let diffableItems: [Item]

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    otherDiffableItem is Section
  }
}

/// Returns the rows of changesets for a type of identities.
func changesetRows<Identity: BenchmarkIdentity>(of type: Identity.Type) -> [Row] {
  let paths = ["epoxy", "epoxy-heckel", "as-described", "as-described-inlined", "set", "hash"]
  return [
    Row(
      unit: "changeset", workload: "epoxy-flat", identity: Identity.name, size: 100_000,
      paths: paths
    ) { isWanted in
      let workload = ListWorkload.epoxyFlat
      let old = workload.old.map(Item.old(type))
      let new = workload.new.map(Item.new(type))
      try checkFlat(old, new)
      return flatRivals(old, new).filter { isWanted($0.path) }
    },
    Row(
      unit: "changeset", workload: "epoxy-sections", identity: Identity.name, size: 11 * 1_001,
      paths: paths
    ) { isWanted in
      let workload = SectionWorkload.epoxySections
      // The numbers of sections are outside of the range of the items.
      let old = workload.old.map {
        Section(
          diffIdentifier: Identity.make(1_000_000 + $0.id),
          diffableItems: $0.items.map(Item.old(type)))
      }
      let new = workload.new.map {
        Section(
          diffIdentifier: Identity.make(1_000_000 + $0.id),
          diffableItems: $0.items.map(Item.new(type)))
      }
      try checkSections(old, new)
      return sectionRivals(old, new).filter { isWanted($0.path) }
    },
  ]
}

private func flatRivals(_ old: [Item], _ new: [Item]) -> [Rival] {
  [
    repeated("epoxy") { new.makeChangeset(from: old) },
    repeated("epoxy-heckel") { new.makeChangeset(from: old, moves: .heckel) },
    repeated("as-described") { new.changesetAsDescribed(from: old) },
    repeated("as-described-inlined") { new.inlinedChangesetAsDescribed(from: old) },
  ] + floors(old.map(\.diffIdentifier))
}

private func sectionRivals(_ old: [Section], _ new: [Section]) -> [Rival] {
  [
    repeated("epoxy") { new.makeSectionedChangeset(from: old) },
    repeated("epoxy-heckel") { new.makeSectionedChangeset(from: old, moves: .heckel) },
    repeated("as-described") { new.sectionedChangesetAsDescribed(from: old) },
    repeated("as-described-inlined") { new.inlinedSectionedChangesetAsDescribed(from: old) },
  ] + floors(old.flatMap { $0.diffableItems.map(\.diffIdentifier) })
}

/// Returns rivals that measure the costs of a set of the old identifiers and of hashing alone.
private func floors(_ identifiers: [AnyHashable]) -> [Rival] {
  [
    repeated("set") { Set(identifiers) },
    repeated("hash") { identifiers.reduce(0) { $0 ^ $1.hashValue } },
  ]
}

private func repeated<Result>(_ path: String, _ body: @escaping () -> Result) -> Rival {
  Rival(path: path) { iterations in
    for _ in 0..<iterations {
      blackHole(body())
    }
  }
}

// MARK: - Expected results

private func checkFlat(_ old: [Item], _ new: [Item]) throws {
  let described = new.changesetAsDescribed(from: old)
  let heckel = new.makeChangeset(from: old, moves: .heckel)
  let minimal = new.makeChangeset(from: old)
  try check(heckel.moves.elementsEqual(described.moves, by: ==), "other moves than described")
  try check(minimal.moves.count <= described.moves.count, "more moves than described")
  for changeset in [heckel, minimal] {
    try check(
      changeset.inserts == described.inserts && changeset.deletes == described.deletes
        && changeset.updates.elementsEqual(described.updates, by: ==)
        && changeset.newIndices == described.newIndices && described.updates.count > 1_000,
      "other changes than described")
  }
}

private func checkSections(_ old: [Section], _ new: [Section]) throws {
  let described = new.sectionedChangesetAsDescribed(from: old)
  let heckel = new.makeSectionedChangeset(from: old, moves: .heckel)
  let minimal = new.makeSectionedChangeset(from: old)
  let moves = described.itemChangeset.moves
  try check(
    heckel.sectionChangeset.moves.elementsEqual(described.sectionChangeset.moves, by: ==)
      && Set(heckel.itemChangeset.moves.map(\.new)) == Set(moves.map(\.new))
      && Set(heckel.itemChangeset.moves.map(\.old)) == Set(moves.map(\.old)),
    "other moves than described")
  for changeset in [heckel, minimal] {
    let (ours, theirs) = (changeset.itemChangeset, described.itemChangeset)
    try check(
      Set(ours.inserts) == Set(theirs.inserts) && Set(ours.deletes) == Set(theirs.deletes)
        && Set(ours.updates.map(\.new)) == Set(theirs.updates.map(\.new))
        && ours.moves.count <= moves.count && theirs.updates.count > 100,
      "other changes than described")
  }
}
