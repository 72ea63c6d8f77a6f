// SPDX-License-Identifier: MIT

// The values that can be animated. Each setter tells the animation that is being made, if any.
extension CALayer {
  /// The part of its own plane that the layer shows.
  public final var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      guard old != newValue, isValid(newValue, as: "bounds") else { return }
      values.bounds = newValue
      changed(.bounds, from: old, to: newValue)
      view?.boundsChanged(from: old)
    }
  }

  /// Where the anchor point lies in the superlayer.
  public final var position: CGPoint {
    get { values.position }
    set {
      let old = values.position
      guard old != newValue, isValid(newValue, as: "position") else { return }
      values.position = newValue
      changed(.position, from: old, to: newValue)
      view?.placeChanged()
    }
  }

  /// The point that `position` names and that transforms leave in its place, in the unit square.
  public final var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      let old = values.anchorPoint
      guard old != newValue, isValid(newValue, as: "anchorPoint") else { return }
      values.anchorPoint = newValue
      changed(.anchorPoint, from: old, to: newValue)
      view?.placeChanged()
    }
  }

  /// Layers with a higher one lie in front of their siblings.
  public final var zPosition: CGFloat {
    get { values.zPosition }
    set { changed(.zPosition, from: exchange(&values.zPosition, newValue), to: newValue) }
  }

  /// How the layer is turned, scaled and moved about its anchor point.
  public final var transform: CATransform3D {
    get { values.transform }
    set {
      let old = values.transform
      values.transform = newValue
      hasIdentityTransform = CATransform3DIsIdentity(newValue)
      changed(.transform, from: old, to: newValue)
      view?.placeChanged()
    }
  }

  /// A transform for all sublayers, perspective for example.
  public final var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      changed(.sublayerTransform, from: exchange(&values.sublayerTransform, newValue), to: newValue)
    }
  }

  /// The smallest rectangle of the superlayer that has the transformed bounds in it.
  public final var frame: CGRect {
    get {
      if hasIdentityTransform { return values.untransformedFrame }
      return values.bounds.applying(values.affineTransformToSuperlayer)
    }
    set { setFrame(newValue) }
  }

  /// Whether the layer is not shown.
  public final var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// From 0, which is clear, to 1.
  public final var opacity: Float {
    get { values.opacity }
    set { changed(.opacity, from: exchange(&values.opacity, newValue), to: newValue) }
  }

  /// The colour behind the contents.
  public final var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      changed(.backgroundColor, from: exchange(&values.backgroundColor, newValue), to: newValue)
    }
  }

  /// The radius of the corners, in points.
  public final var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { changed(.cornerRadius, from: exchange(&values.cornerRadius, newValue), to: newValue) }
  }

  /// The width of the border, which lies inside the bounds, in points.
  public final var borderWidth: CGFloat {
    get { values.borderWidth }
    set { changed(.borderWidth, from: exchange(&values.borderWidth, newValue), to: newValue) }
  }

  /// The colour of the border.
  public final var borderColor: CGColor? {
    get { values.borderColor }
    set { changed(.borderColor, from: exchange(&values.borderColor, newValue), to: newValue) }
  }

  /// The colour of the shadow.
  public final var shadowColor: CGColor? {
    get { values.shadowColor }
    set { changed(.shadowColor, from: exchange(&values.shadowColor, newValue), to: newValue) }
  }

  /// From 0, which is no shadow, to 1.
  public final var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { changed(.shadowOpacity, from: exchange(&values.shadowOpacity, newValue), to: newValue) }
  }

  /// Where the shadow lies against the layer, in points.
  public final var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { changed(.shadowOffset, from: exchange(&values.shadowOffset, newValue), to: newValue) }
  }

  /// How far the shadow is blurred, in points.
  public final var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { changed(.shadowRadius, from: exchange(&values.shadowRadius, newValue), to: newValue) }
  }

  /// The outline of what throws the shadow, where that is not the layer's own.
  public final var shadowPath: CGPath? {
    get { values.shadowPath }
    set { changed(.shadowPath, from: exchange(&values.shadowPath, newValue), to: newValue) }
  }
}

extension CALayer {
  /// The transform in the plane, as far as it is one.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(values.transform)
  }

  /// Sets the transform to one in the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  private func setFrame(_ frame: CGRect) {
    guard isValid(frame.origin, as: "position"), isValid(frame, as: "bounds") else { return }
    let frame = frame.standardized
    var size = frame.size
    if !hasIdentityTransform {
      let transform = affineTransform()
      let inverted = transform.inverted()
      if inverted != transform || transform.isIdentity {
        // The bounds whose transform fills the frame, where the transform does not turn them.
        size = CGRect(origin: .zero, size: frame.size).applying(inverted.withoutTranslation).size
      }
    }
    let (oldBounds, oldPosition) = (values.bounds, values.position)
    values.bounds.size = size
    let placed = self.frame
    values.position.x += frame.minX - placed.minX
    values.position.y += frame.minY - placed.minY
    placeExactly(frame)
    // Both are written before anybody is told, so that nobody sees a half of the new frame.
    if values.bounds != oldBounds { changed(.bounds, from: oldBounds, to: values.bounds) }
    if values.position != oldPosition { changed(.position, from: oldPosition, to: values.position) }
    if values.bounds != oldBounds { view?.boundsChanged(from: oldBounds) }
    if values.position != oldPosition { view?.placeChanged() }
  }

  /// Without the rounding of a difference, where nothing but a place has to be found.
  private func placeExactly(_ frame: CGRect) {
    guard hasIdentityTransform else { return }
    values.position = CGPoint(
      x: frame.minX + frame.width * values.anchorPoint.x,
      y: frame.minY + frame.height * values.anchorPoint.y)
  }

  func isValid(_ rect: CGRect, as name: String) -> Bool {
    guard
      rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN
        || rect.size.height.isNaN
    else { return true }
    let origin = "\(rect.origin.x.compact) \(rect.origin.y.compact)"
    let numbers = "[\(origin); \(rect.size.width.compact) \(rect.size.height.compact)]"
    (view?.device ?? .current).reportIllegalUse("CALayer \(name) contains NaN: \(numbers)")
    return false
  }

  func isValid(_ point: CGPoint, as name: String) -> Bool {
    guard point.x.isNaN || point.y.isNaN else { return true }
    (view?.device ?? .current).reportIllegalUse(
      "CALayer \(name) contains NaN: [\(point.x.compact) \(point.y.compact)]")
    return false
  }
}

extension CGAffineTransform {
  fileprivate var withoutTranslation: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}

/// Puts a value into a place, and returns what was there.
private func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
  let old = place
  place = value
  return old
}
