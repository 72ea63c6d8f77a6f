// SPDX-License-Identifier: MIT
// Written by scripts/steps/check-generated --update.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The methods that have the comment "Optional" in the protocol: their default implementations,
// whose documentation is that of the protocol, and calls with a question mark, which require an
// optional value. It is never nil: a method that is not implemented has its default.

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension CAAnimationDelegate {
  /// The method of this name, to be called with a question mark.
  public var animationDidStart: ((CAAnimation) -> Void)? { { self.animationDidStart($0) } }

  /// The method of this name, to be called with a question mark.
  public var animationDidStop: _AnimationAnimationDidStop? {
    _AnimationAnimationDidStop(delegate: self)
  }
}

/// The method named `animationDidStop`.
@preconcurrency @MainActor
public struct _AnimationAnimationDidStop {
  fileprivate let delegate: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
