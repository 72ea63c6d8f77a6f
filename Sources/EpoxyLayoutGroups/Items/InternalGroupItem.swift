// SPDX-License-Identifier: MIT
internal import Resin

/// The requirements of an `AnyGroupItem` for the item that it wraps.
protocol InternalGroupItem: EpoxyModeled, DataIDProviding, GroupItemModeling {
  /// The part of the item's identity that determines how a member is made, other than the type of
  /// the item: a style, for example.
  var memberStyle: AnyHashable? { get }

  /// Whether both items have the same identity.
  func isSameItem(as other: any InternalGroupItem) -> Bool

  /// Whether a member that shows `other`, an item of the same identity, also shows this item.
  func isSameContent(as other: any InternalGroupItem) -> Bool

  /// Makes the constrainable of the item, without a container and without content.
  @preconcurrency @MainActor func makeMember() -> any Constrainable

  /// Sets the content of a member that an item of the same identity has made.
  @preconcurrency @MainActor func updateMember(_ member: any Constrainable, animated: Bool)

  /// Sets the behaviors of a member that an item of the same identity has made.
  @preconcurrency @MainActor func setMemberBehaviors(on member: any Constrainable)
}

extension InternalGroupItem {
  /// The identity of the item in its group.
  var identity: GroupItemIdentity {
    GroupItemIdentity(
      dataID: IdentityKey(dataID), itemType: ObjectIdentifier(Self.self),
      memberStyle: IdentityKey(memberStyle), placement: placement)
  }

  func isSameItem(as other: any InternalGroupItem) -> Bool {
    type(of: other) == Self.self && IdentityKey(dataID) == IdentityKey(other.dataID)
      && IdentityKey(memberStyle) == IdentityKey(other.memberStyle)
      && placement == other.placement
  }

  /// The position of the item in its group; nil if nothing was set.
  var placement: ItemPlacement? { ItemPlacement(storage) }

  /// The item with its type erased.
  public func eraseToAnyGroupItem() -> AnyGroupItem { AnyGroupItem(wrapping: self) }

  /// Reports a member of another type than the item makes.
  @preconcurrency @MainActor func reportMismatch(_ member: any Constrainable) {
    EpoxyLogger.shared.assertionFailure(
      "Item \(dataID) cannot update the constrainable of another item: \(member).")
  }
}
