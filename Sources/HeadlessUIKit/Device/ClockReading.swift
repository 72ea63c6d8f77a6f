// SPDX-License-Identifier: MIT

/// The time of a device, for code on every thread.
package final class ClockReading: Sendable {
  private struct State {
    /// The device's time at its last turn.
    var time: TimeInterval = 0
    /// The system's time at which the device's time was 0, where it follows real time.
    var origin: TimeInterval?
  }

  private let state = Locked(State())

  /// Creates a clock at 0 that stands still.
  package init() {}

  /// The device's time, in seconds.
  package var seconds: TimeInterval {
    let state = state.withLock { $0 }
    guard let origin = state.origin else { return state.time }
    return max(state.time, MainQueueTimer.now - origin)
  }

  func set(time: TimeInterval, origin: TimeInterval?) {
    state.withLock { $0 = State(time: time, origin: origin) }
  }
}

/// A value behind a lock.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}
