// SPDX-License-Identifier: MIT

/// How an object holds what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all. Here the reference becomes nil when the value goes, where it would dangle on Apple's
  /// platforms.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, strongly.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly; on Apple's platforms safe on any thread.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A copy, strongly; on Apple's platforms safe on any thread.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// What is associated with an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    return responder.associatedObjects?[key]?.value
  }
  return AssociationTable.shared.associations(of: object)?[key]?.value
}

/// Associates a value with an object under a key; nil takes the one away that is there.
///
/// The value is let go with the object. For an object that is not a `UIResponder` that is when
/// another one is given a value, because nothing tells of its end.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let association = value.map { Association($0, policy) }
  if let responder = object as? UIResponder {
    responder.associatedObjects = responder.associatedObjects.setting(key, to: association)
  } else {
    AssociationTable.shared.set(key, of: object, to: association)
  }
}

/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let responder = object as? UIResponder {
    responder.associatedObjects = nil
  } else {
    AssociationTable.shared.removeAll(of: object)
  }
}

/// What is associated with one object, by key; none at all for nearly every object.
typealias Associations = [UnsafeRawPointer: Association]

/// A value as its policy holds it.
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

/// The associations of objects that have no place for them.
private final class AssociationTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    var associations: Associations
  }

  static let shared = AssociationTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many there may be before those of dead objects are looked for.
  private var limit = 16

  func associations(of object: AnyObject) -> Associations? {
    lock.withLock { entry(of: object) }
  }

  func set(_ key: UnsafeRawPointer, of object: AnyObject, to association: Association?) {
    // What is replaced is let go outside of the lock, because its end may come back here.
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

  /// An address may have belonged to an object that is gone, so the object is compared.
  private func entry(of object: AnyObject) -> Associations? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.associations
  }

  /// Takes out what belonged to objects that are gone: all at once, when there are twice as many.
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
