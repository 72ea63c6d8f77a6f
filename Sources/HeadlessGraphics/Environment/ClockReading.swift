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
    return max(state.time, SystemClock.now - origin)
  }

  package func set(time: TimeInterval, origin: TimeInterval?) {
    state.withLock { $0 = State(time: time, origin: origin) }
  }
}

/// The clock of the system, for code without a device.
package enum SystemClock {
  /// The time in seconds; it does not go back.
  package static var now: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) * 1e-9
  }
}
