// SPDX-License-Identifier: MIT
internal import Resin

extension UIView {
  /// Animates the changes of a block, with the default curve.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates the changes of a block, with the default curve. The completion is called at the end,
  /// with false if the animation was interrupted.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes of a block after a delay in seconds, with options.
  ///
  /// The block executes immediately, and its property values take effect immediately; only the
  /// visible values follow over time. The completion is called in the first frame at or after the
  /// end. If there is nothing to animate or the duration is 0, the completion is called at the
  /// beginning of the next cycle.
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

  /// Animates the changes of a block with a spring that settles within the duration. With a damping
  /// ratio of 1 the spring does not oscillate; with smaller ratios it oscillates increasingly. The
  /// velocity is in units of the whole change per second.
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

  /// Animates the changes of a block with a spring of a perceptual duration in seconds, which runs
  /// until it has settled. The bounce is from -1 to 1: 0 is critical damping, and the spring
  /// oscillates for values above 0.
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

  /// Executes a block without animation, even inside another animation's block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animations = Device.current.animations
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    AnimationScope.perform(in: nil, actionsWithoutAnimation)
    animations.areEnabled = wereEnabled
  }

  /// Sets whether blocks are animated from now on. Running animations continue.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Device.current.animations.areEnabled = enabled
  }

  /// Whether blocks are animated.
  public class var areAnimationsEnabled: Bool { Device.current.animations.areEnabled }

  /// The duration of the animation whose block is executing, in seconds; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.settings.duration ?? 0
  }

  /// Repeats the changes of a block, optionally with reversed runs. Must be called inside another
  /// animation's block. The animation ends when the repetitions have ended.
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
    let scope: AnimationScope
    if outer.isOfAnimator {
      settings.duration = outer.remaining.duration
      let allowsTouches = outer.run.block.allowsUserInteraction
      scope = outer.following(
        settings, block: AnimationBlock(allowsUserInteraction: allowsTouches, completion: nil))
    } else {
      let run = AnimationRun(block: outer.run.block, timing: settings.timing, delay: settings.delay)
      var repeated = outer
      repeated.run = run
      repeated.settings = settings
      scope = repeated
    }
    perform(animations, in: scope)
  }

  private static func perform(_ animations: () -> Void, in scope: AnimationScope) {
    AnimationScope.perform(in: scope) {
      animations()
      scope.run.layOutViews()
    }
    scope.run.start()
  }

  static func run(
    _ settings: AnimationSettings, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let inherited = AnimationScope.current.map { settings.inheriting($0.settings) } ?? settings
    let block = AnimationBlock(
      allowsUserInteraction: inherited.options.contains(.allowUserInteraction),
      completion: completion)
    let scope = AnimationScope(of: settings, block: block)
    perform(animations, in: scope)
    block.deliverIfEnded(on: scope.run.device ?? .current)
  }
}
