// SPDX-License-Identifier: MIT

/// An object whose properties can be observed by key path.
public protocol _KeyValueCodingAndObserving {}

/// The requirements for an observable class of this module: it stores the observers and surrounds
/// changes of its observable properties with `changing(_:_:)`, or with `willChange(_:)` and
/// `didChange(_:)`.
@preconcurrency @MainActor
protocol KeyValueObserved: AnyObject, _KeyValueCodingAndObserving {
  /// The observers; nil for an object without observers, so that a setter needs only one
  /// comparison.
  nonisolated var keyValueObservers: KeyValueObservers? { get set }

  /// The properties that can be observed, those of superclasses included.
  static var observableKeyPaths: ObservableKeyPaths { get }

  /// Returns the property of another object that a key path from a class stands for, if that can be
  /// observed.
  func observedPart(
    at path: AnyKeyPath, from root: any KeyValueObserved.Type
  ) -> ObservableProperty.Found?

  /// Calls a closure that reads an observed property for an observer, which must not have the
  /// effects that a reading by other code has.
  func readForObserver(_ read: () -> Void)
}

extension KeyValueObserved {
  func readForObserver(_ read: () -> Void) { read() }

  func observedPart(
    at path: AnyKeyPath, from root: any KeyValueObserved.Type
  ) -> ObservableProperty.Found? { nil }

  /// Changes a value and notifies its observers.
  @inline(__always)
  func changing(_ property: ObservableProperty, _ change: () -> Void) {
    guard let keyValueObservers else { return change() }
    keyValueObservers.notify(.beforeChange, [property])
    change()
    keyValueObservers.notify(.afterChange, [property])
  }

  /// Called before a property changes.
  @inline(__always)
  func willChange(_ property: ObservableProperty) {
    if let keyValueObservers { keyValueObservers.notify(.beforeChange, [property]) }
  }

  /// Called after a property has changed.
  @inline(__always)
  func didChange(_ property: ObservableProperty) {
    if let keyValueObservers { keyValueObservers.notify(.afterChange, [property]) }
  }
}

/// The observers of an object, in the order of their registration.
final class KeyValueObservers {
  private(set) var list: [KeyValueObserver] = []
  /// A property whose setter notifies the observers itself, and not the next change of another
  /// property from which its value follows.
  var announced: ObservableProperty?

  func add(_ observer: KeyValueObserver) {
    list.append(observer)
  }

  /// Removes an observer. Returns whether none remain.
  func remove(_ observer: KeyValueObserver) -> Bool {
    list.removeAll { $0 === observer }
    return list.isEmpty
  }

  /// Notifies the observers of some properties of a change.
  ///
  /// Observers that are added during the change are not notified of it. Observers that are removed
  /// are no longer notified.
  func notify(_ moment: KeyValueObserver.Moment, _ properties: [ObservableProperty]) {
    for observer in list where properties.contains(observer.property) {
      switch moment {
      case .registration: break
      case .beforeChange: observer.pendingChanges += 1
      case .afterChange:
        guard observer.pendingChanges > 0 else { continue }
        observer.pendingChanges -= 1
      }
      observer.notify?(moment)
    }
  }
}

/// An observer of one property.
final class KeyValueObserver {
  enum Moment {
    case registration, beforeChange, afterChange
  }

  let property: ObservableProperty
  private weak var object: (any KeyValueObserved)?
  /// The number of changes whose beginning the observer was notified of, but not their end.
  var pendingChanges = 0
  /// The closure that notifies the observer; nil after the observation has ended.
  var notify: ((Moment) -> Void)?

  init(of property: ObservableProperty, of object: any KeyValueObserved) {
    self.property = property
    self.object = object
  }

  /// Ends the observation: the closure is not called again.
  func end() {
    guard notify != nil else { return }
    notify = nil
    if let object, let observers = object.keyValueObservers, observers.remove(self) {
      object.keyValueObservers = nil
    }
  }
}

extension _KeyValueCodingAndObserving {
  /// Adds an observer of the property at a key path. Warns if the property cannot be observed; the
  /// handler is then never called.
  func addObserver<Root, Value>(
    at keyPath: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // Observable objects are isolated to the main actor, although Apple's declaration does not
    // require it.
    nonisolated(unsafe) let (path, object) = (keyPath, self)
    nonisolated(unsafe) var observer: KeyValueObserver?
    MainActor.assumeIsolated {
      guard object is Root, let found = ObservableProperty.find(at: path, of: object) else {
        return Device.current.warn(Self.warning(of: Root.self, Value.self))
      }
      let made = KeyValueObserver(of: found.property, of: found.object)
      made.notify = object.notification(at: path, found.object, options, changeHandler)
      if found.object.keyValueObservers == nil {
        found.object.keyValueObservers = KeyValueObservers()
      }
      found.object.keyValueObservers?.add(made)
      observer = made
    }
    if options.contains(.initial) { observer?.notify?(.registration) }
    return NSKeyValueObservation(observer)
  }

  /// The key path is described by its types, because its own description contains an address.
  private static func warning<Root, Value>(of root: Root.Type, _ value: Value.Type) -> String {
    "observe(_:options:changeHandler:) of \(Self.self): the key path from \(root) to \(value) is none of the "
      + "properties that can be observed (see the README of HeadlessUIKit), so the handler is never called. "
      + "An override in a final class is observed as a property of its superclass."
  }

  /// Returns the closure that notifies an observer at each moment.
  @MainActor
  private func notification<Root, Value>(
    at keyPath: KeyPath<Root, Value>, _ target: any KeyValueObserved,
    _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> (KeyValueObserver.Moment) -> Void {
    // Weak: an observer does not retain the observed object.
    let weakObject = WeakObject(self as AnyObject)
    let weakTarget = WeakObject(target)
    var oldValues: [Value] = []  // several if the value is set while it is being set
    let read = { () -> Value? in
      guard let root = weakObject.value as? Root else { return nil }
      nonisolated(unsafe) let target = weakTarget.value as? any KeyValueObserved
      nonisolated(unsafe) var value: Value?
      nonisolated(unsafe) let (source, path) = (root, keyPath)
      MainActor.assumeIsolated { target?.readForObserver { value = source[keyPath: path] } }
      return value
    }
    return { moment in
      guard let object = weakObject.value as? Self else { return }
      var oldValue: Value?
      switch moment {
      case .registration: break
      case .beforeChange:
        if options.contains(.old), let value = read() {
          oldValue = value
          oldValues.append(value)
        }
        guard options.contains(.prior) else { return }
      case .afterChange:
        oldValue = oldValues.popLast()
      }
      let isPrior = moment == .beforeChange
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) && !isPrior ? read() : nil,
          oldValue: oldValue, indexes: nil, isPrior: isPrior))
    }
  }
}

private final class WeakObject {
  weak var value: AnyObject?

  init(_ value: AnyObject) {
    self.value = value
  }
}
