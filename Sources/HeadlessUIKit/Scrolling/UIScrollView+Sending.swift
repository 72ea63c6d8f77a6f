// SPDX-License-Identifier: MIT

// Scrolling that code requests.
extension UIScrollView {
  final func send(to offset: CGPoint, animated: Bool, for purpose: ScrollAnimation.Purpose) {
    if animated { endDragByForce() }
    stop()
    guard animated, offset != contentOffset, !offset.x.isNaN, !offset.y.isNaN else {
      contentOffset = offset
      return
    }
    let animation = ScrollAnimation(
      from: contentOffset, to: offset, start: device.now, purpose: purpose)
    guard window != nil else {
      // The animation is not visible, but the delegate is still notified of its end.
      contentOffset = offset
      device.atEndOfTurn { [weak self] in self?.notifyEnd(of: animation) }
      return
    }
    begin(.animating(animation))
  }

  /// Ends a drag, if one is in progress.
  final func endDragByForce() {
    guard isDragging else { return }
    cancelDrag()
    panGestureRecognizer.breakOff()
  }

  final func show(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull else { return }
    let shifts = PerAxis<Double> { shift(of: visibleStretch($0), toShow: $0.stretch(of: rect)) }
    // Content that is visible does not move, also where a finger holds it beyond its edge.
    guard shifts.horizontal != 0 || shifts.vertical != 0 else { return }
    let offset = PerAxis { limits($0).clamp(contentOffset[$0] + shifts[$0]) }.point
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Returns the interval of an axis that the insets leave visible. Where they leave nothing, the
  /// end is before the start: a rectangle would exchange them.
  final func visibleStretch(_ axis: ScrollAxis) -> (low: CGFloat, high: CGFloat) {
    let (insets, low) = (adjustedContentInset[axis], contentOffset[axis])
    return (low + insets.before, low + bounds.size[axis] - insets.after)
  }

  /// Returns the distance by which the visible span must move to show another span; to its start,
  /// where the span does not fit.
  final func shift(
    of visible: (low: CGFloat, high: CGFloat), toShow wanted: (low: CGFloat, high: CGFloat)
  ) -> CGFloat {
    if wanted.low < visible.low { return wanted.low - visible.low }
    guard wanted.high > visible.high else { return 0 }
    return min(wanted.high - visible.high, wanted.low - visible.low)
  }

  /// Scrolls to the top, unless the delegate prevents it.
  ///
  /// - Returns: Whether the content was not at the top already.
  @discardableResult
  package final func scrollToTopByTap() -> Bool {
    let top = limits(.vertical).low
    guard scrollsToTop, isScrollEnabled, contentOffset.y > top else { return false }
    guard scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    send(to: CGPoint(x: contentOffset.x, y: top), animated: true, for: .scrollingToTop)
    return true
  }
}
