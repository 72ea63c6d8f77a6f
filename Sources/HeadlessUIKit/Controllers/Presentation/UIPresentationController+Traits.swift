// SPDX-License-Identifier: MIT

extension UIPresentationController: UITraitChangeObservable {
  /// The traits of the presentation, and so of the presented controller, that are not inherited.
  public final var traitOverrides: any UITraitOverrides {
    get { OwnTraitOverrides(traits: ownTraits) }
    // The overrides are written through to the controller, so there is nothing to assign.
    set {}
  }

  /// Registers a closure. For the implementations of `registerForTraitChanges(_:handler:)` only.
  @discardableResult
  public final func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    if lastTraits == nil { lastTraits = traitCollection }
    return ownTraits.register(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
  }

  /// Removes a registration for trait changes.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    ownTraits.unregister(registration)
  }

  /// The traits that the presentation has without its own overrides, before there is a container.
  final var inheritedTraits: UITraitCollection {
    presenter?.traitCollection ?? presentedViewController.device.values.traits
  }

  /// Called after the overrides have changed.
  final func overridesChanged() {
    if let container { return container.updateTraits() }
    traitsChanged(from: inheritedTraits)
  }

  /// Called after the traits of the presentation have changed, with the old ones unless others are
  /// known.
  final func traitsChanged(from fallback: UITraitCollection) {
    let (old, new) = (lastTraits ?? fallback, traitCollection)
    lastTraits = new
    guard old != new else { return }
    traitCollectionDidChange(old)
    ownTraits.notify(from: old, to: new)
  }
}
