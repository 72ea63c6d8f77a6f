// SPDX-License-Identifier: MIT

/// Shows bars at the lower edge of a controller's view.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let controller = UIViewController()
/// let field = UITextField(frame: CGRect(x: 16, y: 80, width: 200, height: 34))
/// let installer = BottomBarInstaller(viewController: controller, avoidsKeyboard: true) {
///   BarModel<UILabel>(content: "Send") { $0.view.text = $1 }
/// }
/// host.show(controller)
/// host.perform {
///   controller.view.addSubview(field)
///   installer.install()
/// }
/// host.tap(field)
/// host.settle()
/// print(installer.container?.frame.maxY == host.keyboardFrame.minY)  // true
/// ```
///
/// With `avoidsKeyboard` the bars move with a docked keyboard, in its animation and under the
/// finger that drags it down; a floating or split keyboard does not move them. The rest is as for
/// ``TopBarInstaller``: the installer owns the lower `additionalSafeAreaInsets`, and holds the
/// controller weakly.
@preconcurrency @MainActor
public final class BottomBarInstaller: NSObject {
  private let installer: BarInstaller<BottomBarContainer>
  private lazy var keyboardWatcher = KeyboardPositionWatcher()

  /// Creates an installer, which does not retain the controller.
  ///
  /// - Parameter avoidsKeyboard: Whether the keyboard raises the bars.
  public init(
    viewController: UIViewController, avoidsKeyboard: Bool = false,
    bars: [any BarModeling] = [], configuration: BarInstallerConfiguration = .shared
  ) {
    installer = BarInstaller(
      viewController: viewController, bars: bars, configuration: configuration)
    self.avoidsKeyboard = avoidsKeyboard
    super.init()
  }

  /// Creates an installer, which does not retain the controller.
  ///
  /// - Parameter avoidsKeyboard: Whether the keyboard raises the bars.
  public convenience init(
    viewController: UIViewController, avoidsKeyboard: Bool = false,
    configuration: BarInstallerConfiguration = .shared,
    @BarModelBuilder bars: () -> [any BarModeling]
  ) {
    self.init(
      viewController: viewController, avoidsKeyboard: avoidsKeyboard, bars: bars(),
      configuration: configuration)
  }

  /// The container, while it is installed.
  public var container: BottomBarContainer? { installer.container }

  /// Whether the keyboard raises the bars.
  ///
  /// The bars stay where they are if a scroll view that is a direct subview of the controller's
  /// view has `keyboardAdjustsBottomBarOffset` set to false.
  public var avoidsKeyboard: Bool {
    didSet { if avoidsKeyboard != oldValue { updateKeyboardAvoidance() } }
  }

  /// Updates the bars; see `BarStackView.setBars(_:animated:)`. Before the installation, only
  /// stores them.
  public func setBars(_ bars: [any BarModeling], animated: Bool) {
    installer.setBars(bars, animated: animated)
  }

  /// Adds the bars to the controller's view. Does nothing if they were added already, and warns if
  /// the controller has no loaded view or was released.
  ///
  /// The bars remain in the view when the installer is released, but can then not be updated.
  public func install() {
    guard let container = installer.install() else { return }
    container.barInstaller = self
    updateKeyboardAvoidance()
  }

  /// Removes the bars and their inset from the controller's view. They can be installed again.
  public func uninstall() {
    if avoidsKeyboard { keyboardWatcher.stopObserving(in: installer.viewController?.viewIfLoaded) }
    installer.uninstall()
  }

  // MARK: Keyboard

  private func updateKeyboardAvoidance() {
    guard let container, let view = installer.viewController?.viewIfLoaded else { return }
    if avoidsKeyboard {
      keyboardWatcher.observeOverlap(in: view) { [weak container, weak view] overlap in
        guard let container, let view else { return }
        let isAllowed = BarContainerInsets.scrollViews(of: view).allSatisfy(
          \.keyboardAdjustsBottomBarOffset)
        container.bottomOffset = isAllowed ? overlap : 0
      }
      container.didLayOut = { [weak self, weak view] in self?.keyboardWatcher.update(view) }
    } else {
      keyboardWatcher.stopObserving(in: view)
      container.didLayOut = nil
      container.bottomOffset = 0
    }
  }
}

extension BottomBarInstaller: BarCoordinatorPropertyConfigurable {
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
