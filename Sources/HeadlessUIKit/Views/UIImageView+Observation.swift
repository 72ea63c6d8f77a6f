// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: UIImageView {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UIImageView, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofImageView<Root: UIImageView>(_ root: Root.Type) -> ObservableKeyPaths {
    [(.image, \Root.image)]
  }
}
