// SPDX-License-Identifier: MIT

extension UIApplication {
  /// The states of an application.
  public enum State: Int, Sendable {
    /// In the foreground and receiving events.
    case active = 0
    /// In the foreground without receiving events.
    case inactive = 1
    /// In the background.
    case background = 2
  }

  /// The key of a launch option.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A URL to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an application that the URL is associated with can open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Posted when the application has finished launching.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the application became active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application stops being active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the application entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the application terminates.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when memory is low.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The URLs that were opened, for tests.
  package final var openedURLs: [URL] { lifecycle.openedURLs }

  /// The state of the status bar.
  package final var statusBar: StatusBar { lifecycle.statusBar }
}

/// The life cycle of an application, which the host drives.
@MainActor
package final class ApplicationLifecycle {
  unowned let device: Device
  var state = UIApplication.State.active
  var isIdleTimerDisabled = false
  var openedURLs: [URL] = []
  fileprivate private(set) lazy var statusBar = StatusBar(device: device)

  init(device: Device) {
    self.device = device
  }

  private var application: UIApplication { device.application }

  /// Launches the application: calls the delegate's launch methods and then makes the application
  /// active.
  @discardableResult
  package func launch(options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    device.perform {
      state = .inactive
      let delegate = application.delegate
      let isWilling =
        delegate?.application(application, willFinishLaunchingWithOptions: options) ?? true
      let isReady =
        delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true
      post(UIApplication.didFinishLaunchingNotification)
      becomeActive()
      return isWilling && isReady
    }
  }

  /// Moves the application to a state through the intermediate states.
  package func move(to newState: UIApplication.State) {
    device.perform {
      switch (state, newState) {
      case (.active, .inactive): resignActive()
      case (.active, .background):
        resignActive()
        enterBackground()
      case (.inactive, .background): enterBackground()
      case (.inactive, .active): becomeActive()
      case (.background, .inactive): enterForeground()
      case (.background, .active):
        enterForeground()
        becomeActive()
      case (.active, .active), (.inactive, .inactive), (.background, .background): break
      }
    }
  }

  /// Notifies the application that memory is low.
  package func warnOfMemory() {
    device.perform {
      application.delegate?.applicationDidReceiveMemoryWarning(application)
      post(UIApplication.didReceiveMemoryWarningNotification)
    }
  }

  /// Notifies the application that it is about to terminate.
  package func terminate() {
    device.perform {
      application.delegate?.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  private func becomeActive() {
    state = .active
    notifyScene(.foregroundActive, UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
    application.delegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// UIResponder, `touchesCancelled(_:with:)`: touches are cancelled by "a system interruption
  /// requiring cancellation of the touch sequence", for example when the application becomes
  /// inactive. That this precedes the notifications is not documented; chosen because observers
  /// then find all controls and scroll views without a finger.
  private func resignActive() {
    device.cancelTouches()
    notifyScene(nil, UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
    application.delegate?.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification)
    state = .inactive
    application.windowScene.activationState = .foregroundInactive
  }

  private func enterBackground() {
    // Content that a finger has released comes to rest while the application disappears.
    for window in device.screen.windows { window.endMotionsOfContent() }
    state = .background
    notifyScene(.background, UIScene.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground($1)
    }
    application.delegate?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    notifyScene(nil, UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
    application.delegate?.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification)
    state = .inactive
    application.windowScene.activationState = .foregroundInactive
  }

  private func notifyScene(
    _ state: UIScene.ActivationState?, _ name: Notification.Name,
    _ notify: (any UISceneDelegate, UIScene) -> Void
  ) {
    let scene = application.windowScene
    if let state { scene.activationState = state }
    if let delegate = scene.delegate { notify(delegate, scene) }
    device.post(name, object: scene)
  }

  private func post(_ name: Notification.Name) {
    device.post(name, object: application)
  }
}
