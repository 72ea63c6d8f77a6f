// SPDX-License-Identifier: MIT

/// A delegate that is notified of a scene's state changes.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is added to the application, to make its window.
  /// Optional.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called after the scene was removed from the application.
  /// Optional.
  func sceneDidDisconnect(_ scene: UIScene)
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

  /// Called with URLs to open, while the scene is connected.
  /// Optional.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Called in the background for the activity with which the scene is restored.
  /// Optional; by default `nil`: nothing is restored.
  @discardableResult
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene connected, with the activity that was returned before it disconnected.
  /// Optional.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called before an activity is continued.
  /// Optional.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called to continue an activity.
  /// Optional.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called if an activity cannot be continued.
  /// Optional.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Called after the values of an activity were updated.
  /// Optional.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}
