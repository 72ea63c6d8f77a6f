// SPDX-License-Identifier: MIT

/// A control above the content of a scroll view that starts a refresh when it is pulled into view.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIScrollView()
/// view.alwaysBounceVertical = true
/// let control = UIRefreshControl()
/// var refreshes = 0
/// control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
/// view.refreshControl = control
/// host.show(view)
/// host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
/// print(refreshes, control.isRefreshing)  // 1 true
/// host.perform { control.endRefreshing() }
/// host.settle()
/// ```
///
/// While it refreshes, the adjusted inset contains its height. The indicator is computed when it is
/// drawn, so a host settles while a refresh is in progress. `beginRefreshing()` sends no event. It
/// scrolls the control into view only where the content is at its top below a navigation bar, which
/// then looks as after a pull.
///
/// The height and the pull distance are chosen by this module, because Apple documents neither.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  private static let titleHeight: CGFloat = 24
  /// The distance that the content must be pulled beyond the top, in heights of the control.
  private static let threshold: CGFloat = 1.5

  final weak var scrollView: UIScrollView?
  /// Whether the current drag has started a refresh.
  private var hasStarted = false
  /// The beginning of the refresh in progress, in the device's time.
  private var start: TimeInterval = 0
  /// The height to which the control has been pulled into view.
  private var pull: CGFloat = 0
  private var title: UILabel?

  /// Creates a refresh control of a fixed height, which takes the width of its scroll view.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.height))
  }

  /// Creates a refresh control of a fixed height, which takes the width of its scroll view.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  /// Creates a refresh control of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.configure(self, as: UIRefreshControl.self, with: coder)
  }

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false {
    didSet {
      start = device.now
      showTitle()
    }
  }

  /// The text below the indicator.
  open var attributedTitle: NSAttributedString? {
    didSet {
      let label = title ?? UILabel()
      if title == nil { addSubview(label) }
      title = label
      label.attributedText = attributedTitle
      label.textAlignment = .center
      showTitle()
      setNeedsLayout()
      appearanceChanged(.attributedTitle, \UIRefreshControl.attributedTitle, attributedTitle)
    }
  }

  // MARK: Appearance

  /// The part of the indicator that is visible, from 0 to 1.
  private var shownPart: CGFloat {
    isRefreshing ? 1 : min(pull / (Self.height * Self.threshold), 1)
  }

  private func showTitle() { title?.isHidden = attributedTitle == nil || shownPart == 0 }

  /// Positions the title below the indicator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    title?.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - Self.titleHeight, width: bounds.width,
      height: Self.titleHeight)
  }

  private var indicatorFrame: CGRect {
    let side = RefreshIndicator.side
    let room = bounds.height - (attributedTitle == nil ? 0 : Self.titleHeight)
    return CGRect(
      x: bounds.midX - side / 2, y: bounds.minY + (room - side) / 2, width: side, height: side)
  }

  // The indicator is computed when it is drawn, like the images of an image view: nothing moves
  // that a test would have to wait for. Its color is the control's own tint, not an inherited one.
  package override var drawnContent: DrawnContent? {
    let image =
      isRefreshing
      ? RefreshIndicator.image(turningFor: device.now - start)
      : RefreshIndicator.image(pulledTo: shownPart)
    guard let image else { return nil }
    let color = viewStyle.tintColor ?? .secondaryLabel
    return .image(
      image, in: indicatorFrame, tint: color.resolvedColor(with: traitCollection).cgColor)
  }

  /// Shows a refresh that code has started. Sends no event, and scrolls only content that is at its
  /// top below a navigation bar.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    guard let scrollView, !scrollView.isDragging else { return }
    scrollView.takeRefreshInset()
    scrollView.scrollToRefreshControl()
  }

  /// Ends the refresh, and hides the control in an animation.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.releaseRefreshInset()
  }

  /// The height above the content that the control occupies.
  final var roomTaken: CGFloat { isRefreshing ? bounds.height : 0 }

  final func dragBegins() {
    hasStarted = false
  }

  /// Called when a finger has pulled the content beyond its top by a distance.
  final func pulled(by distance: CGFloat) {
    guard !isRefreshing, !hasStarted, isEnabled else { return }
    guard distance >= bounds.height * Self.threshold else { return }
    hasStarted = true
    isRefreshing = true
    sendActions(for: .valueChanged)
  }

  /// Positions the control directly above the content, no higher than the top of the visible part.
  final func place(in scrollView: UIScrollView) {
    pull = max(-scrollView.bounds.minY - scrollView.topWithoutRefresh, 0)
    showTitle()
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
    scrollToRefreshControl()
  }

  /// The top inset without the height that a refresh control occupies.
  final var topWithoutRefresh: CGFloat { adjustedContentInset.top - insets.refresh }

  final func pullRefreshControl() {
    guard let refreshControl, isDragging else { return }
    refreshControl.pulled(by: -bounds.minY - topWithoutRefresh - insets.roomInAdjusted)
  }

  /// Reserves the height of a refreshing control. While a finger drags, this is deferred to the end
  /// of the drag.
  final func takeRefreshInset() {
    insets.refresh = refreshControl?.roomTaken ?? 0
    updateAdjustedInset()
  }

  /// Scrolls content that is at its top below a navigation bar, or on its way there, so that the
  /// control is visible.
  final func scrollToRefreshControl() {
    guard insets.refresh > 0, window != nil, let bar = scroll.bar else { return }
    let top = CGPoint(x: contentOffset.x, y: limits(.vertical).low)
    switch scroll.activity {
    case .none where !scroll.isTracking && contentOffset.y > top.y:
      guard bar.isAtTop(contentOffset.y, of: self) else { return }
      begin(
        .animating(
          ScrollAnimation(from: contentOffset, to: top, start: device.now, purpose: .settling)))
    case .animating(let animation):
      guard bar.isAtTop(animation.to.y, of: self) else { return }
      scroll.activity = .animating(animation.leading(to: top, from: device.now))
    case .none, .dragging, .decelerating: return
    }
  }

  /// Releases the reserved height and scrolls up content that was resting below it.
  final func releaseRefreshInset() {
    let offset = contentOffset
    let old = insets.refresh
    guard old != 0 else { return }
    let top = -topWithoutRefresh - insets.roomInAdjusted
    if isAtRest, window != nil, offset.y < top {
      begin(
        .animating(
          ScrollAnimation(
            from: offset, to: CGPoint(x: offset.x, y: top), start: device.now, purpose: .settling)))
    }
    takeRefreshInset()
  }
}
