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

/// A model that provides the inset of the section's items, for flow layouts.
public protocol UICollectionViewFlowLayoutSectionInsetProvider {
  /// The inset of the section's items in a flow layout; nil if the layout decides.
  var flowLayoutSectionInset: UIEdgeInsets? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutSectionInsetProvider {
  /// The inset of the section's items in a flow layout; nil, the default, if the layout decides.
  public var flowLayoutSectionInset: UIEdgeInsets? {
    get { storage[FlowLayoutSectionInsetProperty.self] }
    set { storage[FlowLayoutSectionInsetProperty.self] = newValue }
  }

  /// Returns the model with another value.
  public func flowLayoutSectionInset(_ sectionInset: UIEdgeInsets?) -> Self {
    copy(updating: FlowLayoutSectionInsetProperty.self, to: sectionInset)
  }
}

enum FlowLayoutSectionInsetProperty: ModelProperty {
  static var defaultValue: UIEdgeInsets? { nil }
  static var keyPath: AnyKeyPath {
    \(any UICollectionViewFlowLayoutSectionInsetProvider).flowLayoutSectionInset
  }
}

/// A model that provides the minimum spacing between lines, for flow layouts.
public protocol UICollectionViewFlowLayoutMinimumLineSpacingProvider {
  /// The minimum spacing between lines in a flow layout; nil if the layout decides.
  var flowLayoutMinimumLineSpacing: CGFloat? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutMinimumLineSpacingProvider {
  /// The minimum spacing between lines in a flow layout; nil, the default, if the layout decides.
  public var flowLayoutMinimumLineSpacing: CGFloat? {
    get { storage[FlowLayoutMinimumLineSpacingProperty.self] }
    set { storage[FlowLayoutMinimumLineSpacingProperty.self] = newValue }
  }

  /// Returns the model with another value.
  public func flowLayoutMinimumLineSpacing(_ lineSpacing: CGFloat?) -> Self {
    copy(updating: FlowLayoutMinimumLineSpacingProperty.self, to: lineSpacing)
  }
}

enum FlowLayoutMinimumLineSpacingProperty: ModelProperty {
  static var defaultValue: CGFloat? { nil }
  static var keyPath: AnyKeyPath {
    \(any UICollectionViewFlowLayoutMinimumLineSpacingProvider).flowLayoutMinimumLineSpacing
  }
}

/// A model that provides the minimum spacing between the items of a line, for flow layouts.
public protocol UICollectionViewFlowLayoutMinimumInteritemSpacing {
  /// The minimum spacing between the items of a line in a flow layout; nil if the layout decides.
  var flowLayoutMinimumInteritemSpacing: CGFloat? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutMinimumInteritemSpacing {
  /// The minimum spacing between the items of a line in a flow layout; nil, the default, if the
  /// layout decides.
  public var flowLayoutMinimumInteritemSpacing: CGFloat? {
    get { storage[FlowLayoutMinimumInteritemSpacingProperty.self] }
    set { storage[FlowLayoutMinimumInteritemSpacingProperty.self] = newValue }
  }

  /// Returns the model with another value.
  public func flowLayoutMinimumInteritemSpacing(_ interitemSpacing: CGFloat?) -> Self {
    copy(updating: FlowLayoutMinimumInteritemSpacingProperty.self, to: interitemSpacing)
  }
}

enum FlowLayoutMinimumInteritemSpacingProperty: ModelProperty {
  static var defaultValue: CGFloat? { nil }
  static var keyPath: AnyKeyPath {
    \(any UICollectionViewFlowLayoutMinimumInteritemSpacing).flowLayoutMinimumInteritemSpacing
  }
}

/// A model that provides the size of the section's header, for flow layouts.
public protocol UICollectionViewFlowLayoutHeaderReferenceSizeProvider {
  /// The size of the section's header in a flow layout; nil if the layout decides.
  var flowLayoutHeaderReferenceSize: CGSize? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutHeaderReferenceSizeProvider {
  /// The size of the section's header in a flow layout; nil, the default, if the layout decides.
  public var flowLayoutHeaderReferenceSize: CGSize? {
    get { storage[FlowLayoutHeaderReferenceSizeProperty.self] }
    set { storage[FlowLayoutHeaderReferenceSizeProperty.self] = newValue }
  }

  /// Returns the model with another value.
  public func flowLayoutHeaderReferenceSize(_ size: CGSize?) -> Self {
    copy(updating: FlowLayoutHeaderReferenceSizeProperty.self, to: size)
  }
}

enum FlowLayoutHeaderReferenceSizeProperty: ModelProperty {
  static var defaultValue: CGSize? { nil }
  static var keyPath: AnyKeyPath {
    \(any UICollectionViewFlowLayoutHeaderReferenceSizeProvider).flowLayoutHeaderReferenceSize
  }
}

/// A model that provides the size of the section's footer, for flow layouts.
public protocol UICollectionViewFlowLayoutFooterReferenceSizeProvider {
  /// The size of the section's footer in a flow layout; nil if the layout decides.
  var flowLayoutFooterReferenceSize: CGSize? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutFooterReferenceSizeProvider {
  /// The size of the section's footer in a flow layout; nil, the default, if the layout decides.
  public var flowLayoutFooterReferenceSize: CGSize? {
    get { storage[FlowLayoutFooterReferenceSizeProperty.self] }
    set { storage[FlowLayoutFooterReferenceSizeProperty.self] = newValue }
  }

  /// Returns the model with another value.
  public func flowLayoutFooterReferenceSize(_ size: CGSize?) -> Self {
    copy(updating: FlowLayoutFooterReferenceSizeProperty.self, to: size)
  }
}

enum FlowLayoutFooterReferenceSizeProperty: ModelProperty {
  static var defaultValue: CGSize? { nil }
  static var keyPath: AnyKeyPath {
    \(any UICollectionViewFlowLayoutFooterReferenceSizeProvider).flowLayoutFooterReferenceSize
  }
}
