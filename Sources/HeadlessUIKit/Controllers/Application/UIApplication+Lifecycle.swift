// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Whether an application is in front.
  public enum State: Int, Sendable {
    /// In front, and gets events.
    case active = 0
    /// In front, and gets no events.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// Names a thing that an application was started for.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An address that is to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Names an option for opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an application of the address's own may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The application is about to run.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The application became active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The application stops being active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The application went to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The application comes back from the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The application ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory runs short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The addresses that were opened, for a test.
  package final var openedURLs: [URL] { lifecycle.openedURLs }

  /// What the status bar looks like.
  package final var statusBar: StatusBar { lifecycle.statusBar }
}

/// What an application goes through, for a host to say.
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

  /// Starts the application as a system does: the delegate is asked, and then the application is active.
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

  /// Brings the application to a state, through those between.
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

  /// Says that memory runs short.
  package func warnOfMemory() {
    device.perform {
      application.delegate?.applicationDidReceiveMemoryWarning(application)
      post(UIApplication.didReceiveMemoryWarningNotification)
    }
  }

  /// Says that the application ends.
  package func terminate() {
    device.perform {
      application.delegate?.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  private func becomeActive() {
    state = .active
    tellScene(.foregroundActive, UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
    application.delegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resignActive() {
    tellScene(nil, UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
    application.delegate?.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification)
    state = .inactive
    application.windowScene.activationState = .foregroundInactive
  }

  private func enterBackground() {
    state = .background
    tellScene(.background, UIScene.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground($1)
    }
    application.delegate?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    tellScene(nil, UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
    application.delegate?.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification)
    state = .inactive
    application.windowScene.activationState = .foregroundInactive
  }

  private func tellScene(
    _ state: UIScene.ActivationState?, _ name: Notification.Name,
    _ tell: (any UISceneDelegate, UIScene) -> Void
  ) {
    let scene = application.windowScene
    if let state { scene.activationState = state }
    if let delegate = scene.delegate { tell(delegate, scene) }
    NotificationCenter.default.post(name: name, object: scene)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}
