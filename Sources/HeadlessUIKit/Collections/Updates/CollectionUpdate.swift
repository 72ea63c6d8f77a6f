// SPDX-License-Identifier: MIT

/// The requested changes of one batch. Deletions and reloads use index paths before the batch,
/// insertions use index paths after it.
struct CollectionUpdate {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reconfiguredItems: [IndexPath] = []
  /// Whether changes can still be added. False while the changes are carried out.
  var isOpen = true
  /// Whether all data is loaded again instead of carrying out the changes.
  var reloadsInstead = false
  var completions: [(Bool) -> Void] = []

  /// The batch with repeated requests for the same move reduced to one move.
  var withoutRepeatedMoves: CollectionUpdate {
    var distinct = self
    var seen = Set<[IndexPath]>()
    distinct.movedItems.removeAll { !seen.insert([$0.from, $0.to]).inserted }
    var seenSections = Set<[Int]>()
    distinct.movedSections.removeAll { !seenSections.insert([$0.from, $0.to]).inserted }
    return distinct
  }
}

/// The positions after a legal batch of the sections and items that it does not delete.
///
/// Sections and items that are not changed keep their order: the r-th unchanged element before the
/// batch is the r-th after it. Therefore nothing is stored per item, and mapping an index path is
/// O(log n) for n changes.
struct CollectionMapping {
  private var sections: [Int?]
  private var reloadedSections: Set<Int>
  private var outgoing: [Int: [Int]] = [:]
  private var incoming: [Int: [Int]] = [:]
  private var moves: [IndexPath: IndexPath] = [:]
  private let deleted: Set<IndexPath>
  private let inserted: [IndexPath]
  private let reloaded: Set<IndexPath>

  init(_ update: CollectionUpdate, before: [Int], after: [Int]) {
    reloadedSections = Set(update.reloadedSections)
    sections = Self.sections(update, before: before.count, after: after.count)
    deleted = Set(update.deletedItems)
    inserted = update.insertedItems
    reloaded = Set(update.reloadedItems)
    for path in update.deletedItems {
      outgoing[path.section, default: []].append(path.item)
    }
    for path in update.insertedItems {
      incoming[path.section, default: []].append(path.item)
    }
    for move in update.movedItems {
      outgoing[move.from.section, default: []].append(move.from.item)
      incoming[move.to.section, default: []].append(move.to.item)
      moves[move.from] = move.to
    }
    for key in outgoing.keys { outgoing[key]?.sort() }
    for (key, items) in incoming { incoming[key] = Self.distinct(items.sorted()) }
  }

  /// Returns the ascending items without repetitions: of two insertions at one index, the second
  /// follows the first.
  private static func distinct(_ sorted: [Int]) -> [Int] {
    var last = -1
    return sorted.map { item in
      last = max(item, last + 1)
      return last
    }
  }

  private static func sections(_ update: CollectionUpdate, before: Int, after: Int) -> [Int?] {
    var result = [Int?](repeating: nil, count: before)
    var isTaken = [Bool](repeating: false, count: after)
    var stays = [Bool](repeating: true, count: before)
    for section in update.deletedSections where section < before { stays[section] = false }
    for section in update.insertedSections where section < after { isTaken[section] = true }
    for move in update.movedSections where move.from < before && move.to < after {
      result[move.from] = move.to
      stays[move.from] = false
      isTaken[move.to] = true
    }
    var free = isTaken.indices.lazy.filter { !isTaken[$0] }.makeIterator()
    for section in stays.indices where stays[section] {
      result[section] = free.next()
    }
    return result
  }

  /// Returns the section after the batch; nil if the section is deleted.
  func section(of old: Int) -> Int? {
    sections.indices.contains(old) ? sections[old] : nil
  }

  /// Returns the section after the batch; nil if the section is deleted or reloaded.
  func sectionShownOn(from old: Int) -> Int? {
    reloadedSections.contains(old) ? nil : section(of: old)
  }

  /// Returns the index path of an item after the batch; nil if the item or its section is deleted,
  /// or if its section is reloaded.
  func path(of old: IndexPath) -> IndexPath? {
    if let target = moves[old] { return target }
    guard !deleted.contains(old), !reloadedSections.contains(old.section),
      let section = section(of: old.section)
    else { return nil }
    let item = Self.newIndex(
      of: old.item, outgoing: outgoing[old.section] ?? [], incoming: incoming[section] ?? [])
    return IndexPath(item: item, section: section)
  }

  /// Returns the index path of an item that keeps its view; nil if the item is deleted or reloaded.
  func pathShownOn(from old: IndexPath) -> IndexPath? {
    reloaded.contains(old) ? nil : path(of: old)
  }

  /// Returns the index in a list, after a change, of an element that remains in it. The remaining
  /// elements keep their order.
  ///
  /// - Parameters:
  ///   - outgoing: The ascending indices, before the change, of the elements that leave the list.
  ///   - incoming: The ascending indices, after the change, of the elements that join the list.
  static func newIndex(of old: Int, outgoing: [Int], incoming: [Int]) -> Int {
    let rank = old - partition(outgoing) { outgoing[$0] < old }
    // Before the index `incoming[i]`, there are i new elements and incoming[i] - i remaining
    // elements.
    return rank + partition(incoming) { incoming[$0] - $0 <= rank }
  }

  /// Returns the number of indices for which a monotonic condition holds: after the first failure,
  /// it holds for none.
  private static func partition(_ items: [Int], _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// The sections and items that appear and disappear, from which layouts determine their own views.
extension CollectionMapping {
  /// The sections, before the batch, that are deleted or reloaded.
  var departingSections: [Int] {
    sections.indices.filter { sectionShownOn(from: $0) == nil }
  }

  /// Returns the sections, after the batch, that are inserted or reloaded.
  func arrivingSections(count: Int) -> [Int] {
    let kept = Set(sections.indices.compactMap(sectionShownOn))
    return (0..<count).filter { !kept.contains($0) }
  }

  /// Returns the items, before the batch, that are deleted or reloaded, including those of such
  /// sections. Moved items are excluded.
  ///
  /// - Parameter counts: The number of items in each section before the batch; 0 excludes a
  ///   section.
  func departingItems(counts: [Int]) -> [IndexPath] {
    let whole = departingSections.filter(counts.indices.contains)
    return Self.items(of: whole, counts).filter { moves[$0] == nil }
      + deleted.union(reloaded).filter { sectionShownOn(from: $0.section) != nil }.sorted()
  }

  /// Returns the items, after the batch, that are inserted or reloaded, including those of such
  /// sections. Moved items are excluded.
  ///
  /// - Parameter counts: The number of items in each section after the batch; 0 excludes a section.
  func arrivingItems(counts: [Int]) -> [IndexPath] {
    let whole = arrivingSections(count: counts.count)
    let moved = Set(moves.values)
    let alone = Set(inserted + reloaded.compactMap(path))
    return Self.items(of: whole, counts).filter { !moved.contains($0) }
      + alone.filter { !whole.contains($0.section) }.sorted()
  }

  private static func items(of sections: [Int], _ counts: [Int]) -> [IndexPath] {
    sections.flatMap { section in
      (0..<counts[section]).map { IndexPath(item: $0, section: section) }
    }
  }
}
