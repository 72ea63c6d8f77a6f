// SPDX-License-Identifier: MIT
#if Rendering
  import HeadlessUIKit

  /// A layer with its presentation values, which differ from the model values during an animation.
  @MainActor
  struct ShownLayer {
    let layer: CALayer
    let values: LayerValues

    init(_ layer: CALayer) {
      self.layer = layer
      values = layer.presentationValues
    }

    /// The layer itself, or a copy with the presentation values during an animation.
    var own: CALayer {
      layer.hasAnimations ? layer.presentation() ?? layer : layer
    }

    /// The outline of the background, the border and the clip.
    var shape: RoundedRectangle {
      var shape = RoundedRectangle(rect: values.bounds, radius: values.cornerRadius)
      shape.isContinuous = layer.cornerCurve == .continuous
      shape.corners = []
      let corners = layer.maskedCorners
      if corners.contains(.layerMinXMinYCorner) { shape.corners.insert(.topLeft) }
      if corners.contains(.layerMaxXMinYCorner) { shape.corners.insert(.topRight) }
      if corners.contains(.layerMaxXMaxYCorner) { shape.corners.insert(.bottomRight) }
      if corners.contains(.layerMinXMaxYCorner) { shape.corners.insert(.bottomLeft) }
      if !(values.cornerRadius > 0 && values.cornerRadius.isFinite) { shape.radius = 0 }
      return shape
    }

    /// Whether the shadow of the layer is the shadow of its rounded rectangle.
    func castsShadowOfShape(_ extents: Extents) -> Bool {
      guard values.backgroundColor?.rgba.alpha ?? 0 >= 1, layer.mask == nil,
        !(layer is CATransformLayer)
      else { return false }
      // Content in a corner that is cut off would cast a shadow there.
      let shape = shape
      let room = shape.inset(by: 0.3 * shape.usedRadius).rect.insetBy(dx: -1e-3, dy: -1e-3)
      let inner = extents.extent(of: self).inside
      return inner.isNull || room.encloses(inner)
    }

    /// Returns the position of a rectangle of the layer's bounds while an animation changes the
    /// bounds: scaled along with them.
    func rect(of rect: CGRect) -> CGRect {
      let (from, to) = (layer.values.bounds, values.bounds)
      guard from != to, from.width > 0, from.height > 0 else { return rect }
      let (across, down) = (to.width / from.width, to.height / from.height)
      return CGRect(
        x: to.minX + (rect.minX - from.minX) * across, y: to.minY + (rect.minY - from.minY) * down,
        width: rect.width * across, height: rect.height * down)
    }
  }

  /// The extents of the layers of a picture. Each is computed once: an extent contains those of the
  /// sublayers, which each level of the tree would otherwise compute again.
  @MainActor
  final class Extents {
    // The layers are retained, so that no other layer has their address.
    private var known: [ObjectIdentifier: (layer: CALayer, extent: Extent)] = [:]

    func extent(of shown: ShownLayer) -> Extent {
      let key = ObjectIdentifier(shown.layer)
      if let known = known[key] { return known.extent }
      let extent = Extent(of: shown, self)
      known[key] = (shown.layer, extent)
      return extent
    }

    /// Returns the extent of a layer's drawing, in the coordinates of its superlayer.
    func inSuperlayer(of shown: ShownLayer, within transform: SublayerTransform?) -> CGRect {
      let matrix = shown.values.matrixToSuperlayer(within: transform)
      let rect = extent(of: shown).rect
      guard matrix.hasPerspective else { return rect.applying(matrix.affinePart) }
      return Homography(matrix, then: .identity).box(of: rect) ?? .null
    }
  }

  /// The extent of a layer's drawing, in its own coordinates.
  @MainActor
  struct Extent {
    var rect: CGRect { outline.union(inside) }
    /// The extent of the sublayers and of the content on the layer's background.
    private(set) var inside = CGRect.null
    /// The extent of the layer's own rectangle and its shadow.
    private var outline: CGRect
    /// The extent without the layer's own shadow.
    var caster: CGRect { bounds.union(inside) }
    private let bounds: CGRect
    /// Whether there may be several parts to draw, so that fading them separately would be visible.
    private(set) var hasParts: Bool

    fileprivate init(of shown: ShownLayer, _ extents: Extents) {
      let (layer, values) = (shown.layer, shown.values)
      bounds = values.bounds
      outline = bounds
      hasParts = true
      if values.shadowOpacity > 0, !layer.masksToBounds {
        addShadow(values)
      } else if layer.orderedSublayers.isEmpty, layer.drawnContent == nil, layer.contents == nil,
        values.borderWidth <= 0, type(of: layer) == CALayer.self
      {
        hasParts = false
      }
      if layer.masksToBounds { return }
      addOwnContents(of: shown)
      let transform = SublayerTransform(shown)
      for sublayer in layer.orderedSublayers {
        let shown = ShownLayer(sublayer)
        guard !shown.values.isHidden, shown.values.opacity > 0 else { continue }
        let outer = extents.inSuperlayer(of: shown, within: transform)
        if outer.isDrawable { inside = inside.union(outer) }
      }
    }

    private mutating func addShadow(_ values: LayerValues) {
      let caster = values.shadowPath?.boundingBox ?? outline
      let reach = 3 * values.shadowRadius + 4
      let shadow = caster.insetBy(dx: -reach, dy: -reach).offsetBy(
        dx: values.shadowOffset.width, dy: values.shadowOffset.height)
      if shadow.isDrawable { outline = outline.union(shadow) }
    }

    private mutating func addOwnContents(of shown: ShownLayer) {
      let layer = shown.layer
      if case .image(_, let rect, _) = layer.drawnContent, rect.isDrawable {
        inside = inside.union(shown.rect(of: rect))
      }
      if let size = layer.imageOfContents?.size ?? (layer.contents as? BackingStore)?.size {
        let (width, height) = (max(size.width, size.height), max(bounds.width, bounds.height))
        let rect = bounds.insetBy(dx: -width - height, dy: -width - height)
        if layer.contentsGravity != .resize, rect.isDrawable { inside = inside.union(rect) }
      }
      if let shape = shown.own as? CAShapeLayer, let path = shape.path {
        let miter = shape.lineWidth * max(shape.miterLimit, 1)
        let rect = path.boundingBox.insetBy(dx: -miter, dy: -miter)
        if rect.isDrawable { inside = inside.union(rect) }
      }
    }
  }

  extension CGRect {
    // Foundation's `contains` compares a union, whose rounding errors can enlarge it slightly.
    /// Returns whether another rectangle is inside this one.
    func encloses(_ other: CGRect) -> Bool {
      minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
  }

  /// The transform that a layer applies to all its sublayers, about its own anchor point.
  struct SublayerTransform {
    let transform: CATransform3D
    let anchor: CGPoint

    /// Creates the transform; nil if it is the identity.
    @MainActor
    init?(_ shown: ShownLayer) {
      let values = shown.values
      guard !CATransform3DIsIdentity(values.sublayerTransform) else { return nil }
      transform = values.sublayerTransform
      anchor = CGPoint(
        x: values.bounds.minX + values.bounds.width * values.anchorPoint.x,
        y: values.bounds.minY + values.bounds.height * values.anchorPoint.y)
    }
  }

  extension LayerValues {
    /// Returns the transform from the layer's own coordinates to the superlayer's.
    func matrixToSuperlayer(within sublayerTransform: SublayerTransform?) -> CATransform3D {
      let x = bounds.minX + bounds.width * anchorPoint.x
      let y = bounds.minY + bounds.height * anchorPoint.y
      if sublayerTransform == nil, CATransform3DIsIdentity(transform) {
        return CATransform3DMakeTranslation(position.x - x, position.y - y, 0)
      }
      var matrix = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform)
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition))
      guard let outer = sublayerTransform else { return matrix }
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeTranslation(-outer.anchor.x, -outer.anchor.y, 0))
      matrix = CATransform3DConcat(matrix, outer.transform)
      return CATransform3DConcat(
        matrix, CATransform3DMakeTranslation(outer.anchor.x, outer.anchor.y, 0))
    }
  }

  extension CATransform3D {
    var hasPerspective: Bool { m14 != 0 || m24 != 0 }

    /// The transform of the plane z = 0 without perspective, where all points of the plane have the
    /// same distance from the eye.
    var affinePart: CGAffineTransform {
      let plane = CATransform3DGetAffineTransform(self)
      guard m44 != 1 else { return plane }
      guard m44 > 0 else { return CGAffineTransform() }
      return CGAffineTransform(
        a: plane.a / m44, b: plane.b / m44, c: plane.c / m44, d: plane.d / m44,
        tx: plane.tx / m44, ty: plane.ty / m44)
    }

    /// Whether the front of the plane z = 0 faces an eye on the z axis.
    var showsFront: Bool {
      // The sign of the determinant of the plane's map, including the perspective divisor.
      let determinant =
        m11 * (m22 * m44 - m42 * m24) - m21 * (m12 * m44 - m42 * m14)
        + m41 * (m12 * m24 - m22 * m14)
      return determinant >= 0
    }
  }

  extension Canvas {
    func fill(_ shape: RoundedRectangle) {
      if shape.usedRadius > 0 { fill(shape.path) } else { fill(shape.rect) }
    }

    func clip(to shape: RoundedRectangle) {
      if shape.usedRadius > 0 { clip(to: shape.path) } else { clip(to: shape.rect) }
    }
  }
#endif
