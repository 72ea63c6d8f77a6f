// SPDX-License-Identifier: MIT

/// The ways in which an object references an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference, which becomes nil when the value is deallocated. On Apple's platforms, the
  /// reference would dangle.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference, which is released with the object.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference. On Apple's platforms, access is safe on any thread.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A strong reference to a copy. On Apple's platforms, access is safe on any thread.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Returns the value that is associated with an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let store = object as? any AssociatedObjectStore {
    return store.associatedObjects?[key]?.value
  }
  return AssociationTable.shared.associations(of: object)?[key]?.value
}

/// Associates a value with an object under a key, or removes the associated value if `value` is
/// nil.
///
/// The value is released with the object. If the object is not a `UIResponder`, the value is
/// released during a later call of this function, because the end of such an object cannot be
/// observed.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let association = value.map { Association($0, policy) }
  if let store = object as? any AssociatedObjectStore {
    store.associatedObjects = store.associatedObjects.setting(key, to: association)
  } else {
    AssociationTable.shared.set(key, of: object, to: association)
  }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let store = object as? any AssociatedObjectStore {
    store.associatedObjects = nil
  } else {
    AssociationTable.shared.removeAll(of: object)
  }
}

/// The values that are associated with an object, by key; nil for nearly every object.
typealias Associations = [UnsafeRawPointer: Association]

/// An object that stores the values that are associated with it, and so releases them with itself.
protocol AssociatedObjectStore: AnyObject {
  var associatedObjects: Associations? { get set }
}

/// An associated value, referenced according to its policy.
struct Association {
  private var strong: Any?
  private weak var weak: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: weak = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: strong = value
    }
  }

  var value: Any? { strong ?? weak }
}

extension Associations? {
  fileprivate func setting(_ key: UnsafeRawPointer, to association: Association?) -> Associations? {
    var associations = self ?? [:]
    associations[key] = association
    return associations.isEmpty ? nil : associations
  }
}

/// The associations of objects that cannot store them.
private final class AssociationTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    var associations: Associations
  }

  static let shared = AssociationTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of deallocated objects are removed.
  private var limit = 16

  func associations(of object: AnyObject) -> Associations? {
    lock.withLock { entry(of: object) }
  }

  func set(_ key: UnsafeRawPointer, of object: AnyObject, to association: Association?) {
    // Replaced values are released outside the lock, because their deinitializers can call these
    // functions.
    let old = lock.withLock {
      let dead = sweep()
      let old = entries[ObjectIdentifier(object)]
      let new = entry(of: object).setting(key, to: association)
      entries[ObjectIdentifier(object)] = new.map { Entry(object: object, associations: $0) }
      return (old, dead)
    }
    withExtendedLifetime(old) {}
  }

  func removeAll(of object: AnyObject) {
    let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(old) {}
  }

  /// Returns the associations of an object. The object is compared, because its address may have
  /// belonged to an object that was deallocated.
  private func entry(of object: AnyObject) -> Associations? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.associations
  }

  /// Removes the entries of deallocated objects when `limit` is reached, and sets `limit` to twice
  /// the number of remaining entries.
  private func sweep() -> [Entry] {
    guard entries.count >= limit else { return [] }
    let dead = entries.filter { $0.value.object == nil }
    for identifier in dead.keys {
      entries[identifier] = nil
    }
    limit = max(entries.count * 2, 16)
    return Array(dead.values)
  }
}
