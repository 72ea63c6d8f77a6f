// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// Scrolls by the length of the visible part of the content and posts the resulting position.
  ///
  /// - Returns: Whether there was content to scroll to.
  final func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let (axis, isForwards) = pageStep(for: direction) else { return false }
    let limits = limits(axis)
    let length = pageLength(axis)
    let old = axis == .vertical ? contentOffset.y : contentOffset.x
    let new = limits.clamp(old + (isForwards ? length : -length))
    guard length > 0, new != old else { return false }
    var offset = contentOffset
    if axis == .vertical { offset.y = new } else { offset.x = new }
    setContentOffset(offset, animated: false)
    device.perform { UIAccessibility.post(notification: .pageScrolled, argument: scrollStatus) }
    return true
  }

  private func pageLength(_ axis: ScrollAxis) -> Double {
    let visible = visibleStretch(axis)
    return visible.high - visible.low
  }

  private func isScrollable(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    return limits.high > limits.low
  }

  /// Returns the axis of a direction and whether its coordinate increases.
  private func pageStep(for direction: UIAccessibilityScrollDirection) -> (ScrollAxis, Bool)? {
    switch direction {
    case .up: return (.vertical, false)
    case .down: return (.vertical, true)
    case .right: return (.horizontal, false)
    case .left: return (.horizontal, true)
    case .next, .previous:
      let isNext = direction == .next
      if isScrollable(.vertical) { return (.vertical, isNext) }
      return (.horizontal, isNext != isRightToLeft)
    }
  }

  /// The description of the position: the delegate's, or else the page number along the scrollable
  /// axis.
  private var scrollStatus: Any {
    if let delegate = delegate as? any UIScrollViewAccessibilityDelegate {
      if let status = delegate.accessibilityAttributedScrollStatus(for: self) { return status }
      if let status = delegate.accessibilityScrollStatus(for: self) { return status }
    }
    let axis: ScrollAxis = isScrollable(.vertical) ? .vertical : .horizontal
    let limits = limits(axis)
    let length = pageLength(axis)
    let offset = axis == .vertical ? contentOffset.y : contentOffset.x
    let count = max(Int(((limits.high - limits.low) / length).rounded(.up)) + 1, 1)
    let page = min(Int(((offset - limits.low) / length).rounded(.up)) + 1, count)
    let isMirrored = axis == .horizontal && isRightToLeft
    return "Page \(isMirrored ? count - page + 1 : page) of \(count)"
  }
}
