// SPDX-License-Identifier: MIT

/// An instance of an application's interface: the scene of a device, which the host makes.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation states of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    /// In the foreground and receiving events.
    case foregroundActive = 0
    /// In the foreground without receiving events.
    case foregroundInactive = 1
    case background = 2
  }

  /// Posted when a scene has connected, before its delegate is called.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted after a scene was removed.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted after a scene became active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene stops being active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted after a scene entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// The session of the scene.
  open internal(set) var session: UISceneSession

  /// The delegate, which is notified of the scene's state changes.
  open var delegate: (any UISceneDelegate)?

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Opens a URL in another application. The host records it.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    deviceOfResponder.application.open(url, completionHandler: completion)
  }

  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.foregroundActive

  /// The title for the user, empty by default. Without effect here.
  open var title: String! = ""
}

extension UIScene {
  /// The options for opening a URL in another application.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an application that the URL is associated with can open it. Without effect.
    open var universalLinksOnly = false
  }
}
