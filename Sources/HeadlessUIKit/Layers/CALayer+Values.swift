// SPDX-License-Identifier: MIT

extension CALayer {
  /// Sets the bounds and the position that result in a frame. Does not call the setters of `bounds`
  /// and `position`, which a subclass may override.
  final func setFrame(_ frame: CGRect) {
    guard isValid(frame.origin, as: "position"), isValid(frame, as: "bounds") else { return }
    let (bounds, position) = placement(in: frame.standardized)
    reportingFrame(bounds, position) { place(bounds, position) }
  }

  /// Returns the bounds and the position that result in a frame.
  private func placement(in frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    var bounds = values.bounds
    if hasIdentityTransform {
      // Without the rounding error of a subtraction.
      bounds.size = frame.size
      let position = CGPoint(
        x: frame.minX + frame.width * values.anchorPoint.x,
        y: frame.minY + frame.height * values.anchorPoint.y)
      return (bounds, position)
    }
    var placed = values
    let transform = CATransform3DGetAffineTransform(values.transform)
    let inverted = transform.inverted()
    bounds.size = frame.size
    if inverted != transform {
      // The size whose transformed bounds fill the frame, for a transform that does not rotate.
      bounds.size =
        CGRect(origin: .zero, size: frame.size).applying(inverted.withoutTranslation).size
    }
    placed.bounds = bounds
    let origin = placed.frame(hasIdentityTransform: false).origin
    return (
      bounds,
      CGPoint(
        x: values.position.x + frame.minX - origin.x, y: values.position.y + frame.minY - origin.y)
    )
  }

  private func place(_ bounds: CGRect, _ position: CGPoint) {
    let (oldBounds, oldPosition) = (values.bounds, values.position)
    if oldBounds.size != bounds.size { view?.boundsWillChange(to: bounds) }
    (values.bounds, values.position) = (bounds, position)
    // Both values are stored before the notifications, so that no observer reads half of the new
    // frame.
    if bounds != oldBounds { changed(.bounds, from: oldBounds, to: bounds) }
    if position != oldPosition { changed(.position, from: oldPosition, to: position) }
    if bounds != oldBounds { boundsChanged(from: oldBounds) }
    if position != oldPosition { view?.positionChanged() }
  }

  final func setBounds(_ bounds: CGRect) {
    guard values.bounds != bounds, isValid(bounds, as: "bounds") else { return }
    view?.boundsWillChange(to: bounds)
    let old = exchange(&values.bounds, bounds)
    changed(.bounds, from: old, to: bounds)
    boundsChanged(from: old)
  }

  final func setPosition(_ position: CGPoint) {
    guard values.position != position, isValid(position, as: "position") else { return }
    changed(.position, from: exchange(&values.position, position), to: position)
    view?.positionChanged()
  }

  final func setAnchorPoint(_ anchorPoint: CGPoint) {
    guard values.anchorPoint != anchorPoint, isValid(anchorPoint, as: "anchorPoint") else { return }
    changed(.anchorPoint, from: exchange(&values.anchorPoint, anchorPoint), to: anchorPoint)
    view?.positionChanged()
  }

  final func setTransform(_ transform: CATransform3D) {
    let old = exchange(&values.transform, transform)
    hasIdentityTransform = CATransform3DIsIdentity(transform)
    changed(.transform, from: old, to: transform)
    view?.positionChanged()
  }

  /// Called after the stored bounds have changed.
  final func boundsChanged(from old: CGRect) {
    if let extras, extras.needsDisplayOnBoundsChange, old.size != values.bounds.size {
      setNeedsDisplay()
    }
    if let view {
      view.boundsChanged(from: old)
    } else if old.size != values.bounds.size {
      markNeedsLayout()
    }
  }

  func isValid(_ rect: CGRect, as name: String) -> Bool {
    guard
      rect.origin.x.isNaN || rect.origin.y.isNaN || rect.size.width.isNaN
        || rect.size.height.isNaN
    else { return true }
    let origin = "\(rect.origin.x.compact) \(rect.origin.y.compact)"
    let numbers = "[\(origin); \(rect.size.width.compact) \(rect.size.height.compact)]"
    device.reportIllegalUse("CALayer \(name) contains NaN: \(numbers)")
    return false
  }

  func isValid(_ point: CGPoint, as name: String) -> Bool {
    guard point.x.isNaN || point.y.isNaN else { return true }
    device.reportIllegalUse(
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
func exchange<Value>(_ variable: inout Value, _ value: Value) -> Value {
  let old = variable
  variable = value
  return old
}
