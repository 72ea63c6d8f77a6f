// SPDX-License-Identifier: MIT

/// A model that says the size of the section's header, for flow layouts.
public protocol UICollectionViewFlowLayoutHeaderReferenceSizeProvider {
  /// The size of the section's header in a flow layout; none where the layout decides.
  var flowLayoutHeaderReferenceSize: CGSize? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutHeaderReferenceSizeProvider {
  /// The size of the section's header in a flow layout; none, the default, where the layout decides.
  public var flowLayoutHeaderReferenceSize: CGSize? {
    get { storage[FlowLayoutHeaderReferenceSizeProperty.self] }
    set { storage[FlowLayoutHeaderReferenceSizeProperty.self] = newValue }
  }

  /// The model with another value.
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
