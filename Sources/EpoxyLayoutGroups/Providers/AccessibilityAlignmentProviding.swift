// SPDX-License-Identifier: MIT

/// A model with an alignment for large text.
public protocol AccessibilityAlignmentProviding {
  /// The alignment across in a horizontal group that stands upright for large text; none for the
  /// alignment across.
  var accessibilityAlignment: VGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: AccessibilityAlignmentProviding {
  /// The alignment across in a horizontal group that stands upright for large text; none for the
  /// alignment across.
  public var accessibilityAlignment: VGroup.ItemAlignment? {
    get { storage[AccessibilityAlignmentProperty.self] }
    set { storage[AccessibilityAlignmentProperty.self] = newValue }
  }

  /// The model with another one.
  @inlinable
  public func accessibilityAlignment(_ value: VGroup.ItemAlignment?) -> Self {
    copy(updating: AccessibilityAlignmentProperty.self, to: value)
  }
}

@usableFromInline enum AccessibilityAlignmentProperty: ModelProperty {
  @usableFromInline static var defaultValue: VGroup.ItemAlignment? { nil }
  @usableFromInline static var keyPath: AnyKeyPath {
    \(any AccessibilityAlignmentProviding).accessibilityAlignment
  }
}
