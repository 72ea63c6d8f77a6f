// SPDX-License-Identifier: MIT

/// The groups of one section of a compositional layout, from the section's own beginning.
///
/// Groups are placed when they are asked for. What is kept is a length for each group, and the sizes that
/// cells said. A section that scrolls across has its groups side by side, and is as long as one of them.
@MainActor
struct CompositionalSection {
  struct Surroundings {
    var axis: LayoutAxis
    /// The room of the collection view, without its insets.
    var room: CGSize
    /// What the safe area or the margins take across the scrolling.
    var referenceInsets: UIEdgeInsets
    var traits: UITraitCollection
    var isRightToLeft: Bool
  }

  let section: NSCollectionLayoutSection
  let itemCount: Int
  let surroundings: Surroundings

  /// What views have said of their size.
  struct Measured {
    var items: [Int: CGSize] = [:]
    var boundaries: [Int: CGSize] = [:]

    var isEmpty: Bool { items.isEmpty && boundaries.isEmpty }
  }

  private(set) var measured = Measured()
  /// A group of items of which nothing was measured.
  private let template: CompositionalGroup
  private let perGroup: Int
  /// The lengths of the groups along their own row, each with the spacing after it.
  private var groups: FenwickSums

  init(_ section: NSCollectionLayoutSection, itemCount: Int, surroundings: Surroundings) {
    self.section = section
    self.itemCount = itemCount
    self.surroundings = surroundings
    let container = Self.container(of: section, surroundings)
    template = CompositionalGroup(
      section.group, in: container, limit: max(itemCount, 1), traits: surroundings.traits,
      isRightToLeft: surroundings.isRightToLeft)
    perGroup = max(template.cells.count, 1)
    groups = FenwickSums(
      repeating: Self.row(section, surroundings).along(template.size) + section.interGroupSpacing,
      count: (itemCount + perGroup - 1) / perGroup)
    if itemCount % perGroup != 0, section.group.layoutSize.isEstimated {
      updateLength(ofGroup: groups.count - 1)
    }
  }

  // MARK: The section's parts

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  private var axis: LayoutAxis { surroundings.axis }

