// SPDX-License-Identifier: MIT

/// What turns one list with sections into another.
///
/// Sections are paired by identity like the elements of a list, and items within paired sections
/// or, on request, across all of them:
///
///     let diff = SectionedDiff(
///       from: old, to: new, acrossSections: true,
///       sectionIdentity: \.id, items: \.rows, itemIdentity: \.id, isItemUpdated: !=)
///     diff.sections.deletes  // indices of sections
///     diff.itemMoves         // [0, 2] -> [1, 0]
///
/// Items that go with a deleted section or come with an inserted one are no changes of their own. A
/// section that only moves has no item changes.
public struct SectionedDiff: Hashable, Sendable {
  /// The changes of the list of sections.
  public let sections: ListDiff

  /// The changes of the items, in offsets into the items of all sections one after the other.
  ///
  /// Its maps tell of every item; its deletes and inserts leave out the items that go or come with
  /// their section, and an item that only moves with its section is no move. So `changeCount` and
  /// `isEmpty` of it speak of sectioned lists, while its `steps`, its `stages(_:)` and `apply` turn
  /// one flat list into the other; what a list view needs is `stages(_:)` of the sectioned diff.
  /// `oldPath(at:)` and `newPath(at:)` give the places of offsets.
  public let items: ListDiff

  /// Where the items of each old section start, and the end.
  public let oldStarts: [Int]

  /// Where the items of each new section start, and the end.
  public let newStarts: [Int]

  /// Whether an item that changed its section is a move, and not a delete and an insert.
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

// MARK: - Making one

extension SectionedDiff {
  /// What turns `old` into `new`.
  ///
  /// O(n + m) on average over all sections and items.
  ///
  /// - Parameters:
  ///   - acrossSections: Whether an item may be paired with one in another section, and so moves
  ///     from one section to the other.
  ///   - sectionIdentity: The identity of a section. Called once for each.
  ///   - items: The items of a section. Called once for each.
  ///   - itemIdentity: The identity of an item. Called once for each.
  ///   - isSectionUpdated: Whether the content of a section itself, such as its title, differs.
  ///     Called once for each pair.
  ///   - isItemUpdated: Whether the content of an item differs. Called once for each pair.
  /// - Precondition: fewer than 2^32 - 2 sections and items on either side.
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

// MARK: - Places

extension SectionedDiff {
  /// Where the old item at an offset stands. O(log sections).
  ///
  /// - Precondition: an offset of an old item.
  public func oldPath(at offset: Int) -> ItemPath {
    path(at: offset, oldStarts)
  }

  /// Where the new item at an offset stands. O(log sections).
  ///
  /// - Precondition: an offset of a new item.
  public func newPath(at offset: Int) -> ItemPath {
    path(at: offset, newStarts)
  }

  /// The items to be deleted, ascending. O(deletes + sections), as are those below.
  public var itemDeletes: [ItemPath] {
    paths(items.deletes, oldStarts)
  }

  /// The items to be inserted, ascending.
  public var itemInserts: [ItemPath] {
    paths(items.inserts, newStarts)
  }

  /// The items whose content changed, ascending by new place.
  public var itemUpdates: [ItemPathPair] {
    pairs(items.updates)
  }

  /// The items that changed their order or their section, ascending by new place.
  public var itemMoves: [ItemPathPair] {
    pairs(items.moves)
  }

  /// All changes of sections and items, in O(1). What is moved and updated counts twice.
  public var changeCount: Int {
    sections.changeCount + items.changeCount
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool {
    changeCount == 0
  }

  private func path(at offset: Int, _ starts: [Int]) -> ItemPath {
    precondition(offset >= 0 && offset < starts.last!, "offset is out of bounds")
    // The last section that starts at the offset or before it.
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
    return ItemPath(section: low, item: offset - starts[low])
  }

  private func paths(_ offsets: IndexList, _ starts: [Int]) -> [ItemPath] {
    var section = 0
    return offsets.map { offset in
      while starts[section + 1] <= offset {
        section += 1
      }
      return ItemPath(section: section, item: offset - starts[section])
    }
  }

  private func pairs(_ pairs: IndexPairList) -> [ItemPathPair] {
    pairs.map { ItemPathPair(old: oldPath(at: $0.old), new: newPath(at: $0.new)) }
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
