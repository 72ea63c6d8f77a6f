// SPDX-License-Identifier: MIT
import FluidInterfaces
import HeadlessHost

/// Measures a turn of the display link with 5,000 animators: numbers and rectangles that move, and
/// numbers that have settled, beside the batch of the same springs, a turn without animators,
/// animators that are as simple as possible, and those of Wave if it is there.
@MainActor
func springTurns() -> [Contestant] {
  let count = 5_000
  // With so little damping they do not settle while they are measured.
  let springs = (0..<count).map {
    Spring(response: 0.3 + Double($0) * 1e-4, dampingRatio: 0.001)
  }
  var batch = SpringBatch(
    springs: springs, tolerance: .points, motions: springs.map { _ in Motion(value: 0) },
    targets: springs.map { _ in 100 })
  var contestants = [
    Contestant(path: "batch") { iterations in
      for _ in 0..<iterations { batch.advance(by: 1.0 / 60) }
    },
    turns("number", springs, from: CGFloat(0), to: 100),
    turns("rect", springs, from: CGRect.zero, to: CGRect(x: 10, y: 20, width: 30, height: 40)),
    turns("settled", springs, from: CGFloat(0), to: 0),
    turns("none", [], from: CGFloat(0), to: 100),
    eulerTurns(springs),
  ]
  #if RESIN_WAVE
    contestants.append(waveTurns(springs.map { (2 * .pi / $0.frequency, $0.dampingRatio) }))
  #endif
  return contestants
}

/// A number of calls.
final class CallCount { var count = 0 }

/// An animator that does the least: a step of the semi-implicit Euler method and a call of a
/// closure. Most public spring libraries compute that step, whose result depends on the frame rate.
/// It is never settled, and has no events.
private final class EulerAnimator {
  private let stiffness: CGFloat
  private let damping: CGFloat
  private let target: CGFloat
  private(set) var value: CGFloat = 0
  private var velocity: CGFloat = 0
  private let valueChanged: (CGFloat) -> Void

  init(_ spring: Spring, target: CGFloat, valueChanged: @escaping (CGFloat) -> Void) {
    stiffness = spring.frequency * spring.frequency
    damping = 2 * spring.dampingRatio * spring.frequency
    self.target = target
    self.valueChanged = valueChanged
  }

  func advance(by seconds: CGFloat) {
    velocity += (stiffness * (target - value) - damping * velocity) * seconds
    value += velocity * seconds
    valueChanged(value)
  }
}

@MainActor
private func eulerTurns(_ springs: [Spring]) -> Contestant {
  let host = ScreenHost(.iPhone14)
  host.show(host.perform { UIView() })
  let calls = CallCount()
  let animators = springs.map { spring in
    EulerAnimator(spring, target: 100) { _ in calls.count += 1 }
  }
  host.perform {
    let link = CADisplayLink { link in
      for animator in animators { animator.advance(by: link.targetTimestamp - link.timestamp) }
    }
    link.add(to: .main, forMode: .common)
  }
  calls.count = 0
  host.advanceFrames(2)
  precondition(calls.count == 2 * animators.count, "an animator was not called")
  precondition(animators.allSatisfy { $0.value > 0 && $0.value < 200 }, "a value is wrong")
  return Contestant(path: "euler") { iterations in
    for _ in 0..<iterations { host.advanceFrame() }
    precondition(animators.count == springs.count)
  }
}

@MainActor
private func turns<Value: SpringAnimatable>(
  _ path: String, _ springs: [Spring], from start: Value, to end: Value
) -> Contestant {
  let host = ScreenHost(.iPhone14)
  host.show(host.perform { UIView() })
  let calls = CallCount()
  let animators = host.perform {
    springs.map { SpringAnimator(value: start, spring: $0) { _ in calls.count += 1 } }
  }
  host.perform {
    for animator in animators { animator.target = end }
  }
  host.advanceFrames(2)
  return Contestant(path: path) { iterations in
    for _ in 0..<iterations { host.advanceFrame() }
    precondition(animators.count == springs.count)
  }
}
