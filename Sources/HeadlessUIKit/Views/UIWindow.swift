// SPDX-License-Identifier: MIT

/// The root of a view hierarchy on the screen.
///
/// A host makes it when it shows a controller or a view; an application that starts by its delegate
/// makes its own, as on a device:
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let window = host.perform {
///   let window = UIWindow(frame: UIScreen.main.bounds)
///   window.rootViewController = UIViewController()
///   window.makeKeyAndVisible()
///   return window
/// }
/// print(window.isKeyWindow, window.rootViewController?.view.frame == window.bounds)  // true true
/// ```
///
/// The screen retains a window while it is not hidden. All windows of a device are in one scene.
/// The keyboard and the status bar have windows of their own, which `UIApplication.windows` does
/// not list.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Posted after a window was shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window became the key window, which receives keyboard input.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window ceased to be the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Whether the window is on the device's list of pending layouts.
  final var isScheduled = false

  private var controllerOfRoot: UIViewController?

  /// The frame of a hidden window that fills the screen; nil for other windows.
  private var filledScreen: CGRect?

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
    noteFilledScreen()
    refreshSafeArea()
  }

  /// Creates a hidden window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    layer.isHidden = true
    noteFilledScreen()
    refreshSafeArea()
  }

  /// Creates a window of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
    InterfaceCoder.configure(self, as: UIWindow.self, with: coder)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { controllerOfRoot }
    set { setRootViewController(newValue) }
  }

  /// The level of the window. Windows of a higher level are positioned in front.
  open var windowLevel = Level.normal {
    didSet { if isOnScreen { show() } }
  }

  /// The screen that shows the window.
  open var screen: UIScreen { device.screen }

  /// The scene that contains the window; nil for none, which does not show the window. Every window
  /// begins in the scene of the device.
  open var windowScene: UIWindowScene? {
    get { isOutsideOfScene ? nil : device.application.windowScene }
    set {
      guard isOutsideOfScene != (newValue == nil) else { return }
      isOutsideOfScene = newValue == nil
      guard !isHidden else { return }
      if isOutsideOfScene { hide() } else { show() }
    }
  }

  private var isOutsideOfScene = false

  /// Whether the screen shows the window: it is not hidden and in a scene.
  final var isOnScreen: Bool { !isHidden && !isOutsideOfScene }

  /// Whether the window is the key window, which receives keyboard input.
  open var isKeyWindow: Bool { device.application.keyWindow === self }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window.
  open func makeKey() {
    device.application.makeKey(self)
  }

  /// Called after the window became the key window.
  open func becomeKey() {}

  /// Called after the window ceased to be the key window.
  open func resignKey() {}

  /// Delivers an event to the views that its touches belong to.
  open func sendEvent(_ event: UIEvent) {
    dispatch(event)
  }

  /// Converts a point from another window to this one; from the screen where `window` is nil.
  @discardableResult
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: (window ?? device.screen) as any UICoordinateSpace)
  }

  /// Converts a point from this window to another one; to the screen where `window` is nil.
  @discardableResult
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: (window ?? device.screen) as any UICoordinateSpace)
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { device.application }

  private lazy var ownUndoManager = UndoManager()

  /// The undo manager of the window.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Whether the window is not shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      guard newValue != wasHidden, !isOutsideOfScene else { return }
      if newValue { hide() } else { show() }
    }
  }

  override var isWindow: Bool { true }

  override func traits(inheriting traits: UITraitCollection) -> UITraitCollection {
    guard let overrides = device.screenUpdates.overridesOfScene else { return traits }
    return UITraitCollection(traitsFrom: [traits, overrides])
  }

  /// Whether the window belongs to the system and not to the application, as the keyboard's does.
  package var isSystemWindow: Bool { false }

  /// The roots of the view trees in the window that the application has made: the window itself or,
  /// in a window of the system, the application's views in it.
  package var viewsOfApplication: [UIView] { [self] }

  private func noteFilledScreen() {
    filledScreen = frame == device.screen.bounds ? frame : nil
  }

  private func show() {
    // The size of the screen may have changed while the window was hidden.
    if let filledScreen, frame == filledScreen { frame = device.screen.bounds }
    filledScreen = nil
    device.screen.windows.removeAll { $0 === self }
    let index = device.screen.windows.firstIndex { $0.windowLevel > windowLevel }
    device.screen.windows.insert(self, at: index ?? device.screen.windows.count)
    // Applies changes that the device made while the window was hidden.
    updateTraits()
    refreshSafeArea()
    if isDirty { device.screenUpdates.needsLayout(self) }
    rootViewController?.windowAppears(true)
    device.application.firstResponderOwner.viewsEnteredWindow()
    device.post(Self.didBecomeVisibleNotification, object: self)
  }

  private func hide() {
    noteFilledScreen()
    device.keepUntilEndOfTurn(self)
    device.screen.windows.removeAll { $0 === self }
    device.application.gestureEnvironment.windowWasHidden(self)
    device.application.resignKey(self)
    rootViewController?.windowAppears(false)
    device.application.firstResponderOwner.viewsLeftWindow()
    device.post(Self.didBecomeHiddenNotification, object: self)
  }

  private func setRootViewController(_ controller: UIViewController?) {
    guard controller !== controllerOfRoot else { return }
    let old = controllerOfRoot
    controllerOfRoot = controller
    old?.willLeaveRoot(of: self)
    controller?.becameRoot(of: self)
  }
}

extension UIWindow {
  /// The level of a window, which determines the order from back to front.
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    /// The numeric level; higher levels are in front.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Returns whether the left level is behind the right one.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The level of the application's own screens.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }
}
