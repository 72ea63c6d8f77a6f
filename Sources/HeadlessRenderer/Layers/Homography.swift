// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// A perspective map of the plane: (x, y) to ((a x + b y + c) / w, (d x + e y + f) / w), where w
  /// is g x + h y + i.
  struct Homography {
    private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    private init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
      self.rows = rows
    }

    /// Creates the map of the plane z = 0 by a 3D transform, projected along z, followed by a 2D
    /// transform.
    init(_ matrix: CATransform3D, then outer: CGAffineTransform) {
      let x = SIMD3(Double(matrix.m11), Double(matrix.m21), Double(matrix.m41))
      let y = SIMD3(Double(matrix.m12), Double(matrix.m22), Double(matrix.m42))
      let w = SIMD3(Double(matrix.m14), Double(matrix.m24), Double(matrix.m44))
      rows = (
        x * Double(outer.a) + y * Double(outer.c) + w * Double(outer.tx),
        x * Double(outer.b) + y * Double(outer.d) + w * Double(outer.ty), w
      )
    }

    /// Returns the image of a point; nil if the point is behind the eye.
    func map(_ point: CGPoint) -> CGPoint? {
      let source = SIMD3(Double(point.x), Double(point.y), 1)
      let w = (rows.2 * source).sum()
      guard w > 1e-6 else { return nil }
      return CGPoint(x: (rows.0 * source).sum() / w, y: (rows.1 * source).sum() / w)
    }

    /// Returns the bounding box of a mapped rectangle; nil if one of its corners is behind the eye.
    func box(of rect: CGRect) -> CGRect? {
      let corners = rect.corners.compactMap(map)
      return corners.count == 4 ? CGRect(around: corners) : nil
    }

    /// Returns the largest factor by which lengths grow at the corners of a rectangle.
    func magnification(in rect: CGRect) -> CGFloat {
      guard rect.width > 0, rect.height > 0 else { return 0 }
      let step = min(rect.width, rect.height) * 1e-3
      return rect.corners.flatMap { corner -> [CGFloat] in
        // The second point is nearer to the center than the corner, so that both points are in
        // front of the eye.
        let x = corner.x > rect.midX ? -step : step
        let y = corner.y > rect.midY ? -step : step
        guard let start = map(corner), let across = map(CGPoint(x: corner.x + x, y: corner.y)),
          let down = map(CGPoint(x: corner.x, y: corner.y + y))
        else { return [] }
        return [across, down].map {
          CGFloat(hypot(Double($0.x - start.x), Double($0.y - start.y))) / step
        }
      }.max() ?? 0
    }

    /// The inverse map; nil if the map is degenerate.
    var inverted: Homography? {
      let (a, b, c) = rows
      // The adjugate: its columns are the cross products of the rows. A common factor has no
      // effect.
      let (p, q, r) = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
      let determinant = (a * p).sum()
      guard determinant != 0, determinant.isFinite else { return nil }
      return Homography(
        rows: (
          SIMD3(p.x, q.x, r.x) / determinant, SIMD3(p.y, q.y, r.y) / determinant,
          SIMD3(p.z, q.z, r.z) / determinant
        ))
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// Fills a surface by a map from its pixels to those of a source. Colors are interpolated
    /// bilinearly between the four nearest pixels; outside of the source, pixels are transparent.
    func resample(_ source: Surface, into target: Surface, origin: CGPoint) {
      _ = source.withPixels { from, fromRow in
        target.withPixels { to, toRow in
          var y = 0
          while y < target.height {
            let start = SIMD3(Double(origin.x) + 0.5, Double(origin.y) + Double(y) + 0.5, 1)
            resampleRow(
              from, fromRow, (source.width, source.height), to + y &* toRow, target.width,
              x: (rows.0 * start).sum(), y: (rows.1 * start).sum(), w: (rows.2 * start).sum())
            y = y &+ 1
          }
        }
      }
    }

    private func resampleRow(
      _ source: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int, _ size: (Int, Int),
      _ target: UnsafeMutablePointer<UInt8>, _ count: Int, x: Double, y: Double, w: Double
    ) {
      var (x, y, w) = (x, y, w)
      let (dx, dy, dw) = (rows.0.x, rows.1.x, rows.2.x)
      let (right, bottom) = (Double(size.0) - 1, Double(size.1) - 1)
      var index = 0
      while index < count {
        let (u, v) = (x / w - 0.5, y / w - 0.5)
        // The conditions are false for NaN, too.
        if w > 0, u >= 0, v >= 0, u < right, v < bottom {
          let (column, row) = (Int(u), Int(v))
          // The fraction, in 256ths.
          let across = Int((u - Double(column)) * 256)
          let down = Int((v - Double(row)) * 256)
          let upper = source + (row &* bytesPerRow &+ 4 &* column)
          let lower = upper + bytesPerRow
          var byte = 0
          while byte < 4 {
            let top = Int(upper[byte]) &* (256 &- across) &+ Int(upper[byte &+ 4]) &* across
            let low = Int(lower[byte]) &* (256 &- across) &+ Int(lower[byte &+ 4]) &* across
            let value = (top &* (256 &- down) &+ low &* down &+ 32768) &>> 16
            target[4 &* index &+ byte] = UInt8(truncatingIfNeeded: value)
            byte = byte &+ 1
          }
        }
        x += dx
        y += dy
        w += dw
        index = index &+ 1
      }
    }
  }

  extension CGRect {
    var corners: [CGPoint] {
      [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
        CGPoint(x: maxX, y: maxY),
      ]
    }
  }
#endif
