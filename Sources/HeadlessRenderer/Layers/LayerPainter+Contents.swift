// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  // The content of a single layer, without its sublayers.
  extension LayerPainter {
    func paintBackground(_ shown: ShownLayer, _ shape: RoundedRectangle) {
      guard let background = shown.values.backgroundColor else { return }
      if background.pattern != nil {
        // The images start at the corner of the layer, even if the bounds are scrolled.
        let origin = shown.values.bounds.origin
        let phase = CGSize(width: origin.x, height: origin.y)
        return commands.fill(shape.path, .winding, background.paint(phase: phase))
      }
      let color = background.rgba
      guard color.alpha > 0 else { return }
      canvas.setSource(color)
      canvas.fill(shape)
    }

    func paintBorder(_ shown: ShownLayer, _ shape: RoundedRectangle) {
      let width = shown.values.borderWidth
      guard width > 0, width.isDrawable, let color = shown.values.borderColor?.rgba,
        color.alpha > 0
      else { return }
      canvas.setSource(color)
      // Fills between two outlines instead of stroking one, so that inner corners have the correct
      // radius.
      canvas.fill(shape.path + shape.inset(by: width).path, rule: .evenOdd)
    }

    func paintOwnContents(_ shown: ShownLayer) {
      let layer = shown.layer
      if let gradient = shown.own as? CAGradientLayer { paint(gradient, shown) }
      if let image = layer.imageOfContents { paint(image, shown) }
      if let shape = shown.own as? CAShapeLayer { paint(shape) }
      let store = layer.contents as? BackingStore
      if let store { paint(store, shown) }
      if store?.hidesOwnContent != true { paintViewContent(shown) }
    }

    /// Draws the text or the image of a view.
    private func paintViewContent(_ shown: ShownLayer) {
      let layer = shown.layer
      guard let content = layer.drawnContent else { return }
      let traits = layer.drawnTraits ?? traits
      switch content {
      case .text(let text, let rect, let color, let isRightToLeft):
        canvas.saving {
          // As on Apple's platforms, the view's own drawing is clipped to its bounds.
          if !shown.values.bounds.encloses(rect) { canvas.clip(to: shown.values.bounds) }
          canvas.draw(
            text, in: rect,
            TextStyle(color: color.rgba, traits: traits, isRightToLeft: isRightToLeft))
        }
      case .image(let image, let rect, let tint):
        ImagePainter(canvas: canvas, caches: caches)
          .draw(image, in: shown.rect(of: rect), tint: tint.rgba, traits: traits)
      }
    }

    /// Draws the commands of a layer, positioned and scaled by its gravity.
    private func paint(_ store: BackingStore, _ shown: ShownLayer) {
      guard let (frame, clip) = frameOfContents(store.size, shown) else { return }
      canvas.saving {
        if let clip { canvas.clip(to: clip) }
        canvas.translate(x: frame.minX, y: frame.minY)
        let scale = CGAffineTransform(
          scaleX: frame.width / store.size.width, y: frame.height / store.size.height)
        guard canvas.concatenate(scale) else { return }
        let area = CGRect(origin: .zero, size: store.size)
        canvas.clip(to: area)
        guard store.needsIsolation else { return paintPasses(of: store, shown) }
        canvas.group(alpha: 1, in: area) { paintPasses(of: store, shown) }
      }
    }

    private func paintPasses(of store: BackingStore, _ shown: ShownLayer) {
      var commands = commands
      commands.paintOwnContent = { canvas in
        let origin = shown.layer.values.bounds.origin
        canvas.saving {
          canvas.translate(x: -origin.x, y: -origin.y)
          self.paintViewContent(shown)
        }
      }
      for (index, pass) in store.passes.enumerated() {
        canvas.saving {
          canvas.clip(to: pass.rect)
          if index > 0, pass.isCleared { canvas.clear(pass.rect) }
          commands.paint(pass.steps)
        }
      }
    }

    private var commands: DisplayListPainter {
      DisplayListPainter(canvas: canvas, caches: caches, traits: traits)
    }

    private func paint(_ layer: CAGradientLayer, _ shown: ShownLayer) {
      let kind: Gradient.Kind =
        switch layer.type {
        case .radial: .radial
        case .conic: .conic
        default: .axial
        }
      let gradient = Gradient(
        kind: kind, colors: layer.resolvedColors.map(\.rgba),
        locations: layer.locations?.map { CGFloat($0.doubleValue) }, start: layer.startPoint,
        end: layer.endPoint)
      canvas.fill(shown.shape.path, with: gradient, in: shown.values.bounds)
    }

    private func paint(_ image: UIImage, _ shown: ShownLayer) {
      guard let (frame, clip) = frameOfContents(image.size, shown) else { return }
      var painter = ImagePainter(canvas: canvas, caches: caches)
      let isEnlarged = frame.width > image.size.width || frame.height > image.size.height
      let filter = isEnlarged ? shown.layer.magnificationFilter : shown.layer.minificationFilter
      painter.showsPixels = filter == .nearest
      canvas.saving {
        if let clip { canvas.clip(to: clip) }
        painter.draw(image, in: frame, tint: nil, traits: shown.layer.drawnTraits ?? traits)
      }
    }

    /// Returns the frame of the whole contents, and the area that shows a part of them; nil for
    /// nothing. The shown part has the frame that the gravity determines for contents of its size.
    private func frameOfContents(_ size: CGSize, _ shown: ShownLayer) -> (CGRect, clip: CGRect?)? {
      let mode = UIView.ContentMode(shown.layer.contentsGravity)
      let part = shown.values.contentsRect
      let shownSize = CGSize(width: size.width * part.width, height: size.height * part.height)
      let frame = mode.rect(forContent: shownSize, in: shown.values.bounds)
      guard frame.isDrawable, frame.width > 0, frame.height > 0 else { return nil }
      guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return (frame, nil) }
      let whole = CGSize(width: frame.width / part.width, height: frame.height / part.height)
      let origin = CGPoint(
        x: frame.minX - part.minX * whole.width, y: frame.minY - part.minY * whole.height)
      return (CGRect(origin: origin, size: whole), frame)
    }

    private func paint(_ layer: CAShapeLayer) {
      guard let path = layer.path?.elements, !path.isEmpty else { return }
      if let color = layer.fillColor, color.alpha > 0 {
        commands.fill(path, layer.fillRule == .evenOdd ? .evenOdd : .winding, color.paint())
      }
      guard let color = layer.strokeColor?.rgba, color.alpha > 0, layer.lineWidth > 0 else {
        return
      }
      canvas.setSource(color)
      canvas.stroke(
        canvas.part(of: path, from: layer.strokeStart, to: layer.strokeEnd), layer.strokeStyle)
    }
  }

  extension CAShapeLayer {
    fileprivate var strokeStyle: StrokeStyle {
      var style = StrokeStyle(width: lineWidth)
      style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
      style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
      style.miterLimit = miterLimit
      style.dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
      style.phase = lineDashPhase
      return style
    }
  }
#endif
