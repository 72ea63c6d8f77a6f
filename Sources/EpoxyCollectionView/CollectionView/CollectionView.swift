// SPDX-License-Identifier: MIT

/// A collection view that shows sections of item models, determines the changes between them, and
/// updates itself without index paths of the client.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 393, height: 44)
/// let list = CollectionView(layout: layout)
/// list.translatesAutoresizingMaskIntoConstraints = true
/// host.show(list)
///
/// func setFruit(_ names: [String], animated: Bool) {
///   let items = names.map { name in
///     ItemModel<UILabel>(dataID: name, content: name) { $0.view.text = $1 }
///   }
///   list.setSections([SectionModel(items: items)], animated: animated)
/// }
/// setFruit(["Apple", "Pear"], animated: false)
/// host.perform { setFruit(["Cherry", "Pear"], animated: true) }
/// print(list.numberOfItems(inSection: 0), list.visibleCells.count)  // 2 2
/// ```
///
/// It is its own delegate and has its own data source. Do not replace them; their events are
/// forwarded to the delegates below and to the closures of the models.
///
/// An update compares old and new models in O(n) and creates views for what becomes visible only; a
/// scrolled frame costs the same for 1,000 models and for 1,000,000. The first sections, those for
/// a view without a size, and more than 1,000 changes reload everything, see
/// ``CollectionViewConfiguration``. Sections that are set in a callback of the collection view, or
/// during an update, wait; of several the last is shown.
///
/// The view is laid out by constraints: `translatesAutoresizingMaskIntoConstraints` is false, so a
/// frame or an autoresizing mask has no effect until it is set to true.
@preconcurrency @MainActor
open class CollectionView: UICollectionView {
  /// The presentation of an update.
  public enum UpdateStrategy {
    /// Views are inserted, deleted and moved with animation.
    case animatedBatchUpdates
    /// Views are inserted, deleted and moved without animation; remaining views keep their state.
    case nonanimatedBatchUpdates
    /// All views are removed and created again.
    case reloadData
  }

  final let configuration: CollectionViewConfiguration
  final let epoxyDataSource = CollectionViewDataSource()
  final var data = CollectionViewData.empty
  final var updates = CollectionViewUpdateState()
  final var reuse = CollectionViewReuse()
  final var visibleSections = VisibleSections()
  final var ephemeralStates: [ItemPath: Any] = [:]
  final var scroller: ItemScroller?
  final var focus: AccessibilityFocus?

  /// Creates a collection view without sections.
  ///
  /// - Parameters:
  ///   - layout: The layout of the collection view.
  ///   - configuration: The options of the collection view.
  public init(
    layout: UICollectionViewLayout, configuration: CollectionViewConfiguration = .shared
  ) {
    self.configuration = configuration
    super.init(frame: .zero, collectionViewLayout: layout)
    isPrefetchingEnabled = configuration.usesCellPrefetching
    epoxyDataSource.collectionView = self
    delegate = self
    dataSource = epoxyDataSource
    backgroundColor = .clear
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Unavailable: collection views of models cannot be decoded.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Delegates

  /// The delegate that is notified of the item in the focus of an assistive technology.
  public weak var accessibilityDelegate: (any CollectionViewAccessibilityDelegate)? {
    didSet { focusIsWatchedChanged() }
  }

  /// The delegate that is notified of scrolling.
  public weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The delegate that provides sizes to layouts; an ``EpoxyCollectionViewDelegateFlowLayout``
  /// provides all sizes of a flow layout.
  public weak var layoutDelegate: AnyObject?

  /// The delegate that is notified of views that appear and disappear.
  public weak var displayDelegate: (any CollectionViewDisplayDelegate)?

  /// A delegate that provides transition layouts.
  public weak var transitionLayoutDelegate: (any CollectionViewTransitionLayoutDelegate)?

  /// The delegate that decides where items can be dropped.
  public weak var reorderingDelegate: (any CollectionViewReorderingDelegate)?

  /// A delegate that is notified of items that are likely to be shown soon.
  public weak var prefetchDelegate: (any CollectionViewPrefetchingDelegate)? {
    didSet { prefetchDataSource = prefetchDelegate == nil ? nil : self }
  }

  // MARK: Behavior

  /// The style of selected cells whose models have none.
  public var selectionStyle = ItemSelectionStyle.noBackground

  /// Whether an item is deselected as soon as it has been selected.
  public var autoDeselectItems = true

  /// The refresh control while ``pullToRefreshEnabled`` is set.
  public lazy var pullToRefreshControl: UIRefreshControl = makeRefreshControl() {
    didSet {
      oldValue.removeAction(pullAction, for: .valueChanged)
      pullToRefreshControl.addAction(pullAction, for: .valueChanged)
      if pullToRefreshEnabled { refreshControl = pullToRefreshControl }
    }
  }

  private lazy var pullAction = UIAction { [weak self] action in
    guard let control = action.sender as? UIRefreshControl else { return }
    self?.didTriggerPullToRefresh?(control)
  }

  /// Called when the user has pulled. Setting it also sets ``pullToRefreshEnabled``.
  public var didTriggerPullToRefresh: ((UIRefreshControl) -> Void)? {
    didSet { pullToRefreshEnabled = didTriggerPullToRefresh != nil }
  }

  /// Whether the user can pull to refresh.
  public var pullToRefreshEnabled = false {
    didSet {
      guard pullToRefreshEnabled != oldValue else { return }
      refreshControl = pullToRefreshEnabled ? pullToRefreshControl : nil
    }
  }

  private func makeRefreshControl() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.addAction(pullAction, for: .valueChanged)
    return control
  }

