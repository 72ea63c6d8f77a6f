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
    return configuration
  }

  /// Connects the scene: creates its delegate and calls it.
  func connect(with configuration: UISceneConfiguration) {
    let scene = application.windowScene
    scene.session.configuration = configuration
    scene.activationState = .unattached
    if let delegateClass = configuration.delegateClass {
      scene.connect(to: delegateClass)
    }
    application.device.post(UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    if let activity = scene.session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
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
