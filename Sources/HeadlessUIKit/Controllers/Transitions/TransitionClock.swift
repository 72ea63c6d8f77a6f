// SPDX-License-Identifier: MIT

/// The time of one transition: it runs by itself, stands still, follows a finger, or runs back.
///
/// Animations that begin while the clock performs something run beside it. When the clock is held, or
/// runs at another speed than theirs, they go with it.
@MainActor
final class TransitionClock {
  private struct Run {
    var start: TimeInterval
    var seconds: TimeInterval
    var from: Double
    var to: Double
    var curve: UIView.AnimationCurve?
  }

  /// The clock that performs something now.
  private static var performing: TransitionClock?

  let device: Device

  /// How long the transition takes by itself, in seconds.
  var duration: TimeInterval = 0

  /// How far the transition is, from 0 to 1.
  private(set) var fraction = 0.0

  /// Whether the animations do not run by themselves any more.
  private var isHeld = false
  private var animations: [AnimationRun] = []
  private var onArrival: (@MainActor (Bool) -> Void)?
  private var run: Run?
  private var isOnFrames = false

  init(device: Device) {
    self.device = device
  }

  /// Takes up the animations that the block begins.
  func perform(_ block: () -> Void) {
    let outer = Self.performing
    Self.performing = self
    block()
    Self.performing = outer
  }

  /// Called when an animation begins.
  static func began(_ animation: AnimationRun) {
    guard let clock = performing else { return }
    clock.animations.append(animation)
    if clock.isHeld { clock.hold(animation) }
  }

  /// What happens when the clock has arrived by itself: at the end, or back at the beginning.
  func whenArrived(_ action: @escaping @MainActor (_ atEnd: Bool) -> Void) {
    onArrival = action
  }

  /// Puts the transition at a fraction, where it stays.
  func hold(at fraction: Double) {
    run = nil
    isHeld = true
    show(fraction)
  }

  /// Lets the clock run to the end or back to the beginning; without a curve, together with the
  /// animations that run by themselves.
  func run(to end: Double, seconds: TimeInterval, curve: UIView.AnimationCurve?) {
    isHeld = curve != nil
    run = Run(
      start: device.now, seconds: max(seconds, 0), from: fraction, to: end, curve: curve)
    guard !isOnFrames else { return }
    isOnFrames = true
    device.everyFrame(.animations) { [self] in
      advance()
      isOnFrames = run != nil
      return isOnFrames
    }
  }

  /// Stops. What still runs goes on by itself.
  func end() {
    run = nil
    onArrival = nil
    if isHeld { endAnimations() }
    animations = []
  }

  private func advance() {
    guard let run else { return }
    let time = run.seconds > 0 ? (device.now - run.start) / run.seconds : 1
    guard time < 1 - 1e-9 else {
      self.run = nil
      show(run.to)
      device.everyFrame(.completions) { [self] in
        if self.run == nil, fraction == run.to { arrive(atEnd: run.to == 1) }
        return false
      }
      return
    }
    let progress = run.curve?.timingFunction.progress(at: time) ?? time
    show(run.from + (run.to - run.from) * progress)
  }

  private func arrive(atEnd: Bool) {
    let action = onArrival
    // The completions of a custom animator end the transition themselves.
    if isHeld { endAnimations() }
    action?(atEnd)
  }

  private func show(_ fraction: Double) {
    self.fraction = fraction
    guard isHeld else { return }
    for animation in animations {
      hold(animation)
    }
  }

  private func hold(_ animation: AnimationRun) {
    animation.hold(after: fraction * duration)
  }

  private func endAnimations() {
    let ending = animations
    animations = []
    device.animations.end(ending)
  }
}
