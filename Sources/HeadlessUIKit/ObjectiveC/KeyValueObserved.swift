// SPDX-License-Identifier: MIT

/// An object whose properties can be observed by key path.
public protocol _KeyValueCodingAndObserving {}

/// The requirements for an observable class of this module: it stores the observers, defines the observable
/// key paths and wraps changes of a value in `changing(_:_:)`.
@MainActor
protocol KeyValueObserved: AnyObject, _KeyValueCodingAndObserving {
  /// The observers, in the order of their registration.
  nonisolated var keyValueObservers: [KeyValueObserver] { get set }

  /// Returns the name of the property at a key path, or nil if the property is not observable.
  func observableName(of keyPath: AnyKeyPath) -> String?
}

/// An observer of one property.
final class KeyValueObserver {
  enum Moment {
    case registration, beforeChange, afterChange
  }

  let name: String
  /// The closure that notifies the observer; nil after the observation has ended.
  var notify: ((Moment) -> Void)?

  init(of name: String) {
    self.name = name
  }
}

extension _KeyValueCodingAndObserving {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // Observable objects are isolated to the main actor, although Apple's declaration does not require it.
    nonisolated(unsafe) let path: AnyKeyPath = keyPath
    nonisolated(unsafe) let observed = self as? any KeyValueObserved
    guard
      let object = observed,
      let name = MainActor.assumeIsolated({ observed?.observableName(of: path) })
    else {
      return unobservable(keyPath)
    }
    let observer = KeyValueObserver(of: name)
    observer.notify = notification(of: keyPath, options, changeHandler)
    object.keyValueObservers.removeAll { $0.notify == nil }
    object.keyValueObservers.append(observer)
    if options.contains(.initial) {
      observer.notify?(.registration)
    }
    return NSKeyValueObservation(observer)
  }

  private func unobservable(_ keyPath: AnyKeyPath) -> NSKeyValueObservation {
    let message = "Could not extract a String from KeyPath \(keyPath)"
    MainActor.assumeIsolated { Device.current.reportIllegalUse(message) }
    return NSKeyValueObservation(KeyValueObserver(of: ""))
  }

  /// Returns the closure that notifies an observer at each moment.
  private func notification<Value>(
    of keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> (KeyValueObserver.Moment) -> Void {
    // Weak: an observer does not retain the observed object.
    let object = WeakObject(self as AnyObject)
    var oldValues: [Value] = []  // several if the value is set while it is being set
    return { moment in
      guard let object = object.value as? Self else { return }
      var oldValue: Value?
      switch moment {
      case .registration: break
      case .beforeChange:
        if options.contains(.old) {
          oldValue = object[keyPath: keyPath]
          oldValues.append(object[keyPath: keyPath])
        }
        guard options.contains(.prior) else { return }
      case .afterChange:
        oldValue = oldValues.popLast()
      }
      let isPrior = moment == .beforeChange
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) && !isPrior ? object[keyPath: keyPath] : nil,
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

extension KeyValueObserved {
  /// Changes a value and notifies its observers.
  ///
  /// Observers that are added during the change are not notified of it. Observers that are removed are no
  /// longer notified.
  func changing(_ name: String, _ change: () -> Void) {
    guard !keyValueObservers.isEmpty else { return change() }
    let observers = keyValueObservers.filter { $0.name == name }
    for observer in observers {
      observer.notify?(.beforeChange)
    }
    change()
    for observer in observers {
      observer.notify?(.afterChange)
    }
  }
}
