// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: CALayer {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: CALayer, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofLayer<Root: CALayer>(_ root: Root.Type) -> ObservableKeyPaths {
    [
      (.frame, \Root.frame), (.bounds, \Root.bounds), (.position, \Root.position),
      (.anchorPoint, \Root.anchorPoint), (.zPosition, \Root.zPosition),
      (.transform, \Root.transform), (.sublayerTransform, \Root.sublayerTransform),
      (.opacity, \Root.opacity), (.isHidden, \Root.isHidden),
      (.backgroundColor, \Root.backgroundColor), (.cornerRadius, \Root.cornerRadius),
      (.borderWidth, \Root.borderWidth), (.borderColor, \Root.borderColor),
      (.contents, \Root.contents),
      (.shadowColor, \Root.shadowColor), (.shadowOpacity, \Root.shadowOpacity),
      (.shadowOffset, \Root.shadowOffset), (.shadowRadius, \Root.shadowRadius),
      (.shadowPath, \Root.shadowPath),
    ]
  }
}
