// SPDX-License-Identifier: MIT

extension UIView {
  /// Called by the layer after its bounds have changed.
  final func boundsChanged(from old: CGRect) {
    let size = bounds.size
    if old.size != size {
      layoutItem.sizeChanged()
      if autoresizesSubviews {
        resizeSubviews(from: old.size, to: size)
      }
      // Auto Layout sets the center after the size. In between, the view has a frame that it never
      // has at rest, and nothing may observe the safe area of that frame.
      if layoutItem.state?.isBeingPlaced != true { refreshSafeArea() }
      marginState.isCoverOfSubviewsOld = safeAreaOfContent != .zero
      refreshInheritedMargins()
    } else {
      layoutItem.originChanged()
      if !children.isEmpty, safeAreaDependsOnOrigin(old) {
        refreshSafeAreaOfSubviews()
        refreshGuidesOfContent()
      }
    }
    setNeedsLayout()
    boundsDidChange(from: old)
  }

  /// Called by the layer after its position in the superlayer has changed.
  final func positionChanged() {
    layoutItem.positionChanged()
    if parent != nil {
      refreshSafeArea()
      if marginState.preservesSuperview { updateMargins() }
    }
  }

  /// Whether the safe areas of subviews may change because the bounds have moved: not where the
  /// bounds moved along edges without an inset.
  private func safeAreaDependsOnOrigin(_ old: CGRect) -> Bool {
    let covered = safeAreaOfContent
    guard covered != .zero else { return false }
    return (old.minX != bounds.minX && (covered.left != 0 || covered.right != 0))
      || (old.minY != bounds.minY && (covered.top != 0 || covered.bottom != 0))
  }

  private func resizeSubviews(from old: CGSize, to new: CGSize) {
    for child in children
    where child.flags.translatesAutoresizingMask && !child.viewStyle.autoresizingMask.isEmpty {
      child.autoresize(from: old, to: new)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = viewStyle.autoresizingMask
    var frame = self.frame
    (frame.origin.x, frame.size.width) = Self.autoresized(
      origin: frame.minX, length: frame.width, change: new.width - old.width, old: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Self.autoresized(
      origin: frame.minY, length: frame.height, change: new.height - old.height, old: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  /// Distributes a change of the superview's length among the flexible parts in proportion to their
  /// lengths; in equal parts where all of them are 0.
  private static func autoresized(
    origin: CGFloat, length: CGFloat, change: CGFloat, old: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let parts = [
      flexible.before ? max(origin, 0) : 0, flexible.length ? max(length, 0) : 0,
      flexible.after ? max(old - origin - length, 0) : 0,
    ]
    let count = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
    guard count > 0 else { return (origin, length) }
    let sum = parts.reduce(0, +)
    let share = { (part: CGFloat, isFlexible: Bool) -> CGFloat in
      guard isFlexible else { return 0 }
      return sum > 0 ? change * part / sum : change / CGFloat(count)
    }
    return (
      origin + share(parts[0], flexible.before), max(length + share(parts[1], flexible.length), 0)
    )
  }

  final func setHidden(_ hidden: Bool) {
    let wasHidden = backingLayer.isHidden
    backingLayer.isHidden = hidden
    if hidden != wasHidden { parent?.subviewHiddenDidChange(self) }
  }

  // MARK: Coordinates

  final func transform(from view: UIView?) -> CGAffineTransform {
    CALayer.transform(from: (view ?? root).backingLayer, to: backingLayer)
  }

  final func transform(to view: UIView?) -> CGAffineTransform {
    CALayer.transform(from: backingLayer, to: (view ?? root).backingLayer)
  }

  // MARK: Hit testing

  final func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // A view with an opacity below 0.01 receives no touches (UIView, "hitTest(_:with:)").
    guard isUserInteractionEnabled, !isHidden, backingLayer.opacity >= 0.01 else { return nil }
    // An animation without `allowUserInteraction` blocks touches ("UIView.AnimationOptions").
    guard backingLayer.animations?.blocksTouches != true else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    // Subviews are tested in the order of the tree: `zPosition` affects drawing, not touches.
    for child in children.reversed() {
      let inside = child.backingLayer.pointFromSuperlayer(point)
      if let hit = child.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// Returns a length, rounded up to pixels of the screen.
  final func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
    guard length < .greatestFiniteMagnitude else { return length }
    return length.roundedUp(toPixelsOf: max(traitCollection.displayScale, 1))
  }
}
