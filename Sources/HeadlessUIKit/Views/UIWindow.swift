// SPDX-License-Identifier: MIT

/// The root of a tree of views on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// A window was shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// A window became the one that gets keys.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// A window is no longer the one that gets keys.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Whether a layout is on the device's list.
  final var isScheduled = false

  private var controllerOfRoot: UIViewController?

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
    refreshSafeArea()
  }

  /// Creates a hidden window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    layer.isHidden = true
    refreshSafeArea()
  }

  /// Windows cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { controllerOfRoot }
    set { setRootViewController(newValue) }
  }

  /// Windows of a higher level lie in front.
  open var windowLevel = Level.normal {
    didSet { if !isHidden { show() } }
  }

  /// The screen.
  open var screen: UIScreen { device.screen }

  /// The scene.
  open var windowScene: UIWindowScene? { device.application.windowScene }

  /// Whether the window gets keys.
  open var isKeyWindow: Bool { device.application.keyWindow === self }

  /// Shows the window and gives it the keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Gives the window the keys.
  open func makeKey() {
    device.application.makeKey(self)
  }

  /// Called when the window was given the keys.
  open func becomeKey() {}

  /// Called when the window lost the keys.
  open func resignKey() {}

  /// Hands an event to the views that its touches belong to.
  open func sendEvent(_ event: UIEvent) {
    dispatch(event)
  }

  /// A point of another window in this one.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: (window ?? device.screen) as any UICoordinateSpace)
  }

  /// A point of this window in another one.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: (window ?? device.screen) as any UICoordinateSpace)
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The application.
  open override var next: UIResponder? { device.application }

  /// Whether the window is not shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { hide() } else { show() }
    }
  }

  override var isWindow: Bool { true }

  private func show() {
    device.screen.windows.removeAll { $0 === self }
    let index = device.screen.windows.firstIndex { $0.windowLevel > windowLevel }
    device.screen.windows.insert(self, at: index ?? device.screen.windows.count)
    // What changed on the device while the window was hidden.
    updateTraits()
    refreshSafeArea()
    if isDirty { device.needsLayout(self) }
    rootAppears(true)
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  private func hide() {
    device.keepUntilEndOfTurn(self)
    device.screen.windows.removeAll { $0 === self }
    device.application.resignKey(self)
    rootAppears(false)
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  private func setRootViewController(_ controller: UIViewController?) {
    guard controller !== controllerOfRoot else { return }
    let old = controllerOfRoot
    controllerOfRoot = controller
    exchangeRoot(old, for: controller)
  }
}

extension UIWindow {
  /// How far in front a window lies.
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    /// The number.
    public var rawValue: CGFloat

    /// A level of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A level of a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Whether the left level lies behind.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Of the application's own screens.
    public static let normal = Level(0)
    /// Of the status bar.
    public static let statusBar = Level(1000)
    /// Of alerts.
    public static let alert = Level(2000)
  }
}
