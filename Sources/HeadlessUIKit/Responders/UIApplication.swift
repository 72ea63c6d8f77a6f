// SPDX-License-Identifier: MIT

/// What runs on a device: its windows, who gets keys, and the delegate.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private unowned let device: Device

  /// Who gets keys.
  final weak var firstResponder: UIResponder? {
    didSet { if !isChangingFirstResponder { device.keyboard.firstResponderChanged() } }
  }

  /// Who gets keys, for a host.
  package final var currentFirstResponder: UIResponder? { firstResponder }

  private var isChangingFirstResponder = false

  /// The window that gets keys.
  open private(set) weak var keyWindow: UIWindow?

  /// The one scene of the device.
  final private(set) lazy var windowScene = UIWindowScene(device: device)

  /// What the application goes through.
  package final private(set) lazy var lifecycle = ApplicationLifecycle(device: device)

  /// Who is told what happens to the application.
  open weak var delegate: (any UIApplicationDelegate)?

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The application of the current device.
  open class var shared: UIApplication { Device.current.application }

  /// The windows that are shown, the rearmost first.
  open var windows: [UIWindow] { device.screen.windows }

  /// Whether the application is in front.
  open var applicationState: State { lifecycle.state }

  /// Whether the screen stays on while nobody touches it.
  open var isIdleTimerDisabled: Bool {
    get { lifecycle.isIdleTimerDisabled }
    set { lifecycle.isIdleTimerDisabled = newValue }
  }

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    lifecycle.device.values.traits.preferredContentSizeCategory
  }

  /// The direction of the application's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    lifecycle.device.values.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The scenes: there is one.
  open var connectedScenes: Set<UIScene> { [windowScene] }

  /// Opens an address elsewhere: it is only written down.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    lifecycle.openedURLs.append(url)
    if let completion { lifecycle.device.atEndOfTurn { completion(true) } }
  }

  /// Whether an address can be opened: all can.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// What the device let its user feel.
  final var feedback: [Feedback] = []

  /// The fingers on the screen.
  final private(set) lazy var touchInput = TouchInput(device: device)

  /// The recognisers that are at work.
  final private(set) lazy var gestureEnvironment = GestureEnvironment(device: device)

  /// Hands an event to its windows.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windowsToTell {
      window.sendEvent(event)
    }
  }

  final func makeKey(_ window: UIWindow) {
    guard keyWindow !== window else { return }
    let old = keyWindow
    keyWindow = window
    old?.resignKey()
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  final func resignKey(_ window: UIWindow) {
    guard keyWindow === window else { return }
    keyWindow = nil
    window.resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
  }

  final func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    guard responder.isReachable, responder.canBecomeFirstResponder else { return false }
    // The keyboard stays where one responder that takes keys follows another.
    isChangingFirstResponder = true
    let isFree = firstResponder?.resignFirstResponder() ?? true
    isChangingFirstResponder = false
    guard isFree else { return false }
    firstResponder = responder
    return true
  }

  final func resignFirstResponder(_ responder: UIResponder) -> Bool {
    guard firstResponder === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    firstResponder = nil
    return true
  }
}

extension UIView {
  /// Gives the keys and the touches up when the window is left.
  final func resignIfOutside(of window: UIWindow?) {
    guard window == nil else { return }
    let application = device.application
    if let first = application.firstResponder, first === self || first === controller {
      application.firstResponder = nil
    }
    application.gestureEnvironment.viewLeftWindow(self)
  }
}
