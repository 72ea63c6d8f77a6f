// SPDX-License-Identifier: MIT

/// A delegate that is notified when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended; `flag` is false if the animation was removed before its
  /// end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
