// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// An approximation of a Gaussian blur by three box passes along each axis. The boxes have a
  /// fractional width, which makes the variance exact (Gwosdek, Grewenig, Bruhn and Weickert 2011,
  /// extended box filters). Three boxes deviate from the Gaussian by at most 1 % of the height of
  /// an edge.
  ///
  /// The loops are plain and use raw memory, because they also run in unoptimized builds.
  struct GaussianBlur {
    /// The standard deviation, in pixels.
    let deviation: Float
    /// The number of pixels that a box covers completely on each side of its center.
    private let wing: Int
    /// The fraction of the next pixel that a box covers.
    private let fraction: Float

    private static let passes: Float = 3

    init(deviation: CGFloat) {
      self.deviation = Float(max(deviation, 0))
      // A box of w whole pixels has the variance (w² - 1) / 12; the fraction adds the remainder.
      let variance = self.deviation * self.deviation / Self.passes
      let wing = max(Int(((12 * variance + 1).squareRoot() - 1) / 2), 0)
      let l = Float(wing)
      // The variance of weights 1 on -l ... l and a on ±(l + 1), solved for a.
      let whole = l * (l + 1) * (2 * l + 1) / 3
      let width = 2 * l + 1
      self.wing = wing
      fraction = (variance * width - whole) / (2 * ((l + 1) * (l + 1) - variance))
    }

    /// The distance that the blur spreads, in whole pixels.
    var reach: Int { deviation > 0 ? Int(Self.passes) * (wing + 1) : 0 }

    /// Blurs a mask in place; pixels outside of it count as 0.
    func apply(to mask: Surface) {
      precondition(mask.format == .mask)
      guard deviation > 0, mask.width > 0, mask.height > 0 else { return }
      let (width, height) = (mask.width, mask.height)
      let count = width * height
      let first = UnsafeMutablePointer<Float>.allocate(capacity: 2 * count)
      defer { first.deallocate() }
      let second = first + count
      _ = mask.withPixels { pixels, bytesPerRow in
        Self.load(pixels, bytesPerRow, into: first, width, height)
        for _ in 0..<3 {
          boxAlongRows(from: first, to: second, width, height)
          boxAlongColumns(from: second, to: first, width, height)
        }
        Self.store(first, to: pixels, bytesPerRow, width, height)
      }
    }

    private static func load(
      _ pixels: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int,
      into values: UnsafeMutablePointer<Float>, _ width: Int, _ height: Int
    ) {
      var y = 0
      while y < height {
        let (source, target) = (pixels + y &* bytesPerRow, values + y &* width)
        var x = 0
        while x < width {
          target[x] = Float(source[x])
          x = x &+ 1
        }
        y = y &+ 1
      }
    }

    private static func store(
      _ values: UnsafeMutablePointer<Float>, to pixels: UnsafeMutablePointer<UInt8>,
      _ bytesPerRow: Int, _ width: Int, _ height: Int
    ) {
      var y = 0
      while y < height {
        let (source, target) = (values + y &* width, pixels + y &* bytesPerRow)
        var x = 0
        while x < width {
          // Rounding errors can make sums slightly exceed the range.
          let value = source[x] + 0.5
          target[x] = value > 255 ? 255 : value < 0 ? 0 : UInt8(truncatingIfNeeded: Int32(value))
          x = x &+ 1
        }
        y = y &+ 1
      }
    }

    private func boxAlongRows(
      from source: UnsafeMutablePointer<Float>, to target: UnsafeMutablePointer<Float>,
      _ width: Int, _ height: Int
    ) {
      let scale = 1 / (Float(2 &* wing &+ 1) + 2 * fraction)
      var y = 0
      while y < height {
        let (line, out) = (source + y &* width, target + y &* width)
        var sum: Float = 0
        var x = 0
        while x < wing && x < width {
          sum += line[x]
          x = x &+ 1
        }
        x = 0
        while x < width {
          let (low, high) = (x &- wing, x &+ wing)
          if high < width { sum += line[high] }
          let before: Float = low > 0 ? line[low &- 1] : 0
          let after: Float = high &+ 1 < width ? line[high &+ 1] : 0
          out[x] = (sum + fraction * (before + after)) * scale
          if low >= 0 { sum -= line[low] }
          x = x &+ 1
        }
        y = y &+ 1
      }
    }

    // Row by row with one sum per column, because memory is read along rows.
    private func boxAlongColumns(
      from source: UnsafeMutablePointer<Float>, to target: UnsafeMutablePointer<Float>,
      _ width: Int, _ height: Int
    ) {
      let scale = 1 / (Float(2 &* wing &+ 1) + 2 * fraction)
      let sums = UnsafeMutablePointer<Float>.allocate(capacity: 2 &* width)
      defer { sums.deallocate() }
      sums.initialize(repeating: 0, count: 2 &* width)
      let none = sums + width
      var y = 0
      while y < wing && y < height {
        Self.add(source + y &* width, times: 1, to: sums, width)
        y = y &+ 1
      }
      y = 0
      while y < height {
        let (low, high) = (y &- wing, y &+ wing)
        if high < height { Self.add(source + high &* width, times: 1, to: sums, width) }
        let before = low > 0 ? source + (low &- 1) &* width : none
        let after = high &+ 1 < height ? source + (high &+ 1) &* width : none
        let out = target + y &* width
        var x = 0
        while x < width {
          out[x] = (sums[x] + fraction * (before[x] + after[x])) * scale
          x = x &+ 1
        }
        if low >= 0 { Self.add(source + low &* width, times: -1, to: sums, width) }
        y = y &+ 1
      }
    }

    private static func add(
      _ row: UnsafeMutablePointer<Float>, times factor: Float,
      to sums: UnsafeMutablePointer<Float>, _ width: Int
    ) {
      var x = 0
      while x < width {
        sums[x] += row[x] * factor
        x = x &+ 1
      }
    }
  }
#endif
