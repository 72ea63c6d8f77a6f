// SPDX-License-Identifier: MIT

/// The device that running code belongs to.
///
/// A task that is started while a device is current is bound to it for its whole life, and so are the
/// tasks that it starts: each retains the context, as Swift's task-local values are retained until their
/// task ends. A context that outlives the call which made it therefore has unfinished tasks, and
/// ``StartedTasks`` counts them.
package final class DeviceContext: Sendable {
  /// The context of the current task or call; nil outside of ``Device/perform(_:)-(()->Result)``.
  @TaskLocal package static var ofTask: DeviceContext?

  package let device: Device
  private let sleeperCount = Locked(0)

  init(_ device: Device) {
    self.device = device
  }

  /// Whether a task of this context waits for the device's time to pass.
  var isSleeping: Bool { sleeperCount.withLock { $0 > 0 } }

  /// Has to be called before a task of this context waits for the device's time, and with -1 after.
  package func addSleepers(_ count: Int) {
    sleeperCount.withLock { $0 += count }
  }
}

extension Device {
  /// Runs `body` with this device as the current one. Tasks that it starts belong to this device, too.
  package func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    MainQueueContext.enter(self)
    var context = DeviceContext(self)
    defer { startedTasks.add(&context) }
    return try DeviceContext.$ofTask.withValue(context) {
      try ValueEnvironment.$ofTask.withValue(values) { try body() }
    }
  }

  /// Runs `body` with this device as the current one. Tasks that it starts belong to this device, too.
  package func perform<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    MainQueueContext.enter(self)
    var context = DeviceContext(self)
    defer { startedTasks.add(&context) }
    return try await DeviceContext.$ofTask.withValue(context) {
      try await ValueEnvironment.$ofTask.withValue(values) { try await body() }
    }
  }
}

// MARK: - Tasks

/// The tasks that code on a device has started and that have not ended, as far as they matter.
@MainActor
struct StartedTasks {
  private struct Entry {
    weak var context: DeviceContext?
    var isAwaited = true
  }

  private var entries: [Entry] = []

  /// Has to be called when a context is no longer bound by the call that made it.
  mutating func add(_ context: inout DeviceContext) {
    guard !isKnownUniquelyReferenced(&context) else { return }
    entries.removeAll { $0.context == nil }
    entries.append(Entry(context: context))
  }

  /// The number of contexts with unfinished tasks that are worth waiting for.
  mutating func awaitedCount(except own: DeviceContext?) -> Int {
    entries.removeAll { $0.context == nil }
    return entries.count { entry in
      guard let context = entry.context, context !== own else { return false }
      return entry.isAwaited && !context.isSleeping
    }
  }

  /// The number of contexts with unfinished tasks.
  mutating func unfinishedCount() -> Int {
    entries.removeAll { $0.context == nil }
    return entries.count
  }

  /// Excludes all unfinished tasks from ``awaitedCount(except:)``.
  mutating func stopAwaiting() {
    for index in entries.indices {
      entries[index].isAwaited = false
    }
  }
}

extension Device {
  /// The number of groups of tasks, started on this device, that have not ended and that neither wait for
  /// the device's time nor were given up. The current task does not count.
  package var awaitedTaskCount: Int { startedTasks.awaitedCount(except: DeviceContext.ofTask) }

  /// The number of groups of tasks, started on this device, that have not ended.
  package var unfinishedTaskCount: Int { startedTasks.unfinishedCount() }

  /// Waits no more for the tasks that have not ended so far.
  package func stopAwaitingTasks() {
    startedTasks.stopAwaiting()
  }
}
