// SPDX-License-Identifier: MIT

/// An item that is a layered group inside another group.
///
/// Its views are subviews of the outer group's view. Its items are compared and set one by one, with every
/// update of the outer group.
public struct ZGroupItem: EpoxyModeled {
  /// The type of the group's items.
  public typealias Content = [any GroupItemModeling]

  /// The properties that were set.
  public var storage = EpoxyModelStorage()

  /// The style of the group.
  public var style: ZGroup.Style

  /// Creates an item of a group with a style and items.
  public init(dataID: AnyHashable, style: ZGroup.Style = .init(), groupItems: Content) {
    self.style = style
    set(dataID, groupItems)
  }

  /// Creates an item of a group with a style and the items of a result builder.
  public init(
    dataID: AnyHashable, style: ZGroup.Style = .init(),
    @GroupModelBuilder _ groupItemsBuilder: () -> Content
  ) {
    self.init(dataID: dataID, style: style, groupItems: groupItemsBuilder())
  }
}

extension ZGroupItem: AccessibilityAlignmentProviding, DataIDProviding, GroupItemsProviding,
  HorizontalAlignmentProviding, PaddingProviding, VerticalAlignmentProviding
{}

extension ZGroupItem: GroupItemModeling, NestedGroupItem {
  var groupStyle: ZGroup.Style { style }

  @preconcurrency @MainActor
  func makeGroup() -> ZGroup { ZGroup(nested: style) }
}
