// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class UIDeviceSubclass: UIDevice {
  override class var current: UIDevice { super.current }
  override var name: String { super.name }
  override var model: String { super.model }
  override var localizedModel: String { super.localizedModel }
  override var systemName: String { super.systemName }
  override var systemVersion: String { super.systemVersion }
  override var identifierForVendor: UUID? { super.identifierForVendor }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
  override var isMultitaskingSupported: Bool { super.isMultitaskingSupported }
  override var orientation: UIDeviceOrientation { super.orientation }
  override var isGeneratingDeviceOrientationNotifications: Bool {
    super.isGeneratingDeviceOrientationNotifications
  }
  override func beginGeneratingDeviceOrientationNotifications() {
    super.beginGeneratingDeviceOrientationNotifications()
  }
  override func endGeneratingDeviceOrientationNotifications() {
    super.endGeneratingDeviceOrientationNotifications()
  }
  override var isBatteryMonitoringEnabled: Bool { didSet {} }
  override var batteryLevel: Float { super.batteryLevel }
  override var batteryState: BatteryState { super.batteryState }
  override var isProximityMonitoringEnabled: Bool { didSet {} }
  override var proximityState: Bool { super.proximityState }
}

class NSHashTableSubclass: NSHashTable<NSString> {
  override init(options: NSPointerFunctions.Options, capacity initialCapacity: Int) {
    super.init(options: options, capacity: initialCapacity)
  }
  override var count: Int { super.count }
  override var allObjects: [NSString] { super.allObjects }
  override var anyObject: NSString? { super.anyObject }
  override func member(_ object: NSString?) -> NSString? { super.member(object) }
  override func contains(_ anObject: NSString?) -> Bool { super.contains(anObject) }
  override func add(_ object: NSString?) { super.add(object) }
  override func remove(_ object: NSString?) { super.remove(object) }
  override func removeAllObjects() { super.removeAllObjects() }
  override func objectEnumerator() -> NSEnumerator { super.objectEnumerator() }
}

class NSMapTableSubclass: NSMapTable<NSString, UIView> {
  override init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
    capacity initialCapacity: Int
  ) {
    super.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: initialCapacity)
  }
  override var count: Int { super.count }
  override func object(forKey aKey: NSString?) -> UIView? { super.object(forKey: aKey) }
  override func setObject(_ anObject: UIView?, forKey aKey: NSString?) {
    super.setObject(anObject, forKey: aKey)
  }
  override func removeObject(forKey aKey: NSString?) { super.removeObject(forKey: aKey) }
  override func removeAllObjects() { super.removeAllObjects() }
  override func keyEnumerator() -> NSEnumerator { super.keyEnumerator() }
  override func objectEnumerator() -> NSEnumerator? { super.objectEnumerator() }
}
