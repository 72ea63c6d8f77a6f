// SPDX-License-Identifier: MIT

/// A model with padding.
public protocol PaddingProviding {
  /// The padding around the item in its group, in points.
  var padding: NSDirectionalEdgeInsets { get }
}

extension EpoxyModeled where Self: PaddingProviding {
  /// The padding around the item in its group, in points.
  public var padding: NSDirectionalEdgeInsets {
    get { storage[PaddingProperty.self] }
    set { storage[PaddingProperty.self] = newValue }
  }

  /// Returns the model with another value of `padding`.
  public func padding(_ value: NSDirectionalEdgeInsets) -> Self {
    copy(updating: PaddingProperty.self, to: value)
  }

  /// Returns the model with the same padding on all four sides, in points.
  public func padding(_ value: CGFloat) -> Self {
    padding(.init(top: value, leading: value, bottom: value, trailing: value))
  }
}

enum PaddingProperty: ModelProperty {
  static var defaultValue: NSDirectionalEdgeInsets { .zero }
  static var keyPath: AnyKeyPath { \(any PaddingProviding).padding }
}
