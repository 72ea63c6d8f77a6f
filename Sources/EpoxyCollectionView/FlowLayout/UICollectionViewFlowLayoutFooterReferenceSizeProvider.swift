// SPDX-License-Identifier: MIT

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
