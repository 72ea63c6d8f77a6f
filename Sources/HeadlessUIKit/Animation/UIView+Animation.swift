// SPDX-License-Identifier: MIT
internal import Resin

extension UIView {
  /// Animates what a block changes, with the default curve.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates what a block changes, with the default curve, and says when that has ended: false where
  /// it was cut short.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates what a block changes: after a delay, with options.
  ///
  /// The block runs now, and the values that it sets hold from now on. What is seen follows. The
  /// completion is called in the first frame at or after the end; where nothing had to be animated, or
  /// the duration is 0, at the beginning of the next cycle.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      pace: .curve(options.curve.timingFunction), duration: duration, delay: delay,
      options: options)
    run(settings, animations: animations, completion: completion)
  }

  /// Animates what a block changes with a spring that settles within the duration: without
  /// oscillation for a ratio of 1, the more the nearer to 0. The velocity is in units of the whole way
  /// per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace.fittedSpring(
      dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    let settings = AnimationSettings(
      pace: pace, duration: duration, delay: delay, options: options)
    run(settings, animations: animations, completion: completion)
  }

  /// Animates what a block changes with a spring of a perceived duration, which goes on until it has
  /// settled. The bounce is from -1 to 1: 0 is critical damping, above it oscillates.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let duration = duration > 0 ? min(duration, 1e4) : 0
    let bounce = bounce.isNaN ? 0 : min(max(Double(bounce), -0.99), 1 - Spring.lowestRatio)
    let spring = Spring(duration: max(duration, 1e-3), bounce: bounce)
    let settings = AnimationSettings(
      pace: .spring(spring, velocity: Double(initialSpringVelocity)), duration: duration,
      delay: delay, options: options)
    run(settings, animations: animations, completion: completion)
  }

  /// Changes what a block changes at once, also in another animation's block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animations = Device.current.animations
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    AnimationScope.perform(in: nil, actionsWithoutAnimation)
    animations.areEnabled = wereEnabled
  }

  /// Says whether blocks animate from now on. What runs goes on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Device.current.animations.areEnabled = enabled
  }

  /// Whether blocks animate.
  public class var areAnimationsEnabled: Bool { Device.current.animations.areEnabled }

  /// The duration of the animation whose block is running, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.settings.duration ?? 0
  }

  /// Repeats what a block changes, which must be part of another animation's block, some times, also
  /// forwards and backwards. The animation ends when the repetitions have ended.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationScope.current else {
      Device.current.reportIllegalUse(
        "+[UIView modifyAnimationsWithRepeatCount:autoreverses:animations:] must only be called "
          + "inside an animation block")
      return animations()
    }
    var settings = outer.settings
    settings.repeatCount = Double(count)
    settings.autoreverses = autoreverses
    let run = AnimationRun(block: outer.run.block, timing: settings.timing, delay: settings.delay)
    var scope = outer
    scope.run = run
    scope.settings = settings
    AnimationScope.perform(in: scope) {
      animations()
      run.layOutViews()
    }
    run.start()
  }

  static func run(
    _ settings: AnimationSettings, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    var settings = settings
    let outer = AnimationScope.current
    if let outer { settings = settings.inheriting(outer.settings) }
    let block = AnimationBlock(
      allowsUserInteraction: settings.options.contains(.allowUserInteraction),
      completion: completion)
    let run = AnimationRun(block: block, timing: settings.timing, delay: settings.delay)
    var scope = AnimationScope(run: run, settings: settings)
    scope.isSilent = outer?.isSilent ?? false
    AnimationScope.perform(in: scope) {
      animations()
      run.layOutViews()
    }
    run.start()
    block.deliverIfEnded(on: run.device ?? .current)
  }
}
