// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  extension ImageComparison {
    /// Returns an image with three panels: expected, actual and difference. In the difference, the
    /// expected image is pale, and differing pixels are red; larger differences are darker.
    public func picture() -> RenderedImage {
      let columns = [expected, actual, difference()]
      let titles = ["expected", "actual", "difference"]
      let (gap, title) = (16, 28)
      let width = columns.reduce(gap) { $0 + $1.width + gap }
      let height = title + (columns.map(\.height).max() ?? 0) + gap
      let surface = Surface(width: width, height: height)
      let canvas = Canvas(surface)
      canvas.setSource(RGBA(white: 0.93, alpha: 1))
      canvas.paint()
      var x = CGFloat(gap)
      for (column, name) in zip(columns, titles) {
        canvas.drawTitle(name, x: x, width: CGFloat(column.width))
        let rect = CGRect(
          x: x, y: CGFloat(title), width: CGFloat(column.width), height: CGFloat(column.height))
        canvas.drawCheckers(in: rect)
        if let pattern = Pattern(column.surface, filling: rect, filter: CAIRO_FILTER_NEAREST) {
          canvas.setSource(pattern)
          canvas.fill(rect)
        }
        canvas.drawFrame(around: differingRect.offsetBy(dx: rect.minX, dy: rect.minY))
        x += rect.width + CGFloat(gap)
      }
      return RenderedImage(surface, scale: 1)
    }

    /// Returns the expected image, pale, with the differing pixels in red.
    private func difference() -> RenderedImage {
      let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
      var bytes = [UInt8](repeating: 255, count: 4 * width * height)
      bytes.withUnsafeMutableBufferPointer { target in
        expected.bytes.withUnsafeBufferPointer { left in
          actual.bytes.withUnsafeBufferPointer { right in
            guard let target = target.baseAddress else { return }
            for y in 0..<height {
              markRow(y, left.baseAddress, right.baseAddress, target + 4 * width * y, width)
            }
          }
        }
      }
      return RenderedImage(width: width, height: height, bytes: bytes) ?? expected
    }

    private func markRow(
      _ y: Int, _ left: UnsafePointer<UInt8>?, _ right: UnsafePointer<UInt8>?,
      _ target: UnsafeMutablePointer<UInt8>, _ width: Int
    ) {
      let leftEnd = y < expected.height ? expected.width : 0
      let rightEnd = y < actual.height ? actual.width : 0
      let limit = tolerance.component
      var x = 0
      while x < width {
        let out = target + 4 &* x
        if x < leftEnd, x < rightEnd, let left, let right {
          let (a, b) = (
            left + 4 &* (y &* expected.width &+ x), right + 4 &* (y &* actual.width &+ x)
          )
          mark(a, b, out, limit)
        } else {
          // A pixel that only one of the images has.
          (out[0], out[1], out[2]) = (200, 120, 255)
        }
        x = x &+ 1
      }
    }

    private func mark(
      _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ out: UnsafeMutablePointer<UInt8>,
      _ limit: Int
    ) {
      var difference = 0
      var byte = 0
      while byte < 4 {
        let (left, right) = (Int(a[byte]), Int(b[byte]))
        let distance = left > right ? left &- right : right &- left
        if distance > difference { difference = distance }
        byte = byte &+ 1
      }
      if difference > limit {
        // Even the smallest difference must be visible.
        let rest = UInt8(truncatingIfNeeded: 150 &- difference &* 150 / 255)
        (out[0], out[1], out[2]) = (rest, rest, 255)
      } else {
        // A fifth of the image's own color over white.
        let clear = 255 &- Int(a[3])
        (out[0], out[1], out[2]) = (pale(a[0], clear), pale(a[1], clear), pale(a[2], clear))
      }
    }

    private func pale(_ value: UInt8, _ clear: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: 204 &+ (Int(value) &+ clear) / 5)
    }
  }

  extension Canvas {
    fileprivate func drawTitle(_ title: String, x: CGFloat, width: CGFloat) {
      let text = PangoTextMeasurer.shared.measure(
        title, font: .systemFont(ofSize: 13, weight: .medium), widthLimit: width, maximumLines: 1)
      draw(
        text, in: CGRect(x: x, y: 7, width: width, height: text.size.height),
        TextStyle(color: RGBA(white: 0.25, alpha: 1), traits: .current))
    }

    /// Draws a checkerboard, which shows where an image is transparent.
    fileprivate func drawCheckers(in rect: CGRect) {
      saving {
        clip(to: rect)
        setSource(RGBA(white: 1, alpha: 1))
        paint()
        setSource(RGBA(white: 0.9, alpha: 1))
        let side: CGFloat = 8
        var row = 0
        while CGFloat(row) * side < rect.height {
          var x = rect.minX + (row % 2 == 0 ? 0 : side)
          while x < rect.maxX {
            fill(CGRect(x: x, y: rect.minY + CGFloat(row) * side, width: side, height: side))
            x += 2 * side
          }
          row += 1
        }
      }
    }

    fileprivate func drawFrame(around rect: CGRect) {
      guard !rect.isNull, rect.isDrawable else { return }
      setSource(RGBA(red: 1, green: 0.2, blue: 0.2, alpha: 0.9))
      stroke(
        RoundedRectangle(rect: rect.insetBy(dx: -3, dy: -3), radius: 3).path, StrokeStyle(width: 1))
    }
  }
#endif