  /// Along what groups follow each other.
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
    var insets = section.contentInsets.resolved(rightToLeft: surroundings.isRightToLeft)
    let reference = surroundings.referenceInsets
    if surroundings.axis.isVertical {
      insets.left += reference.left
      insets.right += reference.right
    } else {
      insets.top += reference.top
      insets.bottom += reference.bottom
    }
    return insets
  }

  private static func container(
    of section: NSCollectionLayoutSection, _ surroundings: Surroundings
  ) -> CGSize {
    let insets = insets(of: section, surroundings)
    let room = surroundings.room
    return CGSize(
      width: max(room.width - insets.left - insets.right, 0),
      height: max(
        room.height - (surroundings.axis.isVertical ? 0 : insets.top + insets.bottom), 0))
  }

  /// Where the groups begin along the layout's scrolling.
  var contentStart: CGFloat { boundaryLength(atStart: true) + axis.before(insets) }

  /// The length that the groups take along the layout's scrolling.
  private var contentLength: CGFloat {
    guard groups.count > 0 else { return 0 }
    return isOrthogonal ? orthogonalBreadth : groups.total - section.interGroupSpacing
  }

  /// The highest of the groups that stand side by side; the template's where nothing was measured.
  private var orthogonalBreadth: CGFloat {
    guard section.group.layoutSize.isEstimated, !measured.items.isEmpty else {
      return axis.along(template.size)
    }
    let measuredGroups = Set(measured.items.keys.map { $0 / perGroup })
    return measuredGroups.map { axis.along(group($0).size) }.max() ?? axis.along(template.size)
  }

  /// The length of a section's row, where it scrolls across.
  var rowLength: CGFloat {
    (groups.count == 0 ? 0 : groups.total - section.interGroupSpacing) + row.before(insets)
      + row.after(insets)
  }

  /// The section's whole length.
  var length: CGFloat {
    let content = contentLength
    guard itemCount > 0 || boundaryLength(atStart: true) + boundaryLength(atStart: false) > 0 else {
      return axis.before(insets) + axis.after(insets)
    }
    return contentStart + content + axis.after(insets) + boundaryLength(atStart: false)
  }

  // MARK: Cells

  private func range(ofGroup group: Int) -> Range<Int> {
    group * perGroup..<min((group + 1) * perGroup, itemCount)
  }

  private func group(_ group: Int) -> CompositionalGroup {
    let range = range(ofGroup: group)
    if range.count == perGroup,
      measured.items.isEmpty || !range.contains(where: { measured.items[$0] != nil })
    {
      return template
    }
    return CompositionalGroup(
      section.group, in: Self.container(of: section, surroundings), limit: range.count,
      traits: surroundings.traits, isRightToLeft: surroundings.isRightToLeft,
      measured: { measured.items[range.lowerBound + $0] })
  }

  private mutating func updateLength(ofGroup index: Int) {
    guard index >= 0, index < groups.count else { return }
    groups[index] = row.along(group(index).size) + section.interGroupSpacing
  }

  /// Calls `body` for each cell of the groups that a stretch of the row touches, with its frame in the
  /// section; of a row that scrolls across, as far as it is scrolled.
  func forEachCell(
    from start: CGFloat, to end: CGFloat, scrolled: CGFloat = 0,
    _ body: (_ item: Int, CompositionalGroup.Cell, _ frame: CGRect) -> Void
  ) {
    guard groups.count > 0 else { return }
    let origin = rowOrigin
    // Groups that overlap reach beyond the beginning of the next one.
    let first = groups.index(at: start + scrolled - origin + min(section.interGroupSpacing, 0))
    var place = origin + groups.sum(ofFirst: first)
    var index = first
    while index < groups.count, place < end + scrolled {
      let made = group(index)
      let range = range(ofGroup: index)
      for (item, cell) in zip(range, made.cells) {
        body(item, cell, frame(of: cell, groupAt: place - scrolled))
      }
      place += groups[index]
      index += 1
    }
  }

  func cell(ofItem item: Int, scrolled: CGFloat = 0) -> (CompositionalGroup.Cell, CGRect)? {
    let index = item / perGroup
    let made = group(index)
    let place = item - index * perGroup
    guard made.cells.indices.contains(place) else { return nil }
    let cell = made.cells[place]
    return (cell, frame(of: cell, groupAt: rowOrigin + groups.sum(ofFirst: index) - scrolled))
  }

  /// Where the group begins that a place of the row lies in, and the next one.
  func groupBounds(at place: CGFloat) -> (start: CGFloat, end: CGFloat, index: Int) {
    let index = groups.index(at: place)
    let start = groups.sum(ofFirst: index)
    return (start, start + (groups.count > 0 ? groups[index] : 0), index)
  }

  var groupCount: Int { groups.count }

  func start(ofGroup index: Int) -> CGFloat { groups.sum(ofFirst: index) }

  private var rowOrigin: CGFloat { isOrthogonal ? row.before(insets) : contentStart }

  private func frame(of cell: CompositionalGroup.Cell, groupAt place: CGFloat) -> CGRect {
    let across = isOrthogonal ? contentStart : axis.beforeAcross(insets)
    return row.isVertical
      ? cell.frame.offsetBy(dx: across, dy: place) : cell.frame.offsetBy(dx: place, dy: across)
  }

  // MARK: Sizes that are found out later

  /// Whether a cell is asked for its size.
  func isEstimated(item: Int) -> Bool {
    guard template.hasEstimates, item < itemCount else { return false }
    let place = item % perGroup
    return template.cells.indices.contains(place)
      && template.cells[place].item?.layoutSize.isEstimated ?? false
  }

  /// The size that a cell may have of the one that it wants; none where it has no say.
  func wantedSize(_ size: CGSize, ofItem item: Int) -> CGSize? {
    guard isEstimated(item: item), let (cell, frame) = cell(ofItem: item),
      let layoutSize = cell.item?.layoutSize
    else { return nil }
    return CGSize(
      width: layoutSize.widthDimension.isEstimated ? size.width : frame.width,
      height: layoutSize.heightDimension.isEstimated ? size.height : frame.height)
  }

  /// Gives a cell a size.
  mutating func setSize(_ size: CGSize, ofItem item: Int) {
    guard item < itemCount else { return }
    measured.items[item] = size
    updateLength(ofGroup: item / perGroup)
  }

  /// Takes the sizes over that were measured in an earlier layout of the same section.
  mutating func adopt(_ sizes: Measured) {
    for (index, size) in sizes.boundaries
    where section.boundarySupplementaryItems.indices.contains(index) {
      measured.boundaries[index] = size
    }
    guard template.hasEstimates else { return }
    for (item, size) in sizes.items where item < itemCount {
      measured.items[item] = size
    }
    for group in Set(sizes.items.keys.map { $0 / perGroup }) where group < groups.count {
      updateLength(ofGroup: group)
    }
  }

  /// The size that a header or a footer may have of the one that it wants.
  func wantedSize(_ size: CGSize, ofBoundary index: Int) -> CGSize {
    let item = section.boundarySupplementaryItems[index]
    let old = boundarySize(item, index)
    return CGSize(
      width: item.layoutSize.widthDimension.isEstimated ? size.width : old.width,
      height: item.layoutSize.heightDimension.isEstimated ? size.height : old.height)
  }

  mutating func setBoundarySize(_ size: CGSize, of index: Int) {
    measured.boundaries[index] = size
  }

  /// Whether something in the section changes with the bounds.
  var followsBounds: Bool {
    section.visibleItemsInvalidationHandler != nil
      || section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
  }
}

