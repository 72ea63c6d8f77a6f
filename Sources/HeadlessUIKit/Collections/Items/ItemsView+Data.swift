// SPDX-License-Identifier: MIT

extension _ItemsView {
  /// The number of items in each section, requested from the data source once after each change.
  final var currentCounts: [Int] {
    if let counts { return counts }
    isCounting = true
    let asked = requestedCounts()
    isCounting = false
    counts = asked
    return asked
  }

  final func reload() {
    guard update == nil else {
      // A reload replaces the changes of a batch; the current batch ends first.
      update?.reloadsInstead = true
      return
    }
    swipeController?.dataWillChange(animated: false)
    dataWillReload()
    elements.generation += 1
    counts = nil
    selection.selected = []
    selection.highlighted = nil
    updateReferences(nil)
    forgetPrefetching()
    movement = nil
    scrollTarget = nil
    elements.needsReload = true
    elements.reportedUnsettled = []
    invalidateForNewData(keepsMeasuredSizes: false)
    setNeedsLayout()
  }

  final func invalidateForNewData(keepsMeasuredSizes: Bool) {
    let context = layoutInUse.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    context.keepsMeasuredSizes = keepsMeasuredSizes
    layoutInUse.invalidateLayout(with: context)
  }

  /// Handles an invalidation. Called by the layout.
  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, update == nil { counts = nil }
    measureAgain(after: context)
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + (layoutInUse.isMirrored ? -adjustment.x : adjustment.x),
        y: contentOffset.y + adjustment.y)
    }
    setNeedsLayout()
  }

  /// Prepares the layout if necessary and adopts its content size.
  final func prepareLayout() {
    guard prepareLayoutOnly() || resizedLeadingDistance != nil else { return }
    adoptContentSize(sizeOfLayout)
  }

  /// Prepares the layout if necessary, without adopting its content size.
  ///
  /// - Returns: Whether the layout had to be prepared.
  @discardableResult
  final func prepareLayoutOnly() -> Bool {
    guard layoutInUse.needsPreparing else { return false }
    _ = currentCounts
    layoutInUse.prepareIfNeeded()
    return true
  }

  /// The content size of the layout, after a warning if a length is not finite. Such a length
  /// becomes 0.
  final var sizeOfLayout: CGSize {
    let size = layoutInUse.collectionViewContentSize
    if size.width.isFinite, size.height.isFinite { return size }
    device.warn("The layout's content size is not finite: \(size)")
    return CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  /// The part of the bounds inside the adjusted content inset.
  final var visibleBounds: CGRect {
    let (x, y) = (visibleStretch(.horizontal), visibleStretch(.vertical))
    return CGRect(
      x: x.low, y: y.low, width: max(x.high - x.low, 0), height: max(y.high - y.low, 0))
  }

  /// The part of the bounds inside the adjusted content inset, in the layout's coordinates.
  final var visibleBoundsInLayout: CGRect { reflected(visibleBounds) }

  /// The visible elements; empty between `reloadData()` and the next layout pass.
  final var visibleElements: [ElementKey: _ReusableView] {
    elements.needsReload ? [:] : elements.shown
  }

  /// Returns the cell of a visible item, independently of overrides of `cellForItem(at:)`; nil if
  /// it is not visible.
  final func shownCell(at path: IndexPath) -> _ReusableView? {
    visibleElements[.cell(path)]
  }

  /// Whether an index path denotes an item of the data.
  final func exists(_ path: IndexPath) -> Bool {
    let counts = currentCounts
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// The index path of the item that a cell shows at present.
  final func itemPath(of cell: _ReusableView) -> IndexPath? {
    guard let key = cell.layoutAttributes?.key, visibleElements[key] === cell else { return nil }
    return key.path
  }
}
