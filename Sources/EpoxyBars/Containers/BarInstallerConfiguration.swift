// SPDX-License-Identifier: MIT

/// The settings of bar installers.
///
/// ```swift
/// var counts: [Int] = []
/// let configuration = BarInstallerConfiguration { container, bars, animated in
///   counts.append(bars.count)
///   container.setBars(bars, animated: animated)
/// }
/// let controller = UIViewController()
/// controller.loadViewIfNeeded()
/// let installer = TopBarInstaller(viewController: controller, configuration: configuration)
/// installer.install()
/// installer.setBars([BarModel<UILabel>()], animated: false)
/// print(counts)  // [1]
/// ```
///
/// An installer copies them when it is created.
public struct BarInstallerConfiguration {
  /// The settings of installers that are created without any. Set it before installers are created.
  public nonisolated(unsafe) static var shared = BarInstallerConfiguration()

  /// Called in place of the container's `setBars(_:animated:)`, which the closure has to call: it
  /// can change the bars, or add its own animations. Not called for the bars with which a container
  /// is installed.
  @preconcurrency
  public var applyBars:
    (
      @MainActor (_ container: any BarContainer, _ bars: [any BarModeling], _ animated: Bool) ->
        Void
    )?

  /// Creates settings, with an optional closure that sets the bars of the container.
  @preconcurrency
  public init(
    applyBars: (
      @MainActor (_ container: any BarContainer, _ bars: [any BarModeling], _ animated: Bool) ->
        Void
    )? = nil
  ) {
    self.applyBars = applyBars
  }
}
