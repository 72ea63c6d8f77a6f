// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UIView, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofView<Root: UIView>(_ root: Root.Type) -> ObservableKeyPaths {
    [
      (.frame, \Root.frame), (.bounds, \Root.bounds), (.center, \Root.center),
      (.transform, \Root.transform), (.transform, \Root.transform3D),
      (.anchorPoint, \Root.anchorPoint), (.alpha, \Root.alpha), (.isHidden, \Root.isHidden),
      (.backgroundColor, \Root.backgroundColor), (.safeAreaInsets, \Root.safeAreaInsets),
    ]
  }
}

extension UIView {
  /// Returns the property of a layer that a key path from the class stands for, such as
  /// `\.layer.position`.
  static func layerProperty(at path: AnyKeyPath) -> ObservableProperty? {
    let layer = pathToLayer(of: Self.self)
    return CALayer.observableKeyPaths.first { layer.appending(path: $0.1) == path }?.0
  }

  private static func pathToLayer<Root: UIView>(of root: Root.Type) -> AnyKeyPath { \Root.layer }
}
