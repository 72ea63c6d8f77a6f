// SPDX-License-Identifier: MIT

/// A class with an appearance proxy, which determines the appearance of its instances.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let (first, second) = (UISwitch(), UISwitch())
/// host.perform { UISwitch.appearance().onTintColor = .red }
/// second.onTintColor = .blue
/// let view = UIView()
/// view.addSubview(first)
/// view.addSubview(second)
/// host.show(view)
/// print(first.onTintColor == .red, second.onTintColor == .blue)  // true true
/// ```
///
/// A proxy is an instance of the class, so that it has the class's type. It records the values that
/// are set on it. The values are applied to views of the class and its subclasses when they enter a
/// window; views that already are in a window do not change. Properties that were set on a view
/// itself are left unchanged. The README of this module lists the supported properties. Proxies
/// belong to the device that is current when they are requested.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of all instances.
  @discardableResult
  static func appearance() -> Self

  /// Returns the proxy of the instances inside containers of the given classes, listed from the
  /// innermost container to the outermost.
  @discardableResult
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Returns the proxy of the instances that have the given traits when they enter a window.
  @discardableResult
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy of the instances that have the given traits and are inside containers of the
  /// given classes.
  @discardableResult
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can be a container in ``UIAppearance``.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy of all instances.
  @discardableResult
  public static func appearance() -> Self { proxy(nil, []) }

  /// Returns the proxy of the instances inside containers of the given classes.
  @discardableResult
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(nil, containerTypes) }

  /// Returns the proxy of the instances that have the given traits when they enter a window.
  @discardableResult
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

  /// Returns the proxy of the instances that have the given traits and are inside containers of the
  /// given classes.
  @discardableResult
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
