// SPDX-License-Identifier: MIT

// Optional methods are called with a question mark, which requires an optional value (see
// UIScrollViewDelegate+Optional.swift).

extension CAAnimationDelegate {
  /// The method of this name, to be called with a question mark.
  public var animationDidStart: ((CAAnimation) -> Void)? { { self.animationDidStart($0) } }

  /// The method of this name, to be called with a question mark.
  public var animationDidStop: _AnimationAnimationDidStop? {
    _AnimationAnimationDidStop(delegate: self)
  }
}

extension UIViewImplicitlyAnimating {
  /// The method of this name, to be called with a question mark.
  public var addAnimations: _ViewImplicitlyAnimatingAddAnimations? {
    _ViewImplicitlyAnimatingAddAnimations(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var addCompletion: _ViewImplicitlyAnimatingAddCompletion? {
    _ViewImplicitlyAnimatingAddCompletion(delegate: self)
  }

  /// The method of this name, to be called with a question mark.
  public var continueAnimation: _ViewImplicitlyAnimatingContinueAnimation? {
    _ViewImplicitlyAnimatingContinueAnimation(delegate: self)
  }
}

/// The methods named `animationDidStop`.
@preconcurrency @MainActor
public struct _AnimationAnimationDidStop {
  fileprivate let delegate: any CAAnimationDelegate

  /// Calls the method, or its default implementation.
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}

/// The methods named `addAnimations`.
@preconcurrency @MainActor
public struct _ViewImplicitlyAnimatingAddAnimations {
  fileprivate let delegate: any UIViewImplicitlyAnimating

  /// Calls the method, or its default implementation.
  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    delegate.addAnimations(animation)
  }

  /// Calls the method, or its default implementation.
  public func callAsFunction(_ animation: @escaping () -> Void) {
    delegate.addAnimations(animation)
  }
}

/// The methods named `addCompletion`.
@preconcurrency @MainActor
public struct _ViewImplicitlyAnimatingAddCompletion {
  fileprivate let delegate: any UIViewImplicitlyAnimating

  /// Calls the method, or its default implementation.
  public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    delegate.addCompletion(completion)
  }
}

/// The methods named `continueAnimation`.
@preconcurrency @MainActor
public struct _ViewImplicitlyAnimatingContinueAnimation {
  fileprivate let delegate: any UIViewImplicitlyAnimating

  /// Calls the method, or its default implementation.
  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    delegate.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
