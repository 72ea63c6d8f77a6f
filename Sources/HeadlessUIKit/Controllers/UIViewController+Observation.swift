// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: UIViewController {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UIViewController, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofController<Root: UIViewController>(_ root: Root.Type) -> ObservableKeyPaths {
    [
      (.title, \Root.title), (.view, \Root.view), (.view, \Root.viewIfLoaded),
      (.preferredContentSize, \Root.preferredContentSize),
      (.additionalSafeAreaInsets, \Root.additionalSafeAreaInsets),
    ]
  }
}
