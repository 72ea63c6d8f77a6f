// SPDX-License-Identifier: MIT

/// Shows bars at the upper edge of a controller's view.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let controller = UIViewController()
/// let installer = TopBarInstaller(viewController: controller) {
///   BarModel<UIView>().makeView {
///     let (bar, title) = (UIView(), UILabel())
///     title.text = "Inbox"
///     let group = VGroup { title }
///     group.install(in: bar)
///     group.constrainToMargins()
///     return bar
///   }
/// }
/// host.show(controller)
/// host.perform { installer.install() }
/// print(installer.container?.frame.maxY == controller.view.safeAreaInsets.top)  // true
/// ```
///
/// A controller stores its installer in a lazy property, and installs it in `viewDidLoad()`; the
/// installer holds the controller weakly. `setBars` before `install` only stores the bars, and
/// `install` before the view is loaded does nothing but warn.
///
/// The bars extend the controller's safe area by its `additionalSafeAreaInsets`, which the
/// installer owns: do not set them. Scroll views adjust their insets to it.
/// ``BarContainerInsetBehavior`` has other ways.
@preconcurrency @MainActor
public final class TopBarInstaller: NSObject {
  private let installer: BarInstaller<TopBarContainer>

  /// Creates an installer, which does not retain the controller.
  public init(
    viewController: UIViewController, bars: [any BarModeling] = [],
    configuration: BarInstallerConfiguration = .shared
  ) {
    installer = BarInstaller(
      viewController: viewController, bars: bars, configuration: configuration)
    super.init()
  }

  /// Creates an installer, which does not retain the controller.
  public convenience init(
    viewController: UIViewController, configuration: BarInstallerConfiguration = .shared,
    @BarModelBuilder bars: () -> [any BarModeling]
  ) {
    self.init(viewController: viewController, bars: bars(), configuration: configuration)
  }

  /// The container, while it is installed.
  public var container: TopBarContainer? { installer.container }

  /// Updates the bars; see `BarStackView.setBars(_:animated:)`. Before the installation, only
  /// stores them.
  public func setBars(_ bars: [any BarModeling], animated: Bool) {
    installer.setBars(bars, animated: animated)
    installer.viewController?.setNeedsStatusBarAppearanceUpdate()
  }

  /// Adds the bars to the controller's view. Does nothing if they were added already, and warns if
  /// the controller has no loaded view or was released.
  ///
  /// The bars remain in the view when the installer is released, but can then not be updated.
  public func install() {
    installer.install()?.barInstaller = self
  }

  /// Removes the bars and their inset from the controller's view. They can be installed again.
  public func uninstall() {
    installer.uninstall()
  }
}

extension TopBarInstaller: BarCoordinatorPropertyConfigurable {
  /// The coordinators of the installed bars, from top to bottom.
  public var coordinators: [any AnyBarCoordinating] { installer.coordinators }

  /// The value of a property, which all coordinators that have the property receive.
  public subscript<Property>(property: BarCoordinatorProperty<Property>) -> Property {
    get { installer[property] }
    set { installer[property] = newValue }
  }

  /// Observes a property until the returned object is released.
  public func observe<Property>(
    _ property: BarCoordinatorProperty<Property>, observer: @escaping (Property) -> Void
  ) -> AnyObject {
    installer.observe(property, observer: observer)
  }
}
