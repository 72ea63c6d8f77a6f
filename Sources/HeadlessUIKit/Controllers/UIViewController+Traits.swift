// SPDX-License-Identifier: MIT

/// The trait overrides and trait observers of a controller. Few controllers have any.
@MainActor
final class ControllerTraits {
  struct Registration {
    let token: TraitChangeRegistration
    let traits: [UITrait]
    let handler: (UIViewController, UITraitCollection) -> Void
  }

  /// The overrides that the controller sets itself.
  var overrides = UITraitCollection()
  /// The overrides that the parent sets for this controller.
  var fromParent: UITraitCollection?
  var registrations: [Registration] = []
}

private struct ControllerTraitOverrides: UITraitOverrides {
  let controller: UIViewController

  nonisolated subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set { write(newValue, to: trait) }
  }

  func contains(_ trait: UITrait) -> Bool {
    collection.values.specified.contains { $0 == trait }
  }

  mutating func remove(_ trait: UITrait) {
    controller.setTraitOverrides(collection.removing(trait))
  }

  // Controllers and their overrides are only used on the main actor.
  nonisolated private var collection: UITraitCollection {
    MainActor.assumeIsolated { controller.traitState?.overrides ?? UITraitCollection() }
  }

  nonisolated private func write<Trait: UITraitDefinition>(
    _ value: Trait.Value, to trait: Trait.Type
  ) {
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated {
      controller.changeTraitOverrides { $0[Trait.self] = value }
    }
  }
}

extension UIViewController {
  /// The traits that the controller overrides instead of inheriting them.
  public final var traitOverrides: any UITraitOverrides {
    get { ControllerTraitOverrides(controller: self) }
    // The overrides are written through to the controller, so there is nothing to assign.
    set {}
  }

  /// Registers a closure that is called after one of `traits` has changed for this controller.
  @discardableResult
  public final func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [UITrait], handler: @escaping (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { controller, old in
      if let controller = controller as? Controller { handler(controller, old) }
    }
  }

  final func addTraitRegistration(
    _ traits: [UITrait],
    _ handler: @escaping (UIViewController, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let token = TraitChangeRegistration()
    ownTraits.registrations.append(.init(token: token, traits: traits, handler: handler))
    return token
  }

  /// Removes a registration for trait changes.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState?.registrations.removeAll { $0.token === registration }
  }

  private var ownTraits: ControllerTraits {
    if let traitState { return traitState }
    let traits = ControllerTraits()
    traitState = traits
    return traits
  }

  final func changeTraitOverrides(_ mutations: (inout any UIMutableTraits) -> Void) {
    setTraitOverrides(ownTraits.overrides.modifyingTraits(mutations))
  }

  fileprivate final func setTraitOverrides(_ overrides: UITraitCollection) {
    ownTraits.overrides = overrides
    viewIfLoaded?.updateTraits()
  }

  final func setTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    guard child.parent === self else { return }
    child.ownTraits.fromParent = collection
    child.viewIfLoaded?.updateTraits()
  }

  /// Returns the view's traits, or nil if no trait differs from the inherited ones.
  final func traitsForView(inherited: UITraitCollection) -> UITraitCollection? {
    let changes = [
      presentation.controller?.traitsOfPresented, traitState?.fromParent, traitState?.overrides,
    ].compactMap { $0 }
    guard !changes.isEmpty else { return nil }
    return UITraitCollection(traitsFrom: [inherited] + changes)
  }

  final var currentTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let inherited = parent?.traitCollection ?? device.values.traits
    return traitsForView(inherited: inherited) ?? inherited
  }

  /// Called after the view's traits have changed.
  final func viewTraitsChanged(from old: UITraitCollection) {
    setNeedsUpdateContentUnavailableConfiguration()
    traitCollectionDidChange(old)
    presentation.presented?.presentation.controller?.setNeedsAdaptation()
    guard let registrations = traitState?.registrations, !registrations.isEmpty else { return }
    let changed = Set(currentTraits.changedTraits(from: old).map(ObjectIdentifier.init))
    for registration in registrations
    where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
      registration.handler(self, old)
    }
  }

  // MARK: Notifications before a change

  final func forwardSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A child is not notified if its size does not change (UIContentContainer,
      // "size(forChildContentContainer:withParentContainerSize:)").
      if let view = child.viewIfLoaded, view.bounds.size != childSize {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    presentation.presented?.presentation.controller?
      .viewWillTransition(to: size, with: coordinator)
  }

  final func forwardTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childTraits = UITraitCollection(
        traitsFrom: [traits] + [child.traitState?.fromParent].compactMap { $0 })
      if childTraits != child.traitCollection {
        child.willTransition(to: childTraits, with: coordinator)
      }
    }
    presentation.presented?.presentation.controller?.willTransition(to: traits, with: coordinator)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Registers a closure. For the implementations of `registerForTraitChanges(_:handler:)` only.
  @discardableResult
  public final func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { controller, old in handler(controller, old) }
  }

  /// Does nothing: traits are updated at once.
  public final func updateTraitsIfNeeded() {}
}
