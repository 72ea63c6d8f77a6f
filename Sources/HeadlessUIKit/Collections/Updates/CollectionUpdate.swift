// SPDX-License-Identifier: MIT

/// The changes of one batch, as they were asked for: what goes and what is shown anew in places before
/// the batch, what comes in places after it.
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
  /// Whether changes may still be added; if not they are being carried out.
  var isOpen = true
  /// Whether everything is asked for anew instead.
  var reloadsInstead = false
  var completions: [(Bool) -> Void] = []

  /// The batch without moves that are asked for more than once: they are one move.
  var withoutRepeatedMoves: CollectionUpdate {
    var distinct = self
    var seen = Set<[IndexPath]>()
    distinct.movedItems.removeAll { !seen.insert([$0.from, $0.to]).inserted }
    var seenSections = Set<[Int]>()
    distinct.movedSections.removeAll { !seenSections.insert([$0.from, $0.to]).inserted }
    return distinct
  }
}

/// Where what stays goes in a batch that is legal.
///
/// Sections and items that are not mentioned keep their order: the r-th of those before is the r-th of
/// those after. So nothing is kept for each item, and the place of one takes O(log of the changes).
struct CollectionMapping {
  private var sections: [Int?]
  private var reloadedSections: Set<Int>
  private var leaving: [Int: [Int]] = [:]
  private var coming: [Int: [Int]] = [:]
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
      leaving[path.section, default: []].append(path.item)
    }
    for path in update.insertedItems {
      coming[path.section, default: []].append(path.item)
    }
    for move in update.movedItems {
      leaving[move.from.section, default: []].append(move.from.item)
      coming[move.to.section, default: []].append(move.to.item)
      moves[move.from] = move.to
    }
    for key in leaving.keys { leaving[key]?.sort() }
    for (key, items) in coming { coming[key] = Self.distinct(items.sorted()) }
  }

  /// Ascending items without repetitions: of two insertions at one place the second comes after the first.
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

  /// Where a section goes; none where it is deleted.
  func section(of old: Int) -> Int? {
    sections.indices.contains(old) ? sections[old] : nil
  }

  /// Where a section goes; none where it is deleted or shown anew.
  func sectionShownOn(from old: Int) -> Int? {
    reloadedSections.contains(old) ? nil : section(of: old)
  }

  /// Where an item goes; none where it is deleted, alone, with its section, or for being shown anew.
  func path(of old: IndexPath) -> IndexPath? {
    if let target = moves[old] { return target }
    guard !deleted.contains(old), !reloadedSections.contains(old.section),
      let section = section(of: old.section)
    else { return nil }
    let item = Self.place(
      of: old.item, leaving: leaving[old.section] ?? [], coming: coming[section] ?? [])
    return IndexPath(item: item, section: section)
  }

  /// The place of an item whose view stays the same; nil where the item is deleted or shown anew.
  func pathShownOn(from old: IndexPath) -> IndexPath? {
    reloaded.contains(old) ? nil : path(of: old)
  }

  /// The place in a list of an element that keeps its order among those that remain.
  ///
  /// - Parameters:
  ///   - leaving: The ascending places, before the change, of elements that leave the list.
  ///   - coming: The ascending places, after the change, of elements that are new in the list.
  static func place(of old: Int, leaving: [Int], coming: [Int]) -> Int {
    let rank = old - partition(leaving) { leaving[$0] < old }
    // A new element at a place has as many new elements before it as its index says, and otherwise
    // those that stay.
    return rank + partition(coming) { coming[$0] - $0 <= rank }
  }

  /// The number of indices that a condition holds for; it holds for none after the first failure.
  private static func partition(_ items: [Int], _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// The sections and items that appear and disappear: layouts answer for the views that belong to them.
extension CollectionMapping {
  /// The sections before the batch that are deleted or shown anew.
  var departingSections: [Int] {
    sections.indices.filter { sectionShownOn(from: $0) == nil }
  }

  /// The sections after the batch that are inserted or shown anew.
  func arrivingSections(count: Int) -> [Int] {
    let kept = Set(sections.indices.compactMap(sectionShownOn))
    return (0..<count).filter { !kept.contains($0) }
  }

  /// The items before the batch that are deleted or shown anew, also with their section. Items that are
  /// moved are not among them.
  ///
  /// - Parameter counts: The number of items in each section before the batch, or 0 to leave it out.
  func departingItems(counts: [Int]) -> [IndexPath] {
    let whole = departingSections.filter(counts.indices.contains)
    return Self.items(of: whole, counts).filter { moves[$0] == nil }
      + deleted.union(reloaded).filter { sectionShownOn(from: $0.section) != nil }.sorted()
  }

  /// The items after the batch that are inserted or shown anew, also with their section. Items that are
  /// moved are not among them.
  ///
  /// - Parameter counts: The number of items in each section after the batch, or 0 to leave it out.
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
