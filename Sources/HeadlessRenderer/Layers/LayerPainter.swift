// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// What is kept from one picture to the next.
  @MainActor
  final class PaintCaches {
    let shadows = ShadowCache()
    let images = ImageSurfaces()
  }

  /// Draws a layer and those in it, as they look at this moment of the device's clock.
  ///
  /// The order is Core Animation's: the shadow, the background, what the layer itself shows, the
  /// sublayers from the back to the front, and the border over all of them.
  @MainActor
  struct LayerPainter {
    let canvas: Canvas
    let caches: PaintCaches
    let traits: UITraitCollection

    /// Draws a layer into its superlayer.
    func paint(_ layer: CALayer, sublayerTransform: SublayerTransform? = nil) {
      let shown = layer.shown
      guard !shown.values.isHidden, shown.values.opacity > 0 else { return }
      let matrix = shown.values.matrixToSuperlayer(within: sublayerTransform)
      guard layer.isDoubleSided || matrix.showsFront else { return }
      canvas.saving {
        guard canvas.concatenate(matrix.affinePart(at: shown.values.bounds)) else { return }
        paintInPlace(layer, shown)
      }
    }

    /// Draws a layer whose own coordinates are those of the canvas.
    func paintInPlace(_ layer: CALayer, _ shown: CALayer) {
      let bounds = shown.values.bounds
      guard bounds.isDrawable, bounds.width >= 0, bounds.height >= 0 else { return }
      let extent = Extent(of: layer, shown)
      guard extent.rect.intersects(canvas.clipBox) else { return }
      let opacity = CGFloat(min(shown.values.opacity, 1))
      let paint = {
        if let mask = layer.mask {
          let extent = extent.rect
          canvas.masked(in: extent) {
            paintContents(layer, shown)
          } by: {
            self.paint(mask)
          }
        } else {
          paintContents(layer, shown)
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

    private func paintContents(_ layer: CALayer, _ shown: CALayer) {
      paintShadow(layer, shown)
      paintLayer(layer, shown)
    }

    /// Draws a layer with its sublayers, without its shadow.
    private func paintLayer(_ layer: CALayer, _ shown: CALayer) {
      let shape = shown.shape
      if !(layer is CATransformLayer) {
        paintBackground(shown, shape)
      }
      if layer.masksToBounds {
        canvas.saving {
          canvas.clip(to: shape)
          paintInside(layer, shown)
        }
      } else {
        paintInside(layer, shown)
      }
      paintBorder(shown, shape)
    }

    private func paintInside(_ layer: CALayer, _ shown: CALayer) {
      paintOwnContents(layer, shown)
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
    private func paintShadow(_ layer: CALayer, _ shown: CALayer) {
      let values = shown.values
      guard values.shadowOpacity > 0, !layer.masksToBounds, let color = values.shadowColor?.rgba,
        color.alpha > 0, values.shadowRadius.isDrawable, values.shadowRadius >= 0,
        values.shadowOffset.width.isDrawable, values.shadowOffset.height.isDrawable
      else { return }
      guard let shadow = shadow(of: layer, shown) else { return }
      canvas.saving {
        canvas.translate(x: values.shadowOffset.width, y: values.shadowOffset.height)
        let alpha = color.alpha * CGFloat(min(values.shadowOpacity, 1))
        canvas.draw(shadow, color: color.with(alpha: alpha))
      }
    }

    private func shadow(of layer: CALayer, _ shown: CALayer) -> ShadowMask? {
      let (radius, scale) = (shown.values.shadowRadius, canvas.pixelsPerPoint)
      if let path = shown.values.shadowPath {
        return caches.shadows.shadow(of: path.elements, radius: radius, pixelsPerPoint: scale)
      }
      if layer.castsShadowOfShape(shown) {
        return caches.shadows.shadow(of: shown.shape, radius: radius, pixelsPerPoint: scale)
      }
      let extent = Extent(of: layer, shown, withShadow: false)
      return ShadowMask(of: extent.rect, radius: radius, pixelsPerPoint: scale) { canvas in
        LayerPainter(canvas: canvas, caches: caches, traits: traits).paintLayer(layer, shown)
      }
    }
  }
#endif
