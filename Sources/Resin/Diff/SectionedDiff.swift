// SPDX-License-Identifier: MIT

/// The difference of two lists with sections.
///
/// Sections are paired by identity, like the elements of a list. Items are paired within paired
/// sections or, optionally, across sections:
///
/// ```swift
/// typealias Section = (id: String, rows: [Int])
/// let old: [Section] = [("today", [1, 2, 3]), ("later", [4]), ("done", [])]
/// let new: [Section] = [("today", [1, 2]), ("later", [3, 4])]
/// let diff = SectionedDiff(
///   from: old, to: new, acrossSections: true,
///   sectionIdentity: \.id, items: \.rows, itemIdentity: { $0 })
/// print(diff.sections.deletes)  // [2]
/// print(diff.itemMoves)  // [[0, 2] -> [1, 0]]
/// ```
///
/// The items of deleted or inserted sections are not separate changes. A section that only moves
/// has no item changes.
///
/// O(n + m) on average over all sections and items, and O(k log k) for the moves of k pairs.
/// ``stages(_:)`` returns the batches for a list view, at most three; do not pass ``items``'
/// changes to one, because they refer to the flat list of all items.
public struct SectionedDiff: Hashable, Sendable {
  /// The changes of the list of sections.
  public let sections: ListDiff

  /// The changes of the items, as offsets in the flat list of the items of all sections.
  ///
  /// The maps include every item. The deletes and inserts do not include the items of deleted and
  /// inserted sections, and an item that moves only with its section is not a move. Therefore,
  /// `changeCount` and `isEmpty` refer to the sectioned lists, while `steps`, `stages(_:)` and
  /// `apply` convert the old flat list to the new flat list. For a list view, use `stages(_:)` of
  /// the sectioned diff. `oldPath(at:)` and `newPath(at:)` convert offsets to paths.
  public let items: ListDiff

  /// The offset of the first item of each old section, followed by the number of old items.
  public let oldStarts: [Int]

  /// The offset of the first item of each new section, followed by the number of new items.
  public let newStarts: [Int]

  /// Whether an item that changes its section is a move. Otherwise it is a delete and an insert.
  public let pairsAcrossSections: Bool

  @usableFromInline
  init(
    sections: ListDiff, items: ListDiff, oldStarts: [Int], newStarts: [Int],
    pairsAcrossSections: Bool
  ) {
    self.sections = sections
    self.items = items
    self.oldStarts = oldStarts
    self.newStarts = newStarts
    self.pairsAcrossSections = pairsAcrossSections
  }
}

// MARK: - Creating a diff

extension SectionedDiff {
  /// Creates the difference of two lists with sections.
  ///
  /// O(n + m) on average over all sections and items.
  ///
  /// - Parameters:
  ///   - acrossSections: Whether to pair items across sections, so that an item can move from one
  ///     section to another.
  ///   - sectionIdentity: Returns the identity of a section. Called once for each section.
  ///   - items: Returns the items of a section. Called once for each section.
  ///   - itemIdentity: Returns the identity of an item. Called once for each item.
  ///   - isSectionUpdated: Returns whether the contents of a pair of sections, such as their
  ///     titles, differ. Called once for each pair.
  ///   - isItemUpdated: Returns whether the contents of a pair of items differ. Called once for
  ///     each pair.
  /// - Precondition: Each list has fewer than 2^32 - 2 sections and items.
  @inlinable
  public init<Section, Items: Collection>(
    from old: some Collection<Section>, to new: some Collection<Section>,
    moves: MoveDetection = .minimal, acrossSections: Bool = false,
    sectionIdentity: (Section) -> some Hashable, items: (Section) -> Items,
    itemIdentity: (Items.Element) -> some Hashable,
    isSectionUpdated: (_ old: Section, _ new: Section) -> Bool = { _, _ in false },
    isItemUpdated: (_ old: Items.Element, _ new: Items.Element) -> Bool = { _, _ in false }
  ) {
    self = SectionedDiffer().diff(
      from: old, to: new, moves: moves, acrossSections: acrossSections,
      sectionIdentity: sectionIdentity, items: items, itemIdentity: itemIdentity,
      isSectionUpdated: isSectionUpdated, isItemUpdated: isItemUpdated)
  }
}

// MARK: - Paths

extension SectionedDiff {
  /// Returns the path of the old item at an offset. O(log sections).
  ///
  /// - Precondition: `offset` is the offset of an old item.
  public func oldPath(at offset: Int) -> ItemIndexPath {
    path(at: offset, oldStarts)
  }

  /// Returns the path of the new item at an offset. O(log sections).
  ///
  /// - Precondition: `offset` is the offset of a new item.
  public func newPath(at offset: Int) -> ItemIndexPath {
    path(at: offset, newStarts)
  }

  /// The items to delete, ascending. O(deletes + sections).
  public var itemDeletes: [ItemIndexPath] {
    paths(items.deletes, oldStarts)
  }

  /// The items to insert, ascending. O(inserts + sections).
  public var itemInserts: [ItemIndexPath] {
    paths(items.inserts, newStarts)
  }

  /// The items whose content has changed, ascending by new path. O(updates log sections).
  public var itemUpdates: [ItemIndexPathPair] {
    pairs(items.updates)
  }

  /// The items that have changed their order or their section, ascending by new path. O(moves log
  /// sections).
  public var itemMoves: [ItemIndexPathPair] {
    pairs(items.moves)
  }

  /// The number of changes of sections and items, in O(1). A pair that is both moved and updated
  /// counts twice.
  public var changeCount: Int {
    sections.changeCount + items.changeCount
  }

  /// Whether there are no changes.
  public var isEmpty: Bool {
    changeCount == 0
  }

  private func path(at offset: Int, _ starts: [Int]) -> ItemIndexPath {
    precondition(offset >= 0 && offset < starts.last!, "offset is out of bounds")
    // Finds the last section that starts at or before the offset.
    var low = 0
    var high = starts.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset {
        low = middle
      } else {
        high = middle
      }
    }
    return ItemIndexPath(section: low, item: offset - starts[low])
  }

  private func paths(_ offsets: IndexList, _ starts: [Int]) -> [ItemIndexPath] {
    var section = 0
    return offsets.map { offset in
      while starts[section + 1] <= offset {
        section += 1
      }
      return ItemIndexPath(section: section, item: offset - starts[section])
    }
  }

  private func pairs(_ pairs: IndexPairList) -> [ItemIndexPathPair] {
    pairs.map { ItemIndexPathPair(old: oldPath(at: $0.old), new: newPath(at: $0.new)) }
  }
}

extension SectionedDiff: CustomStringConvertible {
  /// The changes, without the maps.
  public var description: String {
    """
    sections: \(sections); items: deletes: \(itemDeletes), inserts: \(itemInserts), \
    updates: \(itemUpdates), moves: \(itemMoves)
    """
  }
}
