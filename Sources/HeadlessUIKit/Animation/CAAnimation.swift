// SPDX-License-Identifier: MIT

/// An animation that is added to a layer without changing the layer's own values.
///
/// Changes of the animation have no effect after it was added to a layer. As on Apple's platforms,
/// animations are not isolated to an actor.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The begin time, in seconds of the time of the layer or of the animation group. On a layer, 0
  /// means immediately.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run, in seconds; 0 means the transaction's duration.
  open var duration: CFTimeInterval = 0
  /// The local seconds per second of the parent's time.
  open var speed: Float = 1
  /// The local time at the beginning, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs; 0 means one run.
  open var repeatCount: Float = 0
  /// The duration of all runs, in seconds; 0 to use `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every run is followed by a reversed run.
  open var autoreverses = false
  /// The visible value before the beginning and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The timing function; nil for linear timing.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which the animation retains.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer at its end.
  open var isRemovedOnCompletion = true

  /// Creates an animation with default values, to be added to a layer.
  public override init() {
    super.init()
  }

  /// Creates an animation with default settings. Animations cannot be decoded: archives are not
  /// supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Adds the animation to a layer, with the event as its key.
  @preconcurrency @MainActor
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The duration if `duration` is 0, in seconds.
  @MainActor var defaultDuration: TimeInterval { CATransaction.animationDuration() }

  /// The function from time to progress of one run.
  var pace: AnimationPace {
    .curve(timingFunction ?? UIView.AnimationCurve.linear.timingFunction)
  }

  /// Returns the effects of the animation on a layer in its current state.
  @MainActor func effects(on layer: CALayer) -> [LayerEffect] { [] }
}
