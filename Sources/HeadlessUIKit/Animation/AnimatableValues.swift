// SPDX-License-Identifier: MIT

/// The animatable values of a layer, accessed by property.
protocol AnimatableValues {
  subscript(property: LayerProperty) -> AnimatedValue? { get set }

  /// Clamps values that springs have moved out of the valid range.
  mutating func limit()
}

extension LayerValues: AnimatableValues {
  subscript(property: LayerProperty) -> AnimatedValue? {
    get {
      switch property {
      case .bounds: bounds.animated
      case .position: position.animated
      case .anchorPoint: anchorPoint.animated
      case .zPosition: zPosition.animated
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: opacity.animated
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: cornerRadius.animated
      case .borderWidth: borderWidth.animated
      case .borderColor: .color(borderColor)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: shadowOpacity.animated
      case .shadowOffset: shadowOffset.animated
      case .shadowRadius: shadowRadius.animated
      case .shadowPath: .path(shadowPath)
      case .contentsRect: contentsRect.animated
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch property {
      case .bounds: bounds = newValue.rect
      case .position: position = newValue.point
      case .anchorPoint: anchorPoint = newValue.point
      case .zPosition: zPosition = newValue.scalar
      case .transform: transform = newValue.transform
      case .sublayerTransform: sublayerTransform = newValue.transform
      case .opacity: opacity = Float(newValue.scalar)
      case .backgroundColor: backgroundColor = newValue.color
      case .cornerRadius: cornerRadius = newValue.scalar
      case .borderWidth: borderWidth = newValue.scalar
      case .borderColor: borderColor = newValue.color
      case .shadowColor: shadowColor = newValue.color
      case .shadowOpacity: shadowOpacity = Float(newValue.scalar)
      case .shadowOffset: shadowOffset = newValue.size
      case .shadowRadius: shadowRadius = newValue.scalar
      case .shadowPath: shadowPath = newValue.path
      case .contentsRect: contentsRect = newValue.rect
      default: break
      }
    }
  }
}

extension LayerValues {
  mutating func limit() {
    opacity = min(max(opacity, 0), 1)
    shadowOpacity = min(max(shadowOpacity, 0), 1)
    bounds.size.width = max(bounds.size.width, 0)
    bounds.size.height = max(bounds.size.height, 0)
    cornerRadius = max(cornerRadius, 0)
    borderWidth = max(borderWidth, 0)
    shadowRadius = max(shadowRadius, 0)
  }
}
