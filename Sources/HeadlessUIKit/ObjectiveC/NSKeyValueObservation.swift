// SPDX-License-Identifier: MIT

// Key-value observing as Swift spells it. On Apple's platforms the Objective-C runtime does the work
// for every object; here a class takes part by conforming to `KeyValueObserved`.

/// What an observer wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A first call with the value as it is, before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call of its own before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a value was changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Objects were put into a collection.
  case insertion = 2
  /// Objects were taken out of a collection.
  case removal = 3
  /// Objects of a collection were exchanged for others.
  case replacement = 4
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// How a value was changed.
  public typealias Kind = NSKeyValueChange

  /// How the value was changed: always by setting it, here.
  public let kind: Kind
  /// The value after the change, where that was asked for; none before the change.
  public let newValue: Value?
  /// The value before the change, where that was asked for; none in the first call.
  public let oldValue: Value?
  /// Which objects of a collection changed: never any, here.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// An observation, which lasts until it is invalidated or nobody holds it any more.
public final class NSKeyValueObservation: NSObject {
  // Used on the main actor only, as everything that can be observed.
  nonisolated(unsafe) private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) {
    self.observer = observer
  }

  /// Ends the observation. Nothing is told any more, also of a change that is under way.
  public func invalidate() {
    observer.notify = nil
  }

  deinit {
    observer.notify = nil
  }
}
