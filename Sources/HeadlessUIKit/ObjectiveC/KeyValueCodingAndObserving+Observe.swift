// SPDX-License-Identifier: MIT

// `observe` is declared once for each class that declares observable properties. The compiler prefers the most
// derived of these classes that has the property, so the root of `\.contentOffset` is `UIScrollView` for every
// scroll view. With only the general declaration, the root would be the class of the observed object, and an
// override in a final class would be a property that no list contains.
extension _KeyValueCodingAndObserving {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @_disfavoredOverload
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: UICollectionView {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UICollectionView, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UITextView {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UITextView, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIControl {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: UITextField {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: UILabel {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UILabel, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIImageView {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: UICollectionViewCell {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: CALayer {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: UIViewController {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: UIGestureRecognizer {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UIGestureRecognizer, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UINavigationItem {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: UIBarItem {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
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

extension _KeyValueCodingAndObserving where Self: UIViewPropertyAnimator {
  /// Calls a closure synchronously for every change of a property, including assignments of an equal value.
  ///
  /// - Returns: The observation, which ends when it is released.
  @preconcurrency
  public func observe<Root: UIViewPropertyAnimator, Value>(
    _ keyPath: KeyPath<Root, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    addObserver(at: keyPath, options, changeHandler)
  }
}
