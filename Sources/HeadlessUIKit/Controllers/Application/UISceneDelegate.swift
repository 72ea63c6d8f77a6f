// SPDX-License-Identifier: MIT

/// A delegate that is notified of a scene's state changes.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called after the scene became active.
  /// Optional.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops being active.
  /// Optional.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called after the scene entered the background.
  /// Optional.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  /// Optional.
  func sceneWillEnterForeground(_ scene: UIScene)
}
