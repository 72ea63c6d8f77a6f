// SPDX-License-Identifier: MIT
internal import Resin

/// An animation from one value to another that follows a spring.
///
/// ```swift
/// let spring = CASpringAnimation(keyPath: "position.y")
/// spring.damping = 20
/// spring.fromValue = 100
/// spring.toValue = 300
/// spring.duration = spring.settlingDuration
/// print(spring.settlingDuration > 0.5, spring.settlingDuration < 2)  // true true
/// ```
///
/// The duration is not that of the spring: set it to `settlingDuration`, which is computed from the
/// other properties at each access, or the spring is cut. The initial velocity is in units of the
/// whole change per second.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping coefficient of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity, in units of the whole change per second.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring with a perceptual duration in seconds and a bounce from -1 to 1, where 0 is
  /// critical damping.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    let spring = Spring(
      duration: perceptualDuration > 1e-3 ? min(perceptualDuration, 1e4) : 1e-3,
      bounce: bounce.isNaN ? 0 : min(max(Double(bounce), -0.99), 1 - Spring.lowestRatio))
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    duration = settlingDuration
  }

  /// Creates a spring of mass 1 and stiffness 100.
  public override init() {
    super.init()
  }

  /// Creates an animation with default settings. Animations cannot be decoded: archives are not
  /// supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The settling time of the spring, in seconds, after which it remains within a thousandth of the
  /// change.
  open var settlingDuration: CFTimeInterval { spring.settlingTime(velocity: velocity) }

  private var velocity: Double {
    initialVelocity.isNaN ? 0 : min(max(Double(initialVelocity), -1e6), 1e6)
  }

  private var spring: Spring {
    func valid(_ value: CGFloat) -> Double { value > 0 ? min(max(Double(value), 1e-6), 1e8) : 1e-6 }
    let frequency = (valid(stiffness) / valid(mass)).squareRoot()
    let ratio = valid(damping) / (2 * (valid(stiffness) * valid(mass)).squareRoot())
    return Spring(
      frequency: min(max(frequency, 1e-3), 1e5),
      dampingRatio: min(max(ratio, Spring.lowestRatio), 1e3))
  }

  override var pace: AnimationPace { .cutSpring(spring, velocity: velocity) }
}
