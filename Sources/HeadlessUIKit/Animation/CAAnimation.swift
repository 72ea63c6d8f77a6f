// SPDX-License-Identifier: MIT

/// What is seen before an animation begins, and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// After the end, the last value, where the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, the first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// When and how often something runs.
public protocol CAMediaTiming {
  /// When it begins, in the time of the device; 0 is now.
  var beginTime: CFTimeInterval { get set }
  /// Of one run, in seconds; 0 is that of the transaction, for animations that are added to layers.
  var duration: CFTimeInterval { get set }
  /// Its own seconds per second.
  var speed: Float { get set }
  /// Its own time at the beginning.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 is once.
  var repeatCount: Float { get set }
  /// How long it runs in all, in seconds, where that is not 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every run goes forwards and then backwards.
  var autoreverses: Bool { get set }
  /// What is seen before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Who is told when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended; `flag` is false where it was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation that is added to a layer, whose own values it leaves as they are.
///
/// Changes made after it was added to a layer have no effect. As on Apple's platforms, animations belong
/// to no actor.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// When it begins, in the time of the device; 0 is now.
  open var beginTime: CFTimeInterval = 0
  /// Of one run, in seconds; 0 is that of the transaction.
  open var duration: CFTimeInterval = 0
  /// Its own seconds per second.
  open var speed: Float = 1
  /// Its own time at the beginning.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs; 0 is once.
  open var repeatCount: Float = 0
  /// How long it runs in all, in seconds, where that is not 0.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every run goes forwards and then backwards.
  open var autoreverses = false
  /// What is seen before and after.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pace; linear where there is none.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told; kept until then.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed at its end.
  open var isRemovedOnCompletion = true

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// Creates an animation without settings: there are no archives here.
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

  /// The duration where none was set.
  @MainActor var defaultDuration: TimeInterval { CATransaction.animationDuration() }

  /// The pace of one run.
  var pace: AnimationPace {
    .curve(timingFunction ?? UIView.AnimationCurve.linear.timingFunction)
  }

  /// What the animation does to a layer that looks as it does now.
  @MainActor func effects(on layer: CALayer) -> [LayerEffect] { [] }
}

/// An animation of one value, named by a key path.
///
/// Key paths are the animatable properties of layers, `x`, `y`, `width` and `height` of points, sizes
/// and rectangles, and `translation`, `scale` and `rotation` of transforms in the plane, also with
/// `x`, `y` and `z`.
open class CAPropertyAnimation: CAAnimation {
  /// The value that is animated.
  open var keyPath: String?
  /// Whether the values are added to the layer's own.
  open var isAdditive = false

  /// Creates an animation of a value.
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

/// An animation from a value to another one.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; the one that is seen now where there is none.
  open var fromValue: Any?
  /// The last value; the one that is seen now where there is none.
  open var toValue: Any?
  /// The last value less the first.
  open var byValue: Any?
  /// The value before the change that the animation is the action of.
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

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, the first one first.
  open var values: [Any]?
  /// When each value is there, from 0 to 1; evenly spread where there are none.
  open var keyTimes: [NSNumber]?
  /// The paces between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// What is seen between the values. Paced and cubic ones are linear here.
  open var calculationMode = CAAnimationCalculationMode.linear

  @MainActor override func curve(of path: LayerKeyPath, _ layer: CALayer) -> ValueCurve? {
    let values = (values ?? []).compactMap { AnimatedValue($0) }
    guard let first = values.first else { return nil }
    var curve = ValueCurve(values: values.count == 1 ? [first, first] : values)
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

/// What is seen between the values of a key frame animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A straight way to the next value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// An even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Animations that run together, in the time of their group.
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their delegates are not told; they end with the group at the latest.
  open var animations: [CAAnimation]?

  override func effects(on layer: CALayer) -> [LayerEffect] {
    (animations ?? []).flatMap { animation in
      animation.effects(on: layer).map { $0.within(animation) }
    }
  }
}
