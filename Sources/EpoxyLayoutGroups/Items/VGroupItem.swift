// SPDX-License-Identifier: MIT

/// An item that is a vertical group in another group.
///
/// Its views lie beside those of the group around it, without a view of their own. The items in it are
/// set and compared one by one, whenever those around them are.
public struct VGroupItem: EpoxyModeled {
  /// The items of the group.
  public typealias Content = [any GroupItemModeling]

  /// What was set.
  public var storage = EpoxyModelStorage()

  /// The style of the group.
  public var style: VGroup.Style

  /// An item of a style, and the items in it.
  public init(dataID: AnyHashable, style: VGroup.Style = .init(), groupItems: Content) {
    self.style = style
    self.dataID = dataID
    self.groupItems = groupItems
  }

  /// An item of a style, and the items in it that the statements give.
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

extension VGroupItem: InternalGroupItemModeling {
  /// The item with the type of what it makes erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    AnyGroupItem(self)
  }

  /// A new group, in a container with the item's alignments and padding. It has no items yet.
  @preconcurrency @MainActor
  public func makeConstrainable() -> any Constrainable {
    container(of: VGroup(style: style))
  }

  /// Gives the group its items.
  @preconcurrency @MainActor
  public func update(_ constrainable: any Constrainable, animated: Bool) {
    guard let group = constrainable.unwrapped as? VGroup else {
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

extension VGroupItem: Diffable {
  /// The identity: `dataID`, the style of the group, alignments and padding.
  public var diffIdentifier: AnyHashable { identity }

  var identity: GroupItemIdentity {
    identity(.verticalGroup(style), dataID)
  }

  /// Never: the items in the group are compared one by one.
  public func isDiffableItemEqual(to _: any Diffable) -> Bool { false }
}
