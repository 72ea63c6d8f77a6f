// SPDX-License-Identifier: MIT

/// The animatable values that a shape layer adds.
package struct ShapeValues: AnimatableValues {
  package var path: CGPath?
  package var fillColor: CGColor?
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat
  package var strokeEnd: CGFloat
  package var lineWidth: CGFloat
  package var lineDashPhase: CGFloat

  subscript(property: LayerProperty) -> AnimatedValue? {
    get {
      switch property {
      case .path: .path(path)
      case .fillColor: .color(fillColor)
      case .strokeColor: .color(strokeColor)
      case .strokeStart: strokeStart.animated
      case .strokeEnd: strokeEnd.animated
      case .lineWidth: lineWidth.animated
      case .lineDashPhase: lineDashPhase.animated
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch property {
      case .path: path = newValue.path
      case .fillColor: fillColor = newValue.color
      case .strokeColor: strokeColor = newValue.color
      case .strokeStart: strokeStart = newValue.scalar
      case .strokeEnd: strokeEnd = newValue.scalar
      case .lineWidth: lineWidth = newValue.scalar
      case .lineDashPhase: lineDashPhase = newValue.scalar
      default: break
      }
    }
  }

  mutating func limit() {
    lineWidth = max(lineWidth, 0)
  }
}

extension CAShapeLayer {
  final var shapeValues: ShapeValues {
    get {
      ShapeValues(
        path: path, fillColor: fillColor, strokeColor: strokeColor, strokeStart: strokeStart,
        strokeEnd: strokeEnd, lineWidth: lineWidth, lineDashPhase: lineDashPhase)
    }
    set {
      (path, fillColor, strokeColor) = (newValue.path, newValue.fillColor, newValue.strokeColor)
      (strokeStart, strokeEnd) = (newValue.strokeStart, newValue.strokeEnd)
      (lineWidth, lineDashPhase) = (newValue.lineWidth, newValue.lineDashPhase)
    }
  }

  /// The values of the shape as they appear at the current time of the device.
  package final var presentationShape: ShapeValues {
    var values = shapeValues
    if hasAnimations { animations?.apply(to: &values) }
    return values
  }
}

/// The animatable values that a gradient layer adds.
package struct GradientValues: AnimatableValues {
  package var colors: [CGColor]
  /// The locations of the colors; empty for evenly spaced colors.
  package var locations: [CGFloat]
  package var startPoint: CGPoint
  package var endPoint: CGPoint

  subscript(property: LayerProperty) -> AnimatedValue? {
    get {
      switch property {
      case .colors: .colors(colors)
      case .locations: .locations(locations)
      case .startPoint: startPoint.animated
      case .endPoint: endPoint.animated
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch property {
      case .colors: colors = newValue.colors
      case .locations: locations = newValue.locations
      case .startPoint: startPoint = newValue.point
      case .endPoint: endPoint = newValue.point
      default: break
      }
    }
  }

  mutating func limit() {}
}

extension CAGradientLayer {
  final var gradientValues: GradientValues {
    GradientValues(
      colors: resolvedColors, locations: resolvedLocations, startPoint: startPoint,
      endPoint: endPoint)
  }

  /// The values of the gradient as they appear at the current time of the device.
  package final var presentationGradient: GradientValues {
    var values = gradientValues
    if hasAnimations { animations?.apply(to: &values) }
    return values
  }
}
