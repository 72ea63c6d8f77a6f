// SPDX-License-Identifier: MIT

/// A model with supplementary items, such as headers and footers.
public protocol SupplementaryItemsProviding {
  /// Supplementary items by their element kind.
  typealias SupplementaryItems = [String: [any SupplementaryItemModeling]]

  /// The supplementary items by their element kind.
  var supplementaryItems: SupplementaryItems { get }
}

extension EpoxyModeled where Self: SupplementaryItemsProviding {
  /// The supplementary items by their element kind.
  public var supplementaryItems: SupplementaryItems {
    get { storage[SupplementaryItemsProperty.self] }
    set { storage[SupplementaryItemsProperty.self] = newValue }
  }

  /// Returns the model with other supplementary items, of all kinds.
  public func supplementaryItems(_ value: SupplementaryItems) -> Self {
    copy(updating: SupplementaryItemsProperty.self, to: value)
  }

  /// Returns the model with other supplementary items of one kind, or with none of it.
  public func supplementaryItems(
    ofKind elementKind: String, _ value: [any SupplementaryItemModeling]?
  ) -> Self {
    var items = supplementaryItems
    items[elementKind] = value
    return supplementaryItems(items)
  }
}

enum SupplementaryItemsProperty: ModelProperty {
  static var defaultValue: [String: [any SupplementaryItemModeling]] { [:] }
  static var keyPath: AnyKeyPath { \(any SupplementaryItemsProviding).supplementaryItems }
}
