// SPDX-License-Identifier: MIT

/// The devices that tasks use: the device of a test's code outside of every `perform`.
///
/// A test that creates a host, or calls one, is on the device of this host from then on. With
/// several hosts it is on the one that it used last.
///
/// A task is identified by its hash value, because nothing that outlives a task can refer to it,
/// and a later task may have the hash value of an ended one. A device that its task has used since
/// the task last resumed therefore takes precedence: the mark that ``use(_:)`` puts on the main
/// queue runs only after the task has suspended or ended.
enum TaskDevices {
  private final class Entry: @unchecked Sendable {
    // Written once, before the entry is shared; weak references are read atomically.
    private(set) weak var device: Device?
    let period: Int

    init(_ device: Device, period: Int) {
      self.device = device
      self.period = period
    }

    /// The device, unless its host has been released.
    var living: Device? { device.flatMap { $0.isRetired ? nil : $0 } }
  }

  private struct State {
    /// The devices that a task has used, the one used last at the end.
    var entries: [Int: [Entry]] = [:]
    /// The number of marks of the main queue that have run.
    var period = 0
    /// The number of tasks at which those without a device are removed: twice the number that
    /// remained the last time, so that a call costs constant time on average.
    private var taskLimit = 64

    /// Notes that a task uses a device.
    mutating func add(_ device: Device, for task: Int) -> Entry {
      let entry = Entry(device, period: period)
      var used = entries[task] ?? []
      used.removeAll { $0.living == nil || $0.device === device }
      used.append(entry)
      entries[task] = used
      guard entries.count > taskLimit else { return entry }
      entries = entries.filter { $0.value.contains { $0.living != nil } }
      taskLimit = max(64, 2 * entries.count)
      return entry
    }
  }

  private static let state = Locked(State())
  /// The last call of ``use(_:)``, which nearly always is the same as the next one.
  @MainActor private static var last: (task: Int, entry: Entry)?

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// The devices that the current task has used and that still exist, the one used last at the end.
  static var devices: [Device] {
    guard let task = currentTask else { return [] }
    let (entries, period) = state.withLock { ($0.entries[task] ?? [], $0.period) }
    let recent = entries.filter { $0.period == period }.compactMap(\.living)
    return recent.isEmpty ? entries.compactMap(\.living) : recent
  }

  /// Has to be called when the current task uses a device.
  @MainActor
  static func use(_ device: Device) {
    guard device !== Device.shared, DeviceContext.ofTask == nil, let task = currentTask else {
      return
    }
    // By a weak reference: a new device may have the address of a released one.
    if let last, last.task == task, last.entry.device === device { return }
    let isMarkOnQueue = last != nil
    last = (task, state.withLock { $0.add(device, for: task) })
    guard !isMarkOnQueue else { return }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { last = nil }
      state.withLock { $0.period += 1 }
    }
  }

  /// Has to be called when code outside of `perform` no longer runs on a device.
  @MainActor
  static func leave(_ device: Device) {
    last = nil
    state.withLock { state in
      state.entries = state.entries.mapValues { $0.filter { $0.device !== device } }
    }
  }
}
