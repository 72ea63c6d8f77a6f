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

extension UIApplication {
  /// The transitions of the application's state.
  package final var lifecycle: ApplicationLifecycle { device[Self.lifecycleComponent] }
  private static let lifecycleComponent = DeviceComponent(ApplicationLifecycle.init(device:))

  /// The state of the status bar.
  package final var statusBar: StatusBar { device[Self.statusBarComponent] }
  private static let statusBarComponent = DeviceComponent(StatusBar.init(device:))
}
