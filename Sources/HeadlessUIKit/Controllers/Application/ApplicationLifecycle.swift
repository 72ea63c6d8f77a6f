// SPDX-License-Identifier: MIT

/// The life cycle of an application, which the host drives.
@MainActor
package final class ApplicationLifecycle {
  unowned let device: Device

  private var state: UIApplication.State {
    get { application.currentState }
    set { application.currentState = newValue }
  }

  init(device: Device) {
    self.device = device
  }

  private var application: UIApplication { device.application }

  /// Whether the scene's delegate is notified of changes of the state, instead of the
  /// application's: UIApplicationDelegate, `applicationDidBecomeActive(_:)`: "If you're using
  /// scenes, UIKit will not call this method."
  private(set) var hasSceneDelegate = false

  /// Launches the application: calls the delegate's launch methods, connects the scene if the
  /// application is made of scenes, and makes the application active. Ends an earlier launch.
  @discardableResult
  package func launch(
    for reason: LaunchReason = .icon, information: ApplicationInformation? = nil
  ) -> Bool {
    device.perform {
      endEarlierLaunch()
      state = .inactive
      let isPad = device.uiDevice.userInterfaceIdiom == .pad
      application.rotation.ofInformation = information?.orientations(isPad: isPad)
      let launch = SceneLaunch(application: application, reason: reason, information: information)
      let delegate = application.delegate
      let options = reason.launchOptions(hasScenes: launch.hasManifest)
      var storyboardWindow = launch.makeMainWindow()
      let isWilling =
        delegate?.application(application, willFinishLaunchingWithOptions: options) ?? true
      let isReady =
        delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true
      post(UIApplication.didFinishLaunchingNotification)
      if let configuration = launch.configuration() {
        hasSceneDelegate = true
        storyboardWindow = launch.connect(with: configuration)
        if configuration.storyboard != nil { show(storyboardWindow) }
        notifyScene(.foregroundInactive, UIScene.willEnterForegroundNotification) {
          $0.sceneWillEnterForeground($1)
        }
      } else {
        // The delegate may have replaced the window.
        if storyboardWindow != nil { show(delegateWindow ?? storyboardWindow) }
        if isWilling, isReady { open(reason) }
      }
      becomeActive()
      return isWilling && isReady
    }
  }

  /// Whether a storyboard has filled a window.
  private var hasStoryboardWindow = false

  private var delegateWindow: UIWindow? { (application.delegate as (any _OptionalWindow)?)?.window }

  /// Shows the window that a storyboard has filled.
  private func show(_ window: UIWindow?) {
    hasStoryboardWindow = window != nil
    window?.makeKeyAndVisible()
  }

  /// A device has one process of the application: the windows of the earlier one are gone.
  private func endEarlierLaunch() {
    guard hasSceneDelegate || hasStoryboardWindow else { return }
    hasSceneDelegate = false
    hasStoryboardWindow = false
    for window in application.windows { window.isHidden = true }
    application.windowScene.delegate = nil
  }

  /// Opens a URL, continues an activity or performs a quick action, after the application has come
  /// to the foreground and before it is active: "App Programming Guide for iOS", "Handling URL
  /// Requests".
  package func bringToForeground(for reason: LaunchReason) {
    device.perform {
      if state == .background { enterForeground() }
      open(reason)
      if state == .inactive { becomeActive() }
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

  /// Notifies the application that it is about to terminate. Its scene disconnects before.
  package func terminate() {
    device.perform {
      if hasSceneDelegate { disconnectScene() }
      application.delegate?.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  private func disconnectScene() {
    notifyScene(.unattached, UIScene.didDisconnectNotification) { $0.sceneDidDisconnect($1) }
  }

  private func becomeActive() {
    state = .active
    notifyScene(.foregroundActive, UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
    delegateWithoutScenes?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// UIResponder, `touchesCancelled(_:with:)`: touches are cancelled by "a system interruption
  /// requiring cancellation of the touch sequence", for example when the application becomes
  /// inactive. That this precedes the notifications is not documented; chosen because observers
  /// then find all controls and scroll views without a finger.
  private func resignActive() {
    device.cancelTouches()
    notifyScene(nil, UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
    delegateWithoutScenes?.applicationWillResignActive(application)
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
    application.windowScene.saveState()
    delegateWithoutScenes?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    notifyScene(nil, UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
    delegateWithoutScenes?.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification)
    state = .inactive
    application.windowScene.activationState = .foregroundInactive
  }

  private var delegateWithoutScenes: (any UIApplicationDelegate)? {
    hasSceneDelegate ? nil : application.delegate
  }

  /// Notifies the delegate of the scene, or of the application, of what it has to open.
  private func open(_ reason: LaunchReason) {
    let scene = hasSceneDelegate ? application.windowScene : nil
    switch reason {
    case .icon, .notification: break
    case .url(let url, let source):
      if let scene {
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url, source: source)])
      } else {
        var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
        options[.sourceApplication] = source
        _ = application.delegate?.application(application, open: url, options: options)
      }
    case .shortcutItem(let item):
      if let scene {
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
          scene, performActionFor: item, completionHandler: { _ in })
      } else {
        application.delegate?.application(
          application, performActionFor: item, completionHandler: { _ in })
      }
    case .userActivity(let activity): continueActivity(activity, in: scene)
    }
  }

  private func continueActivity(_ activity: NSUserActivity, in scene: UIWindowScene?) {
    if let scene {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegate?.scene(scene, continue: activity)
      return
    }
    guard let delegate = application.delegate else { return }
    _ = delegate.application(
      application, willContinueUserActivityWithType: activity.activityType)
    _ = delegate.application(application, continue: activity) { restoring in
      for object in restoring ?? [] { object.restoreUserActivityState(activity) }
    }
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

extension UIApplication {
  /// The transitions of the application's state.
  package final var lifecycle: ApplicationLifecycle { device[Self.lifecycleComponent] }
  private static let lifecycleComponent = DeviceComponent(ApplicationLifecycle.init(device:))

  /// The state of the status bar.
  package final var statusBar: StatusBar { device[Self.statusBarComponent] }
  private static let statusBarComponent = DeviceComponent(StatusBar.init(device:))
}
