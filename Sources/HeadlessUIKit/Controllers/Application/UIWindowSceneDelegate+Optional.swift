// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

extension UIWindowSceneDelegate {
  /// The method of this name, to be called with a question mark.
  public var windowScene: _WindowSceneWindowScene? { _WindowSceneWindowScene(delegate: self) }
}

/// The method named `windowScene`.
@preconcurrency @MainActor
public struct _WindowSceneWindowScene {
  fileprivate let delegate: any UIWindowSceneDelegate

  public func callAsFunction(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    delegate.windowScene(
      windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}
