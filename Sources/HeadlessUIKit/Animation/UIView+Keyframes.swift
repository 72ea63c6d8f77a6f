// SPDX-License-Identifier: MIT

extension UIView {
  /// Animates what the key frames of a block change, one after the other. What the block changes
  /// outside of key frames is animated all the time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The same bits mean the same; a curve in the bits of the other options paces the whole.
    let shared = AnimationOptions(rawValue: options.rawValue)
    let settings = AnimationSettings(
      pace: .curve(shared.curve.timingFunction), duration: duration, delay: delay, options: shared)
    run(
      settings,
      animations: {
        AnimationScope.current?.hasDiscreteKeyframes = options.isDiscrete
        animations()
      }, completion: completion)
  }

  /// Animates what a block changes in a part of the animation: from a time from 0 to 1, for a part
  /// of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var scope = AnimationScope.current else { return animations() }
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    let length = frameDuration > 0 ? min(frameDuration, 1 - start) : 0
    scope.span = AnimationSpan(
      start: start, length: length, isDiscrete: scope.hasDiscreteKeyframes)
    AnimationScope.perform(in: scope, animations)
  }
}

extension UIView.KeyframeAnimationOptions {
  fileprivate var isDiscrete: Bool { rawValue >> 10 & 0xF == 1 }
}
