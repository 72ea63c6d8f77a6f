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
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += way(
      to: (rect.minX, rect.maxX), from: (visible.minX, visible.maxX))
    offset.y += way(
      to: (rect.minY, rect.maxY), from: (visible.minY, visible.maxY))
    offset = PerAxis { limits($0).clamp(offset[$0]) }.point
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Returns the distance by which the visible span must move to show another span; to its start,
  /// where the span does not fit.
  private func way(
    to wanted: (low: CGFloat, high: CGFloat), from visible: (low: CGFloat, high: CGFloat)
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

extension UIWindow {
  /// Simulates a tap on the status bar, which scrolls to the top the only scroll view that allows
  /// it.
  ///
  /// With several such scroll views, nothing happens (UIScrollView, "scrollsToTop").
  ///
  /// - Returns: Whether the content was not at the top already.
  @discardableResult
  package final func tapStatusBar() -> Bool {
    var found: [UIScrollView] = []
    collectScrollViews(in: self, into: &found)
    return found.count == 1 && found[0].scrollToTopByTap()
  }

  private func collectScrollViews(in view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
      bounds.overlaps(scrollView.convert(scrollView.bounds, to: self))
    {
      found.append(scrollView)
    }
    for child in view.children {
      collectScrollViews(in: child, into: &found)
    }
  }
}
