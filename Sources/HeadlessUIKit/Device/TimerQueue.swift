// SPDX-License-Identifier: MIT

/// A closure that is called once, at a time of a device.
@MainActor
package final class DeviceTimer {
  fileprivate var action: (@MainActor () -> Void)?

  fileprivate init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Whether it has neither fired nor been cancelled.
  package var isPending: Bool { action != nil }

  /// Makes it never happen. Does nothing once it has.
  package func cancel() {
    action = nil
  }
}

/// Timers in the order of their due times; of timers with the same due time, the older first.
@MainActor
struct TimerQueue {
  private struct Entry {
    var time: TimeInterval
    var timer: DeviceTimer
  }

  /// The next one last.
  private var entries: [Entry] = []

  mutating func add(
    at time: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> DeviceTimer {
    let timer = DeviceTimer(action)
    entries.removeAll { !$0.timer.isPending }
    let index = entries.lastIndex { $0.time > time }.map { $0 + 1 } ?? 0
    entries.insert(Entry(time: time, timer: timer), at: index)
    return timer
  }

  /// The due time of the next timer that has not been cancelled.
  var nextTime: TimeInterval? {
    entries.last { $0.timer.isPending }?.time
  }

  /// Takes the next one that has not been cancelled, and returns what it does.
  mutating func removeFirst() -> (@MainActor () -> Void)? {
    while let entry = entries.popLast() {
      if let action = entry.timer.action {
        entry.timer.action = nil
        return action
      }
    }
    return nil
  }
}
