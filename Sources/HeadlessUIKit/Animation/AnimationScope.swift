// SPDX-License-Identifier: MIT

/// The animation that current property changes belong to.
///
/// A block executes without interruption on the main actor. Therefore one static variable serves
/// all devices, and every property change can read the scope at the cost of one load.
@MainActor
struct AnimationScope {
  static var current: AnimationScope?

  var run: AnimationRun
  /// The settings that nested blocks inherit.
  var settings: AnimationSettings
  /// The part of the run's progress that the block covers, which the times of its keyframes refer
  /// to.
  var base = AnimationSpan.whole
  /// The part of the run's progress that the current keyframe covers.
  var span: AnimationSpan
  /// Whether values change only at the ends of keyframes.
  var hasDiscreteKeyframes = false
  /// Whether a transition of the whole view shows the changes, so that they are not animated one by
  /// one.
  var isSilent = false

  init(run: AnimationRun, settings: AnimationSettings, base: AnimationSpan = .whole) {
    (self.run, self.settings, self.base, span) = (run, settings, base, base)
  }

  /// Executes a block in another scope, or outside of any scope if `scope` is nil.
  static func perform(in scope: AnimationScope?, _ block: () -> Void) {
    let outer = current
    current = scope
    block()
    current = outer
  }

  var isAnimating: Bool {
    !isSilent && settings.duration > 0 && (run.device ?? .current).animations.areEnabled
  }
}

/// A part of the progress from 0 to 1.
struct AnimationSpan {
  var start: Double
  var length: Double
  /// Whether the value changes only at the end of the part.
  var isDiscrete = false

  static let whole = AnimationSpan(start: 0, length: 1)

  /// Returns a part of this part, given as fractions of it.
  func part(from start: Double, length: Double) -> AnimationSpan {
    AnimationSpan(start: self.start + self.length * start, length: self.length * length)
  }

  private var isWhole: Bool { start == 0 && length == 1 && !isDiscrete }

  /// Returns the remaining fraction of the part, from 1 to 0.
  func remaining(at progress: Double) -> Double {
    if isWhole { return 1 - progress }
    if progress >= start + length { return 0 }
    return isDiscrete || progress <= start ? 1 : 1 - (progress - start) / length
  }
}

/// The settings that a call of `animate` specifies or inherits.
struct AnimationSettings {
  var pace: AnimationPace
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var repeatCount = 1.0
  var autoreverses = false

  init(
    pace: AnimationPace, duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions
  ) {
    self.pace = pace
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.delay = delay
    self.options = options
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
  }

  /// Returns the settings inside another animation's block ("UIView.AnimationOptions", the
  /// overrides).
  func inheriting(_ outer: AnimationSettings) -> AnimationSettings {
    var settings = self
    if !options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
    guard !options.contains(.overrideInheritedOptions) else { return settings }
    if !options.contains(.overrideInheritedCurve) { settings.pace = outer.pace }
    settings.repeatCount = outer.repeatCount
    settings.autoreverses = outer.autoreverses
    if outer.options.contains(.allowUserInteraction) {
      settings.options.insert(.allowUserInteraction)
    }
    return settings
  }

  /// Whether an animation with these settings has exactly the timing of the animation whose block
  /// it is called in.
  var haveInheritedTiming: Bool {
    delay <= 0
      && options.isDisjoint(with: [
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      ])
  }

  var timing: AnimationTiming {
    AnimationTiming(
      pace: pace, duration: duration, repeatCount: repeatCount, autoreverses: autoreverses)
  }
}
