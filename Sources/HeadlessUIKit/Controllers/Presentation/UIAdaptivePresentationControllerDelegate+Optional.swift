// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIAdaptivePresentationControllerDelegate {
  @discardableResult
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIAdaptivePresentationControllerDelegate {
  /// The methods of this name, to be called with a question mark.
  public var adaptivePresentationStyle: _AdaptivePresentationAdaptivePresentationStyle? {
    _AdaptivePresentationAdaptivePresentationStyle(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

/// The methods named `adaptivePresentationStyle`.
@preconcurrency @MainActor
public struct _AdaptivePresentationAdaptivePresentationStyle {
  fileprivate let delegate: any UIAdaptivePresentationControllerDelegate

  @discardableResult
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  @discardableResult
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}
