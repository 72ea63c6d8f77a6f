// SPDX-License-Identifier: MIT

/// A model that provides the size of the item, or of all items of the section, for flow layouts.
public protocol UICollectionViewFlowLayoutItemSizeProvider {
  /// The size of the item, or of all items of the section in a flow layout; nil if the layout
  /// decides.
  var flowLayoutItemSize: CGSize? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutItemSizeProvider {
  /// The size of the item, or of all items of the section in a flow layout; nil, the default, if
  /// the layout decides.
  public var flowLayoutItemSize: CGSize? {
    get { storage[FlowLayoutItemSizeProperty.self] }
    set { storage[FlowLayoutItemSizeProperty.self] = newValue }
  }

  /// Returns the model with another value.
  public func flowLayoutItemSize(_ itemSize: CGSize?) -> Self {
    copy(updating: FlowLayoutItemSizeProperty.self, to: itemSize)
  }
}

enum FlowLayoutItemSizeProperty: ModelProperty {
  static var defaultValue: CGSize? { nil }
  static var keyPath: AnyKeyPath {
    \(any UICollectionViewFlowLayoutItemSizeProvider).flowLayoutItemSize
  }
}
