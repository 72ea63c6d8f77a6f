// SPDX-License-Identifier: MIT

/// A model with items.
public protocol ItemsProviding {
  /// The items, in their order.
  var items: [any ItemModeling] { get }
}

extension EpoxyModeled where Self: ItemsProviding {
  /// The items, in their order.
  public var items: [any ItemModeling] {
    get { storage[ItemsProperty.self] }
    set { storage[ItemsProperty.self] = newValue }
  }

  /// Returns the model with other items.
  public func items(_ value: [any ItemModeling]) -> Self {
    copy(updating: ItemsProperty.self, to: value)
  }
}

enum ItemsProperty: ModelProperty {
  static var defaultValue: [any ItemModeling] { [] }
  static var keyPath: AnyKeyPath { \(any ItemsProviding).items }
}
