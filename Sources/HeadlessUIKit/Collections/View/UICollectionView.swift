// SPDX-License-Identifier: MIT

/// A scroll view that shows the items of a data source, positioned by a layout, with views for the
/// visible items only.
///
/// ```swift
/// final class Numbers: NSObject, UICollectionViewDataSource {
///   func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
///     100_000
///   }
///   func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
///     -> UICollectionViewCell
///   {
///     view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
///   }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let numbers = Numbers()
/// let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
/// view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
/// view.dataSource = numbers
/// host.show(view)
/// print(view.numberOfItems(inSection: 0), view.visibleCells.count < 200)  // 100000 true
/// ```
///
/// A layout pass makes the cells in the bounds and recycles the others; a scrolled frame costs the
/// same for any number of items. Cells of a class that is registered are created without a
/// `required` initializer. Optional methods of the delegate have empty defaults.
///
/// An illegal batch update is reported with UIKit's words, and the view reloads. After
/// `reloadData()` no cell is visible until the next layout. Elements whose sizes do not converge
/// are reported once. From right to left, coordinates differ from Apple's, see the README of this
/// module.
///
/// This file declares the properties and methods that a subclass may override; extensions implement
/// them by subject. Generic methods, such as `dequeueConfiguredReusableCell`, are not open, because
/// UIKit's Swift overlay declares them in an extension.
@preconcurrency @MainActor
open class UICollectionView: _ItemsView {
  override class var observableKeyPaths: ObservableKeyPaths {
    super.observableKeyPaths + ObservableProperty.ofCollectionView(Self.self)
  }

