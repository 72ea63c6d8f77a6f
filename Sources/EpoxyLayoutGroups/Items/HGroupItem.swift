// SPDX-License-Identifier: MIT

/// An item that is a horizontal group inside another group.
///
/// Its views are subviews of the outer group's view. Its items are compared and set one by one, with every
/// update of the outer group.
public struct HGroupItem: EpoxyModeled {
  /// The type of the group's items.
  public typealias Content = [any GroupItemModeling]

  /// The properties that were set.
  public var storage = EpoxyModelStorage()

  /// The style of the group. Changing whether the style reflows also sets
  /// `reflowsForAccessibilityTypeSizes`.
  public var style: HGroup.Style {
    didSet {
      let reflows = style.reflowsForAccessibilityTypeSizes
      if reflows != oldValue.reflowsForAccessibilityTypeSizes {
        reflowsForAccessibilityTypeSizes = reflows
      }
    }
  }

  /// Creates an item of a group with a style and items.
  public init(dataID: AnyHashable, style: HGroup.Style = .init(), groupItems: Content) {
    self.style = style
    set(dataID, groupItems)
    if !style.reflowsForAccessibilityTypeSizes { reflowsForAccessibilityTypeSizes = false }
  }

  /// Creates an item of a group with a style and the items of a result builder.
  public init(
    dataID: AnyHashable, style: HGroup.Style = .init(),
    @GroupModelBuilder _ groupItemsBuilder: () -> Content
  ) {
    self.init(dataID: dataID, style: style, groupItems: groupItemsBuilder())
  }
}

extension HGroupItem: AccessibilityAlignmentProviding, DataIDProviding, GroupItemsProviding,
  HorizontalAlignmentProviding, PaddingProviding, ReflowsForAccessibilityTypeSizeProviding,
  VerticalAlignmentProviding
{}

extension HGroupItem: GroupItemModeling, NestedGroupItem {
  /// The style, with `reflowsForAccessibilityTypeSizes` of the item, which a modifier may have changed.
  var groupStyle: HGroup.Style {
    HGroup.Style(
      alignment: style.alignment, accessibilityAlignment: style.accessibilityAlignment,
      spacing: style.spacing, reflowsForAccessibilityTypeSizes: reflowsForAccessibilityTypeSizes,
      forceVerticalAccessibilityLayout: style.forceVerticalAccessibilityLayout,
      animation: style.animation)
  }

  @preconcurrency @MainActor
  func makeGroup() -> HGroup { HGroup(nested: groupStyle) }
}
