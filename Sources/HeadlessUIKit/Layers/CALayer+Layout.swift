// SPDX-License-Identifier: MIT

extension CALayer {
  /// The classes that lay out nothing without a delegate.
  private static let plainClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self),
    ObjectIdentifier(CAGradientLayer.self), ObjectIdentifier(CATransformLayer.self),
  ]

  /// Marks the sublayers of a layer without a view. A plain layer without a delegate has nothing to
  /// lay out.
  final func markNeedsLayout() {
    guard extras?.delegate != nil || !Self.plainClasses.contains(ObjectIdentifier(type(of: self)))
    else { return }
    guard !madeExtras.needsLayout else { return }
    madeExtras.needsLayout = true
    Device.current.screenUpdates.displayQueue.addForLayout(self)
  }

  final func layOutOwnSublayersIfNeeded() {
    guard let extras, extras.needsLayout else { return }
    extras.needsLayout = false
    layoutSublayers()
  }
}
