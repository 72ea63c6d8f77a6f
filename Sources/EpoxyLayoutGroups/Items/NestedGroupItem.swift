// SPDX-License-Identifier: MIT

/// An item that is a row inside another group.
public typealias HGroupItem = NestedGroupItem<HGroup>

/// An item that is a column inside another group.
public typealias VGroupItem = NestedGroupItem<VGroup>

/// An item that is a group of layers inside another group.
public typealias ZGroupItem = NestedGroupItem<ZGroup>

/// An item that is a group inside another group: ``HGroupItem``, ``VGroupItem`` or ``ZGroupItem``.
///
/// Its views are subviews of the outer group's view. Its items are compared and set one by one,
/// with every update of the outer group.
///
/// ```swift
/// let view = UIView()
/// let (icon, title, subtitle) = (UIView(), UILabel(), UILabel())
/// let group = HGroup(spacing: 8) {
///   icon
///   VGroupItem(dataID: "texts") {
///     title
///     subtitle
///   }
/// }
/// group.install(in: view)
/// print(group.items.count, view.subviews.count)  // 2 3
/// ```
///
/// Nest groups only where the alignment needs it: every group adds a layout guide and its
/// constraints to the solver. IDs are unique within their group; the same ID may be used in another
/// one.
public struct NestedGroupItem<NestedGroup: StyledGroup>: EpoxyModeled {
  /// The type of the group's items.
  public typealias Content = [any GroupItemModeling]

  /// The properties that were set.
  public var storage = EpoxyModelStorage()

  /// The style of the group. Changing whether the style reflows also sets
  /// `reflowsForAccessibilityTypeSizes`.
  public var style: NestedGroup.Style {
    didSet {
      let reflows = style.reflowsForAccessibilityTypeSizes
      if reflows != oldValue.reflowsForAccessibilityTypeSizes {
        storage[ReflowsForAccessibilityTypeSizeProperty.self] = reflows
      }
    }
  }

  /// Creates an item of a group with a style and items.
  public init(dataID: AnyHashable, style: NestedGroup.Style = .init(), groupItems: Content) {
    self.style = style
    storage[GroupItemsProperty.self] = groupItems
    storage[DataIDProperty.self] = dataID
    if !style.reflowsForAccessibilityTypeSizes {
      storage[ReflowsForAccessibilityTypeSizeProperty.self] = false
    }
  }

  /// Creates an item of a group with a style and the items of a result builder.
  public init(
    dataID: AnyHashable, style: NestedGroup.Style = .init(),
    @GroupModelBuilder _ groupItemsBuilder: () -> Content
  ) {
    self.init(dataID: dataID, style: style, groupItems: groupItemsBuilder())
  }

  /// The style, with `reflowsForAccessibilityTypeSizes` of the item, which a modifier may have
  /// changed.
  private var groupStyle: NestedGroup.Style {
    var style = style
    style.reflowsForAccessibilityTypeSizes = storage[ReflowsForAccessibilityTypeSizeProperty.self]
    return style
  }
}

extension NestedGroupItem: AccessibilityAlignmentProviding, DataIDProviding, GroupItemsProviding,
  HorizontalAlignmentProviding, PaddingProviding, VerticalAlignmentProviding
{}

extension NestedGroupItem: ReflowsForAccessibilityTypeSizeProviding where NestedGroup == HGroup {}

extension NestedGroupItem: GroupItemModeling, InternalGroupItem {
  var memberStyle: AnyHashable? { groupStyle }

  // Compares the styles as they are: erasing both takes longer than the comparison.
  func isSameItem(as other: any InternalGroupItem) -> Bool {
    guard let other = other as? Self else { return false }
    return storage.hasSameIdentity(as: other.storage) && style == other.style
      && storage[ReflowsForAccessibilityTypeSizeProperty.self]
        == other.storage[ReflowsForAccessibilityTypeSizeProperty.self]
      && placement == other.placement
  }

  /// Returns false: the items of both groups are compared one by one.
  func isSameContent(as _: any InternalGroupItem) -> Bool { false }

  @preconcurrency @MainActor
  func makeMember() -> any Constrainable { NestedGroup(style: groupStyle, items: []) }

  @preconcurrency @MainActor
  func updateMember(_ member: any Constrainable, animated: Bool) {
    guard let group = member as? NestedGroup else { return reportMismatch(member) }
    group.setItems(groupItems, animated: animated)
  }

  /// Has no effect: the group sets the behaviors of its items.
  @preconcurrency @MainActor
  func setMemberBehaviors(on _: any Constrainable) {}
}
