// SPDX-License-Identifier: MIT

/// A control above the content of a scroll view, which starts a refresh when it is pulled into sight.
///
/// The height and how far it has to be pulled are our own choice: Apple documents neither.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  /// How far beyond the top content has to be pulled, in heights of the control.
  private static let threshold: CGFloat = 1.5

  final weak var scrollView: UIScrollView?
  /// Whether the drag that goes on has started a refresh.
  private var hasStarted = false

  /// Creates a refresh control; it takes the width of its scroll view and has a height of its own.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
  }

  /// Creates a refresh control; it takes the width of its scroll view and has a height of its own.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  /// Refresh controls cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether a refresh is going on.
  open private(set) var isRefreshing = false

  /// A text below the indicator. Only a value: nobody draws it.
  open var attributedTitle: NSAttributedString? {
    didSet {
      appearanceChanged(.attributedTitle, \UIRefreshControl.attributedTitle, attributedTitle)
    }
  }

  /// Shows that a refresh is going on that code has started. Sends no event, and does not scroll.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    if scrollView?.isDragging != true { scrollView?.takeRefreshInset() }
  }

  /// Shows that the refresh is over.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.releaseRefreshInset()
  }

  /// The room above the content that the control takes.
  final var roomTaken: CGFloat { isRefreshing ? bounds.height : 0 }

  final func dragBegins() {
    hasStarted = false
  }

  /// A finger has pulled the content beyond its top by a distance.
  final func pulled(by distance: CGFloat) {
    guard !isRefreshing, !hasStarted, isEnabled else { return }
    guard distance >= bounds.height * Self.threshold else { return }
    hasStarted = true
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  /// Lies right above the content, and no higher than what is seen of it.
  final func place(in scrollView: UIScrollView) {
    let visibleTop = scrollView.bounds.minY + scrollView.topWithoutRefresh
    let frame = CGRect(
      x: scrollView.bounds.minX, y: min(-bounds.height, visibleTop),
      width: scrollView.bounds.width, height: bounds.height)
    if frame != self.frame { self.frame = frame }
  }
}

extension UIScrollView {
  final func exchangeRefreshControl(_ old: UIRefreshControl?, for new: UIRefreshControl?) {
    guard old !== new else { return }
    old?.scrollView = nil
    old?.removeFromSuperview()
    guard let new else { return releaseRefreshInset() }
    new.scrollView?.refreshControl = nil
    new.scrollView = self
    insertSubview(new, at: 0)
    new.place(in: self)
    takeRefreshInset()
  }

  /// The inset at the top, without the room that a refresh control takes.
  final var topWithoutRefresh: CGFloat { adjustedContentInset.top - insets.refresh }

  final func pullRefreshControl() {
    guard let refreshControl, isDragging else { return }
    refreshControl.pulled(by: -bounds.minY - topWithoutRefresh)
  }

  /// Makes room for a refresh control that refreshes. While a finger drags, that waits for its end.
  final func takeRefreshInset() {
    insets.refresh = refreshControl?.roomTaken ?? 0
    updateAdjustedInset()
  }

  /// Gives the room back, and lets content that filled it go up.
  final func releaseRefreshInset() {
    let offset = contentOffset
    let old = insets.refresh
    guard old != 0 else { return }
    let top = -topWithoutRefresh
    if isAtRest, window != nil, offset.y < top {
      begin(
        .animating(
          ScrollAnimation(
            from: offset, to: CGPoint(x: offset.x, y: top), start: device.now, purpose: .settling)))
    }
    takeRefreshInset()
  }
}
