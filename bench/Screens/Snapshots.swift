// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import Resin
import Workloads

#if RESIN_LISTKIT
  import ListKit
#endif

/// The works that are measured with snapshots.
enum SnapshotWork: String, CaseIterable {
  /// A new snapshot of two sections.
  case build
  /// The array of all items, 100 times.
  case list
  /// The sections of 100 items.
  case find
  /// The difference of snapshots that have half of their items in common.
  case half
  /// The difference of equal snapshots.
  case same
}

/// The number of items of a snapshot.
private let size = 10_000

/// Measures a work with snapshots of this package and, if there is a clone, of ListKit.
@MainActor
func snapshots<Item: Hashable & Sendable>(
  _ work: SnapshotWork, _ make: (Int) -> Item
) -> [Contestant] {
  let old = (0..<size).map(make)
  let new = work == .half ? (size / 2..<size * 3 / 2).map(make) : (0..<size).map(make)
  var contestants = [resin(work, old, new)]
  #if RESIN_LISTKIT
    contestants.append(listKit(work, old, new))
  #endif
  return contestants
}

/// A section with its items.
private struct Part<Item> {
  var section: Int
  var items: [Item]
}

/// Returns the two sections of items.
private func halves<Item>(_ items: [Item]) -> [Part<Item>] {
  let middle = items.count / 2
  return [
    Part(section: 0, items: Array(items[..<middle])),
    Part(section: 1, items: Array(items[middle...])),
  ]
}

@MainActor
private func resin<Item: Hashable & Sendable>(
  _ work: SnapshotWork, _ old: [Item], _ new: [Item]
) -> Contestant {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Item>
  let (oldParts, newParts) = (halves(old), halves(new))
  func build(_ parts: [Part<Item>]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1])
    for part in parts { snapshot.appendItems(part.items, toSection: part.section) }
    return snapshot
  }
  switch work {
  case .build: return repeated("resin") { build(oldParts) }
  case .list:
    let snapshot = build(oldParts)
    return repeated("resin") {
      (0..<100).reduce(0) { sum, _ in sum + snapshot.itemIdentifiers.count }
    }
  case .find:
    let wanted = stride(from: 0, to: size, by: size / 100).map { old[$0] }
    return repeated("resin") {
      let snapshot = build(oldParts)
      return wanted.reduce(0) { $0 + (snapshot.sectionIdentifier(containingItem: $1) ?? 9) }
    }
  case .half, .same:
    // What a data source calls with the storage of its snapshots.
    let differ = SectionedDiffer()
    return repeated("resin") {
      differ.diff(
        from: oldParts, to: newParts, acrossSections: true, sectionIdentity: \.section,
        items: \.items, itemIdentity: { $0 })
    }
  }
}

#if RESIN_LISTKIT
  @MainActor
  private func listKit<Item: Hashable & Sendable>(
    _ work: SnapshotWork, _ old: [Item], _ new: [Item]
  ) -> Contestant {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Item>
    let (oldParts, newParts) = (halves(old), halves(new))
    func build(_ parts: [Part<Item>]) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0, 1])
      for part in parts { snapshot.appendItems(part.items, toSection: part.section) }
      return snapshot
    }
    switch work {
    case .build: return repeated("listkit") { build(oldParts) }
    case .list:
      let snapshot = build(oldParts)
      return repeated("listkit") {
        (0..<100).reduce(0) { sum, _ in sum + snapshot.itemIdentifiers.count }
      }
    case .find:
      let wanted = stride(from: 0, to: size, by: size / 100).map { old[$0] }
      return repeated("listkit") {
        let snapshot = build(oldParts)
        return wanted.reduce(0) { $0 + (snapshot.sectionIdentifier(containingItem: $1) ?? 9) }
      }
    case .half, .same:
      let (first, second) = (build(oldParts), build(newParts))
      return repeated("listkit") { difference(from: first, to: second) }
    }
  }
#endif
