// SPDX-License-Identifier: MIT

/// Traits that are changed for a controller, which few are.
@MainActor
final class ControllerTraits {
  struct Registration {
    let token: TraitChangeRegistration
    let traits: [UITrait]
    let handler: @MainActor (UIViewController, UITraitCollection) -> Void
  }

  /// By the controller itself.
  var overrides = UITraitCollection()
  /// By its container.
  var fromParent: UITraitCollection?
  var registrations: [Registration] = []
}

/// Traits of a controller's own, in place of those that it inherits.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait has a value of the controller's own.
  func contains(_ trait: UITrait) -> Bool

  /// Lets a trait be inherited again.
  mutating func remove(_ trait: UITrait)
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
    func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) {
      // A trait at its default is one that is not known.
      write(trait.defaultValue, to: trait)
    }
    reset(trait)
  }

  // Controllers are only reached on the main actor, and so is what they hand out.
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
  /// Traits of the controller's own, in place of those that it inherits.
  public final var traitOverrides: any UITraitOverrides {
    get { ControllerTraitOverrides(controller: self) }
    // Everything was written through already.
    set {}
  }

  /// Calls a closure after one of some traits has changed for this controller.
  @discardableResult
  public final func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [UITrait], handler: @escaping @MainActor (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let token = TraitChangeRegistration()
    let registration = ControllerTraits.Registration(token: token, traits: traits) {
      controller, old in
      if let controller = controller as? Controller { handler(controller, old) }
    }
    ownTraits.registrations.append(registration)
    return token
  }

  /// Forgets a closure that waits for changes.
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
    ownTraits.overrides = ownTraits.overrides.modifyingTraits(mutations)
    viewIfLoaded?.updateTraits()
  }

  final func setTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    guard child.parent === self else { return }
    child.ownTraits.fromParent = collection
    child.viewIfLoaded?.updateTraits()
  }

  /// The traits that hold for the view where they are not those that it inherits.
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

  /// Called by the view when its traits changed.
  final func viewTraitsChanged(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    guard let registrations = traitState?.registrations, !registrations.isEmpty else { return }
    let changed = Set(currentTraits.changedTraits(from: old).map(ObjectIdentifier.init))
    for registration in registrations
    where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
      registration.handler(self, old)
    }
  }

  // MARK: Before a change

  final func forwardSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A child that keeps its size is not told (UIContentContainer,
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
