// SPDX-License-Identifier: MIT

/// A model that says the least room between the items of a line, for flow layouts.
public protocol UICollectionViewFlowLayoutMinimumInteritemSpacing {
  /// The least room between the items of a line in a flow layout; none where the layout decides.
  var flowLayoutMinimumInteritemSpacing: CGFloat? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutMinimumInteritemSpacing {
  /// The least room between the items of a line in a flow layout; none, the default, where the layout decides.
  public var flowLayoutMinimumInteritemSpacing: CGFloat? {
    get { storage[FlowLayoutMinimumInteritemSpacingProperty.self] }
    set { storage[FlowLayoutMinimumInteritemSpacingProperty.self] = newValue }
  }

  /// The model with another value.
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
