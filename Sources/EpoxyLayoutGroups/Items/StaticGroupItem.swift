// SPDX-License-Identifier: MIT

/// An item that is a view, or another constrainable, that exists already.
public struct StaticGroupItem: EpoxyModeled {
  let constrainable: any Constrainable

  /// What was set.
  public var storage: EpoxyModelStorage

  /// An item for a constrainable, with the alignments and the padding that were set on it.
  public init(_ constrainable: any Constrainable) {
    let container = ConstrainableContainer(constrainable)
    self.constrainable = container.constrainable
    storage = container.storage
  }
}

extension StaticGroupItem: AccessibilityAlignmentProviding, HorizontalAlignmentProviding,
  PaddingProviding, VerticalAlignmentProviding
{}

extension StaticGroupItem: InternalGroupItemModeling {
  /// What tells the constrainable from others.
  public var dataID: AnyHashable { ConstrainableIdentity(constrainable).dataID }

  /// The item with the type of what it holds erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem {
    AnyGroupItem(self)
  }

  @MainActor func makeConstrainable() -> any Constrainable {
    container(of: constrainable)
  }

  func update(_: any Constrainable, animated: Bool) {}

  func setBehaviors(on _: any Constrainable) {}
}

extension StaticGroupItem: Diffable {
  /// The identity: the constrainable itself, alignments and padding.
  public var diffIdentifier: AnyHashable { identity }

  var identity: GroupItemIdentity {
    identity(.fixed, dataID)
  }

  /// Whether the other one holds the same constrainable.
  public func isDiffableItemEqual(to otherDiffableItem: any Diffable) -> Bool {
    guard let other = otherDiffableItem as? StaticGroupItem else { return false }
    return ConstrainableIdentity(constrainable) == ConstrainableIdentity(other.constrainable)
  }
}
