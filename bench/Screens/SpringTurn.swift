// SPDX-License-Identifier: MIT
import FluidInterfaces
import HeadlessHost

/// Measures a turn of the display link with 5,000 animators: numbers and rectangles that move, and
/// numbers that have settled, beside the batch of the same springs and a turn without animators.
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
  return [
    Contestant(path: "batch") { iterations in
      for _ in 0..<iterations { batch.advance(by: 1.0 / 60) }
    },
    turns("number", springs, from: CGFloat(0), to: 100),
    turns("rect", springs, from: CGRect.zero, to: CGRect(x: 10, y: 20, width: 30, height: 40)),
    turns("settled", springs, from: CGFloat(0), to: 0),
    turns("none", [], from: CGFloat(0), to: 100),
  ]
}

private final class Sum { var count = 0 }

@MainActor
private func turns<Value: SpringAnimatable>(
  _ path: String, _ springs: [Spring], from start: Value, to end: Value
) -> Contestant {
  let host = ScreenHost(.iPhone14)
  host.show(host.perform { UIView() })
  let sum = Sum()
  let animators = host.perform {
    springs.map { SpringAnimator(value: start, spring: $0) { _ in sum.count += 1 } }
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
