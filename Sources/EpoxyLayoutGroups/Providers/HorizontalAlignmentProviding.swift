// SPDX-License-Identifier: MIT

/// A model with a horizontal alignment.
public protocol HorizontalAlignmentProviding {
  /// The horizontal alignment in a vertical group; nil for the alignment of the group.
  var horizontalAlignment: VGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: HorizontalAlignmentProviding {
  /// The horizontal alignment in a vertical group; nil for the alignment of the group.
  public var horizontalAlignment: VGroup.ItemAlignment? {
    get { storage[HorizontalAlignmentProperty.self] }
    set { storage[HorizontalAlignmentProperty.self] = newValue }
  }

  /// Returns the model with another value of `horizontalAlignment`.
  public func horizontalAlignment(_ value: VGroup.ItemAlignment?) -> Self {
    copy(updating: HorizontalAlignmentProperty.self, to: value)
  }
}

enum HorizontalAlignmentProperty: ModelProperty {
  static var defaultValue: VGroup.ItemAlignment? { nil }
  static var keyPath: AnyKeyPath { \(any HorizontalAlignmentProviding).horizontalAlignment }
}
