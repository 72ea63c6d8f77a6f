// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// A system symbol: the drawing for its name or, if there is none, a square with the name's first
  /// letter.
  struct Symbol {
    private let name: SymbolName
    /// The line width, in units of a square of 24.
    private let lineWidth: CGFloat
    private let weight: UIFont.Weight

    /// Creates a symbol from a name such as `heart.fill` or `plus.circle`.
    init(named name: String, values: SymbolValues?) {
      self.name = SymbolName(name)
      weight = values?.weight.flatMap { UIFont.Weight($0) } ?? .regular
      let bold = Double(weight.rawValue)
      lineWidth = CGFloat(bold < 0 ? 1.8 + bold * 1.1 : 1.8 + bold * 2.4)
    }

    /// The area of the drawing with its lines.
    private static let area = CGRect(x: -2, y: -2, width: 28, height: 28)

    /// Draws the symbol into a centered square of a rectangle, as one shape: a translucent color
    /// shows no overlaps, and a hole clears nothing behind the symbol.
    ///
    /// - Parameters:
    ///   - color: The color of the drawing, in a frame that of the content.
    ///   - secondary: The color of the frame, or of the drawing beside a badge, if it differs.
    func draw(on canvas: Canvas, in rect: CGRect, color: RGBA, secondary: RGBA?) {
      let side = min(rect.width, rect.height)
      canvas.translate(x: rect.midX - side / 2, y: rect.midY - side / 2)
      guard canvas.concatenate(CGAffineTransform(scaleX: side / 24, y: side / 24)) else { return }
      guard let secondary else {
        return canvas.group(alpha: color.alpha, in: Self.area) {
          drawParts(on: canvas, color: color.with(alpha: 1), secondary: nil)
        }
      }
      canvas.group(alpha: 1, in: Self.area) {
        drawParts(on: canvas, color: color, secondary: secondary)
      }
    }

    private func drawParts(on canvas: Canvas, color: RGBA, secondary: RGBA?) {
      let base = name.badge == nil ? color : secondary ?? color
      if name.frame != nil || name.shapes == nil {
        drawFramed(on: canvas, color: base, frameColor: secondary ?? base)
      } else {
        drawShapes(on: canvas, color: base, filled: name.isFilled)
      }
      if let number = name.number {
        let center = CGPoint(x: 12, y: 13.1)
        draw(number, size: number.count > 1 ? 9 : 10.5, center: center, on: canvas, color: base)
      }
      if name.isSlashed { drawSlash(on: canvas, color: base) }
      if let badge = name.badge { draw(badge, on: canvas, color: color) }
    }

    // MARK: Frames

    private func drawFramed(on canvas: Canvas, color: RGBA, frameColor: RGBA) {
      let frame = name.frame ?? .square
      composed(frameColor, on: canvas) { drawFrame(frame, on: canvas, color: $0) }
      let isCut = name.isFilled && color == frameColor
      canvas.saving {
        if isCut { cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT) }
        let (scale, center) = frame.content
        // The content is scaled down about its center.
        let shrink = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: center.x - 12 * scale, ty: center.y - 12 * scale)
        guard canvas.concatenate(shrink) else { return }
        guard !isCut else { return drawShapes(on: canvas, color: color, filled: false) }
        composed(color, on: canvas) { drawShapes(on: canvas, color: $0, filled: false) }
      }
    }

    /// Draws a part as one shape with the opacity of its color.
    private func composed(_ color: RGBA, on canvas: Canvas, _ body: (RGBA) -> Void) {
      guard color.alpha < 1 else { return body(color) }
      canvas.group(alpha: color.alpha, in: Self.area.insetBy(dx: -24, dy: -24)) {
        body(color.with(alpha: 1))
      }
    }

    private func drawFrame(_ frame: SymbolName.Frame, on canvas: Canvas, color: RGBA) {
      let path = frame.path
      canvas.setSource(color)
      if name.isFilled { canvas.fill(path) }
      canvas.stroke(path, style(width: lineWidth))
    }

    // MARK: Lines and badges

    private func style(width: CGFloat) -> StrokeStyle {
      var style = StrokeStyle(width: width)
      style.cap = .round
      style.join = .round
      return style
    }

    /// Draws a line through the whole symbol, with a gap beside it.
    private func drawSlash(on canvas: Canvas, color: RGBA) {
      canvas.saving {
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT)
        canvas.stroke(
          [.move(to: CGPoint(x: 5.2, y: 2.6)), .line(to: CGPoint(x: 22, y: 19.4))],
          style(width: lineWidth))
      }
      canvas.setSource(color)
      canvas.stroke(
        [.move(to: CGPoint(x: 3.4, y: 3.4)), .line(to: CGPoint(x: 20.6, y: 20.6))],
        style(width: lineWidth))
    }

    /// Draws a filled circle at a corner, with a gap around it.
    private func draw(_ badge: SymbolName.Badge, on canvas: Canvas, color: RGBA) {
      let (center, radius): (CGPoint, CGFloat) =
        switch badge {
        case .dot: (CGPoint(x: 18.2, y: 5.8), 4)
        case .sign: (CGPoint(x: 17.8, y: 17.8), 5.6)
        }
      func disk(_ radius: CGFloat) -> [PathElement] {
        let box = CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        return RoundedRectangle(rect: box, radius: radius).path
      }
      canvas.saving {
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT)
        canvas.setSource(RGBA(white: 0, alpha: 1))
        canvas.fill(disk(radius + 1.3))
      }
      canvas.setSource(color)
      canvas.fill(disk(radius))
      guard case .sign(let shapes) = badge else { return }
      canvas.saving {
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT)
        let scale: CGFloat = 0.3
        let shrink = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: center.x - 12 * scale, ty: center.y - 12 * scale)
        guard canvas.concatenate(shrink) else { return }
        for shape in shapes {
          if shape.kind == .solid { canvas.fill(shape.path) }
          canvas.stroke(shape.path, style(width: lineWidth * 2.2))
        }
      }
    }

    // MARK: Drawings

    private func drawShapes(on canvas: Canvas, color: RGBA, filled: Bool) {
      guard let shapes = name.shapes else { return drawLetter(on: canvas, color: color) }
      // In a frame, everything is scaled down, but lines less than shapes.
      let style = style(width: name.frame == nil ? lineWidth : lineWidth * 1.5)
      let cuts = filled && shapes.contains { $0.kind == .outline }
      canvas.setSource(color)
      for shape in shapes {
        switch shape.kind {
        case .solid: if !cuts { canvas.fill(shape.path) }
        case .outline:
          if filled { canvas.fill(shape.path) }
          canvas.stroke(shape.path, style)
        case .line: if !cuts { canvas.stroke(shape.path, style) }
        }
      }
      guard cuts else { return }
      for shape in shapes where shape.kind != .outline {
        draw(shape, cutOutOf: shapes, on: canvas, style)
      }
    }

    /// Draws a line or a solid shape, which is cut out of filled shapes.
    private func draw(
      _ shape: SymbolShape, cutOutOf shapes: [SymbolShape], on canvas: Canvas, _ style: StrokeStyle
    ) {
      func draw() {
        if shape.kind == .solid {
          canvas.fill(shape.path)
        } else {
          canvas.stroke(shape.path, style)
        }
      }
      draw()
      canvas.saving {
        canvas.clip(to: shapes.filter { $0.kind == .outline }.flatMap(\.path))
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT)
        draw()
      }
    }

    private func drawLetter(on canvas: Canvas, color: RGBA) {
      let size: CGFloat = name.letter.count > 1 ? 17 : 22
      draw(name.letter, size: size, center: CGPoint(x: 12, y: 12), on: canvas, color: color)
    }

    private func draw(
      _ text: String, size: CGFloat, center: CGPoint, on canvas: Canvas, color: RGBA
    ) {
      let font = UIFont.systemFont(ofSize: size, weight: max(weight, .medium))
      let layout = PangoTextMeasurer.shared.measure(text, font: font)
      let baseline = center.y + font.capHeight / 2
      canvas.draw(
        layout,
        in: CGRect(
          x: center.x - layout.size.width / 2, y: baseline - (layout.firstBaseline ?? 0),
          width: layout.size.width, height: layout.size.height),
        TextStyle(color: color, traits: .current))
    }
  }
#endif
