// SPDX-License-Identifier: MIT

/// A layer that fills and strokes a path.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
/// ring.strokeEnd = 0.25
/// view.layer.addSublayer(ring)
/// host.show(view)
/// let grow = CABasicAnimation(keyPath: "strokeEnd")
/// grow.fromValue = 0
/// grow.duration = 1
/// ring.add(grow, forKey: "grow")
/// host.advance(by: 0.5)
/// print(ring.strokeEnd, ring.presentation()?.strokeEnd ?? 0)  // 0.25 0.125
/// ```
///
/// The path is in the coordinates of the layer and does not change its bounds. A path animates only
/// by an added animation, between paths with the same kinds of elements.
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's own coordinates.
  open var path: CGPath? {
    didSet { changed(.path, from: oldValue, to: path) }
  }

  /// The fill color, or nil for no fill.
  open var fillColor: CGColor? = .black {
    didSet { changed(.fillColor, from: oldValue, to: fillColor) }
  }

  /// The rule that determines the inside of an outline that crosses itself.
  open var fillRule: CAShapeLayerFillRule = .nonZero

  /// The stroke color, or nil for no stroke.
  open var strokeColor: CGColor? {
    didSet { changed(.strokeColor, from: oldValue, to: strokeColor) }
  }

  /// The point along the path where the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { changed(.strokeStart, from: oldValue, to: strokeStart) }
  }

  /// The point along the path where the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { changed(.strokeEnd, from: oldValue, to: strokeEnd) }
  }

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { changed(.lineWidth, from: oldValue, to: lineWidth) }
  }

  /// The limit of the ratio between the length of a miter and the line width.
  open var miterLimit: CGFloat = 10

  /// The shape of the ends of lines.
  open var lineCap: CAShapeLayerLineCap = .butt

  /// The shape of the corners of lines.
  open var lineJoin: CAShapeLayerLineJoin = .miter

  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?

  /// The offset of the line's start in the dash pattern, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { changed(.lineDashPhase, from: oldValue, to: lineDashPhase) }
  }

  override func makeCopy() -> CALayer {
    CAShapeLayer(layer: self)
  }

  override func copyOwnValues(of other: CALayer) {
    guard let other = other as? CAShapeLayer else { return }
    shapeValues = other.shapeValues
    (fillRule, miterLimit) = (other.fillRule, other.miterLimit)
    (lineCap, lineJoin, lineDashPattern) = (other.lineCap, other.lineJoin, other.lineDashPattern)
  }

  override func ownAnimatedValue(_ property: LayerProperty) -> AnimatedValue? {
    shapeValues[property]
  }

  override func setOwn(_ property: LayerProperty, to value: AnimatedValue) {
    var values = shapeValues
    values[property] = value
    shapeValues = values
  }

  override func presentOwnValues(of other: CALayer) {
    guard let other = other as? CAShapeLayer else { return }
    shapeValues = other.presentationShape
  }
}

/// The rule that determines the inside of an outline that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point is inside if the winding number of the outline around it is not 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the outline an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a line cap from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a half circle beyond the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends in half a square beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a line join from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The corner is sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
