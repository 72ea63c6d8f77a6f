// SPDX-License-Identifier: MIT

/// The shared part of both installers.
@preconcurrency @MainActor
final class BarInstaller<Container: InternalBarContainer> {
  private(set) weak var viewController: UIViewController?
  private(set) var container: Container?
  private let configuration: BarInstallerConfiguration
  private let properties = BarCoordinatorProperties()

  /// The bars that are shown, or will be once the container is installed.
  private(set) var bars: [any BarModeling]

  init(
    viewController: UIViewController, bars: [any BarModeling],
    configuration: BarInstallerConfiguration
  ) {
    self.viewController = viewController
    self.bars = bars
    self.configuration = configuration
  }

  func setBars(_ bars: [any BarModeling], animated: Bool) {
    self.bars = bars
    guard let container else { return }
    if let applyBars = configuration.applyBars {
      applyBars(container, bars, animated)
    } else {
      container.setBars(bars, animated: animated)
    }
  }

  /// Adds a container with the bars. Returns the container, or nil if there is one already.
  func install() -> Container? {
    guard container == nil else { return nil }
    guard let viewController, let view = viewController.viewIfLoaded else {
      let models = bars.map { "\($0.eraseToAnyBarModel().diffIdentifier)" }
      EpoxyLogger.shared.warn(
        "install() of a bar installer requires a controller with a loaded view, so that \(models) are not "
          + "shown: call it in viewDidLoad() or later.")
      return nil
    }
    let container = Container()
    container.viewController = viewController
    container.didMakeCoordinator = { [properties] in properties.apply(to: $0) }
    self.container = container
    container.add(to: view)
    container.setBars(bars, animated: false)
    return container
  }

  /// Removes the container. The bars are kept for the next installation.
  func uninstall() {
    guard let container else { return }
    self.container = nil
    container.remove()
    container.setBars([], animated: false)
    container.viewController = nil
  }

  // MARK: Coordinators

  var coordinators: [any AnyBarCoordinating] { container?.coordinators ?? [] }

  subscript<Property>(property: BarCoordinatorProperty<Property>) -> Property {
    get { properties.value(of: property) }
    set { properties.set(property, to: newValue, on: coordinators) }
  }

  func observe<Property>(
    _ property: BarCoordinatorProperty<Property>, observer: @escaping (Property) -> Void
  ) -> AnyObject {
    properties.observe(property, observer: observer)
  }
}
