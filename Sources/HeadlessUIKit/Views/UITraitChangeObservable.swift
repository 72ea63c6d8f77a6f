// SPDX-License-Identifier: MIT

/// An object with traits whose changes can be observed: a view, a view controller, a presentation
/// controller or a scene.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// var styles: [UIUserInterfaceStyle] = []
/// view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
///   styles.append(view.traitCollection.userInterfaceStyle)
/// }
/// host.show(view)
/// host.perform { view.traitOverrides.userInterfaceStyle = .dark }
/// print(styles == [.dark])  // true
/// ```
///
/// The registration ends with the object, or with `unregisterForTraitChanges(_:)`. A target is not
/// retained.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Removes a registration. Has no effect on a removed one.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)

  /// Registers a closure. For the implementations of `registerForTraitChanges(_:handler:)` only.
  @discardableResult
  func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// A closure that is called with the object and its old traits.
  public typealias TraitChangeHandler<TraitEnvironment> =
    (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection)
    -> Void

  /// Registers a closure that is called after one of `traits` has changed for this object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    _registerForTraitChanges(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
  }
}

extension UITraitChangeObservable {
  /// Registers a target whose method is called after one of `traits` has changed for this object,
  /// with the object and its old traits as arguments.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = SelectorTarget(target)
    return _registerForTraitChanges(traits) { object, old in
      if let target = target.current { action.send(to: target, SelectorArguments(object, old)) }
    }
  }

  /// Registers a method of this object that is called after one of `traits` has changed for it,
  /// with the object and its old traits as arguments.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

extension UIView: UITraitChangeObservable {
  /// Registers a closure. For the implementations of `registerForTraitChanges(_:handler:)` only.
  @discardableResult
  public final func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    addTraitRegistration(traits) { view, old in handler(view, old) }
  }

  /// The traits that the view and its subviews have instead of inheriting them.
  ///
  /// Assign the traits of the property one by one: `view.traitOverrides.layoutDirection = ...`. An
  /// override applies at once.
  public final var traitOverrides: any UITraitOverrides {
    get { ViewTraitOverrides(view: self) }
    // The overrides are written through to the view, so there is nothing to assign.
    set {}
  }

  /// Does nothing: traits are updated at once.
  public final func updateTraitsIfNeeded() {}
}

private struct ViewTraitOverrides: UITraitOverrides {
  let view: UIView

  nonisolated subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set {
      nonisolated(unsafe) let value = newValue
      MainActor.assumeIsolated { view.setTraitOverrides { $0[Trait.self] = value } }
    }
  }

  func contains(_ trait: UITrait) -> Bool {
    collection.values.specified.contains { $0 == trait }
  }

  mutating func remove(_ trait: UITrait) {
    view.setTraitOverrides(collection.removing(trait))
  }

  // Views and their overrides are only used on the main actor.
  nonisolated private var collection: UITraitCollection {
    MainActor.assumeIsolated { view.traitState?.overrides ?? UITraitCollection() }
  }
}
