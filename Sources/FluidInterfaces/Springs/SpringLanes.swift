// SPDX-License-Identifier: MIT

/// The components of the running animators with one tolerance, side by side in a batch.
@MainActor
final class SpringLanes {
  private struct Seat {
    let animator: AnySpringAnimator
    let run: Int

    /// Whether the animator has not ended the movement that it began when it got the seat.
    @MainActor var isTaken: Bool { animator.run == run }
  }

  let tolerance: SpringTolerance
  private var batch: SpringBatch
  private var seats: [Seat] = []
  /// Whether animators have ended whose lanes are still in the batch.
  var hasLeavers = false
  /// Whether a component has come to rest in this frame.
  private var hasSettled = false

  init(tolerance: SpringTolerance) {
    self.tolerance = tolerance
    batch = SpringBatch(springs: [], tolerance: tolerance)
  }

  var isEmpty: Bool { seats.isEmpty }

  func add(_ animator: AnySpringAnimator) {
    seats.append(Seat(animator: animator, run: animator.run))
    animator.lanes = self
    appendLanes(of: animator)
  }

  private func appendLanes(of animator: AnySpringAnimator) {
    let spring = animator.effectiveSpring
    animator.lane = batch.count
    for (motion, target) in zip(animator.motions, animator.targets) {
      batch.append(motion, toward: target, spring: spring)
    }
  }

  /// Copies a changed animator to its lanes.
  func change(_ animator: AnySpringAnimator) {
    let spring = animator.effectiveSpring
    for (index, motion) in animator.motions.enumerated() {
      let lane = animator.lane + index
      batch[lane] = motion
      batch.setTarget(animator.targets[index], at: lane)
      batch.setSpring(spring, at: lane)
    }
  }

  /// Removes the animators that have ended.
  func removeLeavers() {
    guard hasLeavers else { return }
    hasLeavers = false
    seats.removeAll { !$0.isTaken }
    batch.removeAll(keepingCapacity: true)
    for seat in seats {
      appendLanes(of: seat.animator)
    }
  }

  /// Advances the springs, and copies their motions to the animators.
  func advance(by seconds: TimeInterval) {
    hasSettled = !batch.advance(by: seconds).settled.isEmpty
    batch.values.withUnsafeBufferPointer { values in
      batch.velocities.withUnsafeBufferPointer { velocities in
        guard let values = values.baseAddress, let velocities = velocities.baseAddress else {
          return
        }
        for seat in seats {
          seat.animator.take(values, velocities)
        }
      }
    }
  }

  /// Reports the values of a frame. What is called may start, stop and change any animator.
  func report() {
    for seat in seats where seat.isTaken {
      seat.animator.reportFrame(mayRest: hasSettled)
    }
  }
}
