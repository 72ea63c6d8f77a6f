// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// A system symbol: the drawing for its name or, if there is none, a square with the name's first
  /// letter.
  struct Symbol {
    private enum Frame {
      case circle
      case square
    }

    private let letter: String
    private let shapes: [SymbolShape]?
    private var frame: Frame?
    private let isFilled: Bool
    /// Whether a line crosses the drawing out.
    private let isSlashed: Bool
    /// The line width, in units of a square of 24.
    private let lineWidth: CGFloat
    private let weight: UIFont.Weight

    /// Creates a symbol from a name such as `heart.fill` or `plus.circle`.
    init(named name: String, values: SymbolValues?) {
      var parts = name.split(separator: ".").map(String.init)
      let base = { parts.joined(separator: ".") }
      isFilled = parts.last == "fill" && parts.count > 1
      if isFilled { parts.removeLast() }
      isSlashed = parts.last == "slash" && parts.count > 1
      if isSlashed { parts.removeLast() }
      if SymbolShapes.shapes(named: base()) == nil, parts.count > 1 {
        switch parts.last {
        case "circle": frame = .circle
        case "square": frame = .square
        default: break
        }
        if frame != nil { parts.removeLast() }
      }
      shapes = SymbolShapes.shapes(named: base())
      letter = parts.first?.first.map { $0.uppercased() } ?? ""
      weight = values?.weight.flatMap { UIFont.Weight($0) } ?? .regular
      let bold = Double(weight.rawValue)
      lineWidth = CGFloat(bold < 0 ? 1.8 + bold * 1.1 : 1.8 + bold * 2.4)
    }

    /// Draws the symbol into a centered square of a rectangle.
    ///
    /// - Parameter accent: The color of the content of a frame, if it differs from the frame's.
    func draw(on canvas: Canvas, in rect: CGRect, color: RGBA, accent: RGBA?) {
      let side = min(rect.width, rect.height)
      canvas.translate(x: rect.midX - side / 2, y: rect.midY - side / 2)
      guard canvas.concatenate(CGAffineTransform(scaleX: side / 24, y: side / 24)) else { return }
      let isPlaceholder = shapes == nil && frame == nil
      guard let frame = frame ?? (isPlaceholder ? .square : nil) else {
        // A hole in a filled shape must not clear the background.
        return canvas.group(alpha: 1, in: CGRect(x: -2, y: -2, width: 28, height: 28)) {
          drawShapes(on: canvas, color: color, filled: isFilled)
          if isSlashed { drawSlash(on: canvas, color: color) }
        }
      }
      canvas.group(alpha: 1, in: CGRect(x: -2, y: -2, width: 28, height: 28)) {
        drawFrame(frame, on: canvas, color: color)
        if isFilled, accent == nil { cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT) }
        // The content is scaled down about the center.
        guard
          canvas.concatenate(CGAffineTransform(a: 0.56, b: 0, c: 0, d: 0.56, tx: 5.28, ty: 5.28))
        else { return }
        drawShapes(on: canvas, color: accent ?? color, filled: false)
      }
    }

    /// Draws a line through the whole symbol, with a gap beside it.
    private func drawSlash(on canvas: Canvas, color: RGBA) {
      var style = StrokeStyle(width: lineWidth)
      style.cap = .round
      canvas.saving {
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT)
        canvas.stroke(
          [.move(to: CGPoint(x: 5.2, y: 2.6)), .line(to: CGPoint(x: 22, y: 19.4))], style)
      }
      canvas.setSource(color)
      canvas.stroke(
        [.move(to: CGPoint(x: 3.4, y: 3.4)), .line(to: CGPoint(x: 20.6, y: 20.6))], style)
    }

    private func drawFrame(_ frame: Frame, on canvas: Canvas, color: RGBA) {
      let rect = CGRect(x: 2.4, y: 2.4, width: 19.2, height: 19.2)
      let path = RoundedRectangle(rect: rect, radius: frame == .circle ? 9.6 : 4.4).path
      canvas.setSource(color)
      if isFilled { canvas.fill(path) }
      canvas.stroke(path, StrokeStyle(width: lineWidth))
    }

    private func drawShapes(on canvas: Canvas, color: RGBA, filled: Bool) {
      guard let shapes else { return drawLetter(on: canvas, color: color) }
      // In a frame, everything is scaled down, but lines less than shapes.
      var style = StrokeStyle(width: frame == nil ? lineWidth : lineWidth * 1.5)
      style.cap = .round
      style.join = .round
      let cuts = filled && shapes.contains { $0.kind == .outline }
      canvas.setSource(color)
      for shape in shapes {
        switch shape.kind {
        case .solid: canvas.fill(shape.path)
        case .outline:
          if filled { canvas.fill(shape.path) }
          canvas.stroke(shape.path, style)
        case .line: if !cuts { canvas.stroke(shape.path, style) }
        }
      }
      guard cuts else { return }
      for shape in shapes where shape.kind == .line {
        draw(line: shape.path, over: shapes, on: canvas, style)
      }
    }

    /// Draws a line, which is cut out of filled shapes.
    private func draw(
      line: [PathElement], over shapes: [SymbolShape], on canvas: Canvas, _ style: StrokeStyle
    ) {
      canvas.stroke(line, style)
      canvas.saving {
        canvas.clip(to: shapes.filter { $0.kind == .outline }.flatMap(\.path))
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_DEST_OUT)
        canvas.stroke(line, style)
      }
    }

    private func drawLetter(on canvas: Canvas, color: RGBA) {
      let font = UIFont.systemFont(ofSize: 22, weight: max(weight, .medium))
      let layout = PangoTextMeasurer.shared.measure(letter, font: font)
      let baseline = 12 + font.capHeight / 2
      canvas.draw(
        layout,
        in: CGRect(
          x: 12 - layout.size.width / 2, y: baseline - (layout.firstBaseline ?? 0),
          width: layout.size.width, height: layout.size.height),
        TextStyle(color: color, traits: .current))
    }
  }
#endif
