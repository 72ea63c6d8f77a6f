// SPDX-License-Identifier: MIT

/// The clock of one transition. It runs forwards or backwards, is held, or follows a finger.
///
/// Animations that begin inside `perform(_:)` run at their own pace. When the clock is held or runs
/// with a curve, it sets the time of these animations.
@MainActor
final class TransitionClock {
  private struct Run {
    var start: TimeInterval
    var seconds: TimeInterval
    var from: Double
    var to: Double
    var curve: UIView.AnimationCurve?
  }

  /// The clock whose `perform(_:)` is executing.
  private static var performing: TransitionClock?

  let device: Device

  /// The duration of the transition without a gesture, in seconds.
  var duration: TimeInterval = 0

  /// The progress of the transition, from 0 to 1.
  private(set) var fraction = 0.0

  /// Whether the clock sets the time of the animations.
  private var isHeld = false
  private var animations: [AnimationRun] = []
  private var onArrival: (@MainActor (Bool) -> Void)?
  private var run: Run?
  private var isOnFrames = false

  init(device: Device) {
    self.device = device
  }

  /// Executes a block and registers the animations that it begins.
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

  /// Sets the action to perform when the clock has run to the end or back to the beginning.
  func whenFinished(_ action: @escaping @MainActor (_ atEnd: Bool) -> Void) {
    onArrival = action
  }

  /// Holds the transition at a fraction, from 0 to 1.
  func hold(at fraction: Double) {
    run = nil
    isHeld = true
    show(fraction)
  }

  /// Runs the clock to the end or back to the beginning. Without a curve, the animations run at
  /// their own pace.
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

  /// Stops the clock. Animations that run at their own pace continue.
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
    // The completions of a custom animator's animations end the transition.
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
