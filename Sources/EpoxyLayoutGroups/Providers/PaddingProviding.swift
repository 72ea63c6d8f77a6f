// SPDX-License-Identifier: MIT

/// A model with room around it.
public protocol PaddingProviding {
  /// The room around the item in its group.
  var padding: NSDirectionalEdgeInsets { get }
}

extension EpoxyModeled where Self: PaddingProviding {
  /// The room around the item in its group.
  public var padding: NSDirectionalEdgeInsets {
    get { storage[PaddingProperty.self] }
    set { storage[PaddingProperty.self] = newValue }
  }

  /// The model with another one.
  @inlinable
  public func padding(_ value: NSDirectionalEdgeInsets) -> Self {
    copy(updating: PaddingProperty.self, to: value)
  }

  /// The model with the same room on all four sides.
  @inlinable
  public func padding(_ value: CGFloat) -> Self {
    padding(.init(top: value, leading: value, bottom: value, trailing: value))
  }
}

@usableFromInline enum PaddingProperty: ModelProperty {
  @usableFromInline static var defaultValue: NSDirectionalEdgeInsets { .zero }
  @usableFromInline static var keyPath: AnyKeyPath { \(any PaddingProviding).padding }
}
