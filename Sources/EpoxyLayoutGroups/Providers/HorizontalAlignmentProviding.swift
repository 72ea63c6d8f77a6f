// SPDX-License-Identifier: MIT

/// A model with an alignment across.
public protocol HorizontalAlignmentProviding {
  /// The alignment across; none for the group's.
  var horizontalAlignment: VGroup.ItemAlignment? { get }
}

extension EpoxyModeled where Self: HorizontalAlignmentProviding {
  /// The alignment across; none for the group's.
  public var horizontalAlignment: VGroup.ItemAlignment? {
    get { storage[HorizontalAlignmentProperty.self] }
    set { storage[HorizontalAlignmentProperty.self] = newValue }
  }

  /// The model with another one.
  public func horizontalAlignment(_ value: VGroup.ItemAlignment?) -> Self {
    copy(updating: HorizontalAlignmentProperty.self, to: value)
  }
}

enum HorizontalAlignmentProperty: ModelProperty {
  static var defaultValue: VGroup.ItemAlignment? { nil }
  static var keyPath: AnyKeyPath { \(any HorizontalAlignmentProviding).horizontalAlignment }
}
