// SPDX-License-Identifier: MIT

extension CGContext {
  // MARK: Colours

  /// Sets the colour that areas are filled with.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.paint(phase: state.patternPhase)
  }

  /// Sets the colour that areas are filled with, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey that areas are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = .color(RGBA(white: gray, alpha: alpha))
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.paint(phase: state.patternPhase)
  }

  /// Sets the colour of lines, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = .color(RGBA(white: gray, alpha: alpha))
  }

  /// Moves the origin of patterns: those of colours that are set, and of colours that will be.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
    state.fill = state.fill.moved(to: phase)
    state.stroke = state.stroke.moved(to: phase)
  }

  // MARK: Lines

  /// Sets the width of lines, in points of user space.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }

  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets how far a corner may reach, in line widths, before it is cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, and the distance into them at which a line begins. No lengths
  /// make solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.phase, state.line.dashes) = (phase, lengths)
  }

  /// Without effect: a renderer draws curves as exactly as pixels can show.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Composing

  /// Sets the opacity of everything, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets how colours are composed with those below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// The care that is taken where images are scaled. Without effect on drawing here.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets a shadow, or none where the colour is nil. The offset and the blur are not transformed; a
  /// positive height lies below.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DrawingShadow(offset: offset, blur: max(blur, 0), color: $0.rgba)
    }
  }

  /// Sets a black shadow of a third of the opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Gradients

  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    record(.gradient(gradient.placed(.linear(from: startPoint, to: endPoint), options)))
  }

  /// Fills the clip with a gradient between two circles.
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

  /// Without effect: commands are replayed when the picture is drawn.
  public func flush() {}

  /// Without effect: commands are replayed when the picture is drawn.
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
  /// The colour, or the image of a pattern colour with an origin in the base space.
  package func paint(phase: CGSize = .zero) -> DrawingPaint {
    pattern.map { .pattern($0, phase: phase) } ?? .color(rgba)
  }
}
