// SPDX-License-Identifier: MIT

// Supplementary views of cells and sections.
extension UICollectionViewCompositionalLayout {
  final func appendBadges(
    of cell: CompositionalGroup.Cell, on attributes: UICollectionViewLayoutAttributes,
    _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    for badge in cell.item?.supplementaryItems ?? [] {
      result.append(badgeAttributes(badge, on: attributes))
    }
  }

  final func badgeAttributes(
    _ badge: NSCollectionLayoutSupplementaryItem, on cell: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = Self.makeAttributes(
      forSupplementaryViewOfKind: badge.elementKind, with: cell.indexPath)
    attributes.frame = badge.frame(
      on: cell.frame,
      size: sections[cell.indexPath.section].size(
        of: badge, onItem: cell.indexPath.item, of: cell.size))
    attributes.zIndex = badge.zIndex
    return attributes
  }

  final func appendBoundaries(
    of index: Int, in rect: CGRect, _ result: inout [UICollectionViewLayoutAttributes]
  ) {
    for boundary in sections[index].section.boundarySupplementaryItems.indices {
      let attributes = boundaryAttributes(boundary, section: index)
      if attributes.frame.isShown(in: rect) { result.append(attributes) }
    }
  }

  final func boundaryAttributes(_ boundary: Int, section index: Int)
    -> UICollectionViewLayoutAttributes
  {
    let section = sections[index]
    let item = section.section.boundarySupplementaryItems[boundary]
    let position = sectionStart(index)
    var frame = section.boundaryFrame(boundary)
    frame =
      axis.isVertical ? frame.offsetBy(dx: 0, dy: position) : frame.offsetBy(dx: position, dy: 0)
    if item.pinToVisibleBounds, let visible = collectionView?.visibleBoundsInLayout {
      frame = pinned(
        frame, to: visible, within: position...(position + section.length),
        isAtEnd: item.alignment.edges.contains(axis.isVertical ? .bottom : .trailing))
    }
    let attributes = Self.makeAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
    attributes.frame = frame
    attributes.zIndex = item.zIndex
    attributes.listPlacement = placement(ofBoundary: item.elementKind, section: index)
    return attributes
  }

  final func pinned(
    _ frame: CGRect, to visible: CGRect, within stretch: ClosedRange<CGFloat>, isAtEnd: Bool
  ) -> CGRect {
    let length = axis.along(frame.size)
    let position =
      isAtEnd
      ? max(min(axis.start(of: frame), axis.end(of: visible) - length), stretch.lowerBound)
      : min(max(axis.start(of: frame), axis.start(of: visible)), stretch.upperBound - length)
    return axis.isVertical
      ? CGRect(x: frame.minX, y: position, width: frame.width, height: frame.height)
      : CGRect(x: position, y: frame.minY, width: frame.width, height: frame.height)
  }

  final func decorationAttributes(
    _ item: NSCollectionLayoutDecorationItem, section: Int, at position: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
    let insets = item.contentInsets.resolved(rightToLeft: false)
    attributes.frame = axis.rect(
      along: position, across: 0,
      size: axis.size(along: sections[section].length, across: axis.across(room))
    ).inset(by: insets)
    attributes.zIndex = item.zIndex
    return attributes
  }

