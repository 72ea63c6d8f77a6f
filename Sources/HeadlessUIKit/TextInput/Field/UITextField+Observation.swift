// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: UITextField {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UITextField, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofTextField<Root: UITextField>(_ root: Root.Type) -> ObservableKeyPaths {
    [(.text, \Root.text), (.text, \Root.attributedText), (.delegate, \Root.delegate)]
  }
}
