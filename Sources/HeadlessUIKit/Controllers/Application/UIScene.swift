// SPDX-License-Identifier: MIT

/// An instance of an application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The activation states of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground and receiving events.
    case foregroundActive = 0
    /// In the foreground without receiving events.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

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

  /// The delegate, which is notified of the scene's state changes.
  open var delegate: (any UISceneDelegate)?

  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.foregroundActive

  /// A human-readable title.
  open var title: String! = ""
}

/// The only scene of a device. It contains all windows of the device.
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

  /// The visible windows.
  open var windows: [UIWindow] { device.screen.applicationWindows }

  /// The window that receives key events.
  open var keyWindow: UIWindow? { device.application.keyWindow }

  /// The traits.
  open var traitCollection: UITraitCollection { device.values.traits }

  /// The coordinate space of the scene: the screen.
  open var coordinateSpace: any UICoordinateSpace { device.screen }
}

/// A delegate that is notified of a scene's state changes.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called after the scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called before the scene enters the foreground.
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
  /// The window that is shown first. As in `UIApplicationDelegate`, the outer optional is never nil.
  public var window: UIWindow?? { .some((self as any _OptionalWindow).window) }
}
