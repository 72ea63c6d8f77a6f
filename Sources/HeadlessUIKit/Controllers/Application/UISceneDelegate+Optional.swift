// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneDidDisconnect(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}

  public func sceneWillResignActive(_ scene: UIScene) {}

  public func sceneDidEnterBackground(_ scene: UIScene) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  @discardableResult
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}

  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}

  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

extension UISceneDelegate {
  /// The methods of this name, to be called with a question mark.
  public var scene: _SceneScene? { _SceneScene(delegate: self) }

  /// The method of this name, to be called with a question mark.
  public var sceneDidDisconnect: ((UIScene) -> Void)? { { self.sceneDidDisconnect($0) } }

  /// The method of this name, to be called with a question mark.
  public var sceneDidBecomeActive: ((UIScene) -> Void)? { { self.sceneDidBecomeActive($0) } }

  /// The method of this name, to be called with a question mark.
  public var sceneWillResignActive: ((UIScene) -> Void)? { { self.sceneWillResignActive($0) } }

  /// The method of this name, to be called with a question mark.
  public var sceneDidEnterBackground: ((UIScene) -> Void)? { { self.sceneDidEnterBackground($0) } }

  /// The method of this name, to be called with a question mark.
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var stateRestorationActivity: _SceneStateRestorationActivity? {
    _SceneStateRestorationActivity(delegate: self)
  }
}

/// The methods named `scene`.
@preconcurrency @MainActor
public struct _SceneScene {
  fileprivate let delegate: any UISceneDelegate

  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    delegate.scene(scene, openURLContexts: URLContexts)
  }

  public func callAsFunction(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    delegate.scene(scene, restoreInteractionStateWith: stateRestorationActivity)
  }

  public func callAsFunction(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {
    delegate.scene(scene, willContinueUserActivityWithType: userActivityType)
  }

  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
    delegate.scene(scene, continue: userActivity)
  }

  public func callAsFunction(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    delegate.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
  }

  public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    delegate.scene(scene, didUpdate: userActivity)
  }
}

/// The method named `stateRestorationActivity`.
@preconcurrency @MainActor
public struct _SceneStateRestorationActivity {
  fileprivate let delegate: any UISceneDelegate

  @discardableResult
  public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
    delegate.stateRestorationActivity(for: scene)
  }
}
