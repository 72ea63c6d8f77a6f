// SPDX-License-Identifier: MIT

/// Runs the turns of a device in real time, on the main queue, which every main run loop serves.
///
/// Nothing is scheduled while the device has nothing to do; otherwise there is one timer, for the
/// next turn.
@MainActor
package final class MainQueueDriver {
  private unowned let device: Device
  private let timer = MainQueueTimer()
  /// The system's time at which the device's time was 0, in seconds.
  private(set) var origin = SystemClock.now {
    didSet { device.publishTime() }
  }
  /// The device's time for which the timer is set.
  private var scheduledTime: TimeInterval?
  private var isTurnOnQueue = false
  private var isStopped = false

  init(device: Device) {
    self.device = device
    timer.action = { [weak self] in self?.timerFired() }
  }

  /// The device's time by the system's clock, in seconds.
  var now: TimeInterval { SystemClock.now - origin }

  /// Whether a turn is scheduled.
  var isScheduled: Bool { isTurnOnQueue || scheduledTime != nil }

  /// Runs a turn when the main queue has run what is on it now. A turn that is running sets the
  /// timer itself when it ends.
  func deviceHasWork() {
    guard !isTurnOnQueue, !isStopped, !device.isInTurn else { return }
    isTurnOnQueue = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.runTurn() }
    }
  }

  /// Must be called after turns, because a host that advances its own clock skips ahead of the
  /// system's time.
  func deviceHasPassed(to time: TimeInterval) {
    let latestOrigin = SystemClock.now - time
    if origin > latestOrigin { origin = latestOrigin }
    guard !isStopped, device.nextDueTime != scheduledTime else { return }
    scheduledTime = device.nextDueTime
    timer.schedule(at: scheduledTime.map { $0 + origin })
  }

  func stop() {
    isStopped = true
    scheduledTime = nil
    timer.schedule(at: nil)
  }

  private func runTurn() {
    isTurnOnQueue = false
    if !isStopped { device.catchUp(with: now) }
  }

  private func timerFired() {
    scheduledTime = nil
    if !isStopped { device.catchUp(with: now) }
  }
}

/// A timer on the main queue that can be set again.
@MainActor
final class MainQueueTimer {
  private let source: Source
  var action: (@MainActor () -> Void)?

  init() {
    source = Source()
    source.timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.action?() }
    }
    source.timer.resume()
  }

  /// Sets the timer to a time, which may have passed; nil for never, as for times beyond the
  /// system's clock.
  func schedule(at time: TimeInterval?) {
    let nanoseconds = Int64(exactly: (max(time ?? .infinity, 0) * 1e9).rounded(.up))
    let deadline = nanoseconds.map { DispatchTime(uptimeNanoseconds: UInt64($0)) }
    source.timer.schedule(deadline: deadline ?? .distantFuture, leeway: .nanoseconds(0))
  }

  /// Cancels the source when it is released, on whichever thread: dispatch sources are thread-safe,
  /// but not marked as `Sendable`.
  private final class Source: @unchecked Sendable {
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)

    deinit { timer.cancel() }
  }
}
