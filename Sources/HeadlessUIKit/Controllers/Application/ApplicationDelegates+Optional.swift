// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UIApplicationDelegate {
  /// The method of this name, to be called with a question mark.
  public var application: _ApplicationApplication? { _ApplicationApplication(delegate: self) }

  /// The method of this name, to be called with a question mark.
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var applicationWillTerminate: ((UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }
}

extension UISceneDelegate {
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
}

/// The methods named `application`.
@preconcurrency @MainActor
public struct _ApplicationApplication {
  fileprivate let delegate: any UIApplicationDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}
