// SPDX-License-Identifier: MIT

/// A layer that shows a gradient, clipped to its rounded corners.
///
/// ```swift
/// let gradient = CAGradientLayer()
/// gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
/// gradient.startPoint = CGPoint(x: 0, y: 0.5)
/// gradient.endPoint = CGPoint(x: 1, y: 0.5)
/// print(gradient.colors?.count ?? 0)  // 2
/// ```
///
/// Points are in the unit square of the layer. Colors are mixed during an animation if both lists
/// have the same length, and otherwise set at once.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`.
  open var colors: [Any]? {
    didSet { changed(.colors, from: cgColors(oldValue), to: cgColors(colors)) }
  }

  /// The location of each color, from 0 to 1; nil for evenly spaced colors.
  open var locations: [NSNumber]? {
    didSet { changed(.locations, from: numbers(oldValue), to: numbers(locations)) }
  }

  /// The start point of the gradient, in the unit square of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed(.startPoint, from: oldValue, to: startPoint) }
  }

  /// The end point of the gradient, in the unit square of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed(.endPoint, from: oldValue, to: endPoint) }
  }

  /// The shape of the gradient.
  open var type: CAGradientLayerType = .axial

  /// The elements of `colors` that are colors.
  package var resolvedColors: [CGColor] { cgColors(colors) }

  override func makeCopy() -> CALayer {
    CAGradientLayer(layer: self)
  }

  override func copyOwnValues(of other: CALayer) {
    guard let other = other as? CAGradientLayer else { return }
    (colors, locations, type) = (other.colors, other.locations, other.type)
    (startPoint, endPoint) = (other.startPoint, other.endPoint)
  }

  override func ownAnimatedValue(_ property: LayerProperty) -> AnimatedValue? {
    gradientValues[property]
  }

  override func setOwn(_ property: LayerProperty, to value: AnimatedValue) {
    switch property {
    case .colors: colors = value.colors
    case .locations: locations = value.locations.map { NSNumber(value: Double($0)) }
    case .startPoint: startPoint = value.point
    case .endPoint: endPoint = value.point
    default: break
    }
  }

  override func presentOwnValues(of other: CALayer) {
    guard let other = other as? CAGradientLayer else { return }
    let values = other.presentationGradient
    if colors != nil { colors = values.colors }
    if locations != nil { locations = values.locations.map { NSNumber(value: Double($0)) } }
    (startPoint, endPoint) = (values.startPoint, values.endPoint)
  }

  private func cgColors(_ colors: [Any]?) -> [CGColor] {
    (colors ?? []).compactMap { $0 as? CGColor }
  }

  /// The locations as numbers; empty for evenly spaced colors.
  package var resolvedLocations: [CGFloat] { numbers(locations) }

  private func numbers(_ numbers: [NSNumber]?) -> [CGFloat] {
    (numbers ?? []).map { CGFloat($0.doubleValue) }
  }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The string that identifies the value; equal strings make equal values.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The colors change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colors change around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
  /// The colors change with the distance from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
