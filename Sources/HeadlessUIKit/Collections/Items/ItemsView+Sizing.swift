// SPDX-License-Identifier: MIT

// Sizes that are determined by views.
extension _ItemsView {
  /// The number of measuring passes after which sizes that keep changing are left unchanged.
  static let sizingPassLimit = 100

  /// The number of times that one element can change its size in one layout pass.
  static let sizeChangeLimit = 8

  /// Discards all measured sizes if the collection view's size-relevant properties have changed
  /// since the last layout. An update out of the window prepares the layout with other insets
  /// between two layouts.
  final func checkSizingSurroundings() {
    let (old, new) = (elements.surroundings, SizingSurroundings(of: self))
    elements.surroundings = new
    let layout = layoutInUse
    if let old, !new.hasSameSizes(as: old, along: layout.scrollingAxis) {
      layout.invalidateLayout()
    } else if layout.hasOldReferenceInsets {
      layout.invalidateLayout(with: layout.makeContext())
    }
  }

  /// Prepares a view for measuring: if the view determines its size, its insets become independent
  /// of its position.
  final func prepareSizing(
    of view: _ReusableView, with attributes: UICollectionViewLayoutAttributes
  ) {
    view.answeredSize = nil
    let sizing = layoutInUse.selfSizing(of: attributesInLayout(attributes))
    view.setPositionIndependentAxes(sizing?.positionIndependentAxes ?? [])
  }

