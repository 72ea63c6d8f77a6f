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
    for name in names { PartObservers.shared.add(self, of: name) }
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

/// The observations of all parts. Devices share the list, because an observer can follow all of
/// them.
@MainActor
final class PartObservers {
  static let shared = PartObservers()

  private struct Entry {
    let part: DevicePart
    weak var observation: PartObservation?
  }

  /// The observations of one name, in the order of the parts.
  private struct Observers {
    var entries: [Entry] = []
    var countToClean = 64
  }

  private var observers: [Notification.Name: Observers] = [:]
  /// The names that a device is posting to applications.
  private var posted: [Notification.Name] = []

  func add(_ observation: PartObservation, of name: Notification.Name) {
    if observers[name] == nil { observeApplications(name) }
    var list = observers[name] ?? Observers()
    if list.entries.count >= list.countToClean {
      list.entries.removeAll { $0.observation?.isActive != true }
      list.countToClean = max(64, 2 * list.entries.count)
    }
    let index = list.entries.lastIndex { $0.part.rawValue <= observation.part.rawValue }
    list.entries.insert(
      Entry(part: observation.part, observation: observation), at: index.map { $0 + 1 } ?? 0)
    observers[name] = list
  }

  /// The number of entries of a name, of which some may have ended.
  func count(of name: Notification.Name) -> Int { observers[name]?.entries.count ?? 0 }

  func notify(_ notification: Notification, from device: Device?) {
    for entry in observers[notification.name]?.entries ?? [] {
      entry.observation?.receive(notification, from: device)
    }
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
