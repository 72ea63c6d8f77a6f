// SPDX-License-Identifier: MIT

/// A model that says the least room between lines, for flow layouts.
public protocol UICollectionViewFlowLayoutMinimumLineSpacingProvider {
  /// The least room between lines in a flow layout; none where the layout decides.
  var flowLayoutMinimumLineSpacing: CGFloat? { get }
}

extension EpoxyModeled where Self: UICollectionViewFlowLayoutMinimumLineSpacingProvider {
  /// The least room between lines in a flow layout; none, the default, where the layout decides.
  public var flowLayoutMinimumLineSpacing: CGFloat? {
    get { storage[FlowLayoutMinimumLineSpacingProperty.self] }
    set { storage[FlowLayoutMinimumLineSpacingProperty.self] = newValue }
  }

  /// The model with another value.
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
