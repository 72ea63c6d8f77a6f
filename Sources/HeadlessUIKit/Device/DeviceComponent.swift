// SPDX-License-Identifier: MIT

/// A kind of object that each device has once, and that a room adds to it: an extension of `Device`
/// in the room has a static component and a property that returns `self[component]`. So the device
/// names none of the rooms above it.
///
/// An object is made when it is first used, and lives as long as its device, which it must not
/// retain.
@MainActor
struct DeviceComponent<Object: AnyObject> {
  fileprivate let index: Int
  fileprivate let make: @MainActor (Device) -> Object

  /// Adds a kind of object to all devices.
  init(_ make: @escaping @MainActor (Device) -> Object) {
    index = DeviceComponents.kindCount
    DeviceComponents.kindCount += 1
    self.make = make
  }
}

/// An object of a device that breaks reference cycles when the device is released.
@MainActor
protocol ReleasedWithDevice: AnyObject {
  /// Releases what retains the device.
  func releaseWithDevice()
}

/// The objects of a device, by the index of their kind.
@MainActor
struct DeviceComponents {
  fileprivate static var kindCount = 0

  private var objects: [AnyObject?] = []
  /// The objects that break cycles, in the order in which they were made.
  private(set) var released: [any ReleasedWithDevice] = []

  fileprivate func object(at index: Int) -> AnyObject? {
    index < objects.count ? objects[index] : nil
  }

  fileprivate mutating func set(_ object: AnyObject, at index: Int) {
    while objects.count <= index { objects.append(nil) }
    objects[index] = object
    if let object = object as? any ReleasedWithDevice { released.append(object) }
  }
}

extension Device {
  /// The object of a kind, which is made at the first use.
  subscript<Object>(component: DeviceComponent<Object>) -> Object {
    if let object = components.object(at: component.index) {
      // Only `set` below writes at this index.
      return unsafeDowncast(object, to: Object.self)
    }
    let object = component.make(self)
    components.set(object, at: component.index)
    return object
  }
}
