// SPDX-License-Identifier: MIT

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
