// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension UIViewControllerAnimatedTransitioning {
  /// The method of this name, to be called with a question mark.
  public var interruptibleAnimator: _AnimatedTransitioningInterruptibleAnimator? {
    _AnimatedTransitioningInterruptibleAnimator(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
}

extension UIViewControllerTransitioningDelegate {
  /// The method of this name, to be called with a question mark.
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

/// The methods named `interruptibleAnimator`.
@preconcurrency @MainActor
public struct _AnimatedTransitioningInterruptibleAnimator {
  fileprivate let delegate: any UIViewControllerAnimatedTransitioning

  /// Calls the method, or its default implementation.
  public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning) -> (
    any UIViewImplicitlyAnimating
  )? {
    let animator = delegate.interruptibleAnimator(using: transitionContext)
    return animator is NoAnimator ? nil : animator
  }
}

/// The methods named `animationController`.
@preconcurrency @MainActor
public struct _TransitioningAnimationController {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    delegate.animationController(forDismissed: dismissed)
  }
}

/// The methods named `interactionControllerForPresentation`.
@preconcurrency @MainActor
public struct _TransitioningInteractionControllerForPresentation {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForPresentation(using: animator)
  }
}

/// The methods named `interactionControllerForDismissal`.
@preconcurrency @MainActor
public struct _TransitioningInteractionControllerForDismissal {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForDismissal(using: animator)
  }
}

/// The methods named `presentationController`.
@preconcurrency @MainActor
public struct _TransitioningPresentationController {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
