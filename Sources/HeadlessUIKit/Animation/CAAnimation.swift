// SPDX-License-Identifier: MIT

/// The modes that determine the visible value before an animation begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Shows the layer's own value before the beginning and after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Shows the last value after the end, if the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows the first value before the beginning and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The timing of an animation or a layer.
public protocol CAMediaTiming {
  /// The begin time, in seconds of the time of the superlayer, the animated layer or the animation group. For
  /// an animation that is added to a layer, 0 means immediately.
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

/// A delegate that is notified when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended; `flag` is false if the animation was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation that is added to a layer without changing the layer's own values.
///
/// Changes of the animation have no effect after it was added to a layer. As on Apple's platforms, animations
/// are not isolated to an actor.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The begin time, in seconds of the time of the layer or of the animation group. On a layer, 0 means
  /// immediately.
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

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// Creates an animation with default settings. Animations cannot be decoded: archives are not supported.
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

/// An animation of one value, which a key path identifies.
///
/// Supported key paths are the animatable properties of layers; `x`, `y`, `width` and `height` of points,
/// sizes and rectangles; and, of affine transforms, `translation`, `translation.x`, `translation.y`, `scale`,
/// `scale.x`, `scale.y`, `rotation` and `rotation.z`.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated value.
  open var keyPath: String?
  /// Whether the animation adds its values to the layer's own value.
  open var isAdditive = false

  /// Creates an animation of the value at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func effects(on layer: CALayer) -> [LayerEffect] {
    guard let path = keyPath.flatMap({ LayerKeyPath($0) }), let curve = curve(of: path, layer)
    else { return [] }
    return [LayerEffect(path: path, curve: curve, isAdditive: isAdditive, timing: nil)]
  }

  @MainActor func curve(of path: LayerKeyPath, _ layer: CALayer) -> ValueCurve? { nil }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for the currently visible value.
  open var fromValue: Any?
  /// The last value; nil for the currently visible value.
  open var toValue: Any?
  /// The difference between the last and the first value.
  open var byValue: Any?
  /// The value before the property change that triggered this animation as an action.
  var previousValue: AnimatedValue?

  @MainActor override func curve(of path: LayerKeyPath, _ layer: CALayer) -> ValueCurve? {
    let (from, to) = (AnimatedValue(fromValue), AnimatedValue(toValue))
    let by = AnimatedValue(byValue)
    guard let now = isAdditive ? path.zero(on: layer) : path.shownValue(of: layer) else {
      return nil
    }
    let ends: (AnimatedValue, AnimatedValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.sum(by, 1))
      case (nil, let to?, let by?): (to.sum(by, -1), to)
      case (let from?, nil, nil): (from, now)
      case (nil, let to?, nil): (previousValue ?? now, to)
      case (nil, nil, let by?): (now, now.sum(by, 1))
      case (nil, nil, nil): (previousValue ?? now, path.value(of: layer) ?? now)
      }
    return ValueCurve(values: [ends.0, ends.1])
  }
}

/// An animation through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// The path that a point follows, instead of `values`. Each end of a line or a curve is a key frame, and so
  /// is the beginning of the path.
  open var path: CGPath?
  /// The time of each value, from 0 to 1; nil for evenly spaced values.
  open var keyTimes: [NSNumber]?
  /// The timing functions between consecutive values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values. Paced and cubic modes are treated as linear; along a path, paced
  /// modes have a constant speed.
  open var calculationMode = CAAnimationCalculationMode.linear

  @MainActor override func curve(of path: LayerKeyPath, _ layer: CALayer) -> ValueCurve? {
    var curve: ValueCurve
    if let followed = self.path {
      guard path.kind == .point, let found = ValueCurve(along: followed) else { return nil }
      curve = found
      if calculationMode == .paced || calculationMode == .cubicPaced {
        curve.timesFromLengths()
        return curve
      }
    } else {
      let values = (values ?? []).compactMap { AnimatedValue($0) }
      guard let first = values.first else { return nil }
      curve = ValueCurve(values: values.count == 1 ? [first, first] : values)
    }
    let values = curve.values
    curve.isDiscrete = calculationMode == .discrete
    curve.functions = timingFunctions ?? []
    if let keyTimes, keyTimes.count >= curve.values.count {
      curve.times = keyTimes.map { min(max($0.doubleValue, 0), 1) }
    } else if curve.isDiscrete {
      curve.times = values.indices.map { Double($0) / Double(values.count) }
    }
    return curve
  }
}

/// The modes of interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value remains until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along a smooth curve at a constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Animations that run together, timed relative to their group.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Their delegates are not notified. They end with the group at the latest.
  open var animations: [CAAnimation]?

  override func effects(on layer: CALayer) -> [LayerEffect] {
    (animations ?? []).flatMap { animation in
      animation.effects(on: layer).map { $0.within(animation) }
    }
  }
}
