// SPDX-License-Identifier: MIT

extension UIView {
  /// Animates the keyframes of a block. Changes of the block outside of keyframes are animated over
  /// the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Both option sets use the same bits for the options that they share. A curve option of
    // `AnimationOptions` applies to the whole animation.
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

  /// Animates the changes of a block during a part of the animation. The start time and the
  /// duration are fractions of the whole duration, from 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var scope = AnimationScope.current else { return animations() }
    let start = frameStartTime > 0 ? min(frameStartTime, 1) : 0
    let length = frameDuration > 0 ? min(frameDuration, 1 - start) : 0
    scope.span = scope.base.part(from: start, length: length)
    scope.span.isDiscrete = scope.hasDiscreteKeyframes
    AnimationScope.perform(in: scope, animations)
  }
}

extension UIView.KeyframeAnimationOptions {
  fileprivate var isDiscrete: Bool { rawValue >> 10 & 0xF == 1 }
}
