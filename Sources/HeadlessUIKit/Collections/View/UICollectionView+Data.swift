// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The counts, which the data source is asked for once after each change.
  final var currentCounts: [Int] {
    if let counts { return counts }
    let asked = askForCounts()
    counts = asked
    return asked
  }

  final func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<max(sections, 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  final func reload() {
    guard update == nil else {
      // Nothing is left to be carried out step by step; a batch that is on its way ends first.
      update?.reloadsInstead = true
      return
    }
    elements.generation += 1
    counts = nil
    selection.selected = []
    selection.highlighted = nil
    forgetPrefetching()
    movement = nil
    scrollTarget = nil
    elements.needsReload = true
    elements.reportedUnsettled = []
    invalidateForNewData(keepsMeasuredSizes: false)
    setNeedsLayout()
  }

  final func invalidateForNewData(keepsMeasuredSizes: Bool) {
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    context.keepsMeasuredSizes = keepsMeasuredSizes
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Called by the layout.
  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, update == nil { counts = nil }
    measureAgain(after: context)
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + (collectionViewLayout.isMirrored ? -adjustment.x : adjustment.x),
        y: contentOffset.y + adjustment.y)
    }
    setNeedsLayout()
  }

  /// Lets the layout work out what it has to before it is asked.
  final func prepareLayout() {
    guard prepareLayoutOnly() || resizedLeadingDistance != nil else { return }
    adoptContentSize(sizeOfLayout)
  }

  /// - Returns: Whether there was anything to work out.
  @discardableResult
  final func prepareLayoutOnly() -> Bool {
    guard collectionViewLayout.needsPreparing else { return false }
    _ = currentCounts
    collectionViewLayout.prepareIfNeeded()
    return true
  }

  /// The layout's size of the content; a length that is no number is none.
  final var sizeOfLayout: CGSize {
    let size = collectionViewLayout.collectionViewContentSize
    if size.width.isFinite, size.height.isFinite { return size }
    device.warn("The layout's content size is not finite: \(size)")
    return CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  /// The visible rectangle without the parts below insets.
  final var visibleBounds: CGRect {
    bounds.inset(by: adjustedContentInset)
  }

  /// The visible area in the coordinates of the layout.
  final var visibleBoundsInLayout: CGRect { reflected(visibleBounds) }

  final var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    scrollDelegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The elements in sight: none between `reloadData` and the next layout.
  final var visibleElements: [ElementKey: UICollectionReusableView] {
    elements.needsReload ? [:] : elements.shown
  }

  /// The cell of an item, if it is in sight, whatever an override of `cellForItem(at:)` returns.
  final func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    visibleElements[.cell(path)] as? UICollectionViewCell
  }

  /// Whether there is an item at a place.
  final func exists(_ path: IndexPath) -> Bool {
    let counts = currentCounts
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }
}
