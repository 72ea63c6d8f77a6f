// SPDX-License-Identifier: MIT
internal import Resin

/// The sections and items of a snapshot, with the positions of both.
///
/// The items of all sections are stored in one array. Therefore the core compares two snapshots
/// without copying them, appending an item is appending to an array, and an index path is found by
/// one addition. Items that were appended are compared with the others only when something depends
/// on it: see ``SnapshotContents/settled``.
struct SnapshotContents<Section: Hashable, Item: Hashable> {
  private(set) var list = FlatSections<Section, Item>()
  /// Nil if there are few sections.
  private var sectionIndex: IdentifierIndex<Section>?
  /// Nil if there are no items, or unsettled ones: creating a snapshot allocates none.
  private var itemIndex: IdentifierIndex<Item>?
  /// The offsets of the first items of the calls that appended items which have not been compared
  /// with the others; empty if all items are known to be different.
  private(set) var unsettled: [Int] = []
  private var settling: Settling<Section, Item>?

  var itemCount: Int { list.items.count }

  func range(ofSection section: Int) -> Range<Int> {
    list.starts[section]..<list.starts[section + 1]
  }

  // MARK: Positions

  func position(ofSection section: Section) -> Int? {
    guard let sectionIndex else { return list.sections.firstIndex(of: section) }
    return sectionIndex.position(of: section, in: list.sections)
  }

  func position(ofItem item: Item) -> Int? {
    guard let itemIndex else { return list.items.firstIndex(of: item) }
    return itemIndex.position(of: item, in: list.items)
  }

  func positions(ofItems items: [Item]) -> [Int?] {
    guard let itemIndex else { return items.map { list.items.firstIndex(of: $0) } }
    return itemIndex.positions(of: items, in: list.items)
  }

  /// Returns the section that contains the item at an offset.
  func section(containing offset: Int) -> Int {
    var (low, high) = (0, list.sections.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if list.starts[middle] <= offset { low = middle } else { high = middle }
    }
    // Empty sections begin at the same offset: the last of them has the item.
    return low
  }

  // MARK: Changes of items

  /// Appends items to a section after which all sections are empty, without comparing them with the
  /// others.
  mutating func appendUnsettled(_ items: [Item], toSection section: Int) {
    guard !items.isEmpty else { return }
    let count = list.items.count
    let isKnown =
      unsettled.isEmpty && isKnownUniquelyReferenced(&itemIndex) && itemIndex?.isMade == true
      && itemIndex?.add(items, to: list.items, atEnd: count) == true
    // The first items are not copied: the arrays share them.
    if count == 0 { list.items = items } else { list.items.append(contentsOf: items) }
    shiftStarts(after: section, by: items.count)
    guard !isKnown else { return }
    itemIndex = nil
    unsettled.append(count)
    startSettling()
  }

  /// Makes the result of an earlier comparison invalid.
  private mutating func startSettling() {
    // An object that no copy shares and that has no result serves again.
    if settling != nil, isKnownUniquelyReferenced(&settling), settling?.hasResult == false {
      return
    }
    settling = Settling()
  }

  /// Inserts items at an offset in a section, unless one of them is there already or occurs twice.
  ///
  /// - Returns: Whether they were inserted.
  mutating func insert(_ items: [Item], at offset: Int, section: Int) -> Bool {
    guard ownItemIndex().add(items, to: list.items, atEnd: nil) else { return false }
    list.items.insert(contentsOf: items, at: offset)
    shiftStarts(after: section, by: items.count)
    return true
  }

  /// Removes items at ascending offsets.
  mutating func removeItems(at offsets: [Int]) {
    guard !offsets.isEmpty else { return }
    ownItemIndex().remove(offsets.map { list.items[$0] })
    removeItems(sortedOffsets: offsets)
  }

  /// Returns the index of items, which no copy shares afterwards.
  private mutating func ownItemIndex() -> IdentifierIndex<Item> {
    if isKnownUniquelyReferenced(&itemIndex), let itemIndex { return itemIndex }
    let own = itemIndex.map { IdentifierIndex(copying: $0) } ?? IdentifierIndex()
    itemIndex = own
    return own
  }

  private mutating func removeItems(sortedOffsets offsets: [Int]) {
    var kept = [Item]()
    kept.reserveCapacity(list.items.count - offsets.count)
    var next = 0
    var section = 0
    var starts = list.starts
    for (removed, offset) in offsets.enumerated() {
      while section < list.sections.count, list.starts[section + 1] <= offset {
        section += 1
        starts[section] = list.starts[section] - removed
      }
      kept.append(contentsOf: list.items[next..<offset])
      next = offset + 1
    }
    kept.append(contentsOf: list.items[next...])
    while section < list.sections.count {
      section += 1
      starts[section] = list.starts[section] - offsets.count
    }
    list = FlatSections(sections: list.sections, items: kept, starts: starts)
  }

  private mutating func shiftStarts(after section: Int, by count: Int) {
    for later in section + 1..<list.starts.count { list.starts[later] += count }
  }

  /// Moves an item to an offset of the list without it, in a section.
  mutating func moveItem(at offset: Int, to target: Int, section: Int) {
    let item = list.items[offset]
    removeItems(sortedOffsets: [offset])
    list.items.insert(item, at: target)
    shiftStarts(after: section, by: 1)
    ownItemIndex().discardPositions()
  }

