// SPDX-License-Identifier: MIT

/// The application of a device: its windows, its first responder and its delegate.
///
/// ```swift
/// final class Delegate: NSObject, UIApplicationDelegate {
///   var events: [String] = []
///   func applicationDidEnterBackground(_: UIApplication) { events.append("background") }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let delegate = host.perform { Delegate() }
/// host.launch(delegate)
/// host.enterBackground()
/// print(delegate.events)  // ["background"]
/// ```
///
/// `shared` is the application of the current host; there is one for each. Without
/// `ScreenHost.launch(_:)` there is no delegate, and the application is active from the start; its
/// state changes only by calls of the host. A method that a delegate does not implement has an
/// empty default, so code cannot find out that it is missing.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  final unowned let device: Device

  /// The object that decides about the first responder. ``Device/connectRooms()`` sets it.
  final var firstResponderOwner: (any FirstResponderOwner)!

  /// Makes the scene of the device. ``Device/connectRooms()`` sets it.
  final var makeWindowScene: (@MainActor () -> UIWindowScene)!

  /// The responder that receives keyboard input.
  final var firstResponder: UIResponder? { firstResponderOwner.current }

  /// The responder that receives keyboard input, for a host.
  package final var currentFirstResponder: UIResponder? { firstResponder }

  /// The window that receives keyboard input.
  open private(set) weak var keyWindow: UIWindow?

  /// The only scene of the device.
  final private(set) lazy var windowScene = makeWindowScene()

  /// The object that is notified of changes of the application's state.
  open weak var delegate: (any UIApplicationDelegate)?

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The application of the current device.
  open class var shared: UIApplication { Device.current.application }

  /// The visible windows, the rearmost first.
  open var windows: [UIWindow] { device.screen.applicationWindows }

  /// The state of the application: active, inactive or in the background.
  open var applicationState: State { currentState }

  final var currentState = State.active

  /// Whether the screen remains on without touches.
  open var isIdleTimerDisabled = false

  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    device.values.traits.preferredContentSizeCategory
  }

  /// The direction of the application's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device.values.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The scenes of the application, which has exactly one.
  open var connectedScenes: Set<UIScene> { [windowScene] }

  /// Records the request to open a URL; nothing is opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    if let completion { device.atEndOfTurn { completion(true) } }
  }

  /// The URLs that were opened, for tests.
  package final private(set) var openedURLs: [URL] = []

  /// Returns whether a URL can be opened: always true.
  @discardableResult
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// The items that activity view controllers have shared.
  package final var sharedItems: [[Any]] = []

  /// The text that a text field or a text view has copied; nil for none. There is no general
  /// pasteboard.
  package final var copiedText: String?

  /// The fingers on the screen.
  final private(set) lazy var touchInput = TouchInput(device: device)
  final let pointer = Pointer()

  /// The gesture recognizers that are processing touches.
  final private(set) lazy var gestureEnvironment = GestureEnvironment(device: device)

  /// Delivers an event to its windows.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windowsToNotify {
      window.sendEvent(event)
    }
  }

  /// Calls the method of a target with the sender and the event as arguments, and returns whether
  /// there was a target.
  ///
  /// If the target is nil, it is the first responder that can perform the action: in the chain of
  /// the responder that receives keyboard input, then in that of the sender, then the window that
  /// receives keyboard input, the application and its delegate.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? responder(for: action, from: sender) else { return false }
    var arguments = SelectorArguments(sender, event)
    // A method whose parameter is not optional would receive nil on Apple's platforms, which counts
    // as an event without touches.
    if event == nil { arguments.makesSecond = { MainActor.assumeIsolated { UIEvent() } } }
    action.send(to: target, arguments)
    return true
  }

  private func responder(for action: Selector, from sender: Any?) -> Any? {
    let starts = [firstResponder, sender as? UIResponder, keyWindow, self]
    for start in starts {
      if let found = start?.target(forAction: action, withSender: sender) { return found }
    }
    guard let delegate, action.isImplemented(by: delegate) else { return nil }
    return delegate
  }

  final func makeKey(_ window: UIWindow) {
    guard keyWindow !== window else { return }
    let old = keyWindow
    keyWindow = window
    old?.resignKey()
    window.becomeKey()
    device.post(UIWindow.didBecomeKeyNotification, object: window)
  }

  final func resignKey(_ window: UIWindow) {
    guard keyWindow === window else { return }
    keyWindow = nil
    window.resignKey()
    device.post(UIWindow.didResignKeyNotification, object: window)
  }
}

extension Device {
  /// The application that runs on this device.
  package var application: UIApplication { self[Self.applicationComponent] }
  private static let applicationComponent = DeviceComponent(UIApplication.init(device:))
}
