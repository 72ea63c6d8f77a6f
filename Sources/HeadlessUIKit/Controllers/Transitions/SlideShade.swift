// SPDX-License-Identifier: MIT

/// The shade over the lower view of a navigation transition, and the shadow at the edge of the
/// upper view. Apple documents neither: the darkness and the width are chosen to look as on a
/// device.
@preconcurrency @MainActor
struct SlideShade {
  private let shade = UIView(frame: .zero)
  private let edge: EdgeShadow
  private let displacement: CGFloat

  /// Adds the shade and the shadow below a view.
  ///
  /// - Parameter displacement: The distance from the position in which the view is shown to the one
  ///   in which it is away.
  init(below upper: UIView, in container: UIView, displacement: CGFloat) {
    self.displacement = displacement
    let isMirrored = displacement < 0
    edge = EdgeShadow(isMirrored: isMirrored)
    shade.frame = container.bounds
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.1)
    edge.frame = CGRect(
      x: isMirrored ? upper.frame.maxX : upper.frame.minX - EdgeShadow.width,
      y: upper.frame.minY, width: EdgeShadow.width, height: upper.frame.height)
    for view in [shade, edge] {
      view.isUserInteractionEnabled = false
      container.insertSubview(view, belowSubview: upper)
    }
  }

  /// Moves both to the state in which the upper view is away, which has neither.
  func moveAway() {
    shade.alpha = 0
    edge.center.x += displacement
    edge.alpha = 0
  }

  /// Moves both back to the state in which the upper view is shown.
  func moveBack() {
    shade.alpha = 1
    edge.center.x -= displacement
    edge.alpha = 1
  }

  func remove() {
    shade.removeFromSuperview()
    edge.removeFromSuperview()
  }
}

/// A shadow that fades out to one side.
@preconcurrency @MainActor
private final class EdgeShadow: UIView {
  static let width: CGFloat = 9

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(isMirrored: Bool) {
    super.init(frame: .zero)
    isOpaque = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.12).cgColor]
    gradient.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    gradient.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
  }

  required init?(coder: NSCoder) { nil }
}
