// SPDX-License-Identifier: MIT
internal import Resin

/// The identity of an item among those of its section.
struct ItemIdentity: Hashable {
  private let dataID: IdentityKey<AnyHashable>
  private let viewClass: ClassReference
  private let styleID: IdentityKey<AnyHashable?>

  init(dataID: AnyHashable, viewClass: ClassReference, styleID: AnyHashable?) {
    self.dataID = IdentityKey(dataID)
    self.viewClass = viewClass
    self.styleID = IdentityKey(styleID)
  }

  // An ID is rarely used for two views, and hashing the style takes as long as hashing the ID.
  func hash(into hasher: inout Hasher) {
    hasher.combine(dataID)
  }
}
