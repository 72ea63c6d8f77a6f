// SPDX-License-Identifier: MIT

/// The way a view's content is placed when its bounds change; Apple's name is `UIView.ContentMode`.
public enum UIViewContentMode: Int, Sendable {
  /// The content is stretched to the bounds.
  case scaleToFill = 0
  /// The content keeps its proportions and is as large as fits into the bounds.
  case scaleAspectFit = 1
  /// The content keeps its proportions and is as small as covers the bounds.
  case scaleAspectFill = 2
  /// The content is redrawn.
  case redraw = 3
  /// The content is centered.
  case center = 4
  /// The content is centered at the upper edge.
  case top = 5
  /// The content is centered at the lower edge.
  case bottom = 6
  /// The content is centered at the left edge.
  case left = 7
  /// The content is centered at the right edge.
  case right = 8
  /// The content is aligned with the upper left corner.
  case topLeft = 9
  /// The content is aligned with the upper right corner.
  case topRight = 10
  /// The content is aligned with the lower left corner.
  case bottomLeft = 11
  /// The content is aligned with the lower right corner.
  case bottomRight = 12

  /// Creates the mode that corresponds to a layer's gravity.
  package init(_ gravity: CALayerContentsGravity) {
    self = Self.gravities.first { $0.gravity == gravity }?.mode ?? .scaleToFill
  }

  /// The gravity of the layer of a view with this mode.
  var gravity: CALayerContentsGravity {
    Self.gravities.first { $0.mode == self }?.gravity ?? .resize
  }

  private static let gravities: [(mode: UIViewContentMode, gravity: CALayerContentsGravity)] = [
    (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect),
    (.scaleAspectFill, .resizeAspectFill), (.center, .center), (.top, .top), (.bottom, .bottom),
    (.left, .left), (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight),
    (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
  ]

  /// Returns the rectangle in the bounds that content of a given size fills.
  package func rect(forContent size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (across, down) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .scaleAspectFit ? min(across, down) : max(across, down)
      let scaled = CGSize(width: size.width * scale, height: size.height * scale)
      return placed(scaled, in: bounds, horizontally: 0.5, vertically: 0.5)
    case .center: return placed(size, in: bounds, horizontally: 0.5, vertically: 0.5)
    case .top: return placed(size, in: bounds, horizontally: 0.5, vertically: 0)
    case .bottom: return placed(size, in: bounds, horizontally: 0.5, vertically: 1)
    case .left: return placed(size, in: bounds, horizontally: 0, vertically: 0.5)
    case .right: return placed(size, in: bounds, horizontally: 1, vertically: 0.5)
    case .topLeft: return placed(size, in: bounds, horizontally: 0, vertically: 0)
    case .topRight: return placed(size, in: bounds, horizontally: 1, vertically: 0)
    case .bottomLeft: return placed(size, in: bounds, horizontally: 0, vertically: 1)
    case .bottomRight: return placed(size, in: bounds, horizontally: 1, vertically: 1)
    }
  }

  private func placed(
    _ size: CGSize, in bounds: CGRect, horizontally: CGFloat, vertically: CGFloat
  ) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * horizontally,
      y: bounds.minY + (bounds.height - size.height) * vertically,
      width: size.width, height: size.height)
  }
}
