// SPDX-License-Identifier: MIT

/// An item that is a vertical group inside another group.
///
/// Its views are subviews of the outer group's view. Its items are compared and set one by one, with every
/// update of the outer group.
public struct VGroupItem: EpoxyModeled {
  /// The type of the group's items.
  public typealias Content = [any GroupItemModeling]

  /// The properties that were set.
  public var storage = EpoxyModelStorage()

  /// The style of the group.
  public var style: VGroup.Style

  /// Creates an item of a group with a style and items.
  public init(dataID: AnyHashable, style: VGroup.Style = .init(), groupItems: Content) {
    self.style = style
    set(dataID, groupItems)
  }

  /// Creates an item of a group with a style and the items of a result builder.
  public init(
    dataID: AnyHashable, style: VGroup.Style = .init(),
    @GroupModelBuilder _ groupItemsBuilder: () -> Content
  ) {
    self.init(dataID: dataID, style: style, groupItems: groupItemsBuilder())
  }
}

extension VGroupItem: AccessibilityAlignmentProviding, DataIDProviding, GroupItemsProviding,
  HorizontalAlignmentProviding, PaddingProviding, VerticalAlignmentProviding
{}

extension VGroupItem: GroupItemModeling, NestedGroupItem {
  var groupStyle: VGroup.Style { style }

  @preconcurrency @MainActor
  func makeGroup() -> VGroup { VGroup(nested: style) }
}
