// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: UIControl {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UIControl, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofControl<Root: UIControl>(_ root: Root.Type) -> ObservableKeyPaths {
    [
      (.isEnabled, \Root.isEnabled), (.isSelected, \Root.isSelected),
      (.isHighlighted, \Root.isHighlighted),
    ]
  }
}
