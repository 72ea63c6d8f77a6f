// SPDX-License-Identifier: MIT
public import Foundation
import HeadlessUIKit

// Key-value coding for the properties that translated classes list: those with `@objc`, outlets and
// inspectable ones. In a protocol's extension, so that classes may declare members of these names.
extension NSObjectProtocol {
  /// Returns the value of a property.
  ///
  /// A class that lists no such property is reported as UIKit reports it.
  public func value(forKey key: String) -> Any? {
    guard let property = property(key) else {
      KeyValueCoding.report("valueForUndefinedKey:", self, key)
      return nil
    }
    return unwrapped(property.get(self))
  }

  /// Sets a property. Numbers are bridged.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let property = property(key), let set = property.set else {
      return KeyValueCoding.report("setValue:forUndefinedKey:", self, key)
    }
    if !set(self, unwrapped(value)) {
      KeyValueCoding.report("setValue:forKey:", self, key)
    }
  }

  /// Returns the value at the end of a path of keys, or nil if a value before it is nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    guard let next = value(forKey: keys[0]) as? any NSObjectProtocol else { return nil }
    return next.value(forKeyPath: keys[1])
  }

  /// Sets the property at the end of a path of keys.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? any NSObjectProtocol
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }

  private func property(_ key: String) -> RegisteredProperty? {
    ClassRegistry.shared.property(named: key, of: type(of: self as AnyObject))
  }
}

enum KeyValueCoding {
  /// Reports a key that a class does not have.
  static func report(_ method: String, _ object: Any, _ key: String) {
    Selector.report(
      "[<\(String(reflecting: type(of: object)))> \(method)]: this class is not key value "
        + "coding-compliant for the key \(key).")
  }
}
