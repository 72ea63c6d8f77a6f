// SPDX-License-Identifier: MIT
internal import Resin

/// What tells an item from the others of its group: items of one identity share a constrainable.
struct GroupItemIdentity: Hashable {
  /// What the item makes. Items of different kinds are different, whatever their IDs are.
  enum Kind: Equatable {
    case item(ObjectIdentifier)
    case group(NestedGroupOrigin.Style, reflows: Bool)
    case fixed(ConstrainableIdentity)
  }

  let dataID: IdentityKey<AnyHashable>
  let kind: Kind
  let styleID: IdentityKey<AnyHashable?>
  let placement: ItemPlacement

  // An ID is rarely used for two items, and hashing the rest takes longer than hashing the ID.
  func hash(into hasher: inout Hasher) {
    hasher.combine(dataID)
  }
}
