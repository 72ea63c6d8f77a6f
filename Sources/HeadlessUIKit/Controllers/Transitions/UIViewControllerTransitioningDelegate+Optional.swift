// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIViewControllerTransitioningDelegate {
  @discardableResult
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  @discardableResult
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { nil }

  @discardableResult
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  @discardableResult
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  @discardableResult
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UIViewControllerTransitioningDelegate {
  /// The methods of this name, to be called with a question mark.
  public var animationController: _TransitioningAnimationController? {
    _TransitioningAnimationController(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var interactionControllerForPresentation:
    _TransitioningInteractionControllerForPresentation?
  { _TransitioningInteractionControllerForPresentation(delegate: self) }

  /// The method of this name, to be called with a question mark.
  public var interactionControllerForDismissal: _TransitioningInteractionControllerForDismissal? {
    _TransitioningInteractionControllerForDismissal(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var presentationController: _TransitioningPresentationController? {
    _TransitioningPresentationController(delegate: self)
  }
}

/// The methods named `animationController`.
@preconcurrency @MainActor
public struct _TransitioningAnimationController {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  @discardableResult
  public func callAsFunction(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    delegate.animationController(forDismissed: dismissed)
  }
}

/// The method named `interactionControllerForPresentation`.
@preconcurrency @MainActor
public struct _TransitioningInteractionControllerForPresentation {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForPresentation(using: animator)
  }
}

/// The method named `interactionControllerForDismissal`.
@preconcurrency @MainActor
public struct _TransitioningInteractionControllerForDismissal {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForDismissal(using: animator)
  }
}

/// The method named `presentationController`.
@preconcurrency @MainActor
public struct _TransitioningPresentationController {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
