// SPDX-License-Identifier: MIT

/// The bars at the upper edge of a controller's view.
///
/// A ``TopBarInstaller`` makes it, and has it as its `container` while it is installed. It is
/// positioned by constraints to the upper edge of the view, in front of the views that were there
/// before:
///
/// ```swift
/// let controller = UIViewController()
/// controller.loadViewIfNeeded()
/// let installer = TopBarInstaller(viewController: controller) { BarModel<UILabel>() }
/// installer.install()
/// let container = installer.container
/// container?.statusBarInsetBehavior = .hidden(roomToReappear: true)
/// print(container?.isStatusBarHidden ?? false)  // true
/// installer.uninstall()
/// print(installer.container == nil)  // true
/// ```
///
/// The status bar is hidden by the controller, whose `prefersStatusBarHidden` returns
/// ``isStatusBarHidden``.
@preconcurrency @MainActor
public final class TopBarContainer: BarStackView, InternalBarContainer {
  /// The ways in which bars leave room for the status bar.
  public enum StatusBarInsetBehavior: Equatable, Sendable {
    /// The status bar is visible.
    case visible
    /// The status bar is hidden.
    ///
    /// - Parameter roomToReappear: Whether the bars keep the room of the status bar, so that they
    ///   do not move when it appears again.
    case hidden(roomToReappear: Bool)
  }

  private var sentinel: SafeAreaSentinel?
  private(set) lazy var insets = BarContainerInsets(self)
  /// The room that a hidden status bar leaves.
  private var statusBarRoom: CGFloat = 0

  let position = BarContainerPosition.top
  let edgeOffset: CGFloat = 0

  /// The installer of the container.
  public internal(set) weak var barInstaller: TopBarInstaller?

  /// The controller whose content is inset.
  public weak var viewController: UIViewController?

  /// Creates a container without bars.
  public required init() {
    super.init()
    translatesAutoresizingMaskIntoConstraints = false
    zOrder = .firstToLast
  }

  /// The way in which the controller's content is inset.
  public var insetBehavior: BarContainerInsetBehavior {
    get { insets.behavior }
    set { insets.behavior = newValue }
  }

  /// Whether the bars keep their content clear of the safe area that the controller has without
  /// bars.
  public var insetMargins = true {
    didSet { if insetMargins != oldValue { setNeedsLayout() } }
  }

  /// The way in which the bars leave room for the status bar.
  public var statusBarInsetBehavior = StatusBarInsetBehavior.visible {
    didSet {
      guard statusBarInsetBehavior != oldValue else { return }
      statusBarRoom =
        statusBarInsetBehavior == .hidden(roomToReappear: true) ? layoutMargins.top : 0
      viewController?.setNeedsStatusBarAppearanceUpdate()
      setNeedsLayout()
    }
  }

  /// Whether the bars require a hidden status bar. A controller returns this as
  /// `prefersStatusBarHidden`.
  public var isStatusBarHidden: Bool { statusBarInsetBehavior != .visible }

  func margin(forOriginalInset inset: CGFloat) -> CGFloat { max(inset, statusBarRoom) }

  override var sideInsets: UIEdgeInsets { viewController?.originalSideInsets ?? .zero }

  /// The center. A new one updates the insets.
  public override var center: CGPoint {
    didSet { if center != oldValue { setNeedsLayout() } }
  }

  /// Lays out the bars and updates the insets of the controller.
  public override func layoutSubviews() {
    super.layoutSubviews()
    insets.update()
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Adds the container to the upper edge of a view.
  public func add(to superview: UIView) {
    let sentinel = SafeAreaSentinel(self)
    sentinel.cover(superview)
    self.sentinel = sentinel
    superview.addSubview(self)
    var constraints = [
      topAnchor.constraint(equalTo: superview.topAnchor),
      leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      bottomAnchor.constraint(lessThanOrEqualTo: superview.bottomAnchor),
    ]
    if let bottom = superview.subviews.lazy.compactMap({ $0 as? BottomBarContainer }).first {
      constraints.append(bottomAnchor.constraint(lessThanOrEqualTo: bottom.topAnchor))
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Removes the container from its superview, and its inset from the controller.
  public func remove() {
    sentinel?.removeFromSuperview()
    sentinel = nil
    removeFromSuperview()
    insets.removeAll()
  }
}

extension UIViewController {
  /// The left and right insets of the safe area without those that the controller adds.
  var originalSideInsets: UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    return UIEdgeInsets(
      top: 0, left: view.safeAreaInsets.left - additionalSafeAreaInsets.left, bottom: 0,
      right: view.safeAreaInsets.right - additionalSafeAreaInsets.right)
  }
}
