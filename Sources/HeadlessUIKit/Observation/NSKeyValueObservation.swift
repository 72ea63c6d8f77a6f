// SPDX-License-Identifier: MIT

// Key-value observing with Swift's interface. On Apple's platforms, the Objective-C runtime
// implements it for every object; here, a class supports it by conforming to `KeyValueObserved`,
// for the properties that `ObservableProperty` lists.

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt

  /// Creates options from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Supplies the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Supplies the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Calls the observer with the current value before `observe` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Also calls the observer before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// The kinds of change.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Objects were inserted into a collection.
  case insertion = 2
  /// Objects were removed from a collection.
  case removal = 3
  /// Objects of a collection were replaced.
  case replacement = 4
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change: always `setting` here.
  public let kind: Kind
  /// The value after the change, if requested; nil in a call before the change.
  public let newValue: Value?
  /// The value before the change, if requested; nil in the initial call.
  public let oldValue: Value?
  /// The indexes of changed objects in a collection: always nil here.
  public let indexes: IndexSet?
  /// Whether the observer is called before the change.
  public let isPrior: Bool
}

extension NSKeyValueObservedChange {
  /// Creates the change of a value that was set.
  package init(from oldValue: Value?, to newValue: Value?) {
    self.init(kind: .setting, newValue: newValue, oldValue: oldValue, indexes: nil, isPrior: false)
  }
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// An observation, which ends when it is invalidated or released.
///
/// ```swift
/// let view = UIScrollView()
/// var offsets: [CGFloat] = []
/// let observation = view.observe(\.contentOffset, options: [.new]) { _, change in
///   offsets.append(change.newValue?.y ?? 0)
/// }
/// view.contentOffset.y = 40
/// observation.invalidate()
/// view.contentOffset.y = 80
/// print(offsets)  // [40.0]
/// ```
///
/// Store it: an observation that is not retained ends at once. Only the properties that the README
/// of this module lists can be observed; for another one a warning is written, and the closure is
/// never called. It is called at once for every change, also of an equal value; animations report
/// the final values at their beginning.
public final class NSKeyValueObservation: NSObject {
  // Only used on the main actor, like every observable object. Nil for a property that cannot be
  // observed.
  nonisolated(unsafe) private let observer: KeyValueObserver?

  /// Ends an observation that another module has made.
  private let onEnd: (@Sendable () -> Void)?

  init(_ observer: KeyValueObserver?) {
    self.observer = observer
    onEnd = nil
  }

  /// Creates an observation that ends by a closure.
  package init(onEnd: @escaping @Sendable () -> Void) {
    observer = nil
    self.onEnd = onEnd
  }

  /// Ends the observation. The observer is no longer notified, not even of a change in progress.
  public func invalidate() {
    observer?.end()
    onEnd?()
  }

  deinit {
    observer?.end()
    onEnd?()
  }
}
