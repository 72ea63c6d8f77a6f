// SPDX-License-Identifier: MIT

/// The pan gesture recognizer of a scroll view. It stops a movement when a finger is put down, and
/// begins along the axes that scroll.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// The delay of touches before the content receives them, in seconds; equal to UIKit's.
  private static let contentDelay: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?
  private var holdsContent = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    addAction { [unowned self] _ in act() }
  }

  /// The scroll view, if its class adopts the protocol. UIKit raises an exception for any other
  /// delegate.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set {
      guard newValue !== scrollView, let scrollView else { return }
      scrollView.device.reportIllegalUse(
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
    }
  }

  // In UIKit, every scroll view is the delegate of its recognizer, so that subclasses override this
  // method for it.
  override var decidingView: UIView? { scrollView }

  // MARK: Touches

  // UIKit's scroll views continue with the first fingers (rdar://20890684), unlike other pans.
  override var failsBeyondMaximum: Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView else { return }
    for touch in touches {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) { touch.isTaken = true }
    }
    guard trackedTouches.count == touches.count else { return }
    holdContent(of: scrollView)
    // A finger that catches moving content drags it immediately, so that the view below is not
    // tapped.
    if scrollView.touchBegan() { state = .began }
  }

  override func reset() {
    super.reset()
    holdsContent = false
    scrollView?.touchEnded()
  }

  override var holdsBeginnings: Bool { super.holdsBeginnings || holdsContent }

  private func holdContent(of scrollView: UIScrollView) {
    guard scrollView.delaysContentTouches, ScrollAxis.allCases.contains(where: scrollView.canScroll)
    else { return }
    holdsContent = true
    let attempt = touchesOfAttempt.first
    scrollView.device.after(Self.contentDelay) { [weak self] in
      guard let self, holdsContent, touchesOfAttempt.first === attempt else { return }
      holdsContent = false
      environment.settle()
    }
  }

  override func mayBegin(after travel: CGVector) -> Bool {
    guard let scrollView else { return false }
    return length(of: CGPoint(x: travel.dx, y: travel.dy), in: scrollView) >= slop
      && mayTakeTouches(from: scrollView)
  }

  /// Returns the distance that fingers have moved along the axes that scroll.
  private func length(of way: CGPoint, in scrollView: UIScrollView) -> CGFloat {
    let along = PerAxis { scrollView.canScroll($0) ? way[$0] : 0 }
    return hypot(along.horizontal, along.vertical)
  }

  /// Whether touches that the content has received may be cancelled.
  private func mayTakeTouches(from scrollView: UIScrollView) -> Bool {
    trackedTouches.allSatisfy { touch in
      guard touch.viewStage == .began, let view = touch.view, view !== scrollView else {
        return true
      }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  // MARK: Dragging

  private func act() {
    guard let scrollView else { return }
    let way = translation(in: scrollView)
    switch state {
    case .began:
      // The movement beyond the slop moves the content, in however many events it was reported.
      let length = length(of: way, in: scrollView)
      let part = length > 0 ? min(slop / length, 1) : 0
      scrollView.beginDrag(at: CGPoint(x: way.x * part, y: way.y * part), after: way)
      drag(scrollView, to: way)
    case .changed: drag(scrollView, to: way)
    case .ended:
      drag(scrollView, to: way)
      scrollView.endDrag(velocity: velocity(in: scrollView))
    case .cancelled: scrollView.cancelDrag()
    case .possible, .failed: break
    }
  }

  private func drag(_ scrollView: UIScrollView, to way: CGPoint) {
    scrollView.drag(to: way)
    // The finger's position on the screen decides when it has reached the keyboard.
    guard let keyboard = scrollView.device.scrolling.keyboard, keyboard.isDragged,
      let window = scrollView.window
    else { return }
    let finger = window.convert(location(in: window), to: nil)
    keyboard.drag(by: scrollView, to: finger.y)
  }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
    // The fingers have not moved.
    guard let scrollView else { return }
    scrollView.setReportedTranslation(at: self.translation(in: scrollView))
  }
}
