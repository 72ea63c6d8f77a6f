// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: UINavigationItem {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UINavigationItem, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofNavigationItem<Root: UINavigationItem>(_ root: Root.Type) -> ObservableKeyPaths {
    [
      (.title, \Root.title), (.titleView, \Root.titleView), (.prompt, \Root.prompt),
      (.largeTitleDisplayMode, \Root.largeTitleDisplayMode),
      (.backButtonTitle, \Root.backButtonTitle), (.backBarButtonItem, \Root.backBarButtonItem),
      (.hidesBackButton, \Root.hidesBackButton),
      (.leftItemsSupplementBackButton, \Root.leftItemsSupplementBackButton),
      (.leftBarButtonItem, \Root.leftBarButtonItem),
      (.leftBarButtonItems, \Root.leftBarButtonItems),
      (.rightBarButtonItem, \Root.rightBarButtonItem),
      (.rightBarButtonItems, \Root.rightBarButtonItems),
    ]
  }
}
