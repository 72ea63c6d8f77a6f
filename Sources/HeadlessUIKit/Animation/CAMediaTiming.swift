// SPDX-License-Identifier: MIT

/// The timing of an animation or a layer.
public protocol CAMediaTiming {
  /// The begin time, in seconds of the time of the superlayer, the animated layer or the animation
  /// group. For an animation that is added to a layer, 0 means immediately.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds. For an animation that is added to a layer, 0 means the
  /// transaction's duration.
  var duration: CFTimeInterval { get set }
  /// The local seconds per second of the parent's time.
  var speed: Float { get set }
  /// The local time at the beginning, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; 0 means one run.
  var repeatCount: Float { get set }
  /// The duration of all runs, in seconds; 0 to use `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every run is followed by a reversed run.
  var autoreverses: Bool { get set }
  /// The visible value before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
