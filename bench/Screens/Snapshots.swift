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
  let (oldParts, newParts) = (halves(old), halves(new))
  var contestants = [resin(work, oldParts, newParts)]
  #if RESIN_LISTKIT
    contestants.append(listKit(work, oldParts, newParts))
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

/// The members of a snapshot that are measured.
private protocol MeasuredSnapshot<Item> {
  associatedtype Item: Hashable

  init()
  mutating func appendSections(_ identifiers: [Int])
  mutating func appendItems(_ identifiers: [Item], toSection sectionIdentifier: Int?)
  var itemIdentifiers: [Item] { get }
  func sectionIdentifier(containingItem identifier: Item) -> Int?
}

extension MeasuredSnapshot {
  init(_ parts: [Part<Item>]) {
    self.init()
    appendSections(parts.map(\.section))
    for part in parts { appendItems(part.items, toSection: part.section) }
  }
}

extension NSDiffableDataSourceSnapshot: MeasuredSnapshot where SectionIdentifierType == Int {}

#if RESIN_LISTKIT
  extension DiffableDataSourceSnapshot: MeasuredSnapshot where SectionIdentifierType == Int {}
#endif

/// Measures a work with one type of snapshots.
///
/// - Parameter difference: The work of the difference of two snapshots.
@MainActor
private func measured<Snapshot: MeasuredSnapshot>(
  _ path: String, _ work: SnapshotWork, _ type: Snapshot.Type,
  _ old: [Part<Snapshot.Item>], difference: () -> Contestant
) -> Contestant {
  switch work {
  case .build: return repeated(path) { Snapshot(old) }
  case .list:
    let snapshot = Snapshot(old)
    return repeated(path) {
      (0..<100).reduce(0) { sum, _ in sum + snapshot.itemIdentifiers.count }
    }
  case .find:
    let items = old.flatMap(\.items)
    let wanted = stride(from: 0, to: size, by: size / 100).map { items[$0] }
    return repeated(path) {
      let snapshot = Snapshot(old)
      return wanted.reduce(0) { $0 + (snapshot.sectionIdentifier(containingItem: $1) ?? 9) }
    }
  case .half, .same: return difference()
  }
}

@MainActor
private func resin<Item: Hashable & Sendable>(
  _ work: SnapshotWork, _ old: [Part<Item>], _ new: [Part<Item>]
) -> Contestant {
  measured("resin", work, NSDiffableDataSourceSnapshot<Int, Item>.self, old) {
    // The public call, which copies the items; a data source compares the storage of two snapshots.
    let differ = SectionedDiffer()
    return repeated("resin") {
      differ.diff(
        from: old, to: new, acrossSections: true, sectionIdentity: \.section, items: \.items,
        itemIdentity: { $0 })
    }
  }
}

#if RESIN_LISTKIT
  @MainActor
  private func listKit<Item: Hashable & Sendable>(
    _ work: SnapshotWork, _ old: [Part<Item>], _ new: [Part<Item>]
  ) -> Contestant {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Item>
    return measured("listkit", work, Snapshot.self, old) {
      let (first, second) = (Snapshot(old), Snapshot(new))
      return repeated("listkit") { difference(from: first, to: second) }
    }
  }
#endif
