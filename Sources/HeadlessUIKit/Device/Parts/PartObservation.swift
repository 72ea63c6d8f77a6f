// SPDX-License-Identifier: MIT

/// An observation by a part of this package of notifications that devices post. It ends with the
/// object, or with `end()`.
///
/// An observation that is made while a notification is delivered receives the next one; one that
/// ends meanwhile receives nothing more.
@MainActor
package final class PartObservation {
  let part: DevicePart
  private weak var device: Device?
  private let isOfOneDevice: Bool
  private weak var object: AnyObject?
  private let isOfOneObject: Bool
  private var handler: (@MainActor (Notification) -> Void)?

  /// Begins the observation.
  ///
  /// - Parameters:
  ///   - names: The names of the notifications.
  ///   - part: The part, which determines the order among all observations.
  ///   - device: The device whose notifications are observed; nil for those of all devices.
  ///   - object: The sender of the notifications that are observed; nil for all senders.
  ///   - handler: Called on the main actor. It must not retain the observation.
  package init(
    _ names: [Notification.Name], by part: DevicePart, on device: Device? = nil,
    object: AnyObject? = nil, handler: @escaping @MainActor (Notification) -> Void
  ) {
    self.part = part
    (self.device, isOfOneDevice) = (device, device != nil)
    (self.object, isOfOneObject) = (object, object != nil)
    self.handler = handler
    for name in names { PartObservers.shared.add(self, of: name, on: device) }
  }

  package func end() {
    handler = nil
  }

  var isActive: Bool { handler != nil }

  /// Calls the handler for a notification of a device, or of an application if `device` is nil.
  func receive(_ notification: Notification, from device: Device?) {
    if isOfOneDevice, let device, device !== self.device { return }
    if isOfOneObject, notification.object as AnyObject !== object { return }
    handler?(notification)
  }
}

/// The observations of all parts, by the device that they follow. A notification of a device
/// reaches the observations of this device and those of all devices, whatever the number of other
/// devices.
@MainActor
final class PartObservers {
  static let shared = PartObservers()

  private struct Key: Hashable {
    let name: Notification.Name
    /// The observed device; nil for all devices. A later device may have the identifier of a
    /// released one, whose observations then receive nothing.
    let device: ObjectIdentifier?

    init(_ name: Notification.Name, on device: Device?) {
      self.name = name
      self.device = if let device { ObjectIdentifier(device) } else { nil }
    }
  }

  private struct Entry {
    let part: DevicePart
    /// The number of observations that were added before.
    let index: Int
    weak var observation: PartObservation?

    func precedes(_ other: Entry) -> Bool {
      (part.rawValue, index) < (other.part.rawValue, other.index)
    }
  }

  /// The observations of a key, in the order of the parts.
  private var observers: [Key: [Entry]] = [:]
  private var observedNames: Set<Notification.Name> = []
  /// The number of observations so far.
  private var totalCount = 0
  private var entryCount = 0
  /// The number of entries at which those that have ended are removed: twice the number that
  /// remained the last time.
  private var entryLimit = 64
  /// The names that a device is posting to applications.
  private var posted: [Notification.Name] = []

  func add(_ observation: PartObservation, of name: Notification.Name, on device: Device?) {
    if observedNames.insert(name).inserted { observeApplications(name) }
    if entryCount >= entryLimit { removeEnded() }
    let key = Key(name, on: device)
    let entry = Entry(part: observation.part, index: totalCount, observation: observation)
    totalCount += 1
    entryCount += 1
    var entries = observers[key] ?? []
    let index = entries.lastIndex { $0.precedes(entry) }
    entries.insert(entry, at: index.map { $0 + 1 } ?? 0)
    observers[key] = entries
  }

  private func removeEnded() {
    observers = observers.compactMapValues { entries in
      let rest = entries.filter { $0.observation?.isActive == true }
      return rest.isEmpty ? nil : rest
    }
    entryCount = observers.values.reduce(0) { $0 + $1.count }
    entryLimit = max(64, 2 * entryCount)
  }

  /// The number of entries of a name, of which some may have ended.
  func count(of name: Notification.Name) -> Int {
    observers.reduce(0) { $0 + ($1.key.name == name ? $1.value.count : 0) }
  }

  func notify(_ notification: Notification, from device: Device?) {
    for entry in entries(of: notification.name, on: device) {
      entry.observation?.receive(notification, from: device)
    }
  }

  /// Returns the observations of a notification of a device, or of an application if `device` is
  /// nil, in the order in which they receive it.
  private func entries(of name: Notification.Name, on device: Device?) -> [Entry] {
    guard let device else {
      return observers.filter { $0.key.name == name }.flatMap(\.value).inOrder { $0.precedes($1) }
    }
    let own = observers[Key(name, on: device)] ?? []
    let common = observers[Key(name, on: nil)] ?? []
    return common.isEmpty ? own : (own + common).inOrder { $0.precedes($1) }
  }

  /// Posts a notification of a device to the application. The parts have received it already.
  func postToApplication(_ notification: Notification) {
    posted.append(notification.name)
    Watchdog.shared.during("posting \(notification.name.rawValue)") {
      NotificationCenter.default.post(notification)
    }
    posted.removeLast()
  }

  /// Passes on the notifications that an application posts itself, as its tests may do.
  private func observeApplications(_ name: Notification.Name) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      notification in
      nonisolated(unsafe) let notification = notification  // it stays on the main thread
      MainActor.assumeIsolated {
        if Self.shared.posted.last != name { Self.shared.notify(notification, from: nil) }
      }
    }
  }
}

extension Device {
  /// Posts notifications with the same content: to the parts of this package in the order of
  /// ``DevicePart``, and then to the application. Whatever an observer of the application reads,
  /// the parts have changed.
  func post(
    _ names: Notification.Name..., object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    post(names, object: object, userInfo: userInfo)
  }

  func post(_ names: [Notification.Name], object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    notifyParts(of: names, object: object, userInfo: userInfo)
    for name in names {
      PartObservers.shared.postToApplication(
        Notification(name: name, object: object, userInfo: userInfo))
    }
  }

  /// Notifies the parts of this package only.
  func notifyParts(of names: [Notification.Name], object: Any?, userInfo: [AnyHashable: Any]?) {
    for name in names {
      PartObservers.shared.notify(
        Notification(name: name, object: object, userInfo: userInfo), from: self)
    }
  }
}
