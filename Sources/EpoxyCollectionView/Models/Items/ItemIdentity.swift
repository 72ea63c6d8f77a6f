// SPDX-License-Identifier: MIT

/// What tells an item from the others of its section.
struct ItemIdentity: Hashable {
  let dataID: AnyHashable
  let viewClass: ClassReference
  let styleID: AnyHashable?

  // An ID is rarely used for two views, and hashing the style takes as long as hashing the ID.
  func hash(into hasher: inout Hasher) {
    hasher.combine(dataID)
  }
}
