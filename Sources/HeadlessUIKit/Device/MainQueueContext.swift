// SPDX-License-Identifier: MIT

/// The device of blocks on the main queue, which belong to no task and so have no task-local
/// values.
///
/// The main queue is first in, first out. When another device than the last one begins to run code,
/// it puts a mark on the queue, and the blocks behind the mark belong to this device. Blocks that
/// arrive otherwise, from a timer, after a delay, or from other threads, belong to the device that
/// has run code last.
enum MainQueueContext {
  /// Written once, before the box is shared; weak references are read atomically.
  private final class Box: @unchecked Sendable {
    private(set) weak var device: Device?

    init(_ device: Device?) {
      self.device = device
    }
  }

  private static let key = DispatchSpecificKey<Box>()
  @MainActor private static weak var last: Device?

  /// The device of the running code, where it runs on the main queue and in no task.
  static var device: Device? {
    guard withUnsafeCurrentTask(body: { $0 == nil }),
      let device = DispatchQueue.getSpecific(key: key)?.device, !device.isRetired
    else { return nil }
    return device
  }

  /// Has to be called when a device begins to run code.
  @MainActor
  static func enter(_ device: Device) {
    // The default device runs where there is no other one: it needs no mark.
    guard last !== device, device !== Device.shared else { return }
    mark(device)
  }

  /// Has to be called when a device does not run code any more.
  @MainActor
  static func leave(_ device: Device) {
    if last === device { mark(nil) }
  }

  @MainActor
  private static func mark(_ device: Device?) {
    last = device
    let box = Box(device)
    DispatchQueue.main.async { DispatchQueue.main.setSpecific(key: key, value: box) }
    // Synchronous tests have no task either: their code is on the device before the main queue is
    // served. Where a device is set, blocks that are on the queue already may belong to it.
    if withUnsafeCurrentTask(body: { $0 == nil }), self.device == nil {
      DispatchQueue.main.setSpecific(key: key, value: box)
    }
  }
}
