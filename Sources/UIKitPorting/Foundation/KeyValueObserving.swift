// SPDX-License-Identifier: MIT
public import Foundation
public import HeadlessUIKit

// Key-value observing of `@objc dynamic` properties. The translator adds a call of
// `keyValueDidChange` to each, and replaces `observe(\.name)` by `observe(translated:_:)`.

/// The observers of an object.
private final class TranslatedObservers {
  final class Observer {
    let name: String
    let notify: (_ old: Any?) -> Void
    /// Not a reference: an observer is removed while it is released.
    let owner: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?

    init(
      _ name: String, owner: ObjectIdentifier? = nil, context: UnsafeMutableRawPointer? = nil,
      _ notify: @escaping (_ old: Any?) -> Void
    ) {
      self.name = name
      self.notify = notify
      self.owner = owner
      self.context = context
    }
  }

  nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)
  var list: [Observer] = []

  static func of(_ object: AnyObject) -> TranslatedObservers? {
    objc_getAssociatedObject(object, key) as? TranslatedObservers
  }

  static func make(for object: AnyObject) -> TranslatedObservers {
    if let found = of(object) { return found }
    let made = TranslatedObservers()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func remove(where condition: (Observer) -> Bool) { list.removeAll(where: condition) }
}

/// Notifies the observers of a property that has changed. The translator adds calls.
public func keyValueDidChange(
  _ object: AnyObject, _ name: String, from old: @autoclosure () -> Any?
) {
  guard let observers = TranslatedObservers.of(object) else { return }
  for observer in observers.list where observer.name == name { observer.notify(old()) }
}

extension NSObjectProtocol {
  /// Calls a closure for every change of a property with `@objc dynamic`, including assignments of
  /// an equal value.
  public func observe<Value>(
    translated name: String, _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let change = { [weak object = self as AnyObject] (old: Any?) in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          from: options.contains(.old) ? old as? Value : nil,
          to: options.contains(.new) ? object[keyPath: keyPath] : nil))
    }
    let observer = TranslatedObservers.Observer(name, change)
    TranslatedObservers.make(for: self as AnyObject).list.append(observer)
    if options.contains(.initial) { change(nil) }
    let id = ObjectIdentifier(observer)
    let reference = WeakReference(object: self as AnyObject)
    return NSKeyValueObservation {
      guard let object = reference.object else { return }
      TranslatedObservers.of(object)?.remove { ObjectIdentifier($0) == id }
    }
  }

  fileprivate func current(_ keyPath: String) -> Any? {
    UIKitObservations.value(self as AnyObject, keyPath) ?? value(forKeyPath: keyPath)
  }
}

/// A weak reference for a closure that any thread may call.
private struct WeakReference: @unchecked Sendable {
  weak var object: AnyObject?
}

/// Calls an observer's `observeValue(forKeyPath:of:change:context:)` after every change of a
/// property.
public func addKeyPathObserver(
  to object: AnyObject?, _ observer: any KeyPathObserver, forKeyPath keyPath: String,
  options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
) {
  guard let object else { return }
  let notify = { [weak object, weak observer = observer as AnyObject] (old: Any?) in
    guard let observer = observer as? any KeyPathObserver, let object else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.old) { change[.oldKey] = old }
    if options.contains(.new) {
      change[.newKey] = (object as? any NSObjectProtocol)?.current(keyPath)
    }
    observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
  let entry = TranslatedObservers.Observer(
    keyPath, owner: ObjectIdentifier(observer), context: context, notify)
  TranslatedObservers.make(for: object).list.append(entry)
  UIKitObservations.begin(object, keyPath)
  if options.contains(.initial) { notify(nil) }
}

/// Ends the observation of a property by an observer.
public func removeKeyPathObserver(
  from object: AnyObject?, _ observer: AnyObject, forKeyPath keyPath: String,
  context: UnsafeMutableRawPointer? = nil
) {
  guard let object else { return }
  TranslatedObservers.of(object)?.remove {
    $0.name == keyPath && $0.owner == ObjectIdentifier(observer)
      && (context == nil || $0.context == context)
  }
}

/// An object with `observeValue(forKeyPath:of:change:context:)`. The translator adds the
/// conformance.
public protocol KeyPathObserver: AnyObject {
  /// Called for every change of an observed property.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kind of the change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The changed indexes of a collection.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change has not happened yet.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Observations of UIKit's own properties by a string.
private enum UIKitObservations {
  nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)

  static func begin(_ object: AnyObject, _ keyPath: String) {
    var running = objc_getAssociatedObject(object, key) as? [String: NSKeyValueObservation] ?? [:]
    guard running[keyPath] == nil, let new = observation(object, keyPath) else { return }
    running[keyPath] = new
    objc_setAssociatedObject(object, key, running, .OBJC_ASSOCIATION_RETAIN)
  }

  private static func observation(_ object: AnyObject, _ keyPath: String) -> NSKeyValueObservation?
  {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var result: NSKeyValueObservation?
    MainActor.assumeIsolated { result = observationOnMain(object, keyPath) }
    return result
  }

  @MainActor
  private static func observationOnMain(_ object: AnyObject, _ keyPath: String)
    -> NSKeyValueObservation?
  {
    if let scroll = object as? UIScrollView {
      switch keyPath {
      case "contentOffset": return follow(scroll, \.contentOffset, keyPath)
      case "contentSize": return follow(scroll, \.contentSize, keyPath)
      case "contentInset": return follow(scroll, \.contentInset, keyPath)
      default: break
      }
    }
    if let view = object as? UIView {
      switch keyPath {
      case "frame": return follow(view, \.frame, keyPath)
      case "bounds": return follow(view, \.bounds, keyPath)
      case "center": return follow(view, \.center, keyPath)
      case "hidden", "isHidden": return follow(view, \.isHidden, keyPath)
      default: break
      }
    }
    return nil
  }

  @MainActor
  private static func follow<Object: UIView, Value>(
    _ object: Object, _ path: KeyPath<Object, Value>, _ name: String
  ) -> NSKeyValueObservation {
    object.observe(path, options: [.old]) { object, change in
      keyValueDidChange(object, name, from: change.oldValue)
    }
  }

  static func value(_ object: AnyObject, _ keyPath: String) -> Any? {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      if let scroll = object as? UIScrollView {
        switch keyPath {
        case "contentOffset": result = scroll.contentOffset
        case "contentSize": result = scroll.contentSize
        case "contentInset": result = scroll.contentInset
        default: break
        }
      }
      if let view = object as? UIView {
        switch keyPath {
        case "frame": result = view.frame
        case "bounds": result = view.bounds
        case "center": result = view.center
        case "hidden", "isHidden": result = view.isHidden
        default: break
        }
      }
    }
    return result
  }
}
