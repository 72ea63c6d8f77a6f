// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  public func addAnimations(_ animation: @escaping () -> Void) {}

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

extension UIViewImplicitlyAnimating {
  /// The methods of this name, to be called with a question mark.
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

/// The methods named `addAnimations`.
@preconcurrency @MainActor
public struct _ViewImplicitlyAnimatingAddAnimations {
  fileprivate let delegate: any UIViewImplicitlyAnimating

  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    delegate.addAnimations(animation, delayFactor: delayFactor)
  }

  public func callAsFunction(_ animation: @escaping () -> Void) {
    delegate.addAnimations(animation)
  }
}

/// The method named `addCompletion`.
@preconcurrency @MainActor
public struct _ViewImplicitlyAnimatingAddCompletion {
  fileprivate let delegate: any UIViewImplicitlyAnimating

  public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    delegate.addCompletion(completion)
  }
}

/// The method named `continueAnimation`.
@preconcurrency @MainActor
public struct _ViewImplicitlyAnimatingContinueAnimation {
  fileprivate let delegate: any UIViewImplicitlyAnimating

  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    delegate.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
