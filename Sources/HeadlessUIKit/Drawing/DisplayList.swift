// SPDX-License-Identifier: MIT

/// Colours or a repeated image with which an area is filled.
package enum DrawingPaint: Hashable, Sendable {
  case color(RGBA)
  /// The image is repeated from a point of the base space on.
  case pattern(UIImage, phase: CGSize)
}

/// The look of lines.
package struct StrokeStyle: Hashable, Sendable {
  /// In points; 0 or less draws nothing.
  package var width: CGFloat
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  /// Lengths of lines and gaps in turn.
  package var dashes: [CGFloat] = []
  /// The distance into the dashes at which a line begins.
  package var phase: CGFloat = 0

  package init(width: CGFloat) {
    self.width = width
  }
}

/// An area, in the base space, that drawing is restricted to.
package struct DrawingClip: Sendable {
  package var path: [PathElement]
  package var rule: CGPathFillRule
}

/// A shadow below everything that is drawn with it. Lengths are those of the base space.
package struct DrawingShadow: Hashable, Sendable {
  package var offset: CGSize
  /// Twice the standard deviation of the blur.
  package var blur: CGFloat
  package var color: RGBA
}

/// A gradient and its place.
package struct DrawingGradient: Sendable {
  package enum Shape: Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  }

  package var shape: Shape
  package var colors: [RGBA]
  /// Evenly spread where there are none.
  package var locations: [CGFloat]?
  package var options: CGGradientDrawingOptions
}

/// Layers that a context draws: a copy that nothing changes any more.
package final class FrozenLayer: Sendable {
  @MainActor package let layer: CALayer

  @MainActor init(_ layer: CALayer) {
    self.layer = layer
  }
}

/// One drawing command with all of the graphics state that it needs, so that commands can be replayed
/// without their predecessors.
package struct DrawingStep: Sendable {
  package indirect enum Operation: Sendable {
    case fill([PathElement], CGPathFillRule, DrawingPaint)
    case stroke([PathElement], StrokeStyle, DrawingPaint)
    /// Makes everything clear.
    case clear(CGRect)
    case gradient(DrawingGradient)
    case image(UIImage, in: CGRect, UITraitCollection)
    case text(TextLayout, in: CGRect, RGBA, UITraitCollection, isRightToLeft: Bool)
    /// Drawn in the layer's own coordinates.
    case layer(FrozenLayer)
    /// Steps that are composed to one picture first: a transparency layer.
    case group([DrawingStep])
    /// The content that a view of this module shows without drawing commands.
    case ownContent
  }

  package var operation: Operation
  /// From the space of the operation to the base space: that of the picture, whose origin is its upper
  /// left corner and whose y grows downwards.
  package var transform: CGAffineTransform
  package var clips: [DrawingClip]
  package var alpha: CGFloat
  package var blendMode: CGBlendMode
  package var shadow: DrawingShadow?
  package var isAntialiased: Bool

  /// A rectangle of the base space around everything that the operation touches, without its shadow;
  /// none where only the clip limits it.
  package var extent: CGRect? {
    let rect: CGRect
    switch operation {
    case .fill(let path, _, _): rect = CGRect(around: path.lazy.flatMap(\.points))
    case .stroke(let path, let style, _):
      let reach = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
      rect = CGRect(around: path.lazy.flatMap(\.points)).insetBy(dx: -reach, dy: -reach)
    case .clear(let area): rect = area
    case .image(_, let place, _): rect = place
    case .gradient, .text, .layer, .group, .ownContent: return nil
    }
    return rect.isNull ? nil : rect.applying(transform)
  }
}

extension [DrawingStep] {
  /// Whether a step changes more than it covers, so that all steps have to be composed to one picture
  /// before that is drawn over others.
  package var needIsolation: Bool {
    contains { step in
      if case .clear = step.operation { return true }
      return step.blendMode != .normal
    }
  }
}

/// The drawing of an image: commands in the place of pixels. Two are equal where they are identical.
package final class ImageDrawing: Hashable, Sendable {
  package let steps: [DrawingStep]
  /// In points.
  package let size: CGSize

  init(steps: [DrawingStep], size: CGSize) {
    (self.steps, self.size) = (steps, size)
  }

  package static func == (left: ImageDrawing, right: ImageDrawing) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
