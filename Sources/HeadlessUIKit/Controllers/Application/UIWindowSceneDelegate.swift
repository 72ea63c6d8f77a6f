// SPDX-License-Identifier: MIT

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _OptionalWindow {}

extension UIWindowSceneDelegate {
  /// The window that is shown first. As in `UIApplicationDelegate`, the outer optional is never
  /// nil.
  public var window: UIWindow?? { .some((self as any _OptionalWindow).window) }
}
