// SPDX-License-Identifier: MIT

// `observe` is declared once for each class that declares observable properties, beside the class.
// The compiler prefers the most derived of these classes that has the property, so the root of
// `\.contentOffset` is `UIScrollView` for every scroll view. With only the general declaration, the
// root would be the class of the observed object, and an override in a final class would be a
// property that no list contains.
extension _KeyValueCodingAndObserving {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @_disfavoredOverload
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}
