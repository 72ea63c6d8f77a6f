// SPDX-License-Identifier: MIT

/// The groups of a section, with the items of each group and the lengths along their row.
///
/// All groups have the same number of items, and nothing is stored per group, until measured sizes
/// require otherwise.
struct CompositionalGroups {
  let itemCount: Int
  /// The number of items in a group without measured sizes.
  let perGroup: Int
  /// The first item of each group, followed by the number of items; nil while all groups have the
  /// same number.
  private var starts: [Int]?
  /// The lengths of the groups, each including the spacing after the group.
  private(set) var lengths: FenwickSums

  init(itemCount: Int, perGroup: Int, length: CGFloat) {
    self.itemCount = itemCount
    self.perGroup = max(perGroup, 1)
    lengths = FenwickSums(
      repeating: length, count: (itemCount + self.perGroup - 1) / self.perGroup)
  }

  var count: Int { lengths.count }

  func range(of group: Int) -> Range<Int> {
    if let starts { return starts[group]..<starts[group + 1] }
    return group * perGroup..<min((group + 1) * perGroup, itemCount)
  }

  func index(ofItem item: Int) -> Int {
    guard let starts else { return item / perGroup }
    var (low, high) = (0, starts.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return low
  }

  mutating func setLength(_ length: CGFloat, of group: Int) {
    guard lengths.count > group, group >= 0 else { return }
    lengths[group] = length
  }

  /// Divides items into groups again, beginning with a given group, until a group begins at the
  /// same item as before.
  ///
  /// - Parameters:
  ///   - last: The last item whose size has changed.
  ///   - measure: Creates the group that begins with an item, and returns its number of items and
  ///     its length.
  mutating func regroup(
    from first: Int, throughItem last: Int, measure: (Int) -> (count: Int, length: CGFloat)
  ) {
    guard first < count else { return }
    var item = range(of: first).lowerBound
    var group = first
    var made: [(start: Int, length: CGFloat)] = []
    while item < itemCount {
      while group < count, range(of: group).lowerBound < item { group += 1 }
      if item > last, group < count, range(of: group).lowerBound == item { break }
      let (count, length) = measure(item)
      made.append((item, length))
      item += max(count, 1)
    }
    if item >= itemCount { group = count }
    replace(first..<group, by: made)
  }

  private mutating func replace(_ old: Range<Int>, by made: [(start: Int, length: CGFloat)]) {
    let isSame =
      made.count == old.count
      && zip(old, made).allSatisfy { range(of: $0).lowerBound == $1.start }
    if isSame {
      for (group, made) in zip(old, made) { lengths[group] = made.length }
      return
    }
    var starts = starts ?? (0...count).map { min($0 * perGroup, itemCount) }
    starts.replaceSubrange(old, with: made.map(\.start))
    self.starts = starts
    var all = (0..<count).map { lengths[$0] }
    all.replaceSubrange(old, with: made.map(\.length))
    lengths = FenwickSums(all)
  }
}

extension NSCollectionLayoutGroup {
  /// Whether the number of items in the group depends on sizes that views determine, because items
  /// are repeated as long as they fit.
  var hasVaryingCount: Bool {
    switch arrangement {
    case .repeated(let axis, let items):
      let isOpen = layoutSize.isEstimated(along: axis)
      return items.contains { item in
        (!isOpen && item.layoutSize.isEstimated(along: axis))
          || (item as? NSCollectionLayoutGroup)?.hasVaryingCount ?? false
      }
    case .counted(_, let item, _):
      return (item as? NSCollectionLayoutGroup)?.hasVaryingCount ?? false
    case .custom: return false
    }
  }
}

extension NSCollectionLayoutSize {
  func isEstimated(along axis: LayoutAxis) -> Bool {
    axis.isVertical ? heightDimension.isEstimated : widthDimension.isEstimated
  }
}
