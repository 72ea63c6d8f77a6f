// SPDX-License-Identifier: MIT

/// A bar stack at an edge of a controller's view, which insets the controller's content by its
/// height.
@preconcurrency @MainActor
public protocol BarContainer: BarStackView {
  /// The coordinators of all bars, from top to bottom.
  var coordinators: [any AnyBarCoordinating] { get }

  /// The controller whose content is inset.
  var viewController: UIViewController? { get set }

  /// Adds the container to the edge of a view.
  func add(to superview: UIView)

  /// Removes the container from its superview, and its inset from the controller.
  func remove()

  /// The way in which the controller's content is inset.
  var insetBehavior: BarContainerInsetBehavior { get set }
}

/// The requirements of the shared parts of both containers.
@preconcurrency @MainActor
protocol InternalBarContainer: BarContainer {
  init()

  /// The edge of the container.
  var position: BarContainerPosition { get }

  /// Whether bars keep their content clear of the controller's original safe area.
  var insetMargins: Bool { get set }

  /// The distance of the container from the edge, in points.
  var edgeOffset: CGFloat { get }

  /// The layout margin for an original safe area.
  func margin(forOriginalInset inset: CGFloat) -> CGFloat

  var insets: BarContainerInsets { get }
}

/// The edge of a view at which a bar container is.
enum BarContainerPosition {
  case top, bottom

  /// The inset at the edge.
  var inset: WritableKeyPath<UIEdgeInsets, CGFloat> {
    switch self {
    case .top: \.top
    case .bottom: \.bottom
    }
  }
}
