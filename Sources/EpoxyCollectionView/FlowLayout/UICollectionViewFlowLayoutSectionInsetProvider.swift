// SPDX-License-Identifier: MIT

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
