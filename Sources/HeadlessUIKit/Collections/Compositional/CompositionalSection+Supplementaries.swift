// SPDX-License-Identifier: MIT

// MARK: - Headers and footers

extension CompositionalSection {
  /// The insets of headers and footers, without their own insets.
  private var boundaryInsets: UIEdgeInsets {
    surroundings.supplementaryInsets
      ?? (section.supplementariesFollowContentInsets ? insets : .zero)
  }

  /// The size that is available to headers and footers.
  private var boundaryContainer: CGSize {
    Self.container(within: boundaryInsets, surroundings)
  }

  private func boundarySize(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int
  ) -> CGSize {
    item.layoutSize.size(in: boundaryContainer, measured: measured.boundaries[index]?.size)
  }

  private func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(axis.isVertical ? .top : .leading)
  }

  private func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(axis.isVertical ? .bottom : .trailing)
  }

  func boundaryLength(atStart: Bool) -> CGFloat {
    var length: CGFloat = 0
    for (index, item) in section.boundarySupplementaryItems.enumerated()
    where item.extendsBoundary && (atStart ? isAtStart(item) : isAtEnd(item)) {
      length += axis.along(boundarySize(item, index))
    }
    return length
  }

  /// Returns the frame of a header or a footer in the section, without regard to the visible area.
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
      along = section.spaceBefore + before
    } else if isAtEnd(item) {
      along = length - boundaryLength(atStart: false) + before
    } else {
      along = contentStart
    }
    let frame = axis.rect(along: along, across: across(of: item, size: size), size: size)
    return item.content(of: frame.offsetBy(dx: item.offset.x, dy: item.offset.y))
  }

  private func across(of item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize) -> CGFloat
  {
    let start = axis.beforeAcross(boundaryInsets)
    let free = axis.across(boundaryContainer) - axis.across(size)
    return start + item.across(free: free, axis)
  }

  /// Returns the lengths of a header or a footer that its view determines; nil if the view
  /// determines none.
  func selfSizing(ofBoundary index: Int) -> SelfSizing? {
    let item = section.boundarySupplementaryItems[index]
    let axes = item.layoutSize.estimatedAxes
    guard !axes.isEmpty else { return nil }
    return item.layoutSize.selfSizing(
      in: boundaryContainer, freeAxes: axes,
      given: item.content(of: CGRect(origin: .zero, size: boundarySize(item, index))).size,
      maximumWidth: axis.isVertical ? boundaryContainer.width : .infinity, row: axis)
  }
}

// MARK: - Badges

extension CompositionalSection {
  /// Returns the size of a supplementary view of a cell.
  func size(
    of badge: NSCollectionLayoutSupplementaryItem, onItem item: Int, of size: CGSize
  ) -> CGSize {
    badge.layoutSize.size(
      in: size, measured: measured.badges[item]?[badge.elementKind]?.size)
  }

  /// Returns the lengths of a cell's supplementary view that the view determines; nil if it
  /// determines none.
  func selfSizing(ofBadge kind: String, onItem item: Int) -> SelfSizing? {
    guard item < itemCount, let (cell, frame) = cell(ofItem: item),
      let badge = cell.item?.supplementaryItems.first(where: { $0.elementKind == kind })
    else { return nil }
    let axes = badge.layoutSize.estimatedAxes
    guard !axes.isEmpty else { return nil }
    let whole = CGRect(origin: .zero, size: size(of: badge, onItem: item, of: frame.size))
    return badge.layoutSize.selfSizing(
      in: frame.size, freeAxes: axes, given: badge.content(of: whole).size,
      maximumWidth: maximumWidth(in: Self.container(of: section, surroundings)), row: axis)
  }
}
