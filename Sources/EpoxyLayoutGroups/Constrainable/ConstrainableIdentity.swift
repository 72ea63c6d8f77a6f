// SPDX-License-Identifier: MIT
internal import Resin

/// The identity of a constrainable, available on any actor: models are hashed and compared without
/// the main actor.
struct ConstrainableIdentity: Hashable {
  private let object: ObjectIdentifier?
  private let id: IdentityKey<AnyHashable>?

  init(_ constrainable: any Constrainable) {
    let constrainable = constrainable.unwrapped
    if type(of: constrainable) is AnyClass {
      object = ObjectIdentifier(constrainable as AnyObject)
      id = nil
    } else {
      // A value has no identity other than the one that it defines itself.
      nonisolated(unsafe) let value = constrainable
      nonisolated(unsafe) var id: AnyHashable?
      MainActor.assumeIsolated { id = value.dataID }
      object = nil
      self.id = id.map(IdentityKey.init)
    }
  }

  /// The ID for models: an object's identifier, like its `dataID`.
  var dataID: AnyHashable {
    object.map(AnyHashable.init) ?? id?.identity ?? AnyHashable(DefaultDataID.noneProvided)
  }
}
