// SPDX-License-Identifier: MIT

/// The scroll views of a drawer, whose drags the drawer shares.
///
/// From the moment in which a drag has moved the drawer, the drag is divided here, and the scroll
/// view is kept at the offset that results. Its own recognizer works at the same time, in an order
/// that UIKit does not document, so the offset is corrected whenever it changes.
@preconcurrency @MainActor
final class DrawerScrolling {
  private struct Tracked {
    weak var scrollView: UIScrollView?
    let observation: NSKeyValueObservation
  }

  private var tracked: [Tracked] = []
  /// The scroll view under the finger.
  private weak var active: UIScrollView?
  /// The offset at which the scroll view is kept; nil while it scrolls by itself.
  private var keptOffset: CGFloat?
  private var lastOffset: CGFloat = 0
  private var lastPartScrolled = false
  private var isCorrecting = false

  // MARK: Scroll views

  func track(_ scrollView: UIScrollView) {
    guard !tracked.contains(where: { $0.scrollView === scrollView }) else { return }
    tracked.removeAll { $0.scrollView == nil }
    let observation = scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in
      MainActor.assumeIsolated { self?.offsetDidChange(of: scrollView) }
    }
    tracked.append(Tracked(scrollView: scrollView, observation: observation))
  }

  func untrack(_ scrollView: UIScrollView) {
    tracked.removeAll { $0.scrollView === scrollView || $0.scrollView == nil }
    if active === scrollView { (active, keptOffset) = (nil, nil) }
  }

  func tracks(_ recognizer: UIGestureRecognizer) -> Bool {
    tracked.contains { $0.scrollView?.panGestureRecognizer === recognizer }
  }

  // MARK: Drag

  /// Chooses the innermost scroll view at the point where a touch begins. When the drag begins, the
  /// finger may have left the scroll view, and the scroll view may have moved.
  func touchBegan(at point: CGPoint, in view: UIView) {
    keptOffset = nil
    lastPartScrolled = false
    let hits = tracked.compactMap(\.scrollView).filter {
      $0.isDescendant(of: view) && $0.bounds.contains(view.convert(point, to: $0))
    }
    active = hits.first { scrollView in
      !hits.contains { $0 !== scrollView && $0.isDescendant(of: scrollView) }
    }
    lastOffset = active?.contentOffset.y ?? 0
  }

  /// Divides a movement of the finger between the drawer and the content.
  ///
  /// - Parameters:
  ///   - way: The movement in points, downwards.
  ///   - room: The distance that the drawer can still move up.
  /// - Returns: The part of the drawer.
  func share(of way: CGFloat, room: CGFloat) -> CGFloat {
    guard let active else { return way }
    let range = active.offsets
    let offset = keptOffset ?? lastOffset
    // Content that is stretched beyond an end belongs to its own rubber band.
    if keptOffset == nil, !(range.lowerBound - 0.5...range.upperBound + 0.5).contains(offset) {
      lastOffset = active.contentOffset.y
      lastPartScrolled = true
      return 0
    }
    let part: CGFloat
    if way < 0 {
      part = max(way, -max(room, 0))
    } else {
      part = way - min(way, max(offset - range.lowerBound, 0))
    }
    lastPartScrolled = part != way
    // Content that scrolls by itself is left alone until the drawer takes over.
    if keptOffset != nil || part != 0 { keep(active, at: offset - (way - part), range) }
    lastOffset = active.contentOffset.y
    return part
  }

  /// Ends the drag.
  ///
  /// - Returns: Whether the rest of the movement belongs to the content.
  func end(isAtTop: Bool) -> Bool {
    let scrolls = active != nil && isAtTop && lastPartScrolled
    if scrolls { keptOffset = nil }
    return scrolls
  }

  private func keep(_ scrollView: UIScrollView, at offset: CGFloat, _ range: ClosedRange<CGFloat>) {
    keptOffset = min(max(offset, range.lowerBound), range.upperBound)
    correct(scrollView)
  }

  private func offsetDidChange(of scrollView: UIScrollView) {
    guard scrollView === active, keptOffset != nil else { return }
    // The application may scroll the view itself after the drag: the drawer keeps the offset no
    // longer.
    guard scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating else {
      keptOffset = nil
      return
    }
    correct(scrollView)
  }

  private func correct(_ scrollView: UIScrollView) {
    guard !isCorrecting, let keptOffset, scrollView.contentOffset.y != keptOffset else { return }
    isCorrecting = true
    scrollView.contentOffset.y = keptOffset
    isCorrecting = false
  }
}

extension UIScrollView {
  /// The vertical offsets at which the content rests.
  fileprivate var offsets: ClosedRange<CGFloat> {
    let top = -adjustedContentInset.top
    return top...max(contentSize.height - bounds.height + adjustedContentInset.bottom, top)
  }
}
