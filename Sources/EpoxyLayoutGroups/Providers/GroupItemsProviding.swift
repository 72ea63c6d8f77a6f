// SPDX-License-Identifier: MIT

/// A model of a group.
public protocol GroupItemsProviding {
  /// The items, in order.
  var groupItems: [any GroupItemModeling] { get }
}

extension EpoxyModeled where Self: GroupItemsProviding {
  /// The items, in order.
  public var groupItems: [any GroupItemModeling] {
    get { storage[GroupItemsProperty.self] }
    set { storage[GroupItemsProperty.self] = newValue }
  }

  /// Returns the model with another value of `groupItems`.
  public func groupItems(_ value: [any GroupItemModeling]) -> Self {
    copy(updating: GroupItemsProperty.self, to: value)
  }
}

enum GroupItemsProperty: ModelProperty {
  static var defaultValue: [any GroupItemModeling] { [] }
  static var keyPath: AnyKeyPath { \(any GroupItemsProviding).groupItems }
}
