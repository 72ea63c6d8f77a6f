// SPDX-License-Identifier: MIT

extension CGContext {
  // MARK: Colors

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.paint(phase: state.patternPhase)
  }

  /// Sets the fill color, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = .color(RGBA(white: gray, alpha: alpha))
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.paint(phase: state.patternPhase)
  }

  /// Sets the stroke color, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = .color(RGBA(white: gray, alpha: alpha))
  }

  /// Sets the origin of the current and subsequent pattern colors.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
    state.fill = state.fill.moved(to: phase)
    state.stroke = state.stroke.moved(to: phase)
  }

  // MARK: Lines

  /// Sets the width of lines, in points of user space.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets the shape of the corners between lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets the largest length of a mitered corner, as a multiple of the line width. Longer corners
  /// are beveled.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the alternating lengths of dashes and gaps, and the offset in this pattern at which a
  /// line begins, all in points of user space. An empty array of lengths makes lines solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.phase, state.line.dashes) = (phase, lengths)
  }

  /// Has no effect: a renderer draws curves as exactly as the pixels permit.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Composing

  /// Sets the opacity of subsequent drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets the way in which drawn colors are composed with the colors below them.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// The quality with which images are scaled. Without effect on drawing here.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets a shadow, or removes it if the color is nil. The current transform does not apply to the
  /// offset and the blur. A positive height moves the shadow down.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DrawingShadow(offset: offset, blur: max(blur, 0), color: $0.rgba)
    }
  }

  /// Sets a black shadow with an opacity of 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Gradients

  /// Fills the clip area with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    record(.gradient(gradient.placed(.linear(from: startPoint, to: endPoint), options)))
  }

  /// Fills the clip area with a gradient between two circles. Has no effect if a radius is
  /// negative.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return }
    let shape = DrawingGradient.Shape.radial(
      from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius)
    record(.gradient(gradient.placed(shape, options)))
  }

  // MARK: Finishing

  /// Has no effect: a renderer replays the commands when it draws the image.
  public func flush() {}

  /// Has no effect: a renderer replays the commands when it draws the image.
  public func synchronize() {}
}

extension CGGradient {
  fileprivate func placed(
    _ shape: DrawingGradient.Shape, _ options: CGGradientDrawingOptions
  ) -> DrawingGradient {
    DrawingGradient(shape: shape, colors: colors, locations: locations, options: options)
  }
}

extension DrawingPaint {
  fileprivate func moved(to phase: CGSize) -> DrawingPaint {
    if case .pattern(let image, _) = self { .pattern(image, phase: phase) } else { self }
  }
}

extension CGColor {
  /// Returns the color or, for a pattern color, its image with an origin in the base space.
  package func paint(phase: CGSize = .zero) -> DrawingPaint {
    pattern.map { .pattern($0.resolved(for: .current), phase: phase) } ?? .color(rgba)
  }
}
