// SPDX-License-Identifier: MIT
#if Rendering
  import CPangoCairo
  import HeadlessUIKit

  /// Blurred coverage, and where it lies.
  struct ShadowMask {
    let coverage: Surface
    /// In the coordinates of what casts the shadow.
    let rect: CGRect
  }

  extension ShadowMask {
    /// Beyond this many pixels a blur is so smooth that half the resolution holds it.
    private static let largestDeviation: CGFloat = 8

    /// The shadow of whatever the closure draws within a rectangle: that of its alpha. None where
    /// nothing is left to draw.
    init?(
      of rect: CGRect, radius: CGFloat, pixelsPerPoint: CGFloat, draw: (Canvas) -> Void
    ) {
      guard rect.isDrawable, radius.isDrawable, pixelsPerPoint > 0, pixelsPerPoint.isFinite else {
        return nil
      }
      let scale = Self.resolution(radius: radius, pixelsPerPoint: pixelsPerPoint)
      let blur = GaussianBlur(deviation: radius * scale)
      // Whole pixels, so that the mask is not resampled where it is drawn at its own scale.
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

    /// Pixels of the mask for a point.
    fileprivate static func resolution(radius: CGFloat, pixelsPerPoint: CGFloat) -> CGFloat {
      var scale = pixelsPerPoint
      while radius * scale > largestDeviation { scale /= 2 }
      return scale
    }
  }

  extension ShadowMask {
    /// The same coverage with more pixels, some of the old ones' size after halving it a few times.
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
    /// Draws a shadow in a colour.
    ///
    /// - Parameter hidden: a rectangle that something opaque will be drawn over.
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

    // Half a pixel is not to be seen in a blur, and pixels that are not resampled cost a tenth.
    /// Where the mask's pixels fall on the canvas's own, to the nearest one; none where they are not
    /// of the same size or turned.
    private func pixelOrigin(of shadow: ShadowMask) -> CGPoint? {
      let transform = transform
      let scale = CGFloat(shadow.coverage.width) / shadow.rect.width
      guard transform.b == 0, transform.c == 0, (transform.a - scale).magnitude < 1e-6 * scale,
        (transform.d - scale).magnitude < 1e-6 * scale
      else { return nil }
      let origin = shadow.rect.origin.applying(transform)
      return CGPoint(x: origin.x.rounded(), y: origin.y.rounded())
    }

    /// Leaves out the whole pixels within a rectangle of pixels.
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

  /// Shadows that were blurred before. Those of rounded rectangles are cheap: their middles are all
  /// alike, so a small one is blurred once, and stretched to every size that is asked for.
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
    // Those of paths may be as large as the screen.
    private var pathBytes = 0
    private let pathByteLimit = 32 << 20

    /// How often something was blurred.
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
      // Where an edge is as far as this from both corners, it is straight all along the blur.
      let corner = shape.usedRadius * (shape.isContinuous ? 1.6 : 1) * scale
      let plain = 2 * (corner + CGFloat(GaussianBlur(deviation: radius * scale).reach) + 2)
      // Whole pixels fewer, so that the edges fall on the same places of a pixel.
      let cutX = max((rect.width * scale - plain).rounded(.down), 0)
      let cutY = max((rect.height * scale - plain).rounded(.down), 0)
      let (left, top) = (
        (rect.minX * scale).rounded(.down) / scale, (rect.minY * scale).rounded(.down) / scale
      )
      var small = shape
      // Rounded, so that a difference of two numbers finds what was blurred before.
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

    /// The shadow of a path, which is blurred once for each scale.
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
    /// A mask that is larger by some pixels, whose middle row and column are repeated.
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
