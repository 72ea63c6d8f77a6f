// SPDX-License-Identifier: MIT

/// One showing of an application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and gets events.
    case foregroundActive = 0
    /// In front, and gets no events.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// A scene became active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene stops being active.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene went to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// A scene comes back from the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Who is told what happens to the scene.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is in front.
  open internal(set) var activationState = ActivationState.foregroundActive

  /// A name for people.
  open var title: String! = ""
}

/// The one scene of a device: its windows together.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private unowned let device: Device

  /// The status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(
    device: device)

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The screen.
  open var screen: UIScreen { device.screen }

  /// The windows that are shown.
  open var windows: [UIWindow] { device.screen.windows }

  /// The window that gets keys.
  open var keyWindow: UIWindow? { device.application.keyWindow }

  /// The traits.
  open var traitCollection: UITraitCollection { device.values.traits }

  /// The frame of reference of the scene.
  open var coordinateSpace: any UICoordinateSpace { device.screen }
}

/// Is told what happens to a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called after the scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called before the scene comes back from the background.
  func sceneWillEnterForeground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _OptionalWindow {}

extension UIWindowSceneDelegate {
  /// The window that is shown first; as in `UIApplicationDelegate`, the outer optional is never nil.
  public var window: UIWindow?? { .some((self as any _OptionalWindow).window) }
}
