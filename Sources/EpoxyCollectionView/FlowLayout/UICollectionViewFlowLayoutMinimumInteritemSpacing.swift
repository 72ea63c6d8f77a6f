// SPDX-License-Identifier: MIT

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
