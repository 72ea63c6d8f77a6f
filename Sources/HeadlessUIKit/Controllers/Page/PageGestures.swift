// SPDX-License-Identifier: MIT

/// The gestures that turn pages.
@preconcurrency @MainActor
final class PageGestures: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  /// The part of the width at each edge in which a tap turns the page. Not documented.
  private static let edge: CGFloat = 0.2
  /// The distance of a drag that turns the page, in points. Not documented.
  private static let distance: CGFloat = 60

  private weak var controller: UIPageViewController?
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var hasTurned = false

  init(_ controller: UIPageViewController) {
    self.controller = controller
    super.init()
    pan.delegate = self
    tap.delegate = self
    pan.addAction { [weak self] _ in self?.panned() }
    tap.addAction { [weak self] _ in self?.tapped() }
  }

  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.scrolled() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.cameToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.cameToRest() }

  // MARK: Curls

  private var isVertical: Bool { controller?.navigationOrientation == .vertical }

  private func panned() {
    guard let controller, let view = controller.viewIfLoaded else { return }
    if pan.state == .began { hasTurned = false }
    guard pan.state == .changed, !hasTurned else { return }
    let way = pan.translation(in: view)
    let distance = isVertical ? way.y : view.isRightToLeft ? -way.x : way.x
    guard abs(distance) > Self.distance else { return }
    hasTurned = true
    controller.turnByUser(distance < 0 ? .forward : .reverse)
  }

  private func tapped() {
    guard let direction = direction(of: tap) else { return }
    controller?.turnByUser(direction)
  }

  private func direction(
    of tap: UIGestureRecognizer
  ) -> UIPageViewController.NavigationDirection? {
    guard let view = controller?.viewIfLoaded else { return nil }
    let point = tap.location(in: view)
    let share = isVertical ? point.y / view.bounds.height : point.x / view.bounds.width
    let position = !isVertical && view.isRightToLeft ? 1 - share : share
    return position > 1 - Self.edge ? .forward : position < Self.edge ? .reverse : nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== tap || direction(of: tap) != nil
  }

  /// Taps on controls of a page are not taps at its edge.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let view = touch.view else { return true }
    return !sequence(first: view, next: \.superview).contains { $0 is UIControl }
  }
}
