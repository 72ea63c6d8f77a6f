// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// A painter of images: pixels, drawings and symbols.
  @MainActor
  struct ImagePainter {
    let canvas: Canvas
    let caches: PaintCaches
    /// Whether each pixel is a rectangle, without interpolation.
    var showsPixels = false

    /// Draws an image into a rectangle.
    ///
    /// - Parameter tint: The color of template images; nil to draw them in their own colors.
    func draw(_ image: UIImage, in rect: CGRect, tint: RGBA?, traits: UITraitCollection) {
      guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return }
      let image = image.resolved(for: traits)
      let own = image.values.tint?.rgba(with: traits)
      let color = image.isTemplate ? tint ?? own : own
      switch image.values.content {
      case .empty: break
      case .pixels(let pixels):
        guard let surface = caches.images.surface(for: pixels) else { return }
        drawPixels(surface, of: image, in: rect, color: color)
      case .file(let file):
        guard let surface = file.pixels.flatMap({ caches.images.surface(for: $0) }) else {
          return drawPlaceholder(in: rect, color: color)
        }
        drawPixels(surface, of: image, in: rect, color: color)
      case .drawing(let drawing):
        let surface = caches.images.surface(for: drawing, scale: image.scale) {
          Surface(drawing, scale: image.scale, caches: caches)
        }
        drawPixels(surface, of: image, in: rect, color: color)
      case .symbol(let name):
        let symbol = Symbol(named: name, values: image.values.symbol)
        let colors = image.isTemplate || own != nil ? [] : image.symbolColors(with: traits)
        canvas.saving {
          symbol.draw(
            on: canvas, in: rect, color: color ?? colors.first ?? tint ?? RGBA(white: 0, alpha: 1),
            secondary: colors.dropFirst().first)
        }
      }
    }

    /// Fills the frame of an image that cannot be decoded.
    private func drawPlaceholder(in rect: CGRect, color: RGBA?) {
      canvas.setSource(color ?? RGBA(white: 0.5, alpha: 0.3))
      canvas.fill(rect)
    }

    private func drawPixels(_ surface: Surface, of image: UIImage, in rect: CGRect, color: RGBA?) {
      let parts = image.parts(in: rect)
      guard parts.count > 1 else {
        for part in parts {
          draw(surface, image.toPixels(of: surface), part.source, part.target, part.tile, color)
        }
        return
      }
      for part in parts {
        // The part is cut out first, so that stretching does not blend it with the next part.
        let cut = surface.part(part.source, toPixels: image.toPixels(of: surface), image.scale)
        let size = CGSize(
          width: CGFloat(cut.width) / image.scale, height: CGFloat(cut.height) / image.scale)
        let scale = CGAffineTransform(scaleX: image.scale, y: image.scale)
        draw(cut, scale, CGRect(origin: .zero, size: size), part.target, part.tile, color)
      }
    }

    /// Draws a part of an image, given in the image's points, into a rectangle.
    private func draw(
      _ surface: Surface, _ toPixels: CGAffineTransform, _ source: CGRect, _ target: CGRect,
      _ tile: CGSize?, _ color: RGBA?
    ) {
      guard source.width > 0, source.height > 0, target.width > 0, target.height > 0,
        let pattern = Pattern(adopting: cairo_pattern_create_for_surface(surface.pointer))
      else { return }
      // A tile keeps its size and is repeated; other parts are stretched.
      let shown = tile ?? target.size
      let (across, down) = (shown.width / source.width, shown.height / source.height)
      let toImage = CGAffineTransform(
        a: 1 / across, b: 0, c: 0, d: 1 / down, tx: source.minX - target.minX / across,
        ty: source.minY - target.minY / down)
      let transform = toImage.concatenating(toPixels)
      pattern.setTransform(transform)
      cairo_pattern_set_filter(
        pattern.pointer, showsPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
      // The colors extend beyond the edges, so that the image's own edges are not faded.
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
      if let tile {
        drawTiles(pattern, transform, tile: tile, in: target, color)
      } else {
        drawOnce(pattern, in: target, color)
      }
    }

    private func drawOnce(_ pattern: Pattern, in target: CGRect, _ color: RGBA?) {
      canvas.saving {
        canvas.clip(to: target)
        if let color {
          canvas.setSource(color)
          canvas.mask(pattern)
        } else {
          canvas.setSource(pattern)
          canvas.paint()
        }
      }
    }

    private func drawTiles(
      _ pattern: Pattern, _ toPixels: CGAffineTransform, tile: CGSize, in target: CGRect,
      _ color: RGBA?
    ) {
      let (columns, rows) = (
        (target.width / tile.width).rounded(.up), (target.height / tile.height).rounded(.up)
      )
      guard columns * rows < 10_000 else { return drawOnce(pattern, in: target, color) }
      for row in 0..<Int(rows) {
        for column in 0..<Int(columns) {
          let (x, y) = (CGFloat(column) * tile.width, CGFloat(row) * tile.height)
          pattern.setTransform(toPixels.translatedBy(x: -x, y: -y))
          drawOnce(
            pattern,
            in: CGRect(
              x: target.minX + x, y: target.minY + y, width: min(tile.width, target.width - x),
              height: min(tile.height, target.height - y)), color)
        }
      }
    }
  }

  extension UIImage {
    /// Whether only the shape is drawn: symbols are templates by default.
    fileprivate var isTemplate: Bool {
      switch renderingMode {
      case .alwaysTemplate: true
      case .alwaysOriginal: false
      case .automatic:
        isSymbolImage && values.tint == nil && (values.symbol?.colors.isEmpty ?? true)
      }
    }

    fileprivate func symbolColors(with traits: UITraitCollection) -> [RGBA] {
      values.symbol?.colors.map { $0.rgba(with: traits) } ?? []
    }

    fileprivate struct Part {
      /// The source rectangle, in the image's points.
      var source: CGRect
      var target: CGRect
      /// The size in which the part is repeated; nil if the part is stretched.
      var tile: CGSize?
    }

    /// Returns the whole image, or the corners, edges and center of a resizable one.
    fileprivate func parts(in rect: CGRect) -> [Part] {
      let size = size
      let whole = CGRect(origin: .zero, size: size)
      guard let mode = values.resizingMode, size != rect.size else {
        return [Part(source: whole, target: rect, tile: nil)]
      }
      let caps = capInsets
      let across = Self.stretches(
        length: size.width, room: rect.width, before: caps.left, after: caps.right)
      let down = Self.stretches(
        length: size.height, room: rect.height, before: caps.top, after: caps.bottom)
      return down.flatMap { vertical in
        across.compactMap { horizontal -> Part? in
          let source = CGRect(
            x: horizontal.from, y: vertical.from, width: horizontal.length, height: vertical.length)
          let target = CGRect(
            x: rect.minX + horizontal.at, y: rect.minY + vertical.at, width: horizontal.room,
            height: vertical.room)
          guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
            return nil
          }
          return Part(
            source: source, target: target, tile: mode == .tile ? source.size : nil)
        }
      }
    }

    /// Returns the beginning, middle and end of a side, as source and target spans.
    private static func stretches(
      length: CGFloat, room: CGFloat, before: CGFloat, after: CGFloat
    ) -> [(from: CGFloat, length: CGFloat, at: CGFloat, room: CGFloat)] {
      let (first, last) = (max(min(before, length), 0), max(min(after, length - before), 0))
      // Caps shrink where there is not enough space for both.
      let shrink = first + last > room && first + last > 0 ? room / (first + last) : 1
      let (start, end) = (first * shrink, last * shrink)
      return [
        (0, first, 0, start), (first, length - first - last, start, room - start - end),
        (length - last, last, room - end, end),
      ]
    }
  }

  extension Surface {
    /// Returns a part of an image, given in the image's points, upright and at the image's own
    /// scale.
    fileprivate func part(
      _ rect: CGRect, toPixels: CGAffineTransform, _ scale: CGFloat
    ) -> Surface {
      let (width, height) = ((rect.width * scale).rounded(), (rect.height * scale).rounded())
      let part = Surface(width: max(Int(width), 1), height: max(Int(height), 1))
      let canvas = Canvas(part, scale: scale)
      guard let pattern = Pattern(adopting: cairo_pattern_create_for_surface(pointer)) else {
        return part
      }
      pattern.setTransform(
        CGAffineTransform(translationX: rect.minX, y: rect.minY).concatenating(toPixels))
      cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_NEAREST)
      cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
      canvas.setSource(pattern)
      canvas.paint()
      return part
    }
  }

  extension UIImage {
    /// Returns the transform from the points of the displayed image to the stored pixels.
    fileprivate func toPixels(of surface: Surface) -> CGAffineTransform {
      let (w, h) = (CGFloat(surface.width), CGFloat(surface.height))
      let turn =
        switch imageOrientation {
        case .up: CGAffineTransform.identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        // Rotated to the left: the right side of the pixels is shown at the top.
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
        }
      return CGAffineTransform(scaleX: scale, y: scale).concatenating(turn)
    }
  }
#endif
