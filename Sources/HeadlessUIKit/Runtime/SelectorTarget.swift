// SPDX-License-Identifier: MIT

/// The target of a selector, without ownership: a weak reference to an object, or a class.
package struct SelectorTarget {
  private weak var object: AnyObject?
  /// A class, or a value that is no object.
  private let value: Any?
  /// The identity of the object or the class, which remains after the object was released.
  package let id: ObjectIdentifier?

  /// Creates a reference; nil is a target, too: the responder chain determines who is called.
  package init(_ target: Any?) {
    guard let target = unwrapped(target) else {
      (value, id) = (nil, nil)
      return
    }
    if let type = target as? AnyClass {
      (value, id) = (target, ObjectIdentifier(type))
    } else if Swift.type(of: target) is AnyClass {
      let object = target as AnyObject
      self.object = object
      (value, id) = (nil, ObjectIdentifier(object))
    } else {
      (value, id) = (target, nil)
    }
  }

  /// The object, or the class; nil after the object was released.
  package var current: Any? { object ?? value }

  /// The object or the class, nil for a target that was given as nil, or no value after the object
  /// was released.
  package var living: Any?? {
    if let object { return .some(object) }
    if id == nil || value != nil { return .some(value) }
    return .none
  }

  /// Whether the target was given as nil.
  package var isNil: Bool { id == nil && value == nil }

  /// Whether the object was released.
  package var isReleased: Bool { id != nil && value == nil && object == nil }

  /// Whether both refer to the same object, or are both nil.
  package func isSame(as other: SelectorTarget) -> Bool {
    id == other.id && isNil == other.isNil && isReleased == other.isReleased
  }
}