  final func supplementaryAttributes(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else {
      return globalAttributes { $0 == indexPath.first && $1.elementKind == elementKind }.first
    }
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].section.boundarySupplementaryItems
    if indexPath.item == 0, let index = items.firstIndex(where: { $0.elementKind == elementKind }) {
      return boundaryAttributes(index, section: indexPath.section)
    }
    guard let cell = layoutAttributesForItem(at: indexPath),
      let badge = badges(at: indexPath).first(where: { $0.elementKind == elementKind })
    else { return nil }
    return badgeAttributes(badge, on: cell)
  }

  /// Returns the supplementary items of an item. If the section has a header or footer of the same
  /// kind, the index path of the first item denotes that header or footer, and the item's view is
  /// not shown.
  final func badges(at path: IndexPath) -> [NSCollectionLayoutSupplementaryItem] {
    guard path.count == 2, sections.indices.contains(path.section),
      (0..<sections[path.section].itemCount).contains(path.item),
      let (cell, _) = sections[path.section].cell(ofItem: path.item)
    else { return [] }
    let badges = cell.item?.supplementaryItems ?? []
    guard path.item == 0 else { return badges }
    let boundaries = sections[path.section].section.boundarySupplementaryItems
    return badges.filter { badge in
      !boundaries.contains { $0.elementKind == badge.elementKind }
    }
  }

  /// Returns the index paths, by kind, of the supplementary and decoration views of sections, and
  /// of the supplementary views of items.
  final func views(ofSections indices: [Int], items: [IndexPath])
    -> [ElementKey.Kind: [IndexPath]]
  {
    var result: [ElementKey.Kind: [IndexPath]] = [:]
    for index in indices where sections.indices.contains(index) {
      let (section, path) = (sections[index].section, IndexPath(item: 0, section: index))
      for boundary in section.boundarySupplementaryItems {
        result[.supplementary(boundary.elementKind), default: []].append(path)
      }
      for decoration in section.decorationItems {
        result[.decoration(decoration.elementKind), default: []].append(path)
      }
    }
    for path in items {
      for badge in badges(at: path) {
        result[.supplementary(badge.elementKind), default: []].append(path)
      }
    }
    return result
  }

  final func decorationAttributes(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let item = sections[indexPath.section].section.decorationItems
        .first(where: { $0.elementKind == elementKind })
    else { return nil }
    return decorationAttributes(
      item, section: indexPath.section, at: sectionStart(indexPath.section))
  }
}

// The headers and footers of the whole layout.
extension UICollectionViewCompositionalLayout {
  final func globalIndex(of attributes: UICollectionViewLayoutAttributes) -> Int? {
    attributes.indexPath.first.flatMap {
      configuration.boundarySupplementaryItems.indices.contains($0) ? $0 : nil
    }
  }

  final func globalSize(_ index: Int) -> CGSize {
    configuration.boundarySupplementaryItems[index].layoutSize.size(
      in: room, measured: measuredGlobals[index]?.size)
  }

  /// Returns the lengths of a header or footer of the whole layout that its view determines; nil if
  /// the view determines none.
  final func selfSizing(ofGlobal index: Int) -> SelfSizing? {
    let items = configuration.boundarySupplementaryItems
    guard items.indices.contains(index) else { return nil }
    let axes = items[index].layoutSize.estimatedAxes
    guard !axes.isEmpty else { return nil }
    return items[index].layoutSize.selfSizing(
      in: room, freeAxes: axes,
      given: items[index].content(of: CGRect(origin: .zero, size: globalSize(index))).size,
      maximumWidth: axis.isVertical ? room.width : .infinity, row: axis)
  }

  final func globalLength(atStart: Bool) -> CGFloat {
    let edge: NSDirectionalRectEdge =
      axis.isVertical ? (atStart ? .top : .bottom) : (atStart ? .leading : .trailing)
    var length: CGFloat = 0
    for (index, item) in configuration.boundarySupplementaryItems.enumerated()
    where item.extendsBoundary && item.alignment.edges.contains(edge) {
      length += axis.along(globalSize(index))
    }
    return length
  }

  final func globalAttributes(
    where isWanted: (Int, NSCollectionLayoutBoundarySupplementaryItem) -> Bool
  ) -> [UICollectionViewLayoutAttributes] {
    let items = configuration.boundarySupplementaryItems
    guard !items.isEmpty else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    let end = axis.along(collectionViewContentSize)
    var (before, after) = (CGFloat(0), end - globalLength(atStart: false))
    for (index, item) in items.enumerated() {
      let size = globalSize(index)
      let isAtEnd = item.alignment.edges.contains(axis.isVertical ? .bottom : .trailing)
      var frame = axis.rect(
        along: isAtEnd ? after : before,
        across: item.across(free: axis.across(room) - axis.across(size), axis), size: size)
      if item.extendsBoundary {
        if isAtEnd { after += axis.along(size) } else { before += axis.along(size) }
      }
      guard isWanted(index, item) else { continue }
      if item.pinToVisibleBounds, let visible = collectionView?.visibleBoundsInLayout {
        frame = pinned(frame, to: visible, within: 0...max(end, axis.along(size)), isAtEnd: isAtEnd)
      }
      let attributes = Self.makeAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: index))
      attributes.frame = item.content(of: frame.offsetBy(dx: item.offset.x, dy: item.offset.y))
      attributes.zIndex = item.zIndex
      result.append(attributes)
    }
    return result
  }
}
