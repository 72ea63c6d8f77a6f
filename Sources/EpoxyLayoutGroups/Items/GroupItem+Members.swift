// SPDX-License-Identifier: MIT

extension GroupItem {
  /// The item with a value for a property of its view, which is set whenever items are set.
  public func set<Value>(
    _ keypath: ReferenceWritableKeyPath<ItemType, Value>, value: Value
  ) -> Self {
    nonisolated(unsafe) let (keypath, value) = (keypath, value)
    return changing { $0[keyPath: keypath] = value }
  }

  /// The item with a value for a property of its view, which is set where it has another one.
  public func set<Value: Equatable>(
    _ keypath: ReferenceWritableKeyPath<ItemType, Value>, value: Value
  ) -> Self {
    nonisolated(unsafe) let (keypath, value) = (keypath, value)
    return changing { item in
      if item[keyPath: keypath] != value { item[keyPath: keypath] = value }
    }
  }

  /// Sets a property of the view, called as a function of the property's name.
  public subscript<Value>(
    dynamicMember keypath: ReferenceWritableKeyPath<ItemType, Value>
  ) -> ((_ value: Value) -> Self) {
    { value in set(keypath, value: value) }
  }

  /// Sets a property of the view where it has another value, called as a function of the property's
  /// name.
  public subscript<Value: Equatable>(
    dynamicMember keypath: ReferenceWritableKeyPath<ItemType, Value>
  ) -> ((_ value: Value) -> Self) {
    { value in set(keypath, value: value) }
  }
}

extension GroupItem where ItemType: UIView {
  /// The item with a priority with which its view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) -> Self {
    changingObject { view in
      (view as? UIView)?.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  /// The item with a priority with which its view resists being larger than its content.
  public func contentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) -> Self {
    changingObject { view in
      (view as? UIView)?.setContentHuggingPriority(priority, for: axis)
    }
  }
}
