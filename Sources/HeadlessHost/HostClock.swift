// SPDX-License-Identifier: MIT

/// The time of a host as a clock of Swift's concurrency, for code that receives its clock as an
/// argument:
///
/// ```swift
/// @MainActor final class Reminder {
///   private let clock: any Clock<Duration>
///   init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }
///   func waitAWhile() async throws { try await clock.sleep(for: .seconds(3)) }
/// }
///
/// let host = ScreenHost(.iPhone15)
/// let reminder = Reminder(clock: host.clock)
/// host.perform {
///   _ = Task {
///     try await reminder.waitAWhile()
///     print("reminded")  // reminded
///   }
/// }
/// await host.advance(by: 2)
/// await host.advance(by: 2)  // two seconds later
/// ```
///
/// A sleeping task wakes when the same time has passed on the host, and throws `CancellationError`
/// if the host is released before. The host waits for tasks that were started in its `perform` or
/// by its screen; one that was started elsewhere may begin its sleep at any time of the host.
public struct HostClock: Clock {
  /// A moment of a host's time.
  public struct Instant: InstantProtocol {
    /// The time since the host was created.
    public var offset: Duration

    /// Returns the moment some time after this one.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time from this moment to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether a moment is before another one.
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private let reading: ClockReading
  private let sleepers: Sleepers

  @MainActor
  init(_ host: ScreenHost) {
    reading = host.device.values.clock
    sleepers = host.sleepers
  }

  /// The time of the host, as an instant of its clock.
  public var now: Instant { Instant(offset: .seconds(reading.seconds)) }

  /// The smallest difference between two moments.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until the host's time has reached a moment.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let woken = try await sleepers.sleep(until: deadline.offset.inSeconds)
    woken?.taskDidResume()
  }
}

extension ScreenHost {
  /// The host's time as a clock of Swift's concurrency. The clock does not retain the host.
  public var clock: HostClock { HostClock(self) }
}

/// The tasks that wait for a time of a device.
@MainActor
final class Sleepers {
  private struct Sleeper {
    var continuation: CheckedContinuation<DeviceContext?, any Error>
    var timer: DeviceTimer
    var context: DeviceContext?
  }

  private weak var device: Device?
  private var sleepers: [Int: Sleeper] = [:]
  private var count = 0

  init(_ device: Device) {
    self.device = device
  }

  /// Returns the context in which the task wakes; nil if the task has not slept.
  func sleep(until time: TimeInterval) async throws -> DeviceContext? {
    try Task.checkCancellation()
    guard device != nil else { throw CancellationError() }
    count += 1
    let number = count
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add($0, until: time, number: number) }
    } onCancel: {
      Task { @MainActor in end(number, isCancelled: true) }
    }
  }

  /// Wakes all tasks with a `CancellationError`. Called when the host is released, because its time
  /// then stands still.
  func cancelAll() {
    device = nil
    for number in sleepers.keys.sorted() {
      end(number, isCancelled: true)
    }
  }

  private func add(
    _ continuation: CheckedContinuation<DeviceContext?, any Error>, until time: TimeInterval,
    number: Int
  ) {
    guard let device, time > device.now else { return continuation.resume(returning: nil) }
    let context = DeviceContext.ofTask
    context?.taskSleeps()
    let timer = device.after(time - device.now) { [weak self] in
      self?.end(number, isCancelled: false)
    }
    sleepers[number] = Sleeper(continuation: continuation, timer: timer, context: context)
  }

  private func end(_ number: Int, isCancelled: Bool) {
    guard let sleeper = sleepers.removeValue(forKey: number) else { return }
    sleeper.timer.cancel()
    sleeper.context?.taskWillResume()
    if isCancelled {
      sleeper.context?.taskDidResume()
      sleeper.continuation.resume(throwing: CancellationError())
    } else {
      sleeper.continuation.resume(returning: sleeper.context)
    }
  }
}

extension Duration {
  var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }
}