  // MARK: Changes of sections

  mutating func insertSections(_ sections: [Section], at position: Int) {
    list.sections.insert(contentsOf: sections, at: position)
    let start = list.starts[position]
    list.starts.insert(contentsOf: repeatElement(start, count: sections.count), at: position)
    resetSectionIndex()
    // The result of an earlier comparison does not have these sections.
    if !unsettled.isEmpty { startSettling() }
  }

  /// Arranges the sections, with their items, as an array of their positions says. Sections that
  /// are not in it are removed.
  mutating func arrangeSections(_ positions: [Int]) {
    var result = FlatSections<Section, Item>()
    result.items.reserveCapacity(list.items.count)
    for position in positions {
      result.sections.append(list.sections[position])
      result.items.append(contentsOf: list.items[range(ofSection: position)])
      result.starts.append(result.items.count)
    }
    list = result
    resetSectionIndex()
    itemIndex = unsettled.isEmpty ? IdentifierIndex() : nil
  }

  private mutating func resetSectionIndex() {
    // A search by `==` is faster than a table of few sections.
    if list.sections.count <= 8 {
      sectionIndex = nil
    } else if !isKnownUniquelyReferenced(&sectionIndex) || sectionIndex?.isMade != false {
      sectionIndex = IdentifierIndex()
    }
  }

  // MARK: Settling

  /// The contents after comparing appended items with the others. An item that was appended though
  /// it was there already is only at its new position; an item that occurs twice in one call is an
  /// illegal use.
  var settled: SnapshotContents {
    settling?.result(of: self) ?? self
  }

  /// Compares appended items with settled ones: if they are the same, all of them are different
  /// from each other, and nothing is hashed.
  mutating func settle(beside other: SnapshotContents) {
    guard !unsettled.isEmpty, other.unsettled.isEmpty, list.items == other.list.items else {
      return
    }
    markSettled()
  }

  /// Compares appended items with the others, and returns the difference from settled contents.
  ///
  /// Items that the difference pairs are different from each other, because settled items are. So
  /// only inserted items can be repetitions, of which there are few in most updates: these are
  /// searched, and nothing else is hashed for it.
  mutating func settle(
    beside other: SnapshotContents, with differ: SectionedDiffer
  ) -> SectionedDiff {
    let diff = differ.diff(from: other.list, to: list)
    guard !unsettled.isEmpty else { return diff }
    if other.unsettled.isEmpty, isSettled(after: diff.items) {
      markSettled()
      return diff
    }
    let count = itemCount
    settle()
    return itemCount == count ? diff : differ.diff(from: other.list, to: list)
  }

  /// Whether all items are different after a difference from settled contents; false also if there
  /// are too many inserted items to search each.
  private func isSettled(after diff: ListDiff) -> Bool {
    guard diff.duplicates.isEmpty, diff.inserts.count <= 4 else { return false }
    return list.items.withUnsafeBufferPointer { items in
      diff.inserts.allSatisfy { inserted in
        !items.indices.contains { $0 != inserted && items[$0] == items[inserted] }
      }
    }
  }

  private mutating func markSettled() {
    unsettled = []
    settling = nil
    itemIndex = IdentifierIndex()
  }

  /// Compares appended items with the others.
  mutating func settle() {
    guard !unsettled.isEmpty else { return }
    self = settled
  }

  fileprivate func makeSettled() -> SnapshotContents {
    var result = self
    result.markSettled()
    guard ListDiffer().hasDuplicates(list.items) else { return result }
    let repeats = repeatedItems()
    result.removeItems(sortedOffsets: repeats.removed)
    SnapshotProblem.reportDuplicates(
      inOneCall: repeats.inOneCall.map { "\(list.items[$0])" },
      existing: repeats.existing.map { "\(list.items[$0])" })
    return result
  }

  /// Returns the offsets of the items that have to be removed, and of the repetitions.
  private func repeatedItems() -> (removed: [Int], inOneCall: [Int], existing: [Int]) {
    var last: [IdentityKey<Item>: Int] = [:]
    var (removed, inOneCall, existing): ([Int], [Int], [Int]) = ([], [], [])
    var call = 0
    var starts = unsettled[...]
    for (offset, item) in list.items.enumerated() {
      while let start = starts.first, start <= offset {
        call = start
        starts = starts.dropFirst()
      }
      guard let earlier = last.updateValue(offset, forKey: IdentityKey(item)) else { continue }
      removed.append(earlier)
      if earlier >= call { inOneCall.append(offset) } else { existing.append(offset) }
    }
    return (removed.sorted(), inOneCall, existing)
  }
}

// The parts that copies share have locks; all others are values.
extension SnapshotContents: @unchecked Sendable where Section: Sendable, Item: Sendable {}

/// The settled contents that copies of a snapshot share, computed once.
private final class Settling<Section: Hashable, Item: Hashable>: @unchecked Sendable {
  private let lock = NSLock()
  private var result: SnapshotContents<Section, Item>?

  var hasResult: Bool { lock.withLock { result != nil } }

  func result(of contents: SnapshotContents<Section, Item>) -> SnapshotContents<Section, Item> {
    lock.withLock {
      if let result { return result }
      let made = contents.makeSettled()
      result = made
      return made
    }
  }
}
