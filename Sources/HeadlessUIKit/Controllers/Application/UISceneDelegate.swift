// SPDX-License-Identifier: MIT

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
