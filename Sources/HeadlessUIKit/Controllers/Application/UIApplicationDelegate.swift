// SPDX-License-Identifier: MIT

/// The optional property `window` of delegates: a requirement here, which the property of the same name
/// in the extensions of the delegates hides, so that `delegate.window` is a `UIWindow??`.
@preconcurrency @MainActor
public protocol _OptionalWindow: NSObjectProtocol {
  /// The window that is shown first.
  var window: UIWindow? { get set }
}

extension _OptionalWindow {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The delegate of an application, which is notified of changes of the application's state.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _OptionalWindow {
  /// Called when the application has been started, before its state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application is about to run.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called after the application became active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the application stops being active.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called after the application went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the application comes back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when memory runs short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

// What is optional on Apple's platforms has a default.
extension UIApplicationDelegate {
  /// The window that is shown first. The outer optional is never nil here: a delegate that leaves the
  /// property out cannot be distinguished from one without a window.
  public var window: UIWindow?? { .some((self as any _OptionalWindow).window) }

  /// Says that everything is well.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Says that everything is well.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
