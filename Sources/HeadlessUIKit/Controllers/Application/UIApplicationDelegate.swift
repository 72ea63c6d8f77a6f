// SPDX-License-Identifier: MIT

/// The optional property `window` of delegates. Here the property is a requirement. The extensions
/// of the delegate protocols hide it with a property of the same name, so that `delegate.window` is
/// a `UIWindow??`.
@preconcurrency @MainActor
public protocol _OptionalWindow: NSObjectProtocol {
  /// The window that is shown first.
  var window: UIWindow? { get set }
}

extension _OptionalWindow {
  /// Nil; assignments are ignored.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The delegate of an application, which is notified of changes of the application's state.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _OptionalWindow {
  /// Called when the application has been started, before its state is restored.
  /// Optional; by default `true`.
  @discardableResult
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the application has almost finished launching.
  /// Optional; by default `true`.
  @discardableResult
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called after the application became active.
  /// Optional.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called before the application stops being active.
  /// Optional.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called after the application entered the background.
  /// Optional.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called before the application enters the foreground.
  /// Optional.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the application terminates.
  /// Optional.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when memory is low.
  /// Optional.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

// Requirements that are optional on Apple's platforms have default implementations.
extension UIApplicationDelegate {
  /// The window that is shown first. The outer optional is never nil here: a delegate that leaves
  /// the property out cannot be distinguished from one without a window.
  public var window: UIWindow?? { .some((self as any _OptionalWindow).window) }
}