  /// Measures the views that have not been measured for their current lengths.
  ///
  /// - Returns: Whether the measured sizes have invalidated the layout.
  final func negotiateSizes() -> Bool {
    let layout = layoutInUse
    guard elements.hasUnsized, layout.hasSelfSizing else { return false }
    elements.hasUnsized = false
    elements.isNegotiating = true
    defer { elements.isNegotiating = false }
    let generation = elements.generation
    var (changes, isAdjusted) = (false, false)
    let anchor = isDragging || isDecelerating ? scrollAnchor : nil
    let unsized = elements.shown.filter { !elements.sized.contains($0.key) }
    for (key, view) in unsized.inOrder(by: { $0.key < $1.key }) {
      guard let shown = view.layoutAttributes else { continue }
      let original = attributesInLayout(shown)
      guard let sizing = layout.selfSizing(of: original) else { continue }
      elements.sized.insert(key)
      if sizing.isBinding { view.setPositionIndependentAxes(sizing.positionIndependentAxes) }
      let preferred = reflected(preferredAttributes(of: view, shown, sizing))
      preferred.indexPath = original.indexPath
      guard elements.generation == generation else { return true }
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original),
        mayChangeSize(of: view, key, from: original.size, to: preferred.size)
      else { continue }
      if !sizing.isBinding { leaveSafeArea(view, from: original.size, to: preferred.size) }
      view.answeredSize = preferred.size
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      isAdjusted = isAdjusted || context.contentOffsetAdjustment != .zero
      layout.invalidateLayout(with: context)
      changes = true
    }
    // Layouts of clients may adjust the offset themselves.
    if changes, !isAdjusted, let anchor { keepOnScreen(anchor) }
    return changes
  }

  private func preferredAttributes(
    of view: _ReusableView, _ original: UICollectionViewLayoutAttributes,
    _ sizing: SelfSizing
  ) -> UICollectionViewLayoutAttributes {
    let given = original.duplicate()
    given.selfSizing = sizing
    view.updateConfigurationIfNeeded()
    let preferred = view.preferredAttributes(fitting: given)
    preferred.selfSizing = sizing
    return sane(preferred, original)
  }

  /// Returns attributes with valid lengths, without rounding errors: a preferred
  /// length that is negative or not finite is replaced by the original length.
  private func sane(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if !(preferred.size.width >= 0 && preferred.size.width.isFinite) {
      preferred.size.width = original.size.width
    }
    if !(preferred.size.height >= 0 && preferred.size.height.isFinite) {
      preferred.size.height = original.size.height
    }
    // Rounding errors depend on the position of the view, and would make the positions below
    // differ.
    let scale = max(traitCollection.displayScale, 1)
    preferred.size.width = preferred.size.width.snapped(toPixelsOf: scale)
    preferred.size.height = preferred.size.height.snapped(toPixelsOf: scale)
    return preferred
  }

  /// Excludes a view from the safe area along the axes where the layout uses the view's preferred
  /// length.
  private func leaveSafeArea(
    _ view: _ReusableView, from original: CGSize, to preferred: CGSize
  ) {
    var axes = view.marginState.positionIndependentAxes
    if preferred.width != original.width { axes.insert(.horizontal) }
    if preferred.height != original.height { axes.insert(.vertical) }
    view.setPositionIndependentAxes(axes)
  }

  // MARK: Sizes that do not settle

  /// Whether an element may change its size once more in this layout pass. Reports an element that
  /// may not.
  private func mayChangeSize(
    of view: _ReusableView, _ key: ElementKey, from old: CGSize, to new: CGSize
  ) -> Bool {
    let count = elements.sizeChanges[key, default: 0] + 1
    elements.sizeChanges[key] = count
    guard count > Self.sizeChangeLimit else { return true }
    elements.unsettled.insert(key)
    guard elements.reportedUnsettled.insert(key).inserted else { return false }
    device.warn(
      """
      The size of \(type(of: view)) at \(key.description) of \(self) did not settle: the view has \
      preferred another size \(Self.sizeChangeLimit) times in one layout, at last \
      \(Self.describe(new)) instead of \(Self.describe(old)). The size is left as it is. \
      preferredLayoutAttributesFitting(_:) has to return one size for one content and width, and \
      \(type(of: layoutInUse)) has to use this size.
      """)
    return false
  }

  /// Reports a layout in which each pass has measured more views.
  final func reportUnsettledSizes() {
    guard !elements.hasReportedPasses else { return }
    elements.hasReportedPasses = true
    let keys = elements.sizeChanges.keys.sorted().suffix(5).map(\.description)
    device.warn(
      """
      The sizes of the elements of \(self) with \(type(of: layoutInUse)) did not settle in \
      \(Self.sizingPassLimit) passes, because each pass changed some of them. Among them are those at \
      \(keys.joined(separator: ", ")). The layout is left as it is.
      """)
  }

  private static func describe(_ size: CGSize) -> String {
    "\(size.width.compact) x \(size.height.compact)"
  }

  // MARK: Invalidation by content and layouts

  /// An edge of an item that stays where it is seen while items before it are measured during a
  /// scroll.
  private struct ScrollAnchor {
    /// The index path in the layout.
    let path: IndexPath
    /// Whether the edge is the item's end instead of its beginning.
    let isEnd: Bool
    /// The position in the layout's coordinates.
    let position: CGPoint
  }

  /// Whether items begin at their right edge.
  private var isReversed: Bool {
    layoutInUse.beginsAtRight && !layoutInUse.isMirrored
  }

  private func edge(of frame: CGRect, isEnd: Bool) -> CGPoint {
    CGPoint(
      x: isEnd != isReversed ? frame.maxX : frame.minX, y: isEnd ? frame.maxY : frame.minY)
  }

  /// The beginning of the first item that begins in the visible area, if possible of one that has
  /// its size and was seen before; otherwise the end of the last item. Items of a line move what
  /// follows by the growth of the line, not by the sum of theirs: therefore a position is kept, and
  /// no growth is added up.
  private var scrollAnchor: ScrollAnchor? {
    let visible = visibleBoundsInLayout
    let items = elements.shown.filter { $0.key.kind == .cell }
      .compactMap { key, view in
        view.layoutAttributes.map {
          (item: attributesInLayout($0), isSized: elements.sized.contains(key))
        }
      }
      .inOrder { $0.item.indexPath < $1.item.indexPath }
    let inside = items.filter {
      let begin = edge(of: $0.item.frame, isEnd: false)
      return begin.y >= visible.minY
        && (isReversed ? begin.x <= visible.maxX : begin.x >= visible.minX)
    }
    let first = inside.first(where: \.isSized) ?? inside.first
    return (first ?? items.last).map {
      ScrollAnchor(
        path: $0.item.indexPath, isEnd: first == nil,
        position: edge(of: $0.item.frame, isEnd: first == nil))
    }
  }

  /// Changes the offset by the distance that an edge has moved in the content.
  private func keepOnScreen(_ anchor: ScrollAnchor) {
    prepareLayoutOnly()
    guard let item = layoutInUse.layoutAttributesForItem(at: anchor.path) else { return }
    let now = edge(of: item.frame, isEnd: anchor.isEnd)
    let shift = CGPoint(
      x: contentSize.width > bounds.width ? now.x - anchor.position.x : 0,
      y: contentSize.height > bounds.height ? now.y - anchor.position.y : 0)
    if shift != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + (layoutInUse.isMirrored ? -shift.x : shift.x),
        y: contentOffset.y + shift.y)
    }
    adoptContentSize(sizeOfLayout)
  }

  /// Schedules a measurement of an element whose content has changed its size.
  final func contentSizeChanged(of view: _ReusableView) {
    if measuresAgain { sizeMayHaveChanged(of: view) }
  }

  /// Schedules a measurement of an element whose constraints have changed, if the client has
  /// requested it.
  final func constraintsDidChange(of view: _ReusableView) {
    guard measuresAfterConstraints, !elements.isNegotiating else { return }
    sizeMayHaveChanged(of: view)
  }

  /// Schedules a measurement of an element in the next layout pass.
  final func sizeMayHaveChanged(of view: _ReusableView) {
    guard let key = view.layoutAttributes?.key, elements.shown[key] === view else { return }
    if elements.sized.contains(key) {
      elements.mustSize(key)
      setNeedsLayout()
    }
  }

  /// Schedules a measurement of the elements that a context invalidates.
  final func measureAgain(after context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      if !context.keepsMeasuredSizes { elements.mustSizeAll() }
      return
    }
    // During a measurement, contexts name the elements that have just been measured.
    guard !elements.isNegotiating else { return }
    for path in context.invalidatedItemIndexPaths ?? [] {
      elements.mustSize(.cell(path))
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths {
        elements.mustSize(ElementKey(kind: .supplementary(kind), path: path))
      }
    }
  }
}

extension CollectionElements {
  /// Schedules a measurement of an element in the next layout pass.
  mutating func mustSize(_ key: ElementKey) {
    sized.remove(key)
    unsettled.remove(key)
    hasUnsized = true
  }

  /// Discards the measuring state of an element that is no longer visible.
  mutating func forget(_ key: ElementKey) {
    sized.remove(key)
    unsettled.remove(key)
  }

  /// Schedules a measurement of all elements in the next layout pass.
  mutating func mustSizeAll() {
    sized = []
    unsettled = []
    hasUnsized = true
  }
}

extension ElementKey {
  /// The index path, followed by the kind for supplementary and decoration views.
  var description: String {
    let words = "index path \(path.map(String.init).joined(separator: "."))"
    return switch kind {
    case .cell: words
    case .supplementary(let kind), .decoration(let kind): "\(words) (\(kind))"
    }
  }
}
