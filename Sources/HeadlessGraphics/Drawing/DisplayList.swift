// SPDX-License-Identifier: MIT

/// A color or a repeated image that fills an area.
package enum DrawingPaint: Hashable, Sendable {
  case color(RGBA)
  /// An image that is repeated from the point `phase` of the base space.
  case pattern(UIImage, phase: CGSize)
}

/// The style of lines.
package struct StrokeStyle: Hashable, Sendable {
  /// The line width, in points; a line of width 0 or less is not drawn.
  package var width: CGFloat
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  /// The alternating lengths of dashes and gaps, in points; empty for solid lines.
  package var dashes: [CGFloat] = []
  /// The offset in the dash pattern at which a line begins, in points.
  package var phase: CGFloat = 0

  package init(width: CGFloat) {
    self.width = width
  }
}

/// An area, in the base space, to which drawing is restricted.
package struct DrawingClip: Sendable {
  package var path: [PathElement]
  package var rule: CGPathFillRule
}

/// A shadow of drawn shapes. Lengths are in points of the base space.
package struct DrawingShadow: Hashable, Sendable {
  package var offset: CGSize
  /// The blur, twice its standard deviation.
  package var blur: CGFloat
  package var color: RGBA
}

/// A gradient with its shape and position.
package struct DrawingGradient: Sendable {
  package enum Shape: Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  }

  package var shape: Shape
  package var colors: [RGBA]
  /// The locations of the colors, from 0 to 1; the colors are evenly spread if nil.
  package var locations: [CGFloat]?
  package var options: CGGradientDrawingOptions
}

/// A picture that the commands of a context contain and that another module draws: a tree of
/// layers.
package protocol DrawnPicture: AnyObject, Sendable {}

/// A drawing command with all of the graphics state that it requires, which allows a renderer to
/// replay it without the preceding commands.
package struct DrawingStep: Sendable {
  package indirect enum Operation: Sendable {
    case fill([PathElement], CGPathFillRule, DrawingPaint)
    case stroke([PathElement], StrokeStyle, DrawingPaint)
    /// Makes a rectangle transparent.
    case clear(CGRect)
    case gradient(DrawingGradient)
    case image(UIImage, in: CGRect, UITraitCollection)
    case text(TextLayout, in: CGRect, RGBA, UITraitCollection, isRightToLeft: Bool)
    /// A tree of layers, drawn in its own coordinate system.
    case picture(any DrawnPicture)
    /// A transparency layer: commands that are composed to one image before that image is drawn.
    case group([DrawingStep])
    /// The content that a view of this module shows without drawing commands, such as the text of a
    /// label.
    case ownContent
  }

  package var operation: Operation
  /// The transform from the space of the operation to the base space, which is the space of the
  /// image: its origin is the upper left corner, and y grows downwards.
  package var transform: CGAffineTransform
  package var clips: [DrawingClip]
  package var alpha: CGFloat
  package var blendMode: CGBlendMode
  package var shadow: DrawingShadow?
  package var isAntialiased: Bool

  /// A rectangle, in the base space, around the area that the operation affects, without its
  /// shadow; nil if only the clip limits that area.
  package var extent: CGRect? {
    let rect: CGRect
    switch operation {
    case .fill(let path, _, _): rect = CGRect(around: path.lazy.flatMap(\.points))
    case .stroke(let path, let style, _):
      let reach = style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
      rect = CGRect(around: path.lazy.flatMap(\.points)).insetBy(dx: -reach, dy: -reach)
    case .clear(let area): rect = area
    case .image(_, let frame, _): rect = frame
    case .gradient, .text, .picture, .group, .ownContent: return nil
    }
    return rect.isNull ? nil : rect.applying(transform)
  }
}

extension [DrawingStep] {
  /// Whether a command affects more than the area that it covers. In this case, all commands must
  /// be composed to one image before that image is drawn over others.
  package var needIsolation: Bool {
    contains { step in
      if case .clear = step.operation { return true }
      return step.blendMode != .normal
    }
  }
}

/// An image that consists of drawing commands in place of pixels. Two drawings are equal only if
/// they are the same object.
package final class ImageDrawing: Hashable, Sendable {
  package let steps: [DrawingStep]
  /// The size, in points.
  package let size: CGSize

  init(steps: [DrawingStep], size: CGSize) {
    (self.steps, self.size) = (steps, size)
  }

  package static func == (left: ImageDrawing, right: ImageDrawing) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// Without children; see `CGPath`.
extension ImageDrawing: CustomReflectable {
  package var customMirror: Mirror { Mirror(self, children: []) }
}
