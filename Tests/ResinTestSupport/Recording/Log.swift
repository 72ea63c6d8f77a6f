// SPDX-License-Identifier: MIT
internal import Foundation

/// A record of lines, such as the calls of a delegate.
package typealias Log = Record<String>

/// A record of events in order, from any thread.
///
/// ```swift
/// let log = Log()
/// control.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
/// host.tap(control)
/// expectEqual(log.take(), ["changed"])
/// ```
package final class Record<Event>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [Event] = []

  /// Creates an empty record.
  package init() {}

  /// The events that no call of `take()` has removed yet.
  package var events: [Event] { lock.withLock { stored } }

  /// Adds an event at the end.
  package func add(_ event: Event) {
    lock.withLock { stored.append(event) }
  }

  /// Removes all events, and returns them.
  @discardableResult
  package func take() -> [Event] {
    lock.withLock {
      defer { stored = [] }
      return stored
    }
  }
}

extension Log {
  /// The lines that no call of `take()` has removed yet.
  package var lines: [String] { events }
}
