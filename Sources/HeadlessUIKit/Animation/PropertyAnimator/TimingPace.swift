// SPDX-License-Identifier: MIT

/// The timing of parameters.
@MainActor
struct TimingPace {
  let pace: AnimationPace
  private let vertical: AnimationPace?

  init(_ parameters: any UITimingCurveProvider) {
    if let spring = parameters.springTimingParameters {
      let (dx, dy) = (Double(spring.initialVelocity.dx), Double(spring.initialVelocity.dy))
      pace = Self.pace(of: spring, velocity: dx)
      vertical = dx == dy ? nil : Self.pace(of: spring, velocity: dy)
    } else {
      let cubic = parameters.cubicTimingParameters ?? UICubicTimingParameters()
      pace = .curve(cubic.timingFunction)
      vertical = nil
    }
  }

  private static func pace(
    of parameters: UISpringTimingParameters, velocity: Double
  ) -> AnimationPace {
    switch parameters.kind {
    case .fitted(let ratio): .fittedSpring(dampingRatio: ratio, velocity: velocity)
    case .own(let spring): .spring(spring, velocity: velocity)
    }
  }

  func timing(
    duration: TimeInterval, range: (from: Double, to: Double) = (0, 1)
  ) -> AnimationTiming {
    let timing = AnimationTiming(pace: pace, duration: duration, range: range)
    guard let vertical = verticalTiming(duration: duration, range: range),
      vertical.duration > timing.duration, case .spring(let spring, let velocity) = pace
    else { return timing }
    // Both components last as long as the longer one.
    return AnimationTiming(
      pace: .cutSpring(spring, velocity: velocity), duration: vertical.duration, range: range)
  }

  func verticalTiming(
    duration: TimeInterval, range: (from: Double, to: Double) = (0, 1)
  ) -> AnimationTiming? {
    vertical.map { AnimationTiming(pace: $0, duration: duration, range: range) }
  }
}
