// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// A player of drawing commands. The coordinates of the canvas are those of the commands' base
  /// space.
  @MainActor
  struct DisplayListPainter {
    let canvas: Canvas
    let caches: PaintCaches
    let traits: UITraitCollection
    /// A closure that draws the content that a view shows without commands, in the base space.
    var paintOwnContent: (Canvas) -> Void = { _ in }

    func paint(_ steps: [DrawingStep]) {
      for step in steps { paint(step) }
    }

    private func paint(_ step: DrawingStep) {
      canvas.saving {
        for clip in step.clips { canvas.clip(to: clip.path, rule: clip.rule) }
        canvas.alpha *= step.alpha
        if let shadow = step.shadow { paintShadow(shadow, of: step) }
        paintOperation(of: step)
      }
    }

    private func paintOperation(of step: DrawingStep) {
      canvas.setBlendMode(step.blendMode)
      canvas.setAntialiased(step.isAntialiased)
      switch step.operation {
      case .fill(let path, let rule, let paint):
        // Patterns are positioned in the base space, so the transform applies only to the path.
        let path = step.transform.isIdentity ? path : path.map { $0.applying(step.transform) }
        fill(path, rule, paint, blendMode: step.blendMode)
      case .stroke(let path, let style, let paint):
        stroke(path, style, paint, step.transform)
      case .group(let steps):
        canvas.group(alpha: 1, in: canvas.clipBox) { self.paint(steps) }
      default:
        guard canvas.concatenate(step.transform) else { return }
        paintPlaced(step.operation, blendMode: step.blendMode)
      }
    }

    /// Draws an operation in its own coordinate space.
    private func paintPlaced(_ operation: DrawingStep.Operation, blendMode: CGBlendMode) {
      switch operation {
      case .fill, .stroke, .group: break
      case .clear(let rect): canvas.clear(rect)
      case .gradient(let gradient): canvas.paint(gradient)
      case .image(let image, let rect, let traits):
        ImagePainter(canvas: canvas, caches: caches).draw(
          image, in: rect, tint: nil, traits: traits)
      case .text(let layout, let rect, let color, let traits, let isRightToLeft):
        composed(blendMode) {
          canvas.draw(
            layout, in: rect,
            TextStyle(color: color, traits: traits, isRightToLeft: isRightToLeft))
        }
      case .picture(let picture):
        guard let picture = picture as? FrozenLayer else { return }
        composed(blendMode) {
          LayerPainter(canvas: canvas, caches: caches, traits: traits)
            .paintInPlace(ShownLayer(picture.layer))
        }
      case .ownContent: composed(blendMode) { paintOwnContent(canvas) }
      }
    }

    /// Draws several shapes as one image, where a blend mode would make their overlaps visible.
    private func composed(_ blendMode: CGBlendMode, _ body: () -> Void) {
      guard blendMode != .normal else { return body() }
      canvas.group(alpha: 1, in: canvas.clipBox) {
        canvas.setBlendMode(.normal)
        body()
      }
    }

    // MARK: Paths

    /// Fills a path with a color or an image.
    func fill(
      _ path: [PathElement], _ rule: CGPathFillRule, _ paint: DrawingPaint,
      blendMode: CGBlendMode = .normal
    ) {
      switch paint {
      case .color(let color):
        canvas.setSource(color)
        if blendMode.isUnbounded {
          canvas.fillWithin(path, rule: rule)
        } else {
          canvas.fill(path, rule: rule)
        }
      case .pattern(let image, let phase):
        guard let pattern = pattern(of: image, phase: phase) else { return }
        canvas.saving {
          canvas.clip(to: path, rule: rule)
          canvas.setSource(pattern)
          canvas.paint()
        }
      }
    }

    private func stroke(
      _ path: [PathElement], _ style: StrokeStyle, _ paint: DrawingPaint,
      _ transform: CGAffineTransform
    ) {
      switch paint {
      case .color(let color):
        canvas.setSource(color)
        guard canvas.concatenate(transform) else { return }
        canvas.stroke(path, style)
      case .pattern(let image, let phase):
        guard let pattern = pattern(of: image, phase: phase) else { return }
        canvas.group(alpha: 1, in: canvas.clipBox) {
          canvas.setBlendMode(.normal)
          canvas.setSource(pattern)
          guard canvas.concatenate(transform) else { return }
          canvas.stroke(path, style)
        }
      }
    }

    /// Returns a pattern that repeats an image at its own size, with an upper left corner at a
    /// point.
    func pattern(of image: UIImage, phase: CGSize) -> Pattern? {
      let size = image.size
      let scale = canvas.pixelsPerPoint
      guard size.width > 0, size.height > 0, scale > 0, scale.isFinite else { return nil }
      // A whole number of pixels, so that the copies meet without a seam.
      let tile = Surface(
        width: max(Int((size.width * scale).rounded()), 1),
        height: max(Int((size.height * scale).rounded()), 1))
      let tileCanvas = Canvas(tile)
      guard
        tileCanvas.concatenate(
          CGAffineTransform(
            scaleX: CGFloat(tile.width) / size.width, y: CGFloat(tile.height) / size.height))
      else { return nil }
      ImagePainter(canvas: tileCanvas, caches: caches)
        .draw(image, in: CGRect(origin: .zero, size: size), tint: nil, traits: traits)
      return Pattern(
        tile,
        filling: CGRect(origin: CGPoint(x: phase.width, y: phase.height), size: size),
        extend: .repeated)
    }

    // MARK: Shadows

    private func paintShadow(_ shadow: DrawingShadow, of step: DrawingStep) {
      let radius = shadow.blur / 2
      guard shadow.color.alpha > 0, radius.isDrawable, shadow.offset.width.isDrawable,
        shadow.offset.height.isDrawable
      else { return }
      // Only content within the reach of the blur can cast a shadow into the clip.
      var area = canvas.clipBox.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
        .insetBy(dx: -3 * radius - 4, dy: -3 * radius - 4)
      if let extent = step.extent { area = area.intersection(extent) }
      guard !area.isNull, area.width > 0, area.height > 0 else { return }
      let mask = ShadowMask(of: area, radius: radius, pixelsPerPoint: canvas.pixelsPerPoint) {
        var caster = step
        caster.blendMode = .normal
        caster.shadow = nil
        DisplayListPainter(
          canvas: $0, caches: caches, traits: traits, paintOwnContent: paintOwnContent
        ).paintOperation(of: caster)
      }
      guard let mask else { return }
      canvas.saving {
        canvas.translate(x: shadow.offset.width, y: shadow.offset.height)
        canvas.draw(mask, color: shadow.color, hidden: nil)
      }
    }
  }
#endif
