// SPDX-License-Identifier: MIT

/// The components of the running drives with one tolerance, side by side in a batch.
@MainActor
final class SpringLanes {
  private struct Seat {
    let drive: SpringDrive
    let run: Int

    /// Whether the drive has not ended the movement that it began when it got the seat.
    @MainActor var isTaken: Bool { drive.isRunning && drive.run == run }
  }

  let tolerance: SpringTolerance
  private var batch: SpringBatch
  private var seats: [Seat] = []
  /// Whether drives have ended whose lanes are still in the batch.
  var hasLeavers = false

  init(tolerance: SpringTolerance) {
    self.tolerance = tolerance
    batch = SpringBatch(springs: [], tolerance: tolerance)
  }

  var isEmpty: Bool { seats.isEmpty }

  func add(_ drive: SpringDrive) {
    seats.append(Seat(drive: drive, run: drive.run))
    drive.lanes = self
    appendLanes(of: drive)
  }

  private func appendLanes(of drive: SpringDrive) {
    let spring = drive.effectiveSpring
    drive.lane = batch.count
    for (motion, target) in zip(drive.motions, drive.targets) {
      batch.append(motion, toward: target, spring: spring)
    }
  }

  /// Copies a changed drive to its lanes.
  func change(_ drive: SpringDrive) {
    let spring = drive.effectiveSpring
    for (index, motion) in drive.motions.enumerated() {
      let lane = drive.lane + index
      batch[lane] = motion
      batch.setTarget(drive.targets[index], at: lane)
      batch.setSpring(spring, at: lane)
    }
  }

  /// Removes the drives that have ended.
  func removeLeavers() {
    guard hasLeavers else { return }
    hasLeavers = false
    seats.removeAll { !$0.isTaken }
    batch.removeAll(keepingCapacity: true)
    for seat in seats {
      appendLanes(of: seat.drive)
    }
  }

  /// Advances the springs, and copies their motions to the drives.
  func advance(by seconds: TimeInterval) {
    batch.advance(by: seconds)
    for seat in seats {
      seat.drive.take(from: batch)
    }
  }

  /// Reports the values of a frame. What is called may start, stop and change any drive.
  func report() {
    for seat in seats where seat.isTaken {
      seat.drive.reportFrame()
    }
  }
}
