// SPDX-License-Identifier: MIT

/// A delegate that is notified when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation has begun.
  /// Optional.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended; `flag` is false if the animation was removed before its
  /// end.
  /// Optional.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
