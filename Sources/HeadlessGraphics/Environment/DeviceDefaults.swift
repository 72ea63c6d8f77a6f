// SPDX-License-Identifier: MIT

/// The defaults of the applications on one device, in memory: no other device sees them, and they
/// end with the device.
///
/// Safe to use from every thread. `UserDefaults.didChangeNotification` is posted on the thread of
/// the change.
package final class DeviceDefaults: UserDefaults, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var registered: [String: Any] = [:]

  package init() {
    // A domain that is never written.
    super.init(suiteName: "DeviceDefaults")!
  }

  // MARK: Values

  package override func object(forKey defaultName: String) -> Any? {
    lock.withLock { values[defaultName] ?? registered[defaultName] }
  }

  package override func set(_ value: Any?, forKey defaultName: String) {
    lock.withLock { values[defaultName] = value }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  package override func removeObject(forKey defaultName: String) {
    set(nil, forKey: defaultName)
  }

  // Foundation's archives URLs that are no files.
  package override func set(_ url: URL?, forKey defaultName: String) {
    set(url as Any?, forKey: defaultName)
  }

  package override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let url as URL: url
    case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    default: nil
    }
  }

  package override func register(defaults registrationDictionary: [String: Any]) {
    lock.withLock { registered.merge(registrationDictionary) { _, new in new } }
  }

  package override func dictionaryRepresentation() -> [String: Any] {
    lock.withLock { registered.merging(values) { _, new in new } }
  }

  // MARK: Domains

  /// The values that were set. There is one domain, whatever its name.
  package override func persistentDomain(forName domainName: String) -> [String: Any]? {
    lock.withLock { values.isEmpty ? nil : values }
  }

  package override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    lock.withLock { values = domain }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  package override func removePersistentDomain(forName domainName: String) {
    setPersistentDomain([:], forName: domainName)
  }

  package override func synchronize() -> Bool { true }
}
