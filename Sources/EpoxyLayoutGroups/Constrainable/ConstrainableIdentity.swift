// SPDX-License-Identifier: MIT
internal import Resin

/// What tells a constrainable from others, asked from anywhere: models are hashed and compared without
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
      // A value has no identity but the one that it gives itself.
      nonisolated(unsafe) let value = constrainable
      nonisolated(unsafe) var id: AnyHashable?
      MainActor.assumeIsolated { id = value.dataID }
      object = nil
      self.id = id.map(IdentityKey.init)
    }
  }

  /// What models say: an object stands for itself, as its `dataID` does.
  var dataID: AnyHashable {
    object.map(AnyHashable.init) ?? id?.identity ?? AnyHashable(DefaultDataID.noneProvided)
  }
}
