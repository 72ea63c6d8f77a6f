// SPDX-License-Identifier: MIT

/// What an item says about its place in its group.
struct ItemPlacement: Equatable {
  var padding = NSDirectionalEdgeInsets.zero
  var horizontalAlignment: VGroup.ItemAlignment?
  var verticalAlignment: HGroup.ItemAlignment?
  var accessibilityAlignment: VGroup.ItemAlignment?

  /// What was set; most items leave it to their group.
  init(_ properties: StoredProperty?) {
    guard let properties, properties.mayInclude(Self.isKey) else { return }
    let storage = EpoxyModelStorage(last: properties)
    padding = storage[PaddingProperty.self]
    horizontalAlignment = storage[HorizontalAlignmentProperty.self]
    verticalAlignment = storage[VerticalAlignmentProperty.self]
    accessibilityAlignment = storage[AccessibilityAlignmentProperty.self]
  }

  static func isKey(_ key: ObjectIdentifier) -> Bool {
    key == ObjectIdentifier(PaddingProperty.self)
      || key == ObjectIdentifier(HorizontalAlignmentProperty.self)
      || key == ObjectIdentifier(VerticalAlignmentProperty.self)
      || key == ObjectIdentifier(AccessibilityAlignmentProperty.self)
  }
}
