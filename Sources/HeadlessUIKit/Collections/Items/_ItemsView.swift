// SPDX-License-Identifier: MIT

/// The machinery of collection views and table views: a scroll view that shows elements of data,
/// positioned by a layout, with reusable views for the visible elements only.
///
/// UIKit has no such class: use `UICollectionView` and `UITableView`, whose superclass this is. It
/// holds what both have in common; each of them answers the questions about its data, cells and
/// delegate by overriding the members under "Answers to the machinery". Its own names may change in
/// any release.
@preconcurrency @MainActor
open class _ItemsView: UIScrollView {
  final var elements = CollectionElements()
  final var pool = CollectionPool()
  final var selection = CollectionSelection()
  final var update: CollectionUpdate?
  /// Whether the closure of a batch is being forwarded to the method that subclasses may override.
  final var isForwardingBatch = false
  /// The batch that a callback of the current batch has performed; nil if there is none.
  final var queuedUpdate: CollectionUpdate?
  final var movement: CollectionMovement? {
    didSet {
      guard (oldValue == nil) != (movement == nil), let path = (movement ?? oldValue)?.start
      else { return }
      shownCell(at: path)?.isReordering = movement != nil
    }
  }
  final var prefetching = CollectionPrefetching()
  final var orthogonalViews: [Int: OrthogonalScrollView] = [:]
  /// The number of items in each section; nil until they are requested from the data source.
  final var counts: [Int]?
  /// Whether the numbers are those at a reload that no layout pass has shown yet. The data may have
  /// changed since, so that the items cannot be requested.
  final var countsPrecedeLayout = false
  /// Whether the numbers of items are being requested.
  final var isCounting = false
  /// Whether the visible elements are being updated.
  final var isUpdatingElements = false
  final var interactiveTransition: InteractiveTransition?
  /// The swipe actions of the rows; nil without rows that have some.
  final var swipeController: SwipeController?
  /// The context menus of the items; nil without a delegate that can have some.
  final var contextMenu: ItemsContextMenu?
  /// The references to items that follow the items through updates.
  final var itemReferences: [WeakItemReference] = []
  /// The titles that lead to sections; nil without an index.
  final var indexBar: SectionIndexBar?
  /// The reflection by which the offset is measured from the content's leading end; nil if the
  /// content begins at the left.
  final var shownMirror: ContentMirror?
  /// The distance from the leading end that a change of the width has to preserve; nil if there is
  /// no such change.
  final var resizedLeadingDistance: CGFloat?
  private var isResizing = false
  /// The invalidations that follow the change of the bounds under way; more than one where the
  /// change itself moves the content, as from beyond its new end.
  private var boundsInvalidations: [UICollectionViewLayoutInvalidationContext] = []
  /// The number of calls that have begun a batch without a closure and have not ended it.
  final var openBatches = 0

  /// Whether a batch without an end was reported.
  final var hasWarnedOfOpenBatch = false
  /// The counts before the batch without a closure; nil if there is none.
  final var batchCounts: [Int]?
  /// The item that the content has been scrolled to; nil once the visible elements are measured.
  final var scrollTarget: ScrollTarget?
  final var layoutInUse: UICollectionViewLayout

  /// Whether elements are measured again when they invalidate their intrinsic content size.
  final var measuresAgain = true

  /// Whether a change of constraints in an element causes a measurement.
  final var measuresAfterConstraints = false

  // `@usableFromInline`: subclasses in other modules inherit convenience initializers only if they
  // can see each designated initializer of all superclasses.
  @usableFromInline
  init(frame: CGRect, layout: UICollectionViewLayout) {
    layoutInUse = layout
    super.init(frame: frame)
    layout.itemsView = self
    layout.isInvalid = true
  }

