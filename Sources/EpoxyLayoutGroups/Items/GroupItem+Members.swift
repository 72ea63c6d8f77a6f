// SPDX-License-Identifier: MIT

extension GroupItem {
  /// Returns the item with a value for a property of its view, which every update sets.
  public func set<Value>(
    _ keypath: ReferenceWritableKeyPath<ItemType, Value>, value: Value
  ) -> Self {
    // Key paths and values need not be `Sendable`: only the main actor calls the closure.
    nonisolated(unsafe) let (keypath, value) = (keypath, value)
    return setBehaviors { $0.constrainable[keyPath: keypath] = value }
  }

  /// Returns the item with a value for a property of its view, which every update sets if it
  /// differs.
  public func set<Value: Equatable>(
    _ keypath: ReferenceWritableKeyPath<ItemType, Value>, value: Value
  ) -> Self {
    nonisolated(unsafe) let (keypath, value) = (keypath, value)
    return setBehaviors { context in
      let constrainable = context.constrainable
      if constrainable[keyPath: keypath] != value { constrainable[keyPath: keypath] = value }
    }
  }

  /// Returns a function that sets a property of the view: `item.isHidden(true)`.
  public subscript<Value>(
    dynamicMember keypath: ReferenceWritableKeyPath<ItemType, Value>
  ) -> ((_ value: Value) -> Self) {
    { value in set(keypath, value: value) }
  }

  /// Returns a function that sets a property of the view if it differs: `item.isHidden(true)`.
  public subscript<Value: Equatable>(
    dynamicMember keypath: ReferenceWritableKeyPath<ItemType, Value>
  ) -> ((_ value: Value) -> Self) {
    { value in set(keypath, value: value) }
  }
}

extension GroupItem where ItemType: UIView {
  /// Returns the item with a compression resistance priority for its view.
  public func contentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) -> Self {
    setBehaviors { context in
      context.constrainable.setContentCompressionResistancePriority(priority, for: axis)
    }
  }

  /// Returns the item with a content hugging priority for its view.
  public func contentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) -> Self {
    setBehaviors { context in
      context.constrainable.setContentHuggingPriority(priority, for: axis)
    }
  }
}
