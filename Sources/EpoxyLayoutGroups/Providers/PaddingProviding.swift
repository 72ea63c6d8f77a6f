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
  public func padding(_ value: NSDirectionalEdgeInsets) -> Self {
    copy(updating: PaddingProperty.self, to: value)
  }

  /// The model with the same room on all four sides.
  public func padding(_ value: CGFloat) -> Self {
    padding(.init(top: value, leading: value, bottom: value, trailing: value))
  }
}

enum PaddingProperty: ModelProperty {
  static var defaultValue: NSDirectionalEdgeInsets { .zero }
  static var keyPath: AnyKeyPath { \(any PaddingProviding).padding }
}
