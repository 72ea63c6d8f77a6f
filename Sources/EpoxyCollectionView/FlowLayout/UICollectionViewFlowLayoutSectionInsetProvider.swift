// SPDX-License-Identifier: MIT

/// A model that says the room around the section's items, for flow layouts.
public protocol UICollectionViewFlowLayoutSectionInsetProvider {
  /// The room around the section's items in a flow layout; none where the layout decides.
  var flowLayoutSectionInset: UIEdgeInsets? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutSectionInsetProvider {
  /// The room around the section's items in a flow layout; none, the default, where the layout decides.
  public var flowLayoutSectionInset: UIEdgeInsets? {
    get { storage[FlowLayoutSectionInsetProperty.self] }
    set { storage[FlowLayoutSectionInsetProperty.self] = newValue }
  }

  /// The model with another value.
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
