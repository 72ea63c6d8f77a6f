// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UIAdaptivePresentationControllerDelegate {
  /// The method of this name, to be called with a question mark.
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

extension UIPopoverPresentationControllerDelegate {
  /// The method of this name, to be called with a question mark.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }

  /// The method of this base name, to be called with a question mark.
  public var popoverPresentationController: _PopoverRepositioning? {
    _PopoverRepositioning(delegate: self)
  }
}

/// The method named `popoverPresentationController`.
@preconcurrency @MainActor
public struct _PopoverRepositioning {
  fileprivate let delegate: any UIPopoverPresentationControllerDelegate

  /// Calls the delegate's method.
  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    delegate.popoverPresentationController(
      popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}

extension UISheetPresentationControllerDelegate {
  /// The method of this name, to be called with a question mark.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  { { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) } }
}

/// The methods named `adaptivePresentationStyle`.
@preconcurrency @MainActor
public struct _AdaptivePresentationAdaptivePresentationStyle {
  fileprivate let delegate: any UIAdaptivePresentationControllerDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}
