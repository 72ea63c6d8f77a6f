// SPDX-License-Identifier: MIT

/// A model with a vertical alignment.
public protocol VerticalAlignmentProviding {
  /// The vertical alignment in a horizontal group; nil for the alignment of the group.
  var verticalAlignment: HGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: VerticalAlignmentProviding {
  /// The vertical alignment in a horizontal group; nil for the alignment of the group.
  public var verticalAlignment: HGroup.ItemAlignment? {
    get { storage[VerticalAlignmentProperty.self] }
    set { storage[VerticalAlignmentProperty.self] = newValue }
  }

  /// Returns the model with another value of `verticalAlignment`.
  public func verticalAlignment(_ value: HGroup.ItemAlignment?) -> Self {
    copy(updating: VerticalAlignmentProperty.self, to: value)
  }
}

enum VerticalAlignmentProperty: ModelProperty {
  static var defaultValue: HGroup.ItemAlignment? { nil }
  static var keyPath: AnyKeyPath { \(any VerticalAlignmentProviding).verticalAlignment }
}
