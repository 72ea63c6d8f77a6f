// SPDX-License-Identifier: MIT

/// The groups of one section of a compositional layout, relative to the start of the section.
///
/// Groups are positioned on demand: the section stores only a length per group and the measured
/// sizes of views. An orthogonally scrolling section has its groups side by side, and its length is
/// that of the longest measured group.
@MainActor
struct CompositionalSection {
  struct Surroundings {
    var axis: LayoutAxis
    /// The size of the collection view inside its adjusted content inset.
    var room: CGSize
    /// The insets of the safe area or the margins across the scroll axis. The leading side is the
    /// left one.
    var referenceInsets: UIEdgeInsets
    /// The insets of headers and footers; nil if they are those of the section.
    var supplementaryInsets: UIEdgeInsets?
    var traits: UITraitCollection
  }

  let section: NSCollectionLayoutSection
  let itemCount: Int
  let surroundings: Surroundings

  /// The measured sizes of views.
  struct Measured {
    var items: [Int: MeasuredSize] = [:]
    var boundaries: [Int: MeasuredSize] = [:]
    /// The sizes of the supplementary views of items, by item and kind.
    var badges: [Int: [String: MeasuredSize]] = [:]
    var count: Int { items.count + boundaries.count + badges.reduce(0) { $0 + $1.value.count } }

    var isEmpty: Bool { items.isEmpty && boundaries.isEmpty && badges.isEmpty }
  }

  private(set) var measured = Measured()
  /// A group of items without measured sizes.
  private let template: CompositionalGroup
  private var groups: CompositionalGroups
  /// Whether the number of items in a group depends on measured sizes.
  private let hasVaryingCounts: Bool

  init(_ section: NSCollectionLayoutSection, itemCount: Int, surroundings: Surroundings) {
    self.section = section
    self.itemCount = itemCount
    self.surroundings = surroundings
    let container = Self.container(of: section, surroundings)
    template = CompositionalGroup(
      section.group, in: container, limit: max(itemCount, 1), traits: surroundings.traits)
    hasVaryingCounts = template.hasEstimates && section.group.hasVaryingCount
    groups = CompositionalGroups(
      itemCount: itemCount, perGroup: template.cells.count,
      length: Self.row(section, surroundings).along(template.size) + section.interGroupSpacing)
    if itemCount % groups.perGroup != 0, section.group.layoutSize.isEstimated {
      updateLength(ofGroup: groups.count - 1)
    }
  }

  // MARK: Parts of the section

  /// Whether any items have supplementary views.
  var hasBadges: Bool { template.cells.contains { $0.item?.supplementaryItems.isEmpty == false } }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  var axis: LayoutAxis { surroundings.axis }

  /// The axis along which the groups are arranged.
  var row: LayoutAxis { Self.row(section, surroundings) }

  private static func row(_ section: NSCollectionLayoutSection, _ surroundings: Surroundings)
    -> LayoutAxis
  {
    section.orthogonalScrollingBehavior == .none
      ? surroundings.axis : LayoutAxis(isVertical: !surroundings.axis.isVertical)
  }

  var insets: UIEdgeInsets { Self.insets(of: section, surroundings) }

  private static func insets(of section: NSCollectionLayoutSection, _ surroundings: Surroundings)
    -> UIEdgeInsets
  {
    section.contentInsets.resolved(rightToLeft: false) + surroundings.referenceInsets
  }

  static func container(
    of section: NSCollectionLayoutSection, _ surroundings: Surroundings
  ) -> CGSize {
    container(within: insets(of: section, surroundings), surroundings)
  }

  /// Returns the size of the content area without the insets. A vertical layout ignores the insets
  /// at the top and bottom.
  static func container(within insets: UIEdgeInsets, _ surroundings: Surroundings) -> CGSize {
    let room = surroundings.room
    return CGSize(
      width: max(room.width - insets.left - insets.right, 0),
      height: max(
        room.height - (surroundings.axis.isVertical ? 0 : insets.top + insets.bottom), 0))
  }

  /// The position of the first group along the layout's scroll axis.
  var contentStart: CGFloat {
    section.spaceBefore + boundaryLength(atStart: true) + axis.before(insets)
  }

  /// The length of the groups along the layout's scroll axis.
  private var contentLength: CGFloat {
    guard groups.count > 0 else { return 0 }
    return isOrthogonal ? orthogonalBreadth : groups.lengths.total - section.interGroupSpacing
  }

  /// The length, along the layout's scroll axis, of the longest measured group of an orthogonally
  /// scrolling section; that of the template if nothing is measured.
  private var orthogonalBreadth: CGFloat {
    guard section.group.layoutSize.isEstimated, !measured.items.isEmpty else {
      return axis.along(template.size)
    }
    let measuredGroups = Set(measured.items.keys.map { groups.index(ofItem: $0) })
    return measuredGroups.map { axis.along(group($0).size) }.max() ?? axis.along(template.size)
  }

