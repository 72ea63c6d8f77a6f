// SPDX-License-Identifier: MIT

/// The base class of the objects that position the elements of a collection view.
///
/// ```swift
/// final class Stairs: UICollectionViewLayout {
///   override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
///
///   override func layoutAttributesForElements(in rect: CGRect)
///     -> [UICollectionViewLayoutAttributes]?
///   {
///     let count = collectionView?.numberOfItems(inSection: 0) ?? 0
///     return (0..<count).compactMap {
///       layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
///     }.filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
///   }
///
///   override func layoutAttributesForItem(at path: IndexPath)
///     -> UICollectionViewLayoutAttributes?
///   {
///     let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
///     attributes.frame = CGRect(x: path.item * 30, y: path.item * 30, width: 30, height: 30)
///     return attributes
///   }
/// }
///
/// print(Stairs().layoutAttributesForItem(at: [0, 2])?.frame.minX ?? 0)  // 60.0
/// ```
///
/// The sample walks through all items in every layout pass; a layout of many items computes which
/// of them are in the rectangle. `prepare()` is called once after an invalidation. A layout that
/// invalidates itself in 32 passes in a row is reported once and remains as it is. A layout belongs
/// to one collection view and does not retain it. A mirrored layout receives and returns
/// coordinates that begin at its leading side.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, SelectorResponder {
  /// Whether the object has a method for a selector.
  @discardableResult
  nonisolated open func responds(to aSelector: Selector!) -> Bool { implements(aSelector) }

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { itemsView as? UICollectionView }

  /// The view that uses the layout.
  final weak var itemsView: _ItemsView?

  /// Whether `prepare()` has to be called before the layout is queried.
  final var isInvalid = true

  /// Whether the layout, or a layout that it consists of, has to be prepared.
  var needsPreparing: Bool { isInvalid }

  /// Whether `prepare()` is being called, which may query the delegate.
  final var isPreparing = false

  /// The context of the pending invalidation; nil if there is none.
  final var pendingContext: UICollectionViewLayoutInvalidationContext?

  private var decorations: [String: AnyClass] = [:]

  /// The layout's own views that the current batch deletes and inserts; nil outside of a batch.
  final var batchViews: BatchViews?

  public override init() {
    super.init()
  }

  /// Creates a layout of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.configure(self, as: UICollectionViewLayout.self, with: coder)
  }

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the invalidation contexts that the layout creates.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Direction

  /// Whether the collection view flips the layout's horizontal coordinates if the direction of the
  /// user interface is opposite to ``developmentLayoutDirection``. False by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction for which the layout computes its coordinates: left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let itemsView else { return false }
    return itemsView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Whether the content begins at the right end of the scrolling area.
  var beginsAtRight: Bool { isMirrored }

  // MARK: Elements

  /// Computes the values that later queries return. Called before the first query after an
  /// invalidation.
  open func prepare() {}

  /// The size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements whose frames intersect a rectangle.
  @discardableResult
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell; nil if the layout has none.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; nil if the layout has none.
  @discardableResult
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the attributes of a decoration view; nil if the layout has none.
  @discardableResult
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the attributes of a cell that the user drags.
  @discardableResult
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// Returns the index path at which a cell is inserted when the user drops it at a position.
  @discardableResult
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let itemsView else { return previousIndexPath }
    return itemsView.frontmostPreparedItem(at: itemsView.reflected(position))
      ?? previousIndexPath
  }

  /// Returns the content offset at which scrolling comes to rest.
  ///
  /// The collection view calls this method when a drag ends. The delegate's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` is called afterwards, with
  /// the returned offset as the target. The default implementation returns the proposed offset.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which scrolling comes to rest by default. With
  ///     paging, this is the offset of a page.
  ///   - velocity: The velocity of the content offset, in points per second.
  @discardableResult
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset after a batch update or a change of layouts.
  @discardableResult
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Invalidates the whole layout.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    pendingContext = pendingContext.map { $0.merging(context) } ?? context
    if context.invalidateEverything, !context.keepsMeasuredSizes { forgetMeasuredSizes() }
    itemsView?.layoutWasInvalidated(context)
  }

  /// Whether a change of the collection view's bounds changes the layout.
  @discardableResult
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    false
  }

  /// Returns the context for the invalidation that a change of the bounds causes.
  @discardableResult
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeContext()
  }

  /// Whether the preferred attributes of a cell change the layout.
  @discardableResult
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Returns the context for the invalidation that the preferred attributes of a cell cause.
  @discardableResult
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Returns the context for the invalidation that a new position of an item causes that the user
  /// drags.
  @discardableResult
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.moved(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    return context
  }

  /// Returns the context for the invalidation at the end of a movement by the user.
  @discardableResult
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.moved(from: previousIndexPaths, to: indexPaths, at: .zero)
    return context
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass: AnyClass = type(of: self).invalidationContextClass
    if contextClass == UICollectionViewFlowLayoutInvalidationContext.self {
      return UICollectionViewFlowLayoutInvalidationContext()
    }
    guard contextClass != UICollectionViewLayoutInvalidationContext.self,
      let type = contextClass as? UICollectionViewLayoutInvalidationContext.Type
    else { return UICollectionViewLayoutInvalidationContext() }
    return _RuntimeInvalidationContext.make(type)
  }

  // MARK: Updates

  /// Prepares the layout for the animation of a batch update. Called before the animation.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Completes a batch update. Called inside its animation.
  open func finalizeCollectionViewUpdates() {}

  /// Prepares the layout for the animation of a change of the bounds. Called before the animation.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Completes a change of the bounds. Called inside its animation.
  open func finalizeAnimatedBoundsChange() {}

  /// Returns the attributes from which a cell animates when it appears.
  @discardableResult
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Returns the attributes to which a cell animates when it disappears.
  @discardableResult
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Returns the attributes from which a supplementary view animates when it appears.
  @discardableResult
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// Returns the attributes to which a supplementary view animates when it disappears.
  @discardableResult
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes from which a decoration view animates when it appears.
  @discardableResult
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// Returns the attributes to which a decoration view animates when it disappears.
  @discardableResult
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the index paths, before a batch, of the supplementary views of a kind that the layout
  /// removes.
  ///
  /// The collection view calls this method for each kind between
  /// `prepare(forCollectionViewUpdates:)` and `finalizeCollectionViewUpdates()`. Views at these
  /// index paths disappear. The other views move with their sections. Within a section they are
  /// renumbered like rows: the index of a view after a deleted one decreases by one. The default
  /// implementation returns no index paths; flow and compositional layouts return the index paths
  /// of the views of deleted sections and items.
  ///
  /// - Parameter elementKind: The kind of supplementary views.
  @discardableResult
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    batchViews?.deleted(.supplementary(elementKind)) ?? []
  }

  /// Returns the index paths, before a batch, of the decoration views of a kind that the layout
  /// removes.
  ///
  /// The collection view calls this method and uses its result in the same way as
  /// ``indexPathsToDeleteForSupplementaryView(ofKind:)``. The default implementation returns no
  /// index paths.
  ///
  /// - Parameter elementKind: The kind of decoration views.
  @discardableResult
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    batchViews?.deleted(.decoration(elementKind)) ?? []
  }

  /// Returns the index paths, after a batch, of the supplementary views of a kind that the layout
  /// adds.
  ///
  /// The collection view calls this method for each kind between
  /// `prepare(forCollectionViewUpdates:)` and `finalizeCollectionViewUpdates()`. New views appear
  /// at these index paths, and the indices of the views from there to the end of the section
  /// increase by one. The default implementation returns no index paths.
  ///
  /// - Parameter elementKind: The kind of supplementary views.
  @discardableResult
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    batchViews?.inserted(.supplementary(elementKind), in: self) ?? []
  }

  /// Returns the index paths, after a batch, of the decoration views of a kind that the layout
  /// adds.
  ///
  /// The collection view calls this method and uses its result in the same way as
  /// ``indexPathsToInsertForSupplementaryView(ofKind:)``. The default implementation returns no
  /// index paths.
  ///
  /// - Parameter elementKind: The kind of decoration views.
  @discardableResult
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    batchViews?.inserted(.decoration(elementKind), in: self) ?? []
  }

  /// Prepares the layout for its replacement by another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Prepares the layout for replacing another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Completes a transition. Called when this layout has replaced another layout.
  open func finalizeLayoutTransition() {}

  /// Moves the layout's stored values, such as measured sizes, to the new index paths of their
  /// elements.
  func dataChanged(_ mapping: CollectionMapping) {}

  /// Whether a view of the layout moves with the item at its index path in a batch. Other views,
  /// such as headers, move with their section.
  func movesWithItem(_ key: ElementKey) -> Bool { false }

  /// Whether the safe area or the margins from which insets of sections are measured have changed
  /// since the layout was prepared.
  var hasOldReferenceInsets: Bool { false }

  /// Whether an element is a cell, or a view that moves with the item at its index path.
  final func isOfItem(_ key: ElementKey) -> Bool {
    key.kind == .cell || (key.path.count == 2 && movesWithItem(key))
  }

  /// Returns the index paths, by kind, of the views that the layout shows for whole sections and
  /// for single items.
  func ownViews(ofSections indices: [Int], items: [IndexPath]) -> [ElementKey.Kind: [IndexPath]] {
    [:]
  }

  /// The number of items in each section; 0 for sections in which the layout shows no views for
  /// single items.
  var itemCountsWithOwnViews: [Int] { [] }

  // MARK: Sizes that views determine

  /// Returns the lengths of an element that its view determines; nil if the view determines none.
  ///
  /// The default implementation is for subclasses outside of this module: each view is measured,
  /// and the layout decides about each size by
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  func selfSizing(of attributes: UICollectionViewLayoutAttributes) -> SelfSizing? {
    guard attributes.representedElementCategory != .decorationView else { return nil }
    return SelfSizing(freeAxes: .both, target: attributes.size, isBinding: false)
  }

  /// Whether views determine any lengths.
  var hasSelfSizing: Bool { true }

  /// The axis along which the content scrolls; nil if the layout does not define one.
  var scrollingAxis: LayoutAxis? { nil }

  /// Discards the sizes that views have determined.
  func forgetMeasuredSizes() {}

  /// Schedules a measurement of all visible elements. Called after the layout has discarded
  /// measured sizes because the lengths that it gives to its elements have changed. An element may
  /// have the estimated size both before and after it is measured, so its attributes do not reveal
  /// that its measured size was discarded.
  final func discardedMeasuredSizes() {
    itemsView?.elements.mustSizeAll()
  }

  // MARK: Decoration views

  /// Registers the class of the decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  /// Reports an error: decoration views are not loaded from nibs here. Register their class.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    itemsView?.device.reportIllegalUse(
      "Decoration views are not loaded from nibs here; register a class: \(elementKind)")
  }

  /// The kinds of decoration views that have a registered class.
  final var decorationKinds: Set<ElementKey.Kind> { Set(decorations.keys.map { .decoration($0) }) }

  func decorationClass(ofKind kind: String) -> AnyClass? { decorations[kind] }

  private func faded(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    let copy = attributes?.duplicate()
    copy?.alpha = 0
    return copy
  }
}
