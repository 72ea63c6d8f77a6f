// SPDX-License-Identifier: MIT

/// The only scene of a device. It contains all windows of the device, which inherit its traits.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let root = UIViewController()
/// host.show(root)
/// let scene = root.view.window?.windowScene
/// var styles: [UIUserInterfaceStyle] = []
/// let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
/// scene?.registerForTraitChanges(traits) { (scene: UIWindowScene, old) in
///   styles.append(scene.traitCollection.userInterfaceStyle)
/// }
/// host.perform { scene?.traitOverrides.userInterfaceStyle = .dark }
/// print(styles == [.dark], root.traitCollection.userInterfaceStyle == .dark)  // true true
/// ```
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The trait overrides and the trait observers of the scene.
  final private(set) lazy var ownTraits = OwnTraits { [weak self] in self?.overridesChanged() }
  private lazy var lastTraits = device.values.traits
  private unowned let device: Device

  /// The state of the status bar above the scene's windows.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(
    device: device)

  init(device: Device) {
    self.device = device
    super.init(
      session: UISceneSession(
        role: .windowApplication,
        configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication),
        persistentIdentifier: "main"))
    _ = lastTraits
  }

  final override var deviceOfResponder: Device { device }

  /// The screen of the scene's device.
  open var screen: UIScreen { device.screen }

  /// The visible windows of the application, the lowest first.
  open var windows: [UIWindow] { device.screen.applicationWindows }

  /// The window that receives key events.
  open var keyWindow: UIWindow? { device.application.keyWindow }

  /// The traits: those of the device, with `traitOverrides`.
  open var traitCollection: UITraitCollection { ownTraits.applied(to: device.values.traits) }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The coordinate space of the scene: the screen.
  open var coordinateSpace: any UICoordinateSpace { device.screen }

  private func overridesChanged() {
    device.screenUpdates.overridesOfScene = ownTraits.overrides
    device.perform {
      traitsChanged()
      for window in device.screen.windows { window.updateTraits() }
    }
  }

  /// Called after the traits of the device or the overrides have changed, before the windows
  /// follow.
  final func traitsChanged() {
    let (old, new) = (lastTraits, traitCollection)
    lastTraits = new
    guard old != new else { return }
    traitCollectionDidChange(old)
    ownTraits.notify(from: old, to: new)
  }
}

extension UIWindowScene: UITraitChangeObservable {
  /// The traits of the scene, and so of its windows, that are not inherited.
  public final var traitOverrides: any UITraitOverrides {
    get { OwnTraitOverrides(traits: ownTraits) }
    // The overrides are written through to the scene, so there is nothing to assign.
    set {}
  }

  /// Registers a closure. For the implementations of `registerForTraitChanges(_:handler:)` only.
  @discardableResult
  public final func _registerForTraitChanges(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    ownTraits.register(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
  }

  /// Removes a registration for trait changes.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    ownTraits.unregister(registration)
  }
}
