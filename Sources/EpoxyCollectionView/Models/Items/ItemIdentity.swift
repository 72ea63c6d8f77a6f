// SPDX-License-Identifier: MIT
internal import Resin

/// The identity of an item among those of its section.
struct ItemIdentity: Hashable {
  private let dataID: IdentityKey<AnyHashable>
  private let viewDifferentiator: ViewDifferentiator

  init(dataID: AnyHashable, viewDifferentiator: ViewDifferentiator) {
    self.dataID = IdentityKey(dataID)
    self.viewDifferentiator = viewDifferentiator
  }

  /// Creates the identity of an item of a custom type, which differs from those of all others.
  init(custom identity: AnyHashable) {
    self.init(
      dataID: identity, viewDifferentiator: ViewDifferentiator(viewType: Custom.self, styleID: nil))
  }

  private final class Custom {}

  // An ID is rarely used for two views, and hashing the style takes as long as hashing the ID.
  func hash(into hasher: inout Hasher) {
    hasher.combine(dataID)
  }
}

/// An item all of whose properties are in its storage.
protocol StoredItemModeling: InternalItemModeling, ItemIdentityProviding, ErasedContentProviding {}

/// A model whose `diffIdentifier` is an ``ItemIdentity``.
protocol ItemIdentityProviding: DataIDProviding, ViewDifferentiatorProviding {}

extension ItemIdentityProviding {
  var identity: ItemIdentity {
    ItemIdentity(dataID: dataID, viewDifferentiator: viewDifferentiator)
  }
}
