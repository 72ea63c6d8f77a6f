// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

extension UIPopoverPresentationControllerDelegate {
  /// The method of this name, to be called with a question mark.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }

  /// The method of this name, to be called with a question mark.
  public var popoverPresentationController: _PopoverPresentationPopoverPresentationController? {
    _PopoverPresentationPopoverPresentationController(delegate: self)
  }
}

/// The method named `popoverPresentationController`.
@preconcurrency @MainActor
public struct _PopoverPresentationPopoverPresentationController {
  fileprivate let delegate: any UIPopoverPresentationControllerDelegate

  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    delegate.popoverPresentationController(
      popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}
