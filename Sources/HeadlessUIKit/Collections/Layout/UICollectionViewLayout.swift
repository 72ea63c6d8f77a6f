// SPDX-License-Identifier: MIT

/// Says where the elements of a collection view go.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether `prepare` has to be called before anything is asked.
  final var isInvalid = true

  /// Whether the layout, or one that it is made of, has to be prepared.
  var needsPreparing: Bool { isInvalid }

  /// The context of the invalidation that is outstanding.
  final var pendingContext: UICollectionViewLayoutInvalidationContext?

  private var decorations: [String: AnyClass] = [:]

  /// The views of the layout's own that the batch under way takes from it and adds to it.
  final var batchViews: BatchViews?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Layouts cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout makes.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Direction

  /// Whether the collection view flips the layout's horizontal coordinates where the direction of the
  /// user interface is opposite to ``developmentLayoutDirection``. False by default.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The direction that the layout's coordinates are written for: from left to right by default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout.
  var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Whether the content begins at the right end of the scrolling area.
  var beginsAtRight: Bool { isMirrored }

  // MARK: What a layout says

  /// Works out what is asked for later. Called before the first question after an invalidation.
  open func prepare() {}

  /// The size of all content.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that a rectangle touches.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a header, a footer or the like.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// The attributes of a view that belongs to the layout.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// The attributes of a cell that is being moved by a finger.
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

  /// Where a cell goes that a finger moves to a place.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let collectionView else { return previousIndexPath }
    return collectionView.indexPathForItem(at: collectionView.reflected(position))
      ?? previousIndexPath
  }

  /// The content offset at which a scroll comes to rest.
  ///
  /// The collection view calls this method when a drag ends. The delegate's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` is called afterwards, with the
  /// returned offset as the target. The default implementation returns the proposed offset.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the content comes to rest without the layout: that of
  ///     a page where paging is enabled.
  ///   - velocity: The velocity of the content offset, in points per second.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// The content offset after an update or a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Says that everything has to be worked out anew.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Says what has to be worked out anew.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    pendingContext = pendingContext.map { $0.merging(context) } ?? context
    if context.invalidateEverything, !context.keepsMeasuredSizes { forgetMeasuredSizes() }
    collectionView?.layoutWasInvalidated(context)
  }

  /// Whether a change of the collection view's bounds changes the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    false
  }

  /// The context that a change of the bounds invalidates.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeContext()
  }

  /// Whether the attributes that a cell would like change the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// The context that the preferred attributes of a cell invalidate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
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

  /// Called before an update is animated.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when an update is animated, inside the animation.
  open func finalizeCollectionViewUpdates() {}

  /// Called before a change of the bounds is animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when a change of the bounds is animated, inside the animation.
  open func finalizeAnimatedBoundsChange() {}

  /// Where a cell comes from that appears.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Where a cell goes that disappears.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    nil
  }

  /// Where a header or the like comes from that appears.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
  }

  /// Where a header or the like goes that disappears.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a view of the layout's own comes from that appears.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
  }

  /// Where a view of the layout's own goes that disappears.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The index paths, before a batch, of the supplementary views of a kind that the layout removes.
  ///
  /// The collection view calls this method for each kind between `prepare(forCollectionViewUpdates:)`
  /// and `finalizeCollectionViewUpdates()`. Views at these index paths disappear. The others move with
  /// their sections, and are counted within them as rows are: a view after a deleted one has an index
  /// lower by one. The default implementation returns no index paths; flow and compositional layouts
  /// return those of the views of deleted sections and items.
  ///
  /// - Parameter elementKind: The kind of supplementary views.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    batchViews?.deleted(.supplementary(elementKind)) ?? []
  }

  /// The index paths, before a batch, of the decoration views of a kind that the layout removes.
  ///
  /// Called and applied as ``indexPathsToDeleteForSupplementaryView(ofKind:)`` is. The default
  /// implementation returns no index paths.
  ///
  /// - Parameter elementKind: The kind of decoration views.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    batchViews?.deleted(.decoration(elementKind)) ?? []
  }

  /// The index paths, after a batch, of the supplementary views of a kind that the layout adds.
  ///
  /// The collection view calls this method for each kind between `prepare(forCollectionViewUpdates:)`
  /// and `finalizeCollectionViewUpdates()`. New views appear at these index paths; views of the same
  /// section from that index on have an index higher by one. The default implementation returns no index
  /// paths.
  ///
  /// - Parameter elementKind: The kind of supplementary views.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    batchViews?.inserted(.supplementary(elementKind), in: self) ?? []
  }

  /// The index paths, after a batch, of the decoration views of a kind that the layout adds.
  ///
  /// Called and applied as ``indexPathsToInsertForSupplementaryView(ofKind:)`` is. The default
  /// implementation returns no index paths.
  ///
  /// - Parameter elementKind: The kind of decoration views.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    batchViews?.inserted(.decoration(elementKind), in: self) ?? []
  }

  /// Called before another layout takes the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called when this layout has taken the place of another one.
  open func finalizeLayoutTransition() {}

  /// Elements have other places in the data now: what a layout has found out about them goes along.
  func dataChanged(_ mapping: CollectionMapping) {}

  /// Whether a view of the layout moves with the item of its index path in a batch. Other views, headers
  /// for example, move with their section.
  func movesWithItem(_ key: ElementKey) -> Bool { false }

  /// The index paths, by kind, of the views that the layout shows for whole sections and for single items.
  func ownViews(ofSections indices: [Int], items: [IndexPath]) -> [ElementKey.Kind: [IndexPath]] {
    [:]
  }

  /// The number of items in each section, or 0 where the layout shows no views for single items.
  var itemCountsWithOwnViews: [Int] { [] }

  // MARK: Sizes that views determine

  /// The lengths of an element that its view determines; nil where it determines none.
  ///
  /// A layout of a subclass outside of this module is asked about each answer, and so are its views.
  func selfSizing(of attributes: UICollectionViewLayoutAttributes) -> SelfSizing? {
    guard attributes.representedElementCategory != .decorationView else { return nil }
    return SelfSizing(freeAxes: .both, target: attributes.size, isBinding: false)
  }

  /// Whether views determine any lengths at all.
  var hasSelfSizing: Bool { true }

  /// The axis along which the content scrolls, where the layout has one.
  var scrollingAxis: LayoutAxis? { nil }

  /// Discards the sizes that views have answered.
  func forgetMeasuredSizes() {}

  /// Measures all elements in sight again, after a layout has discarded measured sizes because it now
  /// gives its elements other lengths. An element can have the estimated size both before it is measured
  /// and after, so its attributes do not show that the answer between was lost.
  final func discardedMeasuredSizes() {
    collectionView?.elements.mustSizeAll()
  }

  // MARK: Views of the layout's own

  /// Names the class of a view that the layout itself places.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  /// There are no archives here.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    collectionView?.device.reportIllegalUse(
      "There are no archives here to load views from: \(elementKind)")
  }

  /// The kinds of decoration views that classes are registered for.
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
