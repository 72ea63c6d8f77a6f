// SPDX-License-Identifier: MIT

/// The position of an item in its group: padding and alignments.
struct ItemPlacement: Equatable {
  let padding: NSDirectionalEdgeInsets
  let horizontalAlignment: VGroup.ItemAlignment?
  let verticalAlignment: HGroup.ItemAlignment?
  let accessibilityAlignment: VGroup.ItemAlignment?

  /// The position in the properties of an item; nil if they leave it to the group.
  init?(_ storage: EpoxyModelStorage) {
    guard storage.mayContain(anyOf: Self.keys) else { return nil }
    padding = storage[PaddingProperty.self]
    horizontalAlignment = storage[HorizontalAlignmentProperty.self]
    verticalAlignment = storage[VerticalAlignmentProperty.self]
    accessibilityAlignment = storage[AccessibilityAlignmentProperty.self]
    if padding == .zero, horizontalAlignment == nil, verticalAlignment == nil,
      accessibilityAlignment == nil
    {
      return nil
    }
  }

  private static let keys = [
    ObjectIdentifier(PaddingProperty.self), ObjectIdentifier(HorizontalAlignmentProperty.self),
    ObjectIdentifier(VerticalAlignmentProperty.self),
    ObjectIdentifier(AccessibilityAlignmentProperty.self),
  ]
}
