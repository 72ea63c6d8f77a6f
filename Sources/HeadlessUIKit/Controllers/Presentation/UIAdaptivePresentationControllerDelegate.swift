// SPDX-License-Identifier: MIT

/// A delegate that adapts the presentation style and is notified of the user's actions.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style for a compact width, or `none` for the requested style.
  /// Optional.
  @discardableResult
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// Returns the style for a trait collection, or `none` for the requested style. Called when the
  /// presentation begins, and again when the size classes have changed.
  /// Optional.
  @discardableResult
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns whether the user can dismiss the presented controller.
  /// Optional; by default `true`.
  @discardableResult
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Called before a dismissal by the user begins.
  /// Optional.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has dismissed the presented controller. Not called after a call of
  /// `dismiss`.
  /// Optional.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has tried to dismiss a controller that cannot be dismissed.
  /// Optional.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `automatic`, UIKit's own adaptation.
  @discardableResult
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .automatic }

  /// Returns the style for a compact environment, and in a regular width `automatic`
  /// (UIAdaptivePresentationControllerDelegate, "adaptivePresentationStyle(for:)": "when
  /// transitioning to a horizontally compact environment").
  @discardableResult
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .regular
      ? .automatic : adaptivePresentationStyle(for: controller)
  }
}
