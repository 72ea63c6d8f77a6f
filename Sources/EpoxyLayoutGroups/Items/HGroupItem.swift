// SPDX-License-Identifier: MIT

/// An item that is a horizontal group in another group.
///
/// Its views lie beside those of the group around it, without a view of their own. The items in it are
/// set and compared one by one, whenever those around them are.
public struct HGroupItem: EpoxyModeled {
  /// The items of the group.
  public typealias Content = [any GroupItemModeling]

  /// What was set.
  public var storage = EpoxyModelStorage()

  /// The style of the group.
  public var style: HGroup.Style {
    didSet {
      guard style.reflowsForAccessibilityTypeSizes != oldValue.reflowsForAccessibilityTypeSizes
      else { return }
      reflowsForAccessibilityTypeSizes = style.reflowsForAccessibilityTypeSizes
    }
  }

  /// An item of a style, and the items in it.
  public init(dataID: AnyHashable, style: HGroup.Style = .init(), groupItems: Content) {
    self.style = style
    self.dataID = dataID
    self.groupItems = groupItems
    if !style.reflowsForAccessibilityTypeSizes { reflowsForAccessibilityTypeSizes = false }
  }

  /// An item of a style, and the items in it that the statements give.
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

extension HGroupItem: InternalGroupItemModeling {
  /// The item with the type of what it makes erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    AnyGroupItem(self)
  }

  /// A new group, in a container with the item's alignments and padding. It has no items yet.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable {
    let group = HGroup(style: style)
    group.reflowsForAccessibilityTypeSizes = reflowsForAccessibilityTypeSizes
    return container(of: group)
  }

  /// Gives the group its items.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    guard let group = constrainable.unwrapped as? HGroup else {
      EpoxyLogger.shared.assertionFailure(
        "Item \(dataID) makes a group, and was given \(constrainable.unwrapped).")
      return
    }
    group.setItems(groupItems, animated: animated)
  }

  /// Does nothing: the group gives its items theirs.
  @preconcurrency @MainActor
  public func setBehaviors(on _: any Constrainable) {}
}

extension HGroupItem: Diffable {
  /// The identity: `dataID`, the style of the group, alignments and padding.
  public var diffIdentifier: AnyHashable { identity }

  var identity: GroupItemIdentity {
    identity(.horizontalGroup(style, reflows: reflowsForAccessibilityTypeSizes), dataID)
  }

  /// Never: the items in the group are compared one by one.
  public func isDiffableItemEqual(to _: any Diffable) -> Bool { false }
}
