// SPDX-License-Identifier: MIT

/// The ways in which a bar container insets the content of its controller.
///
/// ```swift
/// let controller = UIViewController()
/// controller.loadViewIfNeeded()
/// let installer = TopBarInstaller(viewController: controller) { BarModel<UILabel>() }
/// installer.install()
/// installer.container?.insetBehavior = .none
/// print(controller.additionalSafeAreaInsets.top)  // 0.0
/// ```
///
/// A new behavior takes effect with the next layout, which also removes the inset of the earlier
/// one.
public enum BarContainerInsetBehavior: Equatable, Sendable {
  /// The safe area of the controller is extended to the height of the bars. The default.
  case barHeightSafeArea
  /// The content insets of scroll views that are direct subviews of the controller's view, and
  /// whose edge is the edge of the bars, are set to the height of the bars.
  case barHeightContentInset
  /// The content is not inset.
  case none
}
