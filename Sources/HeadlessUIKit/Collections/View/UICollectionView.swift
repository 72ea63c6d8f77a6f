// SPDX-License-Identifier: MIT

/// Shows items of a data source where a layout says, with as many cells as are in sight.
///
/// The members that a subclass may override stand in this file; the work is done in the extensions, by
/// subject. Generic members, `dequeueConfiguredReusableCell` and its like, are not open: UIKit's Swift
/// overlay declares them in an extension.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of a flow layout's headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var elements = CollectionElements()
  final var pool = CollectionPool()
  final var selection = CollectionSelection()
  final var update: CollectionUpdate?
  /// The batch that a callback of the one under way has performed.
  final var queuedUpdate: CollectionUpdate?
  /// Whether a batch is on its way to the method that subclasses may override.
  private var isForwardingBatch = false
  final var movement: CollectionMovement? {
    didSet {
      guard (oldValue == nil) != (movement == nil), let path = (movement ?? oldValue)?.start
      else { return }
      shownCell(at: path)?.isReordering = movement != nil
    }
  }
  final var prefetching = CollectionPrefetching()
  final var orthogonalViews: [Int: OrthogonalScrollView] = [:]
  /// The number of items of each section; none until the data source has to be asked.
  final var counts: [Int]?
  /// Whether the elements in sight are being worked out.
  final var isUpdatingElements = false
  final var interactiveTransition: InteractiveTransition?
  /// The reflection by which the offset counts from the content's leading end; nil where the content
  /// begins at the left.
  final var shownMirror: ContentMirror?
  /// The distance from the leading end that a change of the width must not change; nil without one.
  final var resizedLeadingDistance: CGFloat?
  private var isResizing = false
  /// The invalidations that follow the change of the bounds under way; more than one where the change
  /// itself moves the content, as from beyond its new end.
  private var boundsInvalidations: [UICollectionViewLayoutInvalidationContext] = []
  /// The item that the content has been scrolled to, until the sizes on the screen are measured.
  final var scrollTarget: ScrollTarget?
  private var layoutInUse: UICollectionViewLayout

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Collection views cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.collectionView = self
  }

  /// Says what is shown.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  /// Is asked and told what happens to the items.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// Is told what will be needed soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether anything is asked for before it is in sight.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
  }

  /// The view behind the items, which does not scroll.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue) }
  }

  /// Whether taps select items.
  open var allowsSelection = true

  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  /// Whether cells that change what they show are asked for their size again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Elements in sight

  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(reflected)
  }

  /// The attributes of a header, a footer or the like.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(reflected)
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: reflected(around))?
      .map(reflected)
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?
      .indexPath
  }

  /// The item that a cell shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let key = cell.layoutAttributes?.key, visibleElements[key] === cell else { return nil }
    return key.path
  }

  /// The cell of an item, if it is in sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCell(at: indexPath)
  }

  /// The cells in sight.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items in sight.
  open var indexPathsForVisibleItems: [IndexPath] {
    visibleElements.keys.filter { $0.kind == .cell }.map(\.path).sorted()
  }

  /// A header, a footer or the like, if it is in sight.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    visibleElements[ElementKey(kind: .supplementary(elementKind), path: indexPath)]
  }

  /// The headers, footers or the like of a kind that are in sight.
  open func visibleSupplementaryViews(ofKind elementKind: String)
    -> [UICollectionReusableView]
  {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// The places of the headers, footers or the like of a kind that are in sight.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    visibleElements.keys.filter { $0.kind == .supplementary(elementKind) }.map(\.path).sorted()
  }

  /// Whether a change is under way that is not shown yet.
  open var hasUncommittedUpdates: Bool { update != nil || elements.needsReload }

  // MARK: Layout

  /// Says where the elements go.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = layoutInUse
    guard layout !== old else { return }
    abandonInteractiveTransition()
    change(from: old, to: layout, animated: animated, completion: completion) {
      layoutInUse = layout
      old.collectionView = nil
      layout.collectionView = self
      layout.isInvalid = true
    }
  }

  /// Starts a change of layouts that the client drives, as with a gesture.
  ///
  /// The transition layout, which the delegate can make, is the collection view's layout until
  /// `finishInteractiveTransition()` or `cancelInteractiveTransition()` is called. Set its
  /// `transitionProgress`, and invalidate it.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginInteractiveTransition(to: layout, completion: completion, install: install)
  }

  /// Ends an interactive transition with the new layout: elements move to their places in it.
  open func finishInteractiveTransition() {
    endInteractiveTransition(finished: true, install: install)
  }

  /// Ends an interactive transition with the old layout: elements move back to their places in it.
  open func cancelInteractiveTransition() {
    endInteractiveTransition(finished: false, install: install)
  }

  private func install(_ layout: UICollectionViewLayout) {
    layoutInUse.collectionView = layoutInUse is UICollectionViewTransitionLayout ? nil : self
    layoutInUse = layout
    layout.collectionView = self
    if layout is UICollectionViewTransitionLayout { layout.isInvalid = true }
    elements.generation += 1
    setNeedsLayout()
  }

  /// Gives what is in sight its place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateElements()
  }

  /// The layout compares the new bounds with those that the collection view still has.
  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    if let context = invalidationContext(forBoundsChange: new) {
      boundsInvalidations.append(context)
    }
  }

  override func boundsDidChange(from old: CGRect) {
    let wasResizing = isResizing
    if old.width != bounds.width {
      isResizing = true
      noteLeadingDistance(before: old)
    } else if !isResizing, old.minX != bounds.minX {
      resizedLeadingDistance = nil
    }
    if !isUpdatingElements, !isScrollingAnimated { scrollTarget = nil }
    let contexts = boundsInvalidations
    boundsInvalidations = []
    for context in contexts { layoutInUse.invalidateLayout(with: context) }
    super.boundsDidChange(from: old)
    isResizing = wasResizing
  }

  private func invalidationContext(forBoundsChange new: CGRect)
    -> UICollectionViewLayoutInvalidationContext?
  {
    let mirror = layoutInUse.isMirrored ? shownMirror : nil
    let newBounds = mirror?.reflected(new) ?? new
    guard layoutInUse.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
    return layoutInUse.invalidationContext(forBoundsChange: newBounds)
  }

  override func stoppingPoint(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutStoppingPoint(proposed: proposed, velocity: velocity)
  }

  /// The insets that hold have changed.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if let context = invalidationContext(forBoundsChange: bounds) {
      layoutInUse.invalidateLayout(with: context)
    }
  }

  // MARK: Data

  /// Asks for everything again. Nothing is shown until the next layout.
  open func reloadData() {
    reload()
  }

  /// The number of sections.
  open var numberOfSections: Int { currentCounts.count }

  /// Whether callbacks of a batch that is being carried out have changed the data again.
  final var isInterrupted: Bool { (update?.reloadsInstead ?? false) || queuedUpdate != nil }

  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    guard counts.indices.contains(section) else {
      device.reportIllegalUse(
        "request for number of items in section \(section) when there are only \(counts.count) "
          + "sections in the collection view")
      return 0
    }
    return counts[section] + (movement?.arrivals(in: section) ?? 0)
  }

  // MARK: Cells

  /// Names the class of cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: .cell(identifier))
  }

  /// There are no archives here.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    device.reportIllegalUse("There are no archives here to load cells from: \(identifier)")
  }

  /// Names the class of headers and the like of an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, for: .supplementary(elementKind, identifier))
  }

  /// There are no archives here.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    device.reportIllegalUse("There are no archives here to load views from: \(identifier)")
  }

  /// A cell that is free, or a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, for: indexPath)
  }

  /// A header or the like that is free, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, for: indexPath)
  }

  // MARK: Updates

  /// Makes several changes at once. The closure runs before the method returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch({ updates?() }, completion)
  }

  /// Makes several changes at once, with a closure that does not escape.
  ///
  /// Apple's one declaration takes closures of both kinds, because its parameter is imported as an
  /// optional of a closure that does not escape, a type that Swift cannot spell. An override of the
  /// method above is called for both kinds here, too.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // An override passes a closure to `super`.
    guard !isForwardingBatch else { return performBatch(updates, completion) }
    isForwardingBatch = true
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    isForwardingBatch = false
  }

  private func performBatch(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    let wasForwarding = isForwardingBatch
    isForwardingBatch = false
    perform(updates, completion: completion)
    isForwardingBatch = wasForwarding
  }

  /// Items have come.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  /// Items have gone.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  /// Items are to be shown by new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Items are to be shown anew by the cells that they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    if update?.isOpen ?? false {
      update?.reconfiguredItems += indexPaths
    } else {
      reconfigure(indexPaths)
    }
  }

  /// An item has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Sections have come.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections += Array(sections) }
  }

  /// Sections have gone.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections += Array(sections) }
  }

  /// Sections are to be shown by new cells.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections += Array(sections) }
  }

  /// A section has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// The items that are selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.sorted() }

  /// Selects an item without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to an offset, instead of to an item that the content is on its way to.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scrollTarget = nil
    super.setContentOffset(contentOffset, animated: animated)
  }

  // MARK: Moving items with fingers

  /// A finger takes an item. Whether it may.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// The finger has moved.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }

  /// The finger has let the item go.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// The item goes back.
  open func cancelInteractiveMovement() {
    cancelMovement(animated: true)
  }

  // MARK: Touches

  /// Highlights the item under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    fingerDown(touches)
  }

  /// Selects the item under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    fingerUp(touches)
  }

  /// Lets the item under the finger go.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }
}
