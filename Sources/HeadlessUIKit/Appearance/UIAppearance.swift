// SPDX-License-Identifier: MIT

/// A class whose instances look as their appearance proxy was set.
///
/// A proxy is an instance of the class that records what is set, so that it has the class's type. Its
/// values are applied to the views of the class, and of its subclasses, when they enter a window; views in
/// a window keep their looks. A property that was set on a view itself is left alone. Which properties take
/// part is in the README of this module. Proxies belong to the device that is current when they are
/// called.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy of all instances.
  static func appearance() -> Self

  /// The proxy of the instances inside of containers of some classes, from the inner container to the outer
  /// one.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// The proxy of the instances that have some traits when they enter a window.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy of the instances that have some traits and are inside of containers of some classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that ``UIAppearance`` can name as a container.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy of all instances.
  public static func appearance() -> Self { proxy(nil, []) }

  /// The proxy of the instances inside of containers of some classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// The proxy of the instances that have some traits when they enter a window.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// The proxy of the instances that have some traits and are inside of containers of some classes.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(trait, containerTypes) }

  private static func proxy(
    _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let registry = Device.current.appearance
    if let view = registry.proxy(of: self, traits, containers)?.view as? Self { return view }
    guard let view = _RuntimeView.make(self, frame: .zero) as? Self else {
      preconditionFailure("init(frame:) of \(self) must return an instance of the class")
    }
    view.appearanceProperties = .proxy
    registry.add(
      AppearanceProxy(view, containers: containers, traits: traits) { $0 is Self })
    return view
  }
}
