// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Foundation

// The functions that translated protocols with optional requirements call.

/// Returns whether the class of an object has an optional method, by its Objective-C name: itself,
/// a superclass, or a subclass of the class that conforms to the protocol.
///
/// An object of a module that was not translated has every method: its own, or the default.
public func implements(_ object: Any, _ name: String) -> Bool {
  guard let type = type(of: object) as? AnyClass else { return true }
  let registry = ClassRegistry.shared
  return registry.isRegistered(name, for: type) || !registry.isTranslated(type)
}

/// Returns the value of an optional property, or nil if the object's class does not have it.
public func optionalValue(of object: Any, _ name: String) -> Any? {
  guard let type = type(of: object) as? AnyClass,
    let property = ClassRegistry.shared.property(named: name, of: type)
  else { return nil }
  return property.get(object)
}

/// Stops the program, as a call of a method that a class does not have does.
public func missingOptional(_ object: Any, _ name: String) -> Never {
  fatalError("-[\(type(of: object)) \(name)]: unrecognized selector sent to an instance")
}
