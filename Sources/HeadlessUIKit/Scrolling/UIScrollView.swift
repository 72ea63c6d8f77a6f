// SPDX-License-Identifier: MIT

/// A view that shows a part of content that is larger than itself, and that fingers can scroll.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIScrollView()
/// view.contentInsetAdjustmentBehavior = .never
/// view.contentSize = CGSize(width: 393, height: 3000)
/// host.show(view)
/// host.fling(from: CGPoint(x: 200, y: 600), velocity: CGVector(dx: 0, dy: -1500))
/// let atLift = view.contentOffset.y
/// host.settle()
/// print(view.isDecelerating, view.contentOffset.y > atLift + 300)  // false true
/// ```
///
/// Content moves in the frames of the host, as a function of the time since the release: the same
/// at every frame rate. `settle()` waits for its end. A finger has to move 10 points before content
/// follows, and touches in the content are held back for 0.15 s. Deceleration and rubber band are
/// Apple's published or measured ones; the spring at an edge and some rules are of this module, see
/// docs/design/scrolling.md.
///
/// A scrolled frame costs the same for any number of subviews, except with `.never` under a safe
/// area, which then has to be computed for each. Indicators are layers that appear only if the host
/// shows them. The safe area is in `adjustedContentInset`, and content that rests at its top
/// follows a change of it, so `contentOffset.y` at the top is not 0.
///
/// Two fingers zoom the view that the delegate returns from `viewForZooming(in:)`, if
/// `maximumZoomScale` is larger than `minimumZoomScale`. The view's transform and the content size
/// follow the scale, and the upper left corner of the view's frame remains in place.
///
/// This file declares the members that a subclass may override; the extensions implement them,
/// grouped by subject.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  override class var observableKeyPaths: ObservableKeyPaths {
    super.observableKeyPaths + ObservableProperty.ofScrollView(Self.self)
  }

  /// The delegate. `delegate` is declared in an extension, so that a subclass can declare it with
  /// another type.
  final weak var scrollDelegate: (any UIScrollViewDelegate)? {
    willSet { willChange(.delegate) }
    didSet { didChange(.delegate) }
  }

  final var scroll = ScrollState()
  final var insets = ScrollInsets()
  private var sizeOfContent = CGSize.zero
  /// The content size that constraints have determined last.
  final private(set) var solvedSize = CGSize.zero
  private lazy var pan = ScrollPanGestureRecognizer(self)

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  /// Creates a scroll view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(pan)
    InterfaceCoder.configure(self, as: UIScrollView.self, with: coder)
  }

  // MARK: Content

  /// The point of the content at the upper left corner of the view: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// The size of the content.
  open var contentSize: CGSize {
    get { sizeOfContent }
    set {
      changing(.contentSize) {
        guard newValue != sizeOfContent else { return }
        sizeOfContent = newValue
        contentSizeChanged()
      }
    }
  }

  /// The space around the content that can be scrolled to.
  open var contentInset: UIEdgeInsets {
    get { insets.content }
    set {
      changing(.contentInset) {
        insets.content = newValue
        updateAdjustedInset()
      }
    }
  }

  /// The effective insets: the content insets and the safe area insets that are added.
  open var adjustedContentInset: UIEdgeInsets { insets.adjusted }

  /// Called when `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  /// The rule that determines the edges at which the safe area is added.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    willSet { willChange(.contentInsetAdjustmentBehavior) }
    didSet {
      updateAdjustedInset()
      didChange(.contentInsetAdjustmentBehavior)
    }
  }

  /// The rectangle of the content. Constraints between descendants and this guide determine
  /// `contentSize`. The edges of the scroll view itself have the same meaning in constraints of its
  /// subviews.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The rectangle of the view, which does not scroll, for constraints of descendants.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  override var scrollContentGuide: UILayoutGuide? { contentLayoutGuide }

  override func contentSizeSolved(_ size: CGSize) {
    // A length that constraints have never determined keeps its value; a length that they have
    // determined may become 0.
    let (old, given) = (contentSize, solvedSize)
    solvedSize = size
    let size = zoomed(size)
    contentSize = CGSize(
      width: size.width > 0 || given.width > 0 ? size.width : old.width,
      height: size.height > 0 || given.height > 0 ? size.height : old.height)
  }

  // MARK: Scrolling behavior

  /// Whether fingers scroll the content.
  open var isScrollEnabled = true {
    willSet { willChange(.isScrollEnabled) }
    didSet {
      if !isScrollEnabled { endDragByForce() }
      pan.isEnabled = isScrollEnabled
      didChange(.isScrollEnabled)
    }
  }

  /// Whether content can be pulled beyond its edges.
  open var bounces = true {
    willSet { willChange(.bounces) }
    didSet { didChange(.bounces) }
  }

  /// Whether content can be pulled beyond its upper and lower edges also where it is not higher
  /// than the view.
  open var alwaysBounceVertical = false {
    willSet { willChange(.alwaysBounceVertical) }
    didSet {
      updateAdjustedInset()
      didChange(.alwaysBounceVertical)
    }
  }

  /// Whether content can be pulled beyond its left and right edges also where it is not wider than
  /// the view.
  open var alwaysBounceHorizontal = false {
    willSet { willChange(.alwaysBounceHorizontal) }
    didSet {
      updateAdjustedInset()
      didChange(.alwaysBounceHorizontal)
    }
  }

  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false {
    willSet { willChange(.isPagingEnabled) }
    didSet { didChange(.isPagingEnabled) }
  }

  /// Whether a drag that begins along one axis does not move the content along the other.
  open var isDirectionalLockEnabled = false {
    willSet { willChange(.isDirectionalLockEnabled) }
    didSet { didChange(.isDirectionalLockEnabled) }
  }

  /// The rate at which content decelerates.
  open var decelerationRate = DecelerationRate.normal {
    willSet { willChange(.decelerationRate) }
    didSet { didChange(.decelerationRate) }
  }

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true {
    willSet { willChange(.scrollsToTop) }
    didSet { didChange(.scrollsToTop) }
  }

  /// The way the keyboard is dismissed by a drag of the content.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    willSet { willChange(.keyboardDismissMode) }
    didSet { didChange(.keyboardDismissMode) }
  }

  /// The gesture recognizer that scrolls the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether a finger is on the content.
  open var isTracking: Bool { scroll.isTracking }

  /// Whether a finger has begun to move the content.
  open var isDragging: Bool {
    if case .dragging = scroll.activity { true } else { false }
  }

  /// Whether the content is moving after a finger was lifted.
  open var isDecelerating: Bool {
    if case .decelerating = scroll.activity { true } else { false }
  }

  /// Scrolls by a page, and posts `pageScrolled` with the position. Returns false where the content
  /// ends.
  @discardableResult
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByPage(direction)
  }

  /// Scrolls a point of the content to the upper left corner, optionally in an animation of 0.3 s.
  /// The current movement of the content ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    send(to: contentOffset, animated: animated, for: .scrolling)
  }

  /// Scrolls by the minimum distance that shows a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    show(rect, animated: animated)
  }

  // MARK: Touches of the content

  /// Whether touches are delayed until it is clear that they do not scroll.
  open var delaysContentTouches = true

  /// Whether touches that the content has received are cancelled when they start to scroll.
  open var canCancelContentTouches = true

  /// Returns whether a view of the content receives touches.
  @discardableResult
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  /// Returns whether touches of a view in the content are cancelled when they scroll: false for a
  /// control.
  @discardableResult
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !view.keepsTouchesInScrolling
  }

  // MARK: Refreshing

  /// The refresh control that is revealed by a pull beyond the top.
  open var refreshControl: UIRefreshControl? {
    willSet { willChange(.refreshControl) }
    didSet {
      exchangeRefreshControl(oldValue, for: refreshControl)
      didChange(.refreshControl)
    }
  }

  // MARK: Indicators

  /// Whether the vertical indicator is shown while the content moves.
  open var showsVerticalScrollIndicator = true {
    willSet { willChange(.showsVerticalScrollIndicator) }
    didSet { didChange(.showsVerticalScrollIndicator) }
  }

  /// Whether the horizontal indicator is shown while the content moves.
  open var showsHorizontalScrollIndicator = true {
    willSet { willChange(.showsHorizontalScrollIndicator) }
    didSet { didChange(.showsHorizontalScrollIndicator) }
  }

  /// The appearance of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    willSet { willChange(.indicatorStyle) }
    didSet { didChange(.indicatorStyle) }
  }

  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { insets.verticalIndicator }
    set { changing(.verticalScrollIndicatorInsets) { insets.verticalIndicator = newValue } }
  }

  /// The insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { insets.horizontalIndicator }
    set { changing(.horizontalScrollIndicatorInsets) { insets.horizontalIndicator = newValue } }
  }

  /// The insets of both indicators. The getter returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the safe area insets are added to the insets of the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Shows the indicators briefly.
  open func flashScrollIndicators() { showIndicators() }

  // MARK: Zooming

  /// The scale of the view that the delegate returns from `viewForZooming(in:)`. A value outside of
  /// the limits is limited. Without such a view, setting it has no effect.
  open var zoomScale: CGFloat {
    get { scroll.zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The minimum scale of the content. Fingers zoom if the maximum is larger.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }

  /// The maximum scale of the content. Fingers zoom if it is larger than the minimum.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged() }
  }

  /// Whether fingers can scale the content beyond the limits, to which it returns.
  open var bouncesZoom = true

  /// Whether fingers zoom the content.
  open var isZooming: Bool { scroll.zoom?.isZooming ?? false }

  /// Whether the scale returns to its limits.
  open var isZoomBouncing: Bool { scroll.zoom?.isBouncing ?? false }

  /// The gesture recognizer that zooms the content; nil while the limits of the scale are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroll.zoom?.pinch }

  /// Scales the content about the center of the visible part, optionally in an animation. The
  /// properties have their final values at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, animated: animated)
  }

  /// Scales the content so that a rectangle of the zoomed view fills the view.
  ///
  /// - Parameter rect: The rectangle, in the coordinates of the view that
  ///   `viewForZooming(in:)` returns.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toRectangle: rect, animated: animated)
  }

  // MARK: Hooks for subclasses of this module

  /// Ends the motion, whose times are those of the device that the view has left.
  override func deviceChanged() {
    super.deviceChanged()
    stop()
    scroll.isDriven = false
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    placeOverlay()
    scrolled(from: old)
  }

  override func wasLaidOut() {
    super.wasLaidOut()
    zoomedContentWasLaidOut()
  }

  override func subviewWasAdded(_ subview: UIView) {
    super.subviewWasAdded(subview)
    guard let overlay = scroll.overlay, overlay.superview === self, children.last !== overlay else {
      return
    }
    bringSubviewToFront(overlay)
  }

  /// Returns the offset at which a drag that ends now comes to rest, before the delegate may change
  /// it.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per second.
  func stoppingPoint(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether pages begin at the right end of the content.
  var countsPagesFromRight: Bool { false }

  /// Called before an animated scroll ends without having reached its target.
  func animatedScrollWillBeInterrupted() {}

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    updateAdjustedInset()
  }

  override var safeAreaOfContent: UIEdgeInsets { safeAreaLeftToContent }

  override func windowDidChange() {
    super.windowDidChange()
    windowChanged()
  }
}

extension UIScrollView: _ScrollViewDelegating {}

/// The part of a scroll view that declares `delegate`. A subclass could not redeclare a property of
/// the class itself with a narrower type.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: AnyObject {}

extension _ScrollViewDelegating where Self: UIScrollView {
  /// The object that is notified of scrolling. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
