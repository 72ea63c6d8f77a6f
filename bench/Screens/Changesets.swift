// SPDX-License-Identifier: MIT
import AsDescribed
import EpoxyCore
import Foundation
import Workloads

// The cost of changesets through `Diffable`, whose identifiers are `AnyHashable` and whose contents
// are compared as existentials.

/// The types of identities, which are those of the rows of list diffs.
enum ChangesetIdentity: String, CaseIterable {
  case int = "Int"
  case uuid = "UUID"
  case string = "String"
  case twoFields = "struct"

  private struct TwoFields: Hashable {
    var album: Int
    var photo: Int
  }

  /// Returns the identifier of an ordinal, in separate memory.
  fileprivate func make(_ ordinal: Int) -> AnyHashable {
    switch self {
    case .int:
      return Int(truncatingIfNeeded: scattered(ordinal, stream: 1))
    case .uuid:
      let words = (scattered(ordinal, stream: 2), scattered(ordinal, stream: 3))
      return withUnsafeBytes(of: words) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    case .string:
      return scatteredName(ordinal)
    case .twoFields:
      return TwoFields(
        album: ordinal / 100, photo: Int(truncatingIfNeeded: scattered(ordinal, stream: 5)))
    }
  }
}

/// An item with a stored, type-erased identifier and a content, like a model. Every fiftieth
/// content has changed.
private struct Item: Diffable {
  let diffIdentifier: AnyHashable
  let content: Int

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? Item else { return false }
    return content == other.content
  }

  static func old(_ identity: ChangesetIdentity) -> (Int) -> Item {
    { Item(diffIdentifier: identity.make($0), content: $0) }
  }

  static func new(_ identity: ChangesetIdentity) -> (Int) -> Item {
    { Item(diffIdentifier: identity.make($0), content: $0 % 50 == 0 ? -1 : $0) }
  }
}

private struct Section: DiffableSection {
  let diffIdentifier: AnyHashable
  let diffableItems: [Item]

  func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    otherDiffableItem is Section
  }
}

/// Measures changesets of 100,000 items, after checking them.
@MainActor
func flatChangesets(_ identity: ChangesetIdentity) -> [Contestant] {
  let workload = ListWorkload.epoxyFlat
  let old = workload.old.map(Item.old(identity))
  let new = workload.new.map(Item.new(identity))
  checkFlat(old, new)
  return flatRivals(old, new)
}

/// Measures changesets of 11 sections with 1,001 items each, after checking them.
@MainActor
func sectionedChangesets(_ identity: ChangesetIdentity) -> [Contestant] {
  let workload = SectionWorkload.epoxySections
  // The numbers of sections are outside of the range of the items.
  let old = workload.old.map {
    Section(
      diffIdentifier: identity.make(1_000_000 + $0.id),
      diffableItems: $0.items.map(Item.old(identity)))
  }
  let new = workload.new.map {
    Section(
      diffIdentifier: identity.make(1_000_000 + $0.id),
      diffableItems: $0.items.map(Item.new(identity)))
  }
  checkSections(old, new)
  return sectionRivals(old, new)
}

@MainActor
private func flatRivals(_ old: [Item], _ new: [Item]) -> [Contestant] {
  [
    repeated("epoxy") { new.makeChangeset(from: old) },
    repeated("epoxy-heckel") { new.makeChangeset(from: old, moves: .heckel) },
    repeated("as-described") { new.changesetAsDescribed(from: old) },
    repeated("as-described-inlined") { new.inlinedChangesetAsDescribed(from: old) },
  ] + floors(old.map(\.diffIdentifier))
}

@MainActor
private func sectionRivals(_ old: [Section], _ new: [Section]) -> [Contestant] {
  [
    repeated("epoxy") { new.makeSectionedChangeset(from: old) },
    repeated("epoxy-heckel") { new.makeSectionedChangeset(from: old, moves: .heckel) },
    repeated("as-described") { new.sectionedChangesetAsDescribed(from: old) },
    repeated("as-described-inlined") { new.inlinedSectionedChangesetAsDescribed(from: old) },
  ] + floors(old.flatMap { $0.diffableItems.map(\.diffIdentifier) })
}

/// Returns contestants that measure the costs of a set of the old identifiers and of hashing alone.
@MainActor
private func floors(_ identifiers: [AnyHashable]) -> [Contestant] {
  [
    repeated("set") { Set(identifiers) },
    repeated("hash") { identifiers.reduce(0) { $0 ^ $1.hashValue } },
  ]
}

@MainActor
func repeated<Result>(_ path: String, _ body: @escaping () -> Result) -> Contestant {
  Contestant(path: path) { iterations in
    for _ in 0..<iterations {
      use(body())
    }
  }
}

/// Prevents the optimizer from removing the work that computes a value.
@inline(never)
private func use<Value>(_ value: Value) {}

// MARK: - Expected results

private func checkFlat(_ old: [Item], _ new: [Item]) {
  let described = new.changesetAsDescribed(from: old)
  let heckel = new.makeChangeset(from: old, moves: .heckel)
  let minimal = new.makeChangeset(from: old)
  precondition(heckel.moves.elementsEqual(described.moves, by: ==), "other moves than described")
  precondition(minimal.moves.count <= described.moves.count, "more moves than described")
  for changeset in [heckel, minimal] {
    precondition(
      changeset.inserts == described.inserts && changeset.deletes == described.deletes
        && changeset.updates.elementsEqual(described.updates, by: ==)
        && changeset.newIndices == described.newIndices && described.updates.count > 1_000,
      "other changes than described")
  }
}

private func checkSections(_ old: [Section], _ new: [Section]) {
  let described = new.sectionedChangesetAsDescribed(from: old)
  let heckel = new.makeSectionedChangeset(from: old, moves: .heckel)
  let minimal = new.makeSectionedChangeset(from: old)
  let moves = described.itemChangeset.moves
  precondition(
    heckel.sectionChangeset.moves.elementsEqual(described.sectionChangeset.moves, by: ==)
      && Set(heckel.itemChangeset.moves.map(\.new)) == Set(moves.map(\.new))
      && Set(heckel.itemChangeset.moves.map(\.old)) == Set(moves.map(\.old)),
    "other moves than described")
  for changeset in [heckel, minimal] {
    let (ours, theirs) = (changeset.itemChangeset, described.itemChangeset)
    precondition(
      Set(ours.inserts) == Set(theirs.inserts) && Set(ours.deletes) == Set(theirs.deletes)
        && Set(ours.updates.map(\.new)) == Set(theirs.updates.map(\.new))
        && ours.moves.count <= moves.count && theirs.updates.count > 100,
      "other changes than described")
  }
}
