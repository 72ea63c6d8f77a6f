// SPDX-License-Identifier: MIT

/// The trait overrides and the trait observers of a presentation controller or a scene.
@MainActor
final class OwnTraits {
  private struct Registration {
    let token: TraitChangeRegistration
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void
  }

  /// The traits that are not inherited.
  private(set) var overrides = UITraitCollection()
  private var registrations: [Registration] = []
  private let changed: @MainActor () -> Void

  /// Creates an object without overrides, which calls `changed` after they have changed.
  init(changed: @escaping @MainActor () -> Void) {
    self.changed = changed
  }

  /// Returns a collection with the overrides in place of inherited traits.
  func applied(to inherited: UITraitCollection) -> UITraitCollection {
    overrides.values.specified.isEmpty
      ? inherited : UITraitCollection(traitsFrom: [inherited, overrides])
  }

  func set(_ overrides: UITraitCollection) {
    self.overrides = overrides
    changed()
  }

  func register(
    _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let token = TraitChangeRegistration()
    registrations.append(Registration(token: token, traits: traits, handler: handler))
    return token
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0.token === registration }
  }

  /// Calls the observers of the traits that differ.
  func notify(from old: UITraitCollection, to new: UITraitCollection) {
    guard !registrations.isEmpty else { return }
    let changed = Set(new.changedTraits(from: old).map(ObjectIdentifier.init))
    for registration in registrations
    where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
      registration.handler(old)
    }
  }
}

/// Writes through to the traits of its object.
struct OwnTraitOverrides: UITraitOverrides {
  let traits: OwnTraits

  nonisolated subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set {
      nonisolated(unsafe) let value = newValue
      MainActor.assumeIsolated {
        traits.set(traits.overrides.modifyingTraits { $0[Trait.self] = value })
      }
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    collection.values.specified.contains { $0 == trait }
  }

  mutating func remove(_ trait: UITrait) {
    traits.set(collection.removing(trait))
  }

  // Presentation controllers and scenes are only used on the main actor.
  nonisolated private var collection: UITraitCollection {
    MainActor.assumeIsolated { traits.overrides }
  }
}
