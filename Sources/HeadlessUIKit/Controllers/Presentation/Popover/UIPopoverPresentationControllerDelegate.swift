// SPDX-License-Identifier: MIT

/// A delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  /// Optional.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Called before the popover is placed in a screen that has another size, as after a rotation,
  /// with the source rectangle and the view that contains it. The method may replace both. Not
  /// called for a popover at a bar button item.
  /// Optional.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}
