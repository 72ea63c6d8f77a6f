// SPDX-License-Identifier: MIT
internal import Resin

/// An animation that goes from a value to another one as a spring does.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The velocity at first, in units of the whole way per second.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring of a perceived duration; the bounce is from -1 to 1, 0 is critical damping.
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

  /// Creates an animation without settings: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// When the spring has settled: it stays within a thousandth of the way from then on.
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
