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
        x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
    setNeedsLayout()
  }

  /// Lets the layout work out what it has to before it is asked.
  final func prepareLayout() {
    guard prepareLayoutOnly() else { return }
    let size = sizeOfLayout
    if size != contentSize { contentSize = size }
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

  /// What is in sight, without what lies under insets.
  final var visibleBounds: CGRect {
    bounds.inset(by: adjustedContentInset)
  }

  final var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    scrollDelegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Questions

  /// The attributes of an item.
  public final func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a header, a footer or the like.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the content.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: around)?
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?
      .indexPath
  }

  /// What is in sight: nothing between `reloadData` and the next layout.
  private var visibleElements: [ElementKey: UICollectionReusableView] {
    elements.needsReload ? [:] : elements.shown
  }

  /// The item that a cell shows.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let key = cell.layoutAttributes?.key, visibleElements[key] === cell else { return nil }
    return key.path
  }

  /// The cell of an item, if it is in sight.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visibleElements[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The cells in sight.
  public final var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items in sight.
  public final var indexPathsForVisibleItems: [IndexPath] {
    visibleElements.keys.filter { $0.kind == .cell }.map(\.path).sorted()
  }

  /// A header, a footer or the like, if it is in sight.
  public final func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    visibleElements[ElementKey(kind: .supplementary(elementKind), path: indexPath)]
  }

  /// The headers, footers or the like of a kind that are in sight.
  public final func visibleSupplementaryViews(ofKind elementKind: String)
    -> [UICollectionReusableView]
  {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// The places of the headers, footers or the like of a kind that are in sight.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    visibleElements.keys.filter { $0.kind == .supplementary(elementKind) }.map(\.path).sorted()
  }

  /// Whether a change is under way that is not shown yet.
  public final var hasUncommittedUpdates: Bool { update != nil || elements.needsReload }

  /// Whether there is an item at a place.
  final func exists(_ path: IndexPath) -> Bool {
    let counts = currentCounts
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }
}