// MARK: - Headers and footers

extension CompositionalSection {
  /// The room across that headers and footers have.
  private var boundaryContainer: CGSize {
    guard section.supplementariesFollowContentInsets else { return surroundings.room }
    return Self.container(of: section, surroundings)
  }

  private func boundarySize(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int
  ) -> CGSize {
    item.layoutSize.size(in: boundaryContainer, measured: measured.boundaries[index])
  }

  private func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(axis.isVertical ? .top : .leading)
  }

  private func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(axis.isVertical ? .bottom : .trailing)
  }

  private func boundaryLength(atStart: Bool) -> CGFloat {
    var length: CGFloat = 0
    for (index, item) in section.boundarySupplementaryItems.enumerated()
    where item.extendsBoundary && (atStart ? isAtStart(item) : isAtEnd(item)) {
      length += axis.along(boundarySize(item, index))
    }
    return length
  }

  /// The frame of a header or a footer in the section, before pinning.
  func boundaryFrame(_ index: Int) -> CGRect {
    let items = section.boundarySupplementaryItems
    let item = items[index]
    let size = boundarySize(item, index)
    var before: CGFloat = 0
    for (other, earlier) in items.prefix(index).enumerated()
    where earlier.extendsBoundary && isAtStart(earlier) == isAtStart(item)
      && isAtEnd(earlier) == isAtEnd(item)
    {
      before += axis.along(boundarySize(earlier, other))
    }
    let along: CGFloat
    if isAtStart(item) {
      along = before
    } else if isAtEnd(item) {
      along = length - boundaryLength(atStart: false) + before
    } else {
      along = contentStart
    }
    return axis.rect(along: along, across: across(of: item, size: size), size: size)
      .offsetBy(dx: item.offset.x, dy: item.offset.y)
  }

  private func across(of item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize) -> CGFloat
  {
    let follows = section.supplementariesFollowContentInsets
    let start = follows ? axis.beforeAcross(insets) : 0
    let free = axis.across(boundaryContainer) - axis.across(size)
    let edges = item.alignment.edges
    let isRightToLeft = surroundings.isRightToLeft && axis.isVertical
    let leading = edges.contains(axis.isVertical ? .leading : .top)
    let trailing = edges.contains(axis.isVertical ? .trailing : .bottom)
    if leading == trailing { return start + free / 2 }
    return start + (leading != isRightToLeft ? 0 : free)
  }
}
