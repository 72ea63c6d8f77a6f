// SPDX-License-Identifier: MIT

/// The drawings of accessories: chevrons, marks, and the signs of editing controls.
///
/// They are paths, not symbols, because accessories have the same shape in all applications and
/// their own sizes. Tables and lists share them.
enum ListGlyph: Hashable, Sendable {
  /// A chevron that points in the trailing direction.
  case disclosure
  /// A chevron that points down when its item is expanded, and in the trailing direction otherwise.
  case outline
  case checkmark
  /// A letter i in a circle.
  case detail
  /// A white minus in a filled circle.
  case delete
  /// A white plus in a filled circle.
  case insert
  case reorder
  case unselected
  /// A white mark in a filled circle.
  case selected

  /// The size at the default text size, in points.
  var size: CGSize {
    switch self {
    case .disclosure: CGSize(width: 8, height: 13)
    case .outline: CGSize(width: 13, height: 13)
    case .checkmark: CGSize(width: 14, height: 14)
    case .reorder: CGSize(width: 22, height: 12)
    case .detail, .delete, .insert, .unselected, .selected: CGSize(width: 22, height: 22)
    }
  }

  /// The width of the strokes, as a fraction of the height.
  var strokeWidth: CGFloat {
    switch self {
    case .disclosure, .outline: 2 / 13
    case .checkmark: 2 / 14
    case .reorder: 1.5 / 12
    default: 1.5 / 22
    }
  }

  /// The color if none is given; nil for the tint color.
  var color: UIColor? {
    switch self {
    case .disclosure, .reorder, .unselected: .tertiaryLabel
    case .delete: .systemRed
    case .insert: .systemGreen
    case .outline, .checkmark, .detail, .selected: nil
    }
  }

  /// The circle behind the strokes; nil if the glyph has none.
  var disk: Disk? {
    switch self {
    case .delete, .insert, .selected: .filled
    case .detail, .unselected: .outlined
    default: nil
    }
  }

  enum Disk { case filled, outlined }

  /// Returns the strokes in a rectangle. A chevron points to the right.
  func strokes(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func line(_ points: (CGFloat, CGFloat)...) {
      for (index, share) in points.enumerated() {
        let point = point(share.0, share.1)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    switch self {
    case .disclosure: line((0.15, 0.08), (0.85, 0.5), (0.15, 0.92))
    case .outline: line((0.3, 0.08), (0.7, 0.5), (0.3, 0.92))
    case .checkmark: line((0.06, 0.56), (0.36, 0.88), (0.94, 0.12))
    case .detail:
      line((0.5, 0.45), (0.5, 0.74))
      line((0.5, 0.27), (0.5, 0.29))
    case .delete: line((0.27, 0.5), (0.73, 0.5))
    case .insert:
      line((0.27, 0.5), (0.73, 0.5))
      line((0.5, 0.27), (0.5, 0.73))
    case .reorder:
      for y in [0.1, 0.5, 0.9] as [CGFloat] { line((0.03, y), (0.97, y)) }
    case .unselected: break
    case .selected: line((0.28, 0.53), (0.44, 0.69), (0.73, 0.33))
    }
    return path
  }
}