  // MARK: Overrides

  /// Invalidates the layout if the text size has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if previousTraitCollection?.preferredContentSizeCategory != category { invalidateLayout() }
  }

  /// Ends scrolling to an item when the view leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { scroller?.cancel() }
    warnIfMaskIsIgnored()
  }

  /// The resizing behavior, which has an effect only while
  /// `translatesAutoresizingMaskIntoConstraints` is true. It is false by default.
  open override var autoresizingMask: UIView.AutoresizingMask {
    didSet { warnIfMaskIsIgnored() }
  }

  private func warnIfMaskIsIgnored() {
    guard window != nil, !autoresizingMask.isEmpty, !translatesAutoresizingMaskIntoConstraints
    else { return }
    EpoxyLogger.shared.warn(
      "The autoresizingMask of a CollectionView has no effect while translatesAutoresizingMaskIntoConstraints is "
        + "false, as it is by default: set it to true, or add constraints instead of a mask.")
  }

  /// Begins an interactive movement. Updates wait until it ends.
  open override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    let begins = super.beginInteractiveMovementForItem(at: indexPath)
    // UIKit refuses a second movement while the first one continues.
    if begins { updates.isMovingItem = true }
    return begins
  }

  /// Ends the interactive movement.
  open override func endInteractiveMovement() {
    super.endInteractiveMovement()
    endMovement()
  }

  /// Cancels the interactive movement, and restores the position of the item.
  open override func cancelInteractiveMovement() {
    super.cancelInteractiveMovement()
    endMovement()
  }

  private func endMovement() {
    updates.isMovingItem = false
    if !updates.isUpdating { answering { takeNewModels() } }
    applyQueuedUpdate()
  }

  /// Unavailable: the collection view registers cells itself.
  @available(*, unavailable, message: "CollectionView registers the views of its models itself.")
  public final override func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  /// Unavailable: the collection view registers cells itself.
  @available(*, unavailable, message: "CollectionView registers the views of its models itself.")
  public final override func register(
    _ nib: UINib?, forCellWithReuseIdentifier identifier: String
  ) {
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }

  /// Unavailable: the collection view registers supplementary views itself.
  @available(*, unavailable, message: "CollectionView registers the views of its models itself.")
  public final override func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  /// Unavailable: the collection view registers supplementary views itself.
  @available(*, unavailable, message: "CollectionView registers the views of its models itself.")
  public final override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    super.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  final func registerCell(reuseID: String) {
    super.register(CollectionViewCell.self, forCellWithReuseIdentifier: reuseID)
  }

  final func registerSupplementaryView(ofKind kind: String, reuseID: String) {
    super.register(
      CollectionViewReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: reuseID)
  }
}
