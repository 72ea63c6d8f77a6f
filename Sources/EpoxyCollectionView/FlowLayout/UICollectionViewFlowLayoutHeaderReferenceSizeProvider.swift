// SPDX-License-Identifier: MIT

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
