// SPDX-License-Identifier: MIT

/// A view that shows a part of content that is larger than itself, and lets fingers move it.
///
/// What a subclass may override stands in this file; the work is done in the extensions, by subject.
@preconcurrency @MainActor
open class UIScrollView: UIView, KeyValueObserved {
  nonisolated(unsafe) final var keyValueObservers: [KeyValueObserver] = []

  /// The delegate. `delegate` is declared in an extension, so that a subclass may have another one.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  final var scroll = ScrollState()
  final var insets = ScrollInsets()
  private var sizeOfContent = CGSize.zero
  /// What constraints gave `contentSize` last.
  private var solvedSize = CGSize.zero
  private lazy var pan = ScrollPanGestureRecognizer(self)

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  /// Scroll views cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  // MARK: Content

  /// The point of the content that lies in the upper left corner of the view: the origin of the bounds.
  open var contentOffset: CGPoint {
    get {
      willRead(.contentOffset)
      return bounds.origin
    }
    set { setOffset(newValue) }
  }

  /// The size of the content.
  open var contentSize: CGSize {
    get {
      willRead(.contentSize)
      return sizeOfContent
    }
    set {
      changing("contentSize") {
        guard newValue != sizeOfContent else { return }
        sizeOfContent = newValue
        contentSizeChanged()
      }
    }
  }

  /// Space around the content, which can be scrolled to.
  open var contentInset: UIEdgeInsets {
    get {
      willRead(.contentInset)
      return insets.content
    }
    set {
      changing("contentInset") {
        insets.content = newValue
        updateAdjustedInset()
      }
    }
  }

  /// The insets that hold: those of the content, and what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets {
    willRead(.adjustedContentInset)
    return insets.adjusted
  }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Which edges the safe area is added to.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }

  /// The part of its own plane that the view shows; its origin is the content offset.
  open override var bounds: CGRect {
    get {
      willRead(.bounds)
      return super.bounds
    }
    set { setBounds(newValue) { super.bounds = $0 } }
  }

  /// The rectangle of the content, for constraints of what lies in it: they give `contentSize` its
  /// value. The edges of the scroll view itself mean the same to its subviews.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The rectangle of the view that does not scroll, for constraints of what lies in it.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  override var scrollContentGuide: UILayoutGuide? { contentLayoutGuide }

  override func contentSizeSolved(_ size: CGSize) {
    // A length that constraints have never given stays as it was set; one that they gave may go.
    let (old, given) = (contentSize, solvedSize)
    solvedSize = size
    contentSize = CGSize(
      width: size.width > 0 || given.width > 0 ? size.width : old.width,
      height: size.height > 0 || given.height > 0 ? size.height : old.height)
  }

  // MARK: How it scrolls

  /// Whether fingers scroll.
  open var isScrollEnabled = true {
    didSet {
      if !isScrollEnabled { endDragByForce() }
      pan.isEnabled = isScrollEnabled
    }
  }

  /// Whether content can be pulled beyond its edges.
  open var bounces = true

  /// Whether that is so also where the content is not higher than the view.
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedInset() }
  }

  /// Whether that is so also where the content is not wider than the view.
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedInset() }
  }

  /// Whether content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a drag that begins along one axis does not move the content along the other.
  open var isDirectionalLockEnabled = false

  /// How fast content comes to rest.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// How the keyboard goes away when the content is dragged. It does not follow a finger here: what is
  /// interactive leaves it as it is.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// What sees the fingers that scroll.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether a finger is on the content.
  open var isTracking: Bool { scroll.isTracking }

  /// Whether a finger has begun to move the content.
  open var isDragging: Bool {
    if case .dragging = scroll.activity { true } else { false }
  }

  /// Whether the content moves on by itself after a finger has left it.
  open var isDecelerating: Bool {
    if case .decelerating = scroll.activity { true } else { false }
  }

  /// Scrolls by a page, and posts `pageScrolled` with the position. Returns false where the content ends.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  /// Puts a point of the content into the upper left corner, where that is asked for with an animation
  /// of 0.3 s. What moved the content stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    send(to: contentOffset, animated: animated, for: .scrolling)
  }

  /// Scrolls as little as is needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    show(rect, animated: animated)
  }

  // MARK: Touches of the content

  /// Whether touches wait until it is clear that they do not scroll.
  open var delaysContentTouches = true

  /// Whether touches that content has got are taken from it when they scroll.
  open var canCancelContentTouches = true

  /// Whether a view of the content gets touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  /// Whether touches may be taken from a view of the content when they scroll: not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  // MARK: Refreshing

  /// The control that a pull beyond the top brings into sight.
  open var refreshControl: UIRefreshControl? {
    didSet { exchangeRefreshControl(oldValue, for: refreshControl) }
  }

  // MARK: Indicators

  /// Whether the indicator at the right is shown while the content moves.
  open var showsVerticalScrollIndicator = true

  /// Whether the indicator at the bottom is shown while the content moves.
  open var showsHorizontalScrollIndicator = true

  /// How the indicators look.
  open var indicatorStyle = IndicatorStyle.default

  /// The space that the indicator at the right leaves.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { insets.verticalIndicator }
    set { insets.verticalIndicator = newValue }
  }

  /// The space that the indicator at the bottom leaves.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { insets.horizontalIndicator }
    set { insets.horizontalIndicator = newValue }
  }

  /// The space that both indicators leave; that of the one at the right when read.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether indicators leave the safe area, too.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Shows the indicators for a moment. They are not drawn here.
  open func flashScrollIndicators() {}

  // MARK: Zooming, which is left out

  /// The scale of the content: always 1, whatever it is set to.
  open var zoomScale: CGFloat {
    get { 1 }
    set {
      guard newValue != 1 else { return }
      device.warn("UIScrollView does not zoom here: zoomScale stays 1.")
    }
  }

  /// The least scale of the content. Only a value.
  open var minimumZoomScale: CGFloat = 1

  /// The largest scale of the content. Only a value.
  open var maximumZoomScale: CGFloat = 1

  /// Whether fingers zoom the content: they do not.
  open var isZooming: Bool { false }

  // MARK: Seams

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    scrolled(from: old)
  }

  /// The offset at which a drag that ends now comes to rest, before the delegate may change it.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per second.
  func stoppingPoint(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  override func safeAreaWillBeTold() {
    super.safeAreaWillBeTold()
    updateAdjustedInset()
  }

  override var safeAreaOfContent: UIEdgeInsets { safeAreaLeftToContent }
}

extension UIScrollView: _ScrollViewDelegating {}

/// A scroll view, as far as `delegate` is concerned: a property of the class itself could not be declared
/// again with a narrower type by a subclass.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: AnyObject {}

extension _ScrollViewDelegating where Self: UIScrollView {
  /// Who is told how the content is scrolled. Not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
