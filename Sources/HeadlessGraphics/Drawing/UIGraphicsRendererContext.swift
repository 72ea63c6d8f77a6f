// SPDX-License-Identifier: MIT

/// The context of a renderer during drawing.
open class UIGraphicsRendererContext: NSObject {
  /// The context that records the drawing.
  public let cgContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    (self.cgContext, rendererFormat) = (cgContext, format)
    super.init()
  }

  /// The settings of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  /// Fills a rectangle with the current fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    withCurrentContext(cgContext) { UIRectFillUsingBlendMode(rect, blendMode) }
  }

  /// Draws a frame inside a rectangle, one point wide, in the current stroke color.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Draws a frame inside a rectangle, one point wide, in the current stroke color and with a blend
  /// mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saving {
      cgContext.state.fill = cgContext.state.stroke
      withCurrentContext(cgContext) { UIRectFrameUsingBlendMode(rect, blendMode) }
    }
  }

  /// Restricts subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) {
    withCurrentContext(cgContext) { UIRectClip(rect) }
  }
}
