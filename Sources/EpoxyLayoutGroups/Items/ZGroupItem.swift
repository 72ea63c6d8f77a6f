// SPDX-License-Identifier: MIT

/// An item that is a layered group in another group.
///
/// Its views lie beside those of the group around it, without a view of their own. The items in it are
/// set and compared one by one, whenever those around them are.
public struct ZGroupItem: EpoxyModeled {
  /// The items of the group.
  public typealias Content = [any GroupItemModeling]

  /// What was set.
  public var storage = EpoxyModelStorage()

  /// The style of the group.
  public var style: ZGroup.Style

  /// An item of a style, and the items in it.
  public init(dataID: AnyHashable, style: ZGroup.Style = .init(), groupItems: Content) {
    self.style = style
    self.dataID = dataID
    self.groupItems = groupItems
  }

  /// An item of a style, and the items in it that the statements give.
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

extension ZGroupItem: InternalGroupItemModeling {
  /// The item with the type of what it makes erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    AnyGroupItem(self)
  }

  /// A new group, in a container with the item's alignments and padding. It has no items yet.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable {
    container(of: ZGroup(style: style))
  }

  /// Gives the group its items.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    guard let group = constrainable.unwrapped as? ZGroup else {
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

extension ZGroupItem: Diffable {
  /// The identity: `dataID`, the style of the group, alignments and padding.
  public var diffIdentifier: AnyHashable { identity }

  var identity: GroupItemIdentity {
    identity(.layeredGroup(style), dataID)
  }

  /// Never: the items in the group are compared one by one.
  public func isDiffableItemEqual(to _: any Diffable) -> Bool { false }
}