  /// The kind of the headers of a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footers of a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, layout: layout)
  }

  /// Reports an error: a collection view requires a layout.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    device.reportIllegalUse("UICollectionView must be initialized with a non-nil layout parameter")
  }

  /// Reports an error: a collection view requires a layout.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a collection view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UICollectionView.self, with: coder)
  }

  /// The object that provides the data and the views. Setting it loads the data again, without a
  /// call of `reloadData()`, which subclasses may override.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    willSet { willChange(.dataSource) }
    didSet {
      if oldValue !== dataSource { reload() }
      didChange(.dataSource)
    }
  }

  /// The object that is queried about items and notified of their changes.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      if newValue != nil, contextMenu == nil { contextMenu = ItemsContextMenu(self) }
    }
  }

  /// The interaction that shows the context menus of the delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenu?.interaction }

  /// The object that is notified of items that are likely to become visible soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether cells can have the focus. The value is stored without effect, because there is no
  /// focus.
  open var allowsFocus = false

  /// Whether cells can have the focus while items are edited. The value is stored without effect.
  open var allowsFocusDuringEditing = false

  /// Whether the selection follows the focus. The value is stored without effect.
  open var selectionFollowsFocus = false

  /// Whether the focus returns to the item that had it last. The value is stored without effect.
  open var remembersLastFocusedIndexPath = false

  /// Whether cells and supplementary views are measured again when they invalidate their intrinsic
  /// content size.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet {
      measuresAgain = selfSizingInvalidation != .disabled
      measuresAfterConstraints = selfSizingInvalidation == .enabledIncludingConstraints
    }
  }

  // MARK: Visible elements

  /// Returns the attributes of an item; nil if the layout has none.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    return attributes(of: .cell(indexPath))
  }

  /// Returns the attributes of a supplementary view; nil if the layout has none.
  @discardableResult
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(reflected)
  }

  /// Returns the item at a point, in the collection view's coordinates; nil if there is none.
  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    return frontmostItem(at: point)
  }

  /// Returns the item that a cell shows; nil if the cell is not visible.
  @discardableResult
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    itemPath(of: cell)
  }

  /// Returns the cell of an item; nil if the item is not visible.
  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCell(at: indexPath) as? UICollectionViewCell
  }

  /// The visible cells, by ascending index paths.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The visible items, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] {
    visibleElements.keys.filter { $0.kind == .cell }.map(\.path).sorted()
  }

  /// Returns a supplementary view; nil if it is not visible.
  @discardableResult
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    visibleElements[ElementKey(kind: .supplementary(elementKind), path: indexPath)]
      as? UICollectionReusableView
  }

  /// Returns the visible supplementary views of a kind, by ascending index paths.
  @discardableResult
  open func visibleSupplementaryViews(ofKind elementKind: String)
    -> [UICollectionReusableView]
  {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  @discardableResult
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    visibleElements.keys.filter { $0.kind == .supplementary(elementKind) }.map(\.path).sorted()
  }

  // MARK: Layout

  /// The layout that positions the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout; animated, the cells move from their old frames to the new ones.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout; animated, the cells move from their old frames to the new ones.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = layoutInUse
    guard layout !== old else { return }
    abandonInteractiveTransition()
    change(from: old, to: layout, animated: animated, completion: completion) {
      layoutInUse = layout
      old.itemsView = nil
      layout.itemsView = self
      layout.isInvalid = true
    }
  }

  /// Begins a transition between layouts whose progress the client controls, for example with a
  /// gesture.
  ///
  /// The transition layout, which the delegate can create, is the collection view's layout until
  /// `finishInteractiveTransition()` or `cancelInteractiveTransition()` is called. To move the
  /// elements, set its `transitionProgress` and invalidate it.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginInteractiveTransition(to: layout, completion: completion, install: install)
  }

  /// Ends an interactive transition with an animation to the new layout.
  open func finishInteractiveTransition() {
    endInteractiveTransition(finished: true, install: install)
  }

  /// Ends an interactive transition with an animation back to the old layout.
  open func cancelInteractiveTransition() {
    endInteractiveTransition(finished: false, install: install)
  }

  private func install(_ layout: UICollectionViewLayout) {
    layoutInUse.itemsView = layoutInUse is UICollectionViewTransitionLayout ? nil : self
    layoutInUse = layout
    layout.itemsView = self
    if layout is UICollectionViewTransitionLayout { layout.isInvalid = true }
    elements.generation += 1
    setNeedsLayout()
  }

  // MARK: Data

  /// Discards all views and loads the data again. The next layout pass shows the new elements.
  open func reloadData() {
    reload()
  }

  /// The number of sections that the data source has returned.
  open var numberOfSections: Int { currentCounts.count }

  /// Returns the number of items in a section.
  @discardableResult
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

  /// Registers the class of the cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: .cell(identifier))
  }

  /// Registers the nib of the cells with a reuse identifier.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, for: .cell(identifier), identifier, as: UICollectionViewCell.self)
  }

  /// Registers the class of the supplementary views with a kind and a reuse identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, for: .supplementary(elementKind, identifier))
  }

  /// Registers the nib of the supplementary views with a kind and a reuse identifier.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      nib, for: .supplementary(kind, identifier), identifier, as: UICollectionReusableView.self)
  }

  /// Returns a reused or new cell.
  @discardableResult
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a reused or new supplementary view.
  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, for: indexPath)
  }

  // MARK: Updates

  /// Performs several changes as one batch. The closure runs before the method returns.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performForwardedBatch({ updates?() }, completion)
  }

  /// Performs several changes as one batch, with a non-escaping closure.
  ///
  /// Apple's single declaration accepts escaping and non-escaping closures, because its parameter
  /// is imported as an optional non-escaping closure, a type that Swift cannot express. Here, too,
  /// an override of the method above is called for both kinds.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    forwardBatch(updates, completion) { performBatchUpdates($0, completion: completion) }
  }

  /// Inserts items, which the data source already contains.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems += indexPaths }
  }

  /// Deletes items, which the data source no longer contains.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems += indexPaths }
  }

  /// Replaces the cells of items by new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems += indexPaths }
  }

  /// Configures the existing cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    if update?.isOpen ?? false {
      update?.reconfiguredItems += indexPaths
    } else {
      reconfigure(indexPaths)
    }
  }

  /// Moves an item, which the data source has already moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections, which the data source already contains.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections += Array(sections) }
  }

  /// Deletes sections, which the data source no longer contains.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections += Array(sections) }
  }

  /// Replaces the cells and supplementary views of sections by new views.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections += Array(sections) }
  }

  /// Moves a section, which the data source has already moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// The selected items, in ascending order.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.sorted() }

  /// Selects an item without notifying the delegate. Deselects all items if `indexPath` is nil.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  /// Scrolls until an item is at a position in the visible area.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Interactive movement

  /// Begins an interactive movement of an item. Returns whether the item can be moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the dragged item to a position.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }

  /// Ends the interactive movement and moves the item in the data.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Cancels the interactive movement and moves the item back.
  open func cancelInteractiveMovement() {
    cancelMovement(animated: true)
  }

  // MARK: Answers to the machinery

  override var hasData: Bool { dataSource != nil }

  /// The titles of the index; nil if they have to be requested again.
  final var indexTitles: [String]?

  override func dataWillReload() { indexTitles = nil }

  override func batchWillRun() { indexTitles = nil }

  override func placeIndex() { updateIndex() }

  override func requestedCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    return (0..<max(sections, 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  override func requestedCell(at path: IndexPath) -> _ReusableView? {
    let answer = ElementRequest.answer { dataSource?.collectionView(self, cellForItemAt: path) }
    guard let cell = answer else { return nil }
    checkOrigin(of: cell, "cell", "cellForItemAtIndexPath:")
    return cell
  }

  override func requestedSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> _ReusableView?
  {
    let answer = ElementRequest.answer {
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    guard let view = answer else { return nil }
    checkOrigin(of: view, "view", "viewForSupplementaryElementOfKind:atIndexPath:")
    return view
  }

  override func willDisplay(_ view: _ReusableView, _ key: ElementKey) {
    notifyBegin(view, key)
  }

  override func didEndDisplaying(_ view: _ReusableView, _ key: ElementKey) {
    notifyEnd(view, key)
  }

  override func shouldHighlightItem(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  override func didHighlightItem(at path: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  override func didUnhighlightItem(at path: IndexPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  override func itemToSelect(for path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }

  override func itemToDeselect(for path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
  }

  override func didSelectItem(at path: IndexPath) {
    // As in a table view.
    if let cell = cellForItem(at: path) { cell.cellSegues?.selection?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  override func didDeselectItem(at path: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  override var prefetches: Bool { prefetchDataSource != nil }

  override func prefetchItems(at paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  override func cancelPrefetching(ofItemsAt paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  override func targetOfBatch(proposed: CGPoint) -> CGPoint {
    delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
  }

  override func canMoveItem(at path: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  override func targetOfMove(from path: IndexPath, proposed: IndexPath) -> IndexPath {
    delegate?.collectionView(
      self, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: proposed) ?? proposed
  }

  override func moveItemInData(from path: IndexPath, to destination: IndexPath) {
    dataSource?.collectionView(self, moveItemAt: path, to: destination)
  }
}