  /// Whether the size of an item, whatever it is, may change the length of the section: because the
  /// section is as long as its longest measured group, and the item has not been measured yet.
  func measuresForLength(item: Int) -> Bool {
    isOrthogonal && section.group.layoutSize.isEstimated && measured.items[item] == nil
  }

  /// The length of the row of an orthogonally scrolling section, with its insets.
  var rowLength: CGFloat {
    (groups.count == 0 ? 0 : groups.lengths.total - section.interGroupSpacing) + row.before(insets)
      + row.after(insets)
  }

  /// The length of the section with its headers, footers and insets.
  var length: CGFloat {
    let content = contentLength
    guard itemCount > 0 || boundaryLength(atStart: true) + boundaryLength(atStart: false) > 0 else {
      return axis.before(insets) + axis.after(insets)
    }
    return contentStart + content + axis.after(insets) + boundaryLength(atStart: false)
  }

  // MARK: Cells

  private func group(_ group: Int) -> CompositionalGroup {
    let range = groups.range(of: group)
    if range.count == groups.perGroup, !isMeasured(range) { return template }
    return makeGroup(from: range.lowerBound, limit: range.count)
  }

  private func isMeasured(_ range: Range<Int>) -> Bool {
    !measured.items.isEmpty && range.contains { measured.items[$0] != nil }
  }

  /// Returns the group that begins with an item.
  private func makeGroup(from first: Int, limit: Int) -> CompositionalGroup {
    CompositionalGroup(
      section.group, in: Self.container(of: section, surroundings), limit: limit,
      traits: surroundings.traits, measured: { measured.items[first + $0]?.size })
  }

  private mutating func updateLength(ofGroup index: Int) {
    guard index >= 0, index < groups.count else { return }
    groups.setLength(length(of: group(index)), of: index)
  }

  private func length(of group: CompositionalGroup) -> CGFloat {
    row.along(group.size) + section.interGroupSpacing
  }

  /// Updates the groups after a change of the sizes of items.
  private mutating func sizesChanged(ofItems items: ClosedRange<Int>) {
    guard hasVaryingCounts else {
      for group in groups.index(ofItem: items.lowerBound)...groups.index(ofItem: items.upperBound) {
        updateLength(ofGroup: group)
      }
      return
    }
    var first = groups.index(ofItem: items.lowerBound)
    // A smaller item may fit at the end of the previous group.
    if first > 0, groups.range(of: first).lowerBound == items.lowerBound { first -= 1 }
    let section = self
    groups.regroup(from: first, throughItem: items.upperBound) { item in
      let ahead = item..<min(item + section.groups.perGroup + 1, section.itemCount)
      guard ahead.count > section.groups.perGroup, !section.isMeasured(ahead) else {
        let made = section.makeGroup(from: item, limit: section.itemCount - item)
        return (made.cells.count, section.length(of: made))
      }
      return (section.groups.perGroup, section.length(of: section.template))
    }
  }

  /// Calls `body` for each cell of the groups that intersect an interval of the row, with the
  /// cell's frame in the section. `scrolled` is the offset of an orthogonally scrolling row.
  func forEachCell(
    from start: CGFloat, to end: CGFloat, scrolled: CGFloat = 0,
    _ body: (_ item: Int, CompositionalGroup.Cell, _ frame: CGRect) -> Void
  ) {
    guard groups.count > 0 else { return }
    let origin = rowOrigin
    // With negative spacing, a group extends beyond the start of the next group.
    let first = groups.lengths.firstIndex(
      reaching: start + scrolled - origin + min(section.interGroupSpacing, 0))
    var position = origin + groups.lengths.sum(ofFirst: first)
    var index = first
    while index < groups.count, position <= end + scrolled {
      let made = group(index)
      let range = groups.range(of: index)
      for (item, cell) in zip(range, made.cells) {
        body(item, cell, frame(of: cell, groupAt: position - scrolled))
      }
      position += groups.lengths[index]
      index += 1
    }
  }

  func cell(ofItem item: Int, scrolled: CGFloat = 0) -> (CompositionalGroup.Cell, CGRect)? {
    let index = groups.index(ofItem: item)
    let made = group(index)
    let cellIndex = item - groups.range(of: index).lowerBound
    guard made.cells.indices.contains(cellIndex) else { return nil }
    let cell = made.cells[cellIndex]
    return (
      cell, frame(of: cell, groupAt: rowOrigin + groups.lengths.sum(ofFirst: index) - scrolled)
    )
  }

  /// Returns the start of the group at a position of the row, the start of the next group, and the
  /// group's index.
  func groupBounds(at position: CGFloat) -> (start: CGFloat, end: CGFloat, index: Int) {
    let index = groups.lengths.index(at: position)
    let start = groups.lengths.sum(ofFirst: index)
    return (start, start + (groups.count > 0 ? groups.lengths[index] : 0), index)
  }

  var groupCount: Int { groups.count }

