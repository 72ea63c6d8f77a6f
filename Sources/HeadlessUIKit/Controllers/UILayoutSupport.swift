// SPDX-License-Identifier: MIT

/// The extent of the bars at an edge of a controller's view, with anchors: a predecessor of the
/// safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The part of the view's height that the bars at the edge cover, in points.
  var length: CGFloat { get }
  /// The upper edge of the covered part.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the covered part.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the covered part.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a view and the view's safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  enum Edge {
    case top, bottom
  }

  private let edge: Edge

  init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init()
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    let vertical =
      switch edge {
      case .top:
        [
          topAnchor.constraint(equalTo: view.topAnchor),
          bottomAnchor.constraint(equalTo: safeArea.topAnchor),
        ]
      case .bottom:
        [
          topAnchor.constraint(equalTo: safeArea.bottomAnchor),
          bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
      }
    // As in UIKit, the view has two constraints more, and none along the other axis, which has no
    // anchors.
    NSLayoutConstraint.activate(vertical)
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let covered = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? covered.top : covered.bottom
  }
}
