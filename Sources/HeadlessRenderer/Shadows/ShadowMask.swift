// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// A blurred coverage mask and its position.
  struct ShadowMask {
    let coverage: Surface
    /// The position, in the coordinates of the casting shape.
    let rect: CGRect
  }

  extension ShadowMask {
    /// The deviation in pixels above which half the resolution is sufficient.
    private static let largestDeviation: CGFloat = 8

    /// Creates the shadow of the alpha that a closure draws within a rectangle; nil if the mask
    /// would be empty or larger than 100 million pixels.
    init?(
      of rect: CGRect, radius: CGFloat, pixelsPerPoint: CGFloat, draw: (Canvas) -> Void
    ) {
      guard rect.isDrawable, radius.isDrawable, pixelsPerPoint > 0, pixelsPerPoint.isFinite else {
        return nil
      }
      let scale = Self.resolution(radius: radius, pixelsPerPoint: pixelsPerPoint)
      let blur = GaussianBlur(deviation: radius * scale)
      // A whole number of pixels, so that the mask is not resampled when it is drawn at its own
      // scale.
      let margin = CGFloat(blur.reach)
      let left = (rect.minX * scale).rounded(.down) - margin
      let top = (rect.minY * scale).rounded(.down) - margin
      let width = (rect.maxX * scale).rounded(.up) + margin - left
      let height = (rect.maxY * scale).rounded(.up) + margin - top
      guard width > 0, height > 0, width * height < 1e8 else { return nil }
      let mask = Surface(width: Int(width), height: Int(height), format: .mask)
      let canvas = Canvas(mask)
      canvas.translate(x: -left, y: -top)
      if canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale)) { draw(canvas) }
      blur.apply(to: mask)
      coverage = mask
      self.rect = CGRect(
        x: left / scale, y: top / scale, width: width / scale, height: height / scale)
    }

    /// Returns the resolution of the mask, in pixels per point.
    fileprivate static func resolution(radius: CGFloat, pixelsPerPoint: CGFloat) -> CGFloat {
      var scale = pixelsPerPoint
      while radius * scale > largestDeviation { scale /= 2 }
      return scale
    }
  }

  extension ShadowMask {
    /// Returns the same coverage at a higher resolution, for a mask that was blurred at a lower
    /// one.
    fileprivate func magnified(by factor: Int) -> ShadowMask {
      guard factor > 1 else { return self }
      let fine = Surface(
        width: coverage.width * factor, height: coverage.height * factor, format: .mask)
      let whole = CGRect(x: 0, y: 0, width: fine.width, height: fine.height)
      if let pattern = Pattern(coverage, filling: whole, filter: CAIRO_FILTER_BILINEAR) {
        let canvas = Canvas(fine)
        canvas.setSource(pattern)
        canvas.paint()
      }
      return ShadowMask(coverage: fine, rect: rect)
    }
  }

  extension Canvas {
    /// Draws a shadow in a color.
    ///
    /// - Parameter hidden: A rectangle that will be covered by opaque content.
    func draw(_ shadow: ShadowMask, color: RGBA, hidden: CGRect?) {
      setSource(color)
      guard let origin = pixelOrigin(of: shadow) else {
        if let pattern = Pattern(shadow.coverage, filling: shadow.rect) { mask(pattern) }
        return
      }
      saving {
        let hidden = hidden?.applying(transform)
        cairo_identity_matrix(context)
        if let hidden { clip(outside: hidden) }
        cairo_mask_surface(context, shadow.coverage.pointer, Double(origin.x), Double(origin.y))
      }
    }

    // An error of half a pixel is not visible in a blur, and drawing without resampling costs a
    // tenth.
    /// Returns the position of the mask's pixels on the canvas, rounded to whole pixels; nil if
    /// their sizes differ or the canvas is rotated.
    private func pixelOrigin(of shadow: ShadowMask) -> CGPoint? {
      let transform = transform
      let scale = CGFloat(shadow.coverage.width) / shadow.rect.width
      guard transform.b == 0, transform.c == 0, (transform.a - scale).magnitude < 1e-6 * scale,
        (transform.d - scale).magnitude < 1e-6 * scale
      else { return nil }
      let origin = shadow.rect.origin.applying(transform)
      return CGPoint(x: origin.x.rounded(), y: origin.y.rounded())
    }

    /// Excludes the whole pixels within a rectangle of pixels from the clip.
    private func clip(outside rect: CGRect) {
      let (left, top) = (rect.minX.rounded(.up), rect.minY.rounded(.up))
      let (right, bottom) = (rect.maxX.rounded(.down), rect.maxY.rounded(.down))
      guard right > left, bottom > top else { return }
      let box = clipBox
      let outer = RoundedRectangle(rect: box).path
      let inner = RoundedRectangle(
        rect: CGRect(x: left, y: top, width: right - left, height: bottom - top)
      ).path
      clip(to: outer + inner, rule: .evenOdd)
    }
  }

  /// A cache of blurred shadows. Shadows of rounded rectangles are cheap: the middle parts of their
  /// edges are uniform, so a small shadow is blurred once and stretched to every requested size.
  final class ShadowCache {
    private struct Key: Hashable {
      var shape: RoundedRectangle
      var radius: CGFloat
      var scale: CGFloat
    }

    private struct PathKey: Hashable {
      var path: [PathElement]
      var radius: CGFloat
      var scale: CGFloat
    }

    private var patches: [Key: ShadowMask] = [:]
    private var paths: [PathKey: ShadowMask] = [:]
    private let limit = 64
    // Shadows of paths may be as large as the screen, so their size in bytes is limited.
    private var pathBytes = 0
    private let pathByteLimit = 32 << 20

    /// The number of blurs so far.
    private(set) var blurCount = 0

    func shadow(
      of shape: RoundedRectangle, radius: CGFloat, pixelsPerPoint: CGFloat
    ) -> ShadowMask? {
      let rect = shape.rect
      guard rect.isDrawable, rect.width > 0, rect.height > 0, radius.isDrawable, radius >= 0 else {
        return nil
      }
      guard pixelsPerPoint > 0, pixelsPerPoint.isFinite else { return nil }
      let scale = ShadowMask.resolution(radius: radius, pixelsPerPoint: pixelsPerPoint)
      // An edge point at this distance from both corners has only straight edge within the reach of
      // the blur.
      let corner = shape.usedRadius * (shape.isContinuous ? 1.6 : 1) * scale
      let plain = 2 * (corner + CGFloat(GaussianBlur(deviation: radius * scale).reach) + 2)
      // Only whole pixels are removed, so that the edges keep their subpixel positions.
      let cutX = max((rect.width * scale - plain).rounded(.down), 0)
      let cutY = max((rect.height * scale - plain).rounded(.down), 0)
      let (left, top) = (
        (rect.minX * scale).rounded(.down) / scale, (rect.minY * scale).rounded(.down) / scale
      )
      var small = shape
      // Rounded, so that lengths with different rounding errors have the same cache key.
      func rounded(_ length: CGFloat) -> CGFloat { (length * 4096).rounded() / 4096 }
      small.rect = CGRect(
        x: rounded(rect.minX - left), y: rounded(rect.minY - top),
        width: rounded(rect.width - cutX / scale), height: rounded(rect.height - cutY / scale))
      small.radius = shape.usedRadius
      guard let patch = patch(small, radius: radius, pixelsPerPoint: pixelsPerPoint) else {
        return nil
      }
      let factor = Int((pixelsPerPoint / scale).rounded())
      return ShadowMask(
        coverage: patch.coverage.stretched(byX: Int(cutX) * factor, y: Int(cutY) * factor),
        rect: CGRect(
          x: patch.rect.minX + left, y: patch.rect.minY + top,
          width: patch.rect.width + cutX / scale, height: patch.rect.height + cutY / scale))
    }

    /// Returns the shadow of a path, which is blurred once per scale.
    func shadow(
      of path: [PathElement], radius: CGFloat, pixelsPerPoint: CGFloat
    ) -> ShadowMask? {
      let key = PathKey(path: path, radius: radius, scale: pixelsPerPoint)
      if let mask = paths[key] { return mask }
      let box = CGRect(around: path.lazy.flatMap(\.points))
      guard !box.isNull else { return nil }
      let mask = ShadowMask(of: box, radius: radius, pixelsPerPoint: pixelsPerPoint) {
        $0.setSource(RGBA(white: 0, alpha: 1))
        $0.fill(path)
      }
      guard let mask else { return nil }
      blurCount += 1
      pathBytes += mask.coverage.width * mask.coverage.height
      if pathBytes > pathByteLimit {
        paths.removeAll(keepingCapacity: true)
        pathBytes = mask.coverage.width * mask.coverage.height
      }
      paths[key] = mask
      return mask
    }

    private func patch(
      _ shape: RoundedRectangle, radius: CGFloat, pixelsPerPoint: CGFloat
    ) -> ShadowMask? {
      let key = Key(shape: shape, radius: radius, scale: pixelsPerPoint)
      if let patch = patches[key] { return patch }
      let patch = ShadowMask(of: shape.rect, radius: radius, pixelsPerPoint: pixelsPerPoint) {
        $0.setSource(RGBA(white: 0, alpha: 1))
        $0.fill(shape.path)
      }
      guard var patch else { return nil }
      let scale = ShadowMask.resolution(radius: radius, pixelsPerPoint: pixelsPerPoint)
      patch = patch.magnified(by: Int((pixelsPerPoint / scale).rounded()))
      blurCount += 1
      if patches.count >= limit { patches.removeAll(keepingCapacity: true) }
      patches[key] = patch
      return patch
    }
  }

  extension Surface {
    /// Returns a mask enlarged by some pixels, with the middle row and column repeated.
    fileprivate func stretched(byX extraX: Int, y extraY: Int) -> Surface {
      guard extraX > 0 || extraY > 0 else { return self }
      let grown = Surface(width: width + extraX, height: height + extraY, format: .mask)
      let (left, right) = (width / 2, width - width / 2)
      let middle = height / 2
      _ = grown.withPixels { target, targetRow in
        withPixels { source, sourceRow in
          var y = 0
          while y < grown.height {
            let row = y < middle ? y : max(y - extraY, middle)
            let (from, to) = (source + row * sourceRow, target + y * targetRow)
            memcpy(to, from, left)
            memset(to + left, Int32(from[left]), extraX)
            memcpy(to + left + extraX, from + left, right)
            y += 1
          }
        }
      }
      return grown
    }
  }
#endif
