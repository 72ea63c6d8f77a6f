// SPDX-License-Identifier: MIT

/// A model that says the size of the item, or of all items of the section, for flow layouts.
public protocol UICollectionViewFlowLayoutItemSizeProvider {
  /// The size of the item, or of all items of the section in a flow layout; none where the layout decides.
  var flowLayoutItemSize: CGSize? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutItemSizeProvider {
  /// The size of the item, or of all items of the section in a flow layout; none, the default, where the layout decides.
  public var flowLayoutItemSize: CGSize? {
    get { storage[FlowLayoutItemSizeProperty.self] }
    set { storage[FlowLayoutItemSizeProperty.self] = newValue }
  }

  /// The model with another value.
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
