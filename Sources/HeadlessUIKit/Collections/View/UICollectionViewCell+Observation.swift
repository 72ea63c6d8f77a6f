// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: UICollectionViewCell {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UICollectionViewCell, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofCell<Root: UICollectionViewCell>(_ root: Root.Type) -> ObservableKeyPaths {
    [(.isSelected, \Root.isSelected), (.isHighlighted, \Root.isHighlighted)]
  }
}
