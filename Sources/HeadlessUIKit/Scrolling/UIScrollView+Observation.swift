// SPDX-License-Identifier: MIT

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Calls a closure synchronously for every change of a property, including assignments of an
  /// equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UIScrollView, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

@MainActor
extension ObservableProperty {
  static func ofScrollView<Root: UIScrollView>(_ root: Root.Type) -> ObservableKeyPaths {
    var list: ObservableKeyPaths = [
      (.contentOffset, \Root.contentOffset), (.contentSize, \Root.contentSize),
      (.contentInset, \Root.contentInset), (.adjustedContentInset, \Root.adjustedContentInset),
      (.contentInsetAdjustmentBehavior, \Root.contentInsetAdjustmentBehavior),
      (.delegate, \Root.delegate), (.refreshControl, \Root.refreshControl),
      (.isScrollEnabled, \Root.isScrollEnabled), (.isPagingEnabled, \Root.isPagingEnabled),
      (.isDirectionalLockEnabled, \Root.isDirectionalLockEnabled), (.bounces, \Root.bounces),
      (.alwaysBounceVertical, \Root.alwaysBounceVertical),
      (.alwaysBounceHorizontal, \Root.alwaysBounceHorizontal),
    ]
    list += [
      (.decelerationRate, \Root.decelerationRate), (.scrollsToTop, \Root.scrollsToTop),
      (.keyboardDismissMode, \Root.keyboardDismissMode),
      (.showsVerticalScrollIndicator, \Root.showsVerticalScrollIndicator),
      (.showsHorizontalScrollIndicator, \Root.showsHorizontalScrollIndicator),
      (.indicatorStyle, \Root.indicatorStyle),
      (.verticalScrollIndicatorInsets, \Root.verticalScrollIndicatorInsets),
      (.horizontalScrollIndicatorInsets, \Root.horizontalScrollIndicatorInsets),
      (.verticalScrollIndicatorInsets, \Root.scrollIndicatorInsets),
    ]
    return list
  }
}
