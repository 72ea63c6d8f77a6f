// SPDX-License-Identifier: MIT

/// What a change is part of that is made now.
///
/// A block runs from its beginning to its end without a break, on the main actor. So one place for all
/// devices is enough, and every change of a value can ask it at the price of a load.
@MainActor
struct AnimationScope {
  static var current: AnimationScope?

  var run: AnimationRun
  /// What nested blocks inherit.
  var settings: AnimationSettings
  /// The part of the run's progress in which a key frame lies.
  var span = AnimationSpan.whole
  /// Whether values change only at the ends of key frames.
  var hasDiscreteKeyframes = false
  /// Whether changes are shown by a transition of the whole, instead of one by one.
  var isSilent = false

  /// Runs a block with another scope, or with none.
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

/// A part of the way from 0 to 1.
struct AnimationSpan {
  var start: Double
  var length: Double
  /// Whether the value changes at the end of the part only.
  var isDiscrete = false

  static let whole = AnimationSpan(start: 0, length: 1)

  private var isWhole: Bool { start == 0 && length == 1 && !isDiscrete }

  /// How much of the part remains.
  func remaining(at progress: Double) -> Double {
    if isWhole { return 1 - progress }
    if progress >= start + length { return 0 }
    return isDiscrete || progress <= start ? 1 : 1 - (progress - start) / length
  }
}

/// What a call of `animate` asks for, or inherits.
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

  /// What holds within another animation's block ("UIView.AnimationOptions", the overrides).
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

  var timing: AnimationTiming {
    AnimationTiming(
      pace: pace, duration: duration, repeatCount: repeatCount, autoreverses: autoreverses)
  }
}