  /// Creates a view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    layoutInUse = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutInUse.itemsView = self
  }

  /// The style of the list of all elements; nil where it depends on the section.
  var listEnvironment: UIListEnvironment? { nil }

  override func traits(inheriting traits: UITraitCollection) -> UITraitCollection {
    if let listEnvironment { return device.listTraits.traits(traits, in: listEnvironment) }
    // A collection view in the row of another list.
    let isInList = traits.listEnvironment.rawValue > UIListEnvironment.none.rawValue
    return isInList ? device.listTraits.traits(traits, in: .none) : traits
  }

  /// Whether items are announced to the prefetching data source.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { cancelPrefetching() } }
  }

  /// The view behind the items, which does not scroll.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue) }
  }

  /// Whether taps select items.
  open var allowsSelection = true

  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false

  /// Whether items are edited, which cells find in their configuration state. Items are then
  /// selected only if `allowsSelectionDuringEditing` or `allowsMultipleSelectionDuringEditing` is
  /// true.
  open var isEditing = false {
    didSet {
      // Setting `false` also closes a swipe, which UIKit counts as the editing of a row.
      swipeController?.close(animated: false)
      if oldValue != isEditing { editingChanged() }
    }
  }

  /// Whether reloaded items are deselected, and all items when editing begins or ends.
  var deselectsEditedItems: Bool { false }

  /// Whether taps select items while items are edited.
  open var allowsSelectionDuringEditing = false

  /// Whether more than one item can be selected while items are edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// Removes an element that was only kept for the first responder in it.
  override func descendantResignedFirstResponder() {
    super.descendantResignedFirstResponder()
    if elements.keepsEdited { setNeedsLayout() }
  }

  /// Whether there are placeholders for dropped items, or a drop moves items. Always false, because
  /// this UIKit has no drag and drop. Batches and reloads do not count.
  open var hasUncommittedUpdates: Bool { false }

  /// Positions the visible elements.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateElements()
    placeIndex()
  }

  /// Creates the invalidation before the bounds change, because the layout compares the new bounds
  /// with the current ones.
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
    // The initializer of the superclass sets the frame before the layout has its collection view,
    // which layouts of clients may unwrap. The layout has not been prepared then, so nothing has to
    // be invalidated.
    guard layoutInUse.itemsView === self else { return nil }
    let mirror = layoutInUse.isMirrored ? shownMirror : nil
    let newBounds = mirror?.reflected(new) ?? new
    guard layoutInUse.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
    return layoutInUse.invalidationContext(forBoundsChange: newBounds)
  }

  // Observers of the notification may have changed content that was measured with the new traits.
  override func textSizeDidChange() {
    super.textSizeDidChange()
    layoutInUse.invalidateLayout()
  }

  override func stoppingPoint(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutStoppingPoint(proposed: proposed, velocity: velocity)
  }

  /// Invalidates the layout if it depends on the insets.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if let context = invalidationContext(forBoundsChange: bounds) {
      layoutInUse.invalidateLayout(with: context)
    }
  }

  /// A finger that stops the scroll is not taken to the item later, when a layout corrects sizes.
  override func animatedScrollWillBeInterrupted() {
    super.animatedScrollWillBeInterrupted()
    scrollTarget = nil
  }

  /// Whether callbacks of the current batch have changed the data again.
  final var isInterrupted: Bool { (update?.reloadsInstead ?? false) || queuedUpdate != nil }

  /// Scrolls to an offset. The collection view no longer follows an item that it has been scrolled
  /// to.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scrollTarget = nil
    super.setContentOffset(contentOffset, animated: animated)
  }

  // MARK: Touches

  /// Highlights the item at the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    fingerDown(touches)
  }

  /// Selects or deselects the item at the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    fingerUp(touches)
  }

  /// Ends the highlight of the item at the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  // MARK: Answers to the machinery

  /// Whether there is a data source.
  var hasData: Bool { false }

  /// The words of messages about illegal use.
  var words: ItemsWords { .collection }

  /// Returns the number of items in each section of the data.
  func requestedCounts() -> [Int] { [] }

  /// Returns the cell of an item, which the data source has created or filled; nil if there is
  /// none.
  func requestedCell(at path: IndexPath) -> _ReusableView? { nil }

  /// Called when the data is about to be loaded again.
  func dataWillReload() {}

  /// Called before a legal batch is carried out.
  func batchWillRun() {}

  /// Shows and positions the index after the elements.
  func placeIndex() {}

  /// Returns the frame to bring into the visible area for an item; nil if there is none.
  func frameToShow(of path: IndexPath) -> CGRect? { attributes(of: .cell(path))?.frame }

  /// Returns the kind under which the views of a kind are registered.
  func poolKind(_ kind: String) -> String { kind }

  /// Returns a supplementary view; nil if there is none.
  func requestedSupplementaryView(ofKind kind: String, at path: IndexPath) -> _ReusableView? { nil }

  /// Creates a view of a class that is registered; nil, after a report, if the class is none.
  func makeReusable(_ viewClass: AnyClass, _ use: CollectionPool.Use, _ identifier: String)
    -> _ReusableView?
  {
    guard let reusable = viewClass as? UICollectionReusableView.Type,
      let view = _RuntimeView.make(reusable, frame: .zero) as? UICollectionReusableView
    else {
      device.reportIllegalUse("\(viewClass) is no UICollectionReusableView")
      return nil
    }
    return view
  }

  /// Notifies the delegate of an element that is about to be shown.
  func willDisplay(_ view: _ReusableView, _ key: ElementKey) {}

  /// Notifies the delegate of an element that is no longer shown.
  func didEndDisplaying(_ view: _ReusableView, _ key: ElementKey) {}

  func shouldHighlightItem(at path: IndexPath) -> Bool { true }
  func didHighlightItem(at path: IndexPath) {}
  func didUnhighlightItem(at path: IndexPath) {}

  /// Whether a tapped item is selected before its highlight ends, as in UICollectionView.h.
  var selectsBeforeHighlightEnds: Bool { true }

  /// Whether the delegate is called before a new selection ends the previous one.
  var checksReplacedSelection: Bool { false }

  /// Returns the item that a tap on an item selects; nil for none.
  func itemToSelect(for path: IndexPath) -> IndexPath? { path }

  /// Returns the item that a tap on a selected item deselects; nil for none.
  func itemToDeselect(for path: IndexPath) -> IndexPath? { path }

  func didSelectItem(at path: IndexPath) {}
  func didDeselectItem(at path: IndexPath) {}

  /// Whether there is an object that prefetches.
  var prefetches: Bool { false }

  func prefetchItems(at paths: [IndexPath]) {}
  func cancelPrefetching(ofItemsAt paths: [IndexPath]) {}

  /// Returns the content offset after a batch.
  func targetOfBatch(proposed: CGPoint) -> CGPoint { proposed }

  func canMoveItem(at path: IndexPath) -> Bool { false }

  /// Returns the index path at which a dragged item is inserted if it is dropped.
  func targetOfMove(from path: IndexPath, proposed: IndexPath) -> IndexPath { proposed }

  /// Moves an item that has been dropped in the data.
  func moveItemInData(from path: IndexPath, to destination: IndexPath) {}
}
