// SPDX-License-Identifier: MIT

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _OptionalWindow {
  /// Called when the user has chosen a quick action of the application's icon.
  /// Optional; by default `completionHandler(false)`.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The window that is shown first. As in `UIApplicationDelegate`, the outer optional is never
  /// nil.
  public var window: UIWindow?? { .some((self as any _OptionalWindow).window) }
}
