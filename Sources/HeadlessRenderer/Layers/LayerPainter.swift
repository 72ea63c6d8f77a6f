// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// The caches that are kept between two images.
  @MainActor
  final class PaintCaches {
    let shadows = ShadowCache()
    let images = ImageSurfaces()
  }

  /// A painter of a layer and its sublayers, as they appear at the current time of the device.
  ///
  /// The order is Core Animation's: the shadow, the background, the content of the layer itself,
  /// the sublayers from back to front, and the border above all of them.
  @MainActor
  struct LayerPainter {
    let canvas: Canvas
    let caches: PaintCaches
    let traits: UITraitCollection
    /// The extents of the picture's layers.
    var extents = Extents()
    /// The views that sheets push back, by their layers.
    var pushedBackViews: [ObjectIdentifier: PushedBackView] = [:]

    /// Draws a layer into its superlayer, together with the image that a transition replaces, if
    /// there is one.
    func paint(_ layer: CALayer, sublayerTransform: SublayerTransform? = nil) {
      guard let transition = layer.transition, transition.progress < 1 else {
        return paintAlone(layer, sublayerTransform)
      }
      let rects = [layer, transition.old].map {
        extents.inSuperlayer(of: ShownLayer($0), within: sublayerTransform)
      }
      canvas.crossDissolve(in: rects[0].union(rects[1]), progress: transition.progress) {
        paintAlone(transition.old, sublayerTransform)
      } to: {
        paintAlone(layer, sublayerTransform)
      }
    }

    private func paintAlone(_ layer: CALayer, _ sublayerTransform: SublayerTransform?) {
      let shown = ShownLayer(layer)
      let matrix = shown.values.matrixToSuperlayer(within: sublayerTransform)
      if let view = pushedBackViews[ObjectIdentifier(layer)] {
        paint(shown, matrix, pushedBack: view)
      } else {
        paint(shown, matrix)
      }
    }

    /// Draws a layer behind a sheet.
    private func paint(
      _ shown: ShownLayer, _ matrix: CATransform3D, pushedBack view: PushedBackView
    ) {
      canvas.saving {
        if view.isRearmost {
          canvas.setSource(UIColor.black.cgColor.rgba)
          canvas.fill(shown.values.bounds.applying(matrix.affinePart))
        }
        let outer = matrix.affinePart.concatenating(view.transform)
        guard canvas.concatenate(outer) else { return }
        canvas.clip(
          to: RoundedRectangle(rect: shown.values.bounds, radius: view.cornerRadius))
        paintInPlace(shown)
      }
    }

    /// Draws a layer with a transform from its coordinates to those of the canvas.
    func paint(_ shown: ShownLayer, _ matrix: CATransform3D) {
      let layer = shown.layer
      guard !shown.values.isHidden, shown.values.opacity > 0,
        layer.isDoubleSided || matrix.showsFront
      else { return }
      if layer is CATransformLayer {
        canvas.saving {
          canvas.alpha *= CGFloat(min(shown.values.opacity, 1))
          paintSublayers(of: shown, inSpace: matrix)
        }
      } else if matrix.hasPerspective {
        paint(shown, inPerspective: matrix)
      } else {
        canvas.saving {
          guard canvas.concatenate(matrix.affinePart) else { return }
          paintInPlace(shown)
        }
      }
    }

    /// Draws a layer whose coordinates are equal to the canvas's.
    func paintInPlace(_ shown: ShownLayer) {
      let layer = shown.layer
      let bounds = shown.values.bounds
      guard bounds.isDrawable, bounds.width >= 0, bounds.height >= 0 else { return }
      let extent = extents.extent(of: shown)
      guard extent.rect.overlaps(canvas.clipBox) else { return }
      let opacity = CGFloat(min(shown.values.opacity, 1))
      let paint = {
        if let mask = layer.mask {
          let extent = extent.rect
          canvas.masked(in: extent) {
            paintContents(shown)
          } by: {
            self.paint(mask)
          }
        } else {
          paintContents(shown)
        }
      }
      if opacity < 1, layer.allowsGroupOpacity, extent.hasParts {
        canvas.group(alpha: opacity, in: extent.rect, paint)
      } else {
        canvas.saving {
          canvas.alpha *= opacity
          paint()
        }
      }
    }

    private func paintContents(_ shown: ShownLayer) {
      paintShadow(shown)
      paintLayer(shown)
    }

    /// Draws a layer with its sublayers, without its shadow.
    private func paintLayer(_ shown: ShownLayer) {
      let (layer, shape) = (shown.layer, shown.shape)
      paintBackdrop(shown, shape)
      paintBackground(shown, shape)
      paintVibrantly(shown) {
        if layer.masksToBounds {
          canvas.saving {
            canvas.clip(to: shape)
            paintInside(shown)
          }
        } else {
          paintInside(shown)
        }
      }
      paintBorder(shown, shape)
    }

    private func paintInside(_ shown: ShownLayer) {
      paintOwnContents(shown)
      let layer = shown.layer
      let sublayers = layer.orderedSublayers
      guard !sublayers.isEmpty else { return }
      let transform = SublayerTransform(shown)
      for sublayer in sublayers where sublayer !== layer.mask {
        paint(sublayer, sublayerTransform: transform)
      }
    }
  }

  // MARK: Shadows

  extension LayerPainter {
    private func paintShadow(_ shown: ShownLayer) {
      let values = shown.values
      guard values.shadowOpacity > 0, !shown.layer.masksToBounds,
        let color = values.shadowColor?.rgba,
        color.alpha > 0, values.shadowRadius.isDrawable, values.shadowRadius >= 0,
        values.shadowOffset.width.isDrawable, values.shadowOffset.height.isDrawable
      else { return }
      let castsOfShape = shown.castsShadowOfShape(extents)
      guard let shadow = shadow(of: shown, isOfShape: castsOfShape) else { return }
      // The part behind the layer's own opaque background need not be drawn, unless the background
      // fades separately.
      let hidden =
        castsOfShape && canvas.alpha >= 1
        ? shown.shape.inset(by: 0.3 * shown.shape.usedRadius).rect : nil
      canvas.saving {
        canvas.translate(x: values.shadowOffset.width, y: values.shadowOffset.height)
        let alpha = color.alpha * CGFloat(min(values.shadowOpacity, 1))
        canvas.draw(
          shadow, color: color.with(alpha: alpha),
          hidden: hidden?.offsetBy(dx: -values.shadowOffset.width, dy: -values.shadowOffset.height))
      }
    }

    private func shadow(of shown: ShownLayer, isOfShape: Bool) -> ShadowMask? {
      let (radius, scale) = (shown.values.shadowRadius, canvas.pixelsPerPoint)
      if let path = shown.values.shadowPath {
        return caches.shadows.shadow(of: path.elements, radius: radius, pixelsPerPoint: scale)
      }
      if isOfShape {
        return caches.shadows.shadow(of: shown.shape, radius: radius, pixelsPerPoint: scale)
      }
      let caster = extents.extent(of: shown).caster
      return ShadowMask(of: caster, radius: radius, pixelsPerPoint: scale) { canvas in
        LayerPainter(canvas: canvas, caches: caches, traits: traits, extents: extents)
          .paintLayer(shown)
      }
    }
  }
#endif
