// SPDX-License-Identifier: MIT

/// The device that running code belongs to.
///
/// A task that is started while a device is current is bound to it for its whole life, and so are
/// the tasks that it starts: each retains the context, as Swift's task-local values are retained
/// until their task ends. A context that outlives the call which made it therefore has unfinished
/// tasks, and ``StartedTasks`` counts them.
package final class DeviceContext: Sendable {
  /// The context of the current task or call; nil outside of ``Device/perform(_:)-(()->Result)``.
  @TaskLocal package static var ofTask: DeviceContext?

  package let device: Device

  private struct Counts {
    var sleeping = 0
    var waking = 0
  }

  private let counts = Locked(Counts())

  init(_ device: Device) {
    self.device = device
  }

  /// Whether a task of this context waits for the device's time, and none has just been woken.
  var isSleeping: Bool { counts.withLock { $0.sleeping > 0 && $0.waking == 0 } }

  /// Has to be called when a task of this context begins to wait for the device's time.
  package func taskSleeps() {
    counts.withLock { $0.sleeping += 1 }
  }

  /// Must be called at the time for which a task has waited.
  package func taskWillResume() {
    counts.withLock {
      $0.sleeping -= 1
      $0.waking += 1
    }
  }

  /// Must be called by a task that was woken, before it continues.
  package func taskDidResume() {
    let end = { @Sendable in self.counts.withLock { $0.waking -= 1 } }
    // While other tasks of this context sleep, there is no sign of the end of this one: it gets
    // some time to return to its actor, behind the tasks that wait for a thread now.
    guard counts.withLock({ $0.sleeping > 0 }) else {
      return DispatchQueue.main.async(execute: end)
    }
    Task.detached(priority: Task.currentPriority) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.002, execute: end)
    }
  }
}

extension Device {
  /// Runs `body` with this device as the current one. Tasks that it starts belong to this device,
  /// too.
  package func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    MainQueueContext.enter(self)
    TaskDevices.use(self)
    var context = DeviceContext(self)
    defer { startedTasks.add(&context) }
    return try DeviceContext.$ofTask.withValue(context) {
      try ValueEnvironment.$ofTask.withValue(values) { try body() }
    }
  }

  /// Runs `body` with this device as the current one. Tasks that it starts belong to this device,
  /// too.
  package func perform<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    MainQueueContext.enter(self)
    TaskDevices.use(self)
    var context = DeviceContext(self)
    defer { startedTasks.add(&context) }
    return try await DeviceContext.$ofTask.withValue(context) {
      try await ValueEnvironment.$ofTask.withValue(values) { try await body() }
    }
  }
}

// MARK: - Tasks

/// The unfinished tasks that code on a device has started.
@MainActor
struct StartedTasks {
  private struct Entry {
    weak var context: DeviceContext?
    var isAwaited = true
  }

  private var entries: [Entry] = []
  /// The number of contexts with tasks so far, ended ones included.
  private(set) var totalCount = 0

  /// Has to be called when a context is no longer bound by the call that made it.
  mutating func add(_ context: inout DeviceContext) {
    guard !isKnownUniquelyReferenced(&context) else { return }
    entries.removeAll { $0.context == nil }
    entries.append(Entry(context: context))
    totalCount += 1
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

  /// Excludes the contexts that ``awaitedCount(except:)`` counts from now on.
  mutating func stopAwaiting(except own: DeviceContext?) {
    for index in entries.indices {
      guard let context = entries[index].context, context !== own, !context.isSleeping else {
        continue
      }
      entries[index].isAwaited = false
    }
  }
}

extension Device {
  /// The number of groups of tasks, started on this device, that have not ended and that neither
  /// wait for the device's time nor were given up; without those of a context.
  package func awaitedTaskCount(except own: DeviceContext? = nil) -> Int {
    startedTasks.awaitedCount(except: own)
  }

  /// The number of groups of tasks that have been started on this device, ended ones included.
  package var startedTaskCount: Int { startedTasks.totalCount }

  /// The number of groups of tasks, started on this device, that have not ended.
  package var unfinishedTaskCount: Int { startedTasks.unfinishedCount() }

  /// Waits no more for the tasks that have not ended so far, but for those of a context.
  package func stopAwaitingTasks(except own: DeviceContext? = nil) {
    startedTasks.stopAwaiting(except: own)
  }
}
