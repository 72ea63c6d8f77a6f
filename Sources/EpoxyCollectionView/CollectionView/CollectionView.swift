// SPDX-License-Identifier: MIT

/// A collection view that is given what it shows: sections of item models. It works out what has changed,
/// updates itself, and never asks for index paths.
///
/// It is its own delegate and has its own data source. Do not replace them; what they would be told is
/// told to the delegates below and to the closures of the models.
@preconcurrency @MainActor
open class CollectionView: UICollectionView {
  /// How an update is shown.
  public enum UpdateStrategy {
    /// Views come, go and move with animation.
    case animatedBatchUpdates
    /// Views come, go and move at once; those that stay keep their state.
    case nonanimatedBatchUpdates
    /// All views are taken away and made anew.
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
  ///   - layout: Says where things go.
  ///   - configuration: How the collection view goes about its work.
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

  /// Collection views of models are not made from archives.
  @available(*, unavailable)
  public required init?(coder _: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Delegates

  /// Is told which item an assistive technology is at.
  public weak var accessibilityDelegate: (any CollectionViewAccessibilityDelegate)? {
    didSet { focusIsWatchedChanged() }
  }

  /// Is told of scrolling.
  public weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// Is asked by layouts for sizes; an ``EpoxyCollectionViewDelegateFlowLayout`` decides all of a flow
  /// layout's.
  public weak var layoutDelegate: AnyObject?

  /// Is told what comes into sight and leaves it.
  public weak var displayDelegate: (any CollectionViewDisplayDelegate)?

  /// Makes what lies between two layouts.
  public weak var transitionLayoutDelegate: (any CollectionViewTransitionLayoutDelegate)?

  /// Decides about items that fingers move.
  public weak var reorderingDelegate: (any CollectionViewReorderingDelegate)?

  /// Is told which items are likely to be shown soon.
  public weak var prefetchDelegate: (any CollectionViewPrefetchingDelegate)? {
    didSet { prefetchDataSource = prefetchDelegate == nil ? nil : self }
  }

  // MARK: Behaviour

  /// How selected cells look whose models do not say it.
  public var selectionStyle = ItemSelectionStyle.noBackground

  /// Whether an item is deselected as soon as it was selected.
  public var autoDeselectItems = true

  /// The control that a pull shows while ``pullToRefreshEnabled``.
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

  /// Called when the user has pulled. Setting it says whether pulling is possible.
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

  // MARK: What is overridden

  /// Lays out anew where text has another size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if previousTraitCollection?.preferredContentSizeCategory != category { invalidateLayout() }
  }

  /// Ends scrolling that nobody sees.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { scroller?.cancel() }
  }

  /// A finger takes an item. Updates wait until it is let go.
  open override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    let begins = super.beginInteractiveMovementForItem(at: indexPath)
    // A second finger is refused while the first one goes on.
    if begins { updates.isMovingItem = true }
    return begins
  }

  /// The finger lets the item go.
  open override func endInteractiveMovement() {
    super.endInteractiveMovement()
    endMovement()
  }

  /// The item goes back.
  open override func cancelInteractiveMovement() {
    super.cancelInteractiveMovement()
    endMovement()
  }

  private func endMovement() {
    updates.isMovingItem = false
    if !updates.isUpdating { answering { takeNewModels() } }
    applyQueuedUpdate()
  }

  /// Cells are registered by the collection view itself.
  @available(*, unavailable, message: "CollectionView registers the views of its models itself.")
  public final override func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  /// Cells are registered by the collection view itself.
  @available(*, unavailable, message: "CollectionView registers the views of its models itself.")
  public final override func register(
    _ nib: UINib?, forCellWithReuseIdentifier identifier: String
  ) {
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }

  /// Supplementary views are registered by the collection view itself.
  @available(*, unavailable, message: "CollectionView registers the views of its models itself.")
  public final override func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  /// Supplementary views are registered by the collection view itself.
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
