// SPDX-License-Identifier: MIT

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's own coordinates.
  open var path: CGPath? {
    didSet { changed(.path, from: oldValue, to: path) }
  }

  /// What the outline is filled with.
  open var fillColor: CGColor? = .black {
    didSet { changed(.fillColor, from: oldValue, to: fillColor) }
  }

  /// What is inside where the outline crosses itself.
  open var fillRule: CAShapeLayerFillRule = .nonZero

  /// What the outline is drawn with.
  open var strokeColor: CGColor? {
    didSet { changed(.strokeColor, from: oldValue, to: strokeColor) }
  }

  /// Where along the path the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { changed(.strokeStart, from: oldValue, to: strokeStart) }
  }

  /// Where along the path the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { changed(.strokeEnd, from: oldValue, to: strokeEnd) }
  }

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { changed(.lineWidth, from: oldValue, to: lineWidth) }
  }

  /// How sharp a mitred corner may be.
  open var miterLimit: CGFloat = 10

  /// The ends of lines.
  open var lineCap: CAShapeLayerLineCap = .butt

  /// The corners of lines.
  open var lineJoin: CAShapeLayerLineJoin = .miter

  /// Lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?

  /// Where in the pattern the line begins, in points.
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

  override func presentOwnValues(of other: CALayer) {
    guard let other = other as? CAShapeLayer else { return }
    shapeValues = other.presentationShape
  }
}

/// What is inside where an outline crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A rule by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the outline goes round in sum.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What is an odd number of crossings away from the outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// An end by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A corner by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
