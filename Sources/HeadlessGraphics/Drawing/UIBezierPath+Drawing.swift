// SPDX-License-Identifier: MIT

extension UIBezierPath {
  final func recordFill(in context: CGContext) {
    let transform = context.state.transform
    context.fill(cgPath.elements.map { $0.applying(transform) }, fillRule)
  }

  final func recordStroke(in context: CGContext) {
    context.stroke(cgPath.elements, strokeStyle(in: context))
  }

  final var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func strokeStyle(in context: CGContext) -> StrokeStyle {
    let transform = context.state.transform
    let size = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    // "A width of 0 is interpreted as the thinnest line that can be rendered" ("lineWidth").
    let thinnest = size > 0 ? 1 / (context.scale * size) : 0
    var style = StrokeStyle(width: lineWidth == 0 ? thinnest : lineWidth)
    style.cap = lineCapStyle
    style.join = lineJoinStyle
    style.miterLimit = miterLimit
    style.dashes = dashPattern
    style.phase = dashPhase
    return style
  }
}

extension CGContext {
  /// Runs `body` with a blend mode and an opacity, then restores the graphics state.
  func composing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    saving {
      setBlendMode(blendMode)
      setAlpha(alpha)
      body(self)
    }
  }

  /// Fills a rectangle, in user space. Does not change the current path.
  func fillRectangle(_ rect: CGRect) {
    fill(PathBuilder.rect(rect).map { $0.applying(state.transform) }, .winding)
  }
}
