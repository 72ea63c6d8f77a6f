// SPDX-License-Identifier: MIT
internal import Resin

/// The identity of an item in its group. Items of the same identity share a constrainable.
struct GroupItemIdentity: Hashable {
  let dataID: IdentityKey<AnyHashable>

  /// The type of the item, which determines the type of the constrainable.
  let itemType: ObjectIdentifier

  let memberStyle: IdentityKey<AnyHashable?>
  let placement: ItemPlacement?

  // Two items of a group rarely have the same ID, so hashing the other properties gains nothing.
  func hash(into hasher: inout Hasher) {
    hasher.combine(dataID)
  }
}