  func start(ofGroup index: Int) -> CGFloat { groups.lengths.sum(ofFirst: index) }

  // MARK: Offsets of an orthogonally scrolling row, from its leading end

  private var isCentered: Bool { section.orthogonalScrollingBehavior == .groupPagingCentered }

  /// The length of the part of the row that is in sight.
  private var shownLength: CGFloat { axis.across(surroundings.room) }

  /// The offsets at which the row begins and ends. Centered pages begin with the first group in the
  /// center and end with the last one.
  var orthogonalLimits: (low: CGFloat, high: CGFloat) {
    guard isCentered, groups.count > 0 else { return (0, max(rowLength - shownLength, 0)) }
    return (restingOffset(ofGroup: 0), restingOffset(ofGroup: groups.count - 1))
  }

  /// Returns the offset that shows a group, or the nearest one that exists, at the leading edge or
  /// in the center.
  func restingOffset(ofGroup index: Int) -> CGFloat {
    let index = min(max(index, 0), groups.count - 1)
    let start = start(ofGroup: index)
    guard isCentered else { return start }
    let end = self.start(ofGroup: index + 1) - section.interGroupSpacing
    return row.before(insets) + (start + end) / 2 - shownLength / 2
  }

  /// Returns the group that rests nearest to an offset.
  func nearestGroup(to offset: CGFloat) -> Int {
    let middle = groupBounds(at: offset + (isCentered ? shownLength / 2 : 0)).index
    // Only groups that exist: a group before the first one would rest where the first one does.
    return (max(middle - 1, 0)...max(min(middle + 1, groups.count - 1), 0)).min {
      abs(restingOffset(ofGroup: $0) - offset) < abs(restingOffset(ofGroup: $1) - offset)
    } ?? middle
  }

  private var rowOrigin: CGFloat { isOrthogonal ? row.before(insets) : contentStart }

  private func frame(of cell: CompositionalGroup.Cell, groupAt position: CGFloat) -> CGRect {
    let across = isOrthogonal ? contentStart : axis.beforeAcross(insets)
    return row.isVertical
      ? cell.frame.offsetBy(dx: across, dy: position)
      : cell.frame.offsetBy(dx: position, dy: across)
  }

  // MARK: Sizes that become available later

  /// Returns the lengths of a cell that its view determines; nil if the view determines none.
  func selfSizing(ofItem item: Int) -> SelfSizing? {
    guard template.hasEstimates, item < itemCount, let (cell, frame) = cell(ofItem: item),
      let layoutSize = cell.item?.layoutSize, !cell.freeAxes.isEmpty
    else { return nil }
    return layoutSize.selfSizing(
      in: cell.container, freeAxes: cell.freeAxes, given: frame.size,
      maximumWidth: maximumWidth(in: Self.container(of: section, surroundings)), row: row)
  }

  /// Returns the maximum width of views that determine their width: the width of the section, or
  /// infinity if the groups are arranged horizontally.
  func maximumWidth(in container: CGSize) -> CGFloat {
    row.isVertical ? container.width : .infinity
  }

  /// Stores the measured size of a cell.
  mutating func setSize(_ size: MeasuredSize, ofItem item: Int) {
    guard item < itemCount else { return }
    measured.items[item] = size
    sizesChanged(ofItems: item...item)
  }

  /// Adopts sizes that were measured for an earlier layout, if they are valid for the lengths that
  /// this layout gives to the views.
  mutating func adopt(_ sizes: Measured) {
    for (index, size) in sizes.boundaries
    where section.boundarySupplementaryItems.indices.contains(index)
      && size.question == selfSizing(ofBoundary: index)
    {
      measured.boundaries[index] = size
    }
    adoptItems(of: sizes)
    for (item, badges) in sizes.badges where item < itemCount {
      for (kind, size) in badges where size.question == selfSizing(ofBadge: kind, onItem: item) {
        setBadgeSize(size, ofKind: kind, onItem: item)
      }
    }
  }

  private mutating func adoptItems(of sizes: Measured) {
    guard template.hasEstimates else { return }
    let kept = sizes.items.filter { item, size in
      item < itemCount && size.question == selfSizing(ofItem: item)
    }
    guard let first = kept.keys.min(), let last = kept.keys.max() else { return }
    measured.items = kept
    sizesChanged(ofItems: first...last)
  }

  /// Discards all measured sizes. The section must be created again before it is used.
  mutating func forgetMeasuredSizes() { measured = Measured() }

  mutating func setBoundarySize(_ size: MeasuredSize, of index: Int) {
    measured.boundaries[index] = size
  }

  mutating func setBadgeSize(_ size: MeasuredSize, ofKind kind: String, onItem item: Int) {
    measured.badges[item, default: [:]][kind] = size
  }

  /// Whether a part of the section depends on the bounds.
  var followsBounds: Bool {
    section.visibleItemsInvalidationHandler != nil
      || section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
  }
}
