// SPDX-License-Identifier: MIT

/// The connection of an application's scene at its launch.
@MainActor
struct SceneLaunch {
  private let application: UIApplication
  private let options: UIScene.ConnectionOptions
  private let information: ApplicationInformation

  /// - Parameter information: Info.plist, if the application has one.
  init(application: UIApplication, reason: LaunchReason, information: ApplicationInformation?) {
    self.application = application
    options = reason.connectionOptions
    let delegate = application.delegate.map { String(reflecting: type(of: $0)) } ?? ""
    self.information =
      information ?? ApplicationInformation(module: String(delegate.prefix { $0 != "." }))
  }

  /// Whether Info.plist has a scene manifest. Without one, ``configuration()`` decides whether the
  /// application is made of scenes.
  var hasManifest: Bool { information.hasScenes }

  /// Returns the configuration that the application's delegate chooses, or the first one of the
  /// manifest; nil for an application without scenes.
  func configuration() -> UISceneConfiguration? {
    let session = application.windowScene.session
    let chosen = application.delegate?.application(
      application, configurationForConnecting: session, options: options)
    if let chosen, chosen !== UISceneConfiguration.ofInformation { return completed(chosen) }
    guard hasManifest else { return nil }
    let first = information.sceneEntries.first
    return completed(UISceneConfiguration(name: first?.name, sessionRole: session.role))
  }

  /// Adds the classes that the manifest has under the name of a configuration.
  ///
  /// `UISceneConfiguration.init(name:sessionRole:)`: UIKit "looks in your app's Info.plist" for the
  /// name, and without a name, uses the first one.
  private func completed(_ configuration: UISceneConfiguration) -> UISceneConfiguration {
    let entries = information.sceneEntries
    let entry =
      configuration.name.map { name in entries.first { $0.name == name } } ?? entries.first
    if configuration.delegateClass == nil {
      configuration.delegateClass = information.classNamed(
        entry?.delegateClassName, for: application.device)
    }
    if configuration.storyboard == nil, let name = entry?.storyboardName, !name.isEmpty {
      configuration.storyboard = UIStoryboard(name: name, bundle: nil)
    }
    return configuration
  }

  // MARK: Storyboards

  /// Makes the window of an application without scenes whose Info.plist names a storyboard, and
  /// gives it to the delegate: "About the App Launch Sequence": UIKit loads the main storyboard
  /// before it calls the delegate.
  func makeMainWindow() -> UIWindow? {
    guard !hasManifest, let name = information.mainStoryboardName, !name.isEmpty else { return nil }
    let delegate = application.delegate
    let window = filledWindow(
      UIStoryboard(name: name, bundle: nil), delegate, key: "UIMainStoryboardFile")
    if window != nil, let delegate, (delegate as any _OptionalWindow).window == nil {
      application.device.warn(
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file.")
    }
    return window
  }

  /// Makes a window with the initial controller of a storyboard, or uses that of the delegate.
  private func filledWindow(
    _ storyboard: UIStoryboard, _ delegate: (any _OptionalWindow)?, key: String
  ) -> UIWindow? {
    guard let root = storyboard.instantiateInitialViewController() else {
      application.device.warn(
        "Failed to instantiate the default view controller for \(key) '\(storyboard.name)' - "
          + "perhaps the designated entry point is not set?")
      return nil
    }
    let window = delegate?.window ?? UIWindow(windowScene: application.windowScene)
    window.rootViewController = root
    delegate?.window = window
    return window
  }

  /// Connects the scene: creates its delegate and calls it. Returns the window that the scene's
  /// storyboard fills.
  func connect(with configuration: UISceneConfiguration) -> UIWindow? {
    let scene = application.windowScene
    scene.session.configuration = configuration
    scene.activationState = .unattached
    if let delegateClass = configuration.delegateClass {
      scene.connect(to: delegateClass)
    }
    let owner = scene.delegate as? any _OptionalWindow
    let window = configuration.storyboard.flatMap {
      filledWindow($0, owner, key: "UISceneStoryboardFile")
    }
    application.device.post(UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    if let activity = scene.session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    return owner?.window ?? window
  }
}

extension UIScene {
  /// Creates the delegate, which the scene retains.
  fileprivate func connect(to delegateClass: AnyClass) {
    guard let delegate = _RuntimeObject.make(delegateClass) as? any UISceneDelegate else {
      return deviceOfResponder.reportIllegalUse(
        "UISceneConfiguration: delegateClass \(delegateClass) is no UISceneDelegate.")
    }
    self.delegate = delegate
  }

  /// Stores the activity with which the scene is restored, in the background.
  func saveState() {
    guard let activity = delegate?.stateRestorationActivity(for: self) else { return }
    session.stateRestorationActivity = activity
  }
}
