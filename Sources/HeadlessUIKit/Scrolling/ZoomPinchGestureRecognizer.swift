// SPDX-License-Identifier: MIT

/// The pinch gesture recognizer of a scroll view that zooms. It works together with the one that
/// scrolls: fingers that move apart and to the side do both.
@MainActor
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// The fingers between which the content is held.
  private var grip: [ObjectIdentifier] = []

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addAction { [unowned self] _ in act() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.panGestureRecognizer
  }

  override var decidingView: UIView? { scrollView }

  private func act() {
    guard let scrollView else { return }
    let focus = location(in: scrollView)
    let fingers = involvedTouches.map { ObjectIdentifier($0) }
    let isSameGrip = exchange(&grip, fingers) == fingers
    switch state {
    case .began:
      scrollView.pinchBegan(about: focus)
      scrollView.pinchChanged(by: scale, about: focus)
    case .changed:
      // With one finger left the scale remains, and the finger scrolls.
      guard numberOfTouches > 1 else { return }
      if !isSameGrip { scrollView.pinchContinues(about: focus) }
      scrollView.pinchChanged(by: scale, about: focus)
    case .ended, .cancelled: scrollView.pinchEnded(about: focus)
    case .possible, .failed: break
    }
  }
}
