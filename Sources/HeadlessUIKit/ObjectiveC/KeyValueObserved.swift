// SPDX-License-Identifier: MIT

/// An object whose properties can be observed by key path.
public protocol _KeyValueCodingAndObserving {}

/// What a class of this module does to be observed: it keeps the observers, says which key paths may be
/// observed, and wraps what changes a value in `changing(_:_:)`.
@MainActor
protocol KeyValueObserved: AnyObject, _KeyValueCodingAndObserving {
  /// Those who observe, in the order in which they came.
  nonisolated var keyValueObservers: [KeyValueObserver] { get set }

  /// The name of the property that a key path leads to, or nil where it cannot be observed.
  func observableName(of keyPath: AnyKeyPath) -> String?
}

/// One who observes.
final class KeyValueObserver {
  enum Moment {
    case registration, beforeChange, afterChange
  }

  let name: String
  /// None once the observation is over.
  var notify: ((Moment) -> Void)?

  init(of name: String) {
    self.name = name
  }
}

extension _KeyValueCodingAndObserving {
  /// Calls a closure with every change of a property, at once and also where the value stays the same.
  ///
  /// - Returns: The observation, which ends when it is let go.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    // What can be observed lives on the main actor, where Apple's declaration does not say so.
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

  /// What an observer is told at which moment.
  private func notification<Value>(
    of keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
    _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> (KeyValueObserver.Moment) -> Void {
    // An observer does not keep what it observes alive.
    let object = WeakObject(self as AnyObject)
    var oldValues: [Value] = []  // more than one where a value is set while it is being set
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
  /// Changes a value, and tells those who observe it.
  ///
  /// Those who come during the change are not told of it, and those who go are not told any more.
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
