// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: UIBarItem {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UIBarItem, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofBarItem<Root: UIBarItem>(_ root: Root.Type) -> ObservableKeyPaths {
    [(.title, \Root.title), (.image, \Root.image), (.isEnabled, \Root.isEnabled)]
  }
}
