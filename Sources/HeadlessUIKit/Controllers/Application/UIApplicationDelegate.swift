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

  /// Called when the time of day has changed much, as at midnight.
  /// Optional.
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Returns the orientations in which a window can be shown.
  /// Optional; by default `[]`: those of Info.plist.
  @discardableResult
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  // MARK: Scenes

  /// Called for the configuration of a scene that is about to connect. An application whose
  /// delegate has this method, or whose Info.plist has a scene manifest, is notified of changes of
  /// its state through the scene's delegate.
  /// Optional; by default `UISceneConfiguration.ofInformation`: the first one in Info.plist.
  @discardableResult
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called after the user has discarded scenes.
  /// Optional.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: URLs, activities and quick actions

  /// Called with a URL to open, in an application without scenes.
  /// Optional; by default `false`.
  @discardableResult
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Called before an activity is continued, in an application without scenes.
  /// Optional; by default `false`.
  @discardableResult
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Called to continue an activity, in an application without scenes.
  /// Optional; by default `false`.
  @discardableResult
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Called when the user has chosen a quick action, in an application without scenes.
  /// Optional; by default `completionHandler(false)`.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

// Requirements that are optional on Apple's platforms have default implementations.
extension UIApplicationDelegate {
  /// The window that is shown first. The outer optional is never nil here: a delegate that leaves
  /// the property out cannot be distinguished from one without a window.
  public var window: UIWindow?? { .some((self as any _OptionalWindow).window) }
}
