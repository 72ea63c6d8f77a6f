// SPDX-License-Identifier: MIT

/// An item that is a horizontal group in another group.
///
/// Its views lie beside those of the group around it, without a view of their own. The items in it are
/// set and compared one by one, whenever those around them are.
public struct HGroupItem: EpoxyModeled {
  /// The items of the group.
  public typealias Content = [any GroupItemModeling]

  private var properties: ItemProperties<NestedGroupOrigin>

  /// What was set.
  public var storage: EpoxyModelStorage {
    get { properties.storage }
    set { properties.storage = newValue }
  }

  /// The style of the group.
  public var style: HGroup.Style {
    get {
      guard case .horizontal(let style) = properties.origin.style else { return .init() }
      return style
    }
    set {
      let wasReflowing = style.reflowsForAccessibilityTypeSizes
      properties.setStyle(.horizontal(newValue))
      guard newValue.reflowsForAccessibilityTypeSizes != wasReflowing else { return }
      reflowsForAccessibilityTypeSizes = newValue.reflowsForAccessibilityTypeSizes
    }
  }

  @usableFromInline init(_ work: @escaping ItemWork, _ style: HGroup.Style, _ items: Content) {
    properties = ItemProperties(work, .horizontal(style), items)
    if !style.reflowsForAccessibilityTypeSizes { reflowsForAccessibilityTypeSizes = false }
  }

  /// An item of a style, and the items in it.
  @inlinable public init(
    dataID: some Hashable, style: HGroup.Style = .init(), groupItems: Content
  ) {
    self.init(itemWork(knowing: dataID), style, groupItems)
  }

  /// An item of a style, and the items in it that the statements give.
  @inlinable public init(
    dataID: some Hashable, style: HGroup.Style = .init(),
    @GroupModelBuilder _ groupItemsBuilder: () -> Content
  ) {
    self.init(itemWork(knowing: dataID), style, groupItemsBuilder())
  }
}

extension HGroupItem: AccessibilityAlignmentProviding, DataIDProviding, GroupItemsProviding,
  HorizontalAlignmentProviding, PaddingProviding, ReflowsForAccessibilityTypeSizeProviding,
  VerticalAlignmentProviding
{}

extension HGroupItem: GroupItemModeling {
  /// The item with the type of what it makes erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem { properties.erased }

  /// A new group, in a container with the item's alignments and padding. It has no items yet.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable { properties.erased.makeConstrainable() }

  /// Gives the group its items.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    properties.erased.update(constrainable, animated: animated)
  }

  /// Does nothing: the group gives its items theirs.
  @preconcurrency @MainActor
  public func setBehaviors(on _: any Constrainable) {}
}

extension HGroupItem: Diffable {
  /// The identity: `dataID`, the style of the group, alignments and padding.
  public var diffIdentifier: AnyHashable { properties.identity }

  /// Never: the items in the group are compared one by one.
  public func isDiffableItemEqual(to _: any Diffable) -> Bool { false }
}
