// SPDX-License-Identifier: MIT

extension CALayer {
  /// Sets the bounds and the position that result in a frame. Does not call the setters of `bounds` and
  /// `position`, which a subclass may override.
  final func setFrame(_ frame: CGRect) {
    guard isValid(frame.origin, as: "position"), isValid(frame, as: "bounds") else { return }
    let frame = frame.standardized
    var size = frame.size
    if !hasIdentityTransform {
      let transform = CATransform3DGetAffineTransform(values.transform)
      let inverted = transform.inverted()
      if inverted != transform || transform.isIdentity {
        // The size whose transformed bounds fill the frame, for a transform that does not rotate.
        size = CGRect(origin: .zero, size: frame.size).applying(inverted.withoutTranslation).size
      }
    }
    if values.bounds.size != size {
      view?.boundsWillChange(to: CGRect(origin: values.bounds.origin, size: size))
    }
    let (oldBounds, oldPosition) = (values.bounds, values.position)
    values.bounds.size = size
    let placed = values.frame(hasIdentityTransform: hasIdentityTransform)
    values.position.x += frame.minX - placed.minX
    values.position.y += frame.minY - placed.minY
    placeExactly(frame)
    // Both values are stored before the notifications, so that no observer reads half of the new frame.
    if values.bounds != oldBounds { changed(.bounds, from: oldBounds, to: values.bounds) }
    if values.position != oldPosition { changed(.position, from: oldPosition, to: values.position) }
    if values.bounds != oldBounds { boundsChanged(from: oldBounds) }
    if values.position != oldPosition { view?.placeChanged() }
  }

  /// Called after the stored bounds have changed.
  final func boundsChanged(from old: CGRect) {
    if let extras, extras.needsDisplayOnBoundsChange, old.size != values.bounds.size {
      setNeedsDisplay()
    }
    view?.boundsChanged(from: old)
  }

  /// Sets the position without the rounding error of a subtraction, if the transform is the identity.
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

/// Stores a value and returns the previous one.
func exchange<Value>(_ place: inout Value, _ value: Value) -> Value {
  let old = place
  place = value
  return old
}
