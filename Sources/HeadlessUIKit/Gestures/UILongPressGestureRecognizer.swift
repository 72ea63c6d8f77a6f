// SPDX-License-Identifier: MIT

/// A recognizer of a continuous gesture: fingers that rest for a while. The gesture begins while
/// the fingers are down, changes when they move afterwards, and ends when one of them is lifted.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// var states: [UIGestureRecognizer.State] = []
/// view.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
/// host.show(view)
/// let finger = host.touch(view).hold(for: 0.6)
/// finger.lift()
/// print(states == [.began, .ended])  // true
/// ```
///
/// The duration is measured by the clock of the host: it passes when the test advances it or holds
/// the finger. A movement of more than 10 points before the beginning fails.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var timer: DeviceTimer?
  private var tapsSoFar = 0
  private var firstTapLocation: CGPoint?
  private var touchesOfTap = 0

  /// The number of taps before the press.
  open var numberOfTapsRequired = 0

  /// The number of fingers that must rest.
  open var numberOfTouchesRequired = 1

  /// The time that the fingers must rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The distance that the fingers may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  /// Creates a recognizer that calls a closure.
  public convenience init(action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .began || state == .changed {
      for touch in touches {
        ignore(touch, for: event)
      }
      return
    }
    let isFarAway = touches.contains { touch in
      firstTapLocation.map { isFar(touch, from: $0, than: TouchInput.tapDistance) } ?? false
    }
    guard trackedTouches.count <= numberOfTouchesRequired, !isFarAway else {
      state = .failed
      return
    }
    touchesOfTap += touches.count
    guard touchesOfTap == numberOfTouchesRequired else { return }
    timer?.cancel()
    timer = nil
    guard tapsSoFar == numberOfTapsRequired else {
      // A tap before the press must be as short as one of several taps.
      return schedule(after: TouchInput.tapInterval) { $0.state = .failed }
    }
    if minimumPressDuration > 0 {
      schedule(after: minimumPressDuration) { $0.state = .began }
    } else {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    switch state {
    case .possible:
      guard requestedStates.isEmpty else { return }  // recognized; waits for other recognizers
      if touches.contains(where: {
        isFar($0, from: $0.firstScreenLocation, than: allowableMovement)
      }) {
        state = .failed
      }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    switch state {
    case .began, .changed: state = .ended
    case .possible:
      guard !trackedTouches.contains(where: { !$0.isOver }) else { return }
      guard requestedStates.isEmpty else {
        state = .ended
        return
      }
      guard tapsSoFar < numberOfTapsRequired, touchesOfTap == numberOfTouchesRequired else {
        state = .failed
        return
      }
      tapsSoFar += 1
      touchesOfTap = 0
      if firstTapLocation == nil { firstTapLocation = screenLocation }
      schedule(after: TouchInput.tapInterval) { $0.state = .failed }
    default: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    tapsSoFar = 0
    touchesOfTap = 0
    firstTapLocation = nil
  }

  override var expectsMoreTouches: Bool { tapsSoFar > 0 && currentState == .possible }

  private func isFar(_ touch: UITouch, from location: CGPoint, than distance: CGFloat) -> Bool {
    touch.screenLocation.distance(to: location) > distance
  }

  private func schedule(
    after seconds: TimeInterval,
    _ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    timer?.cancel()
    timer = view?.device.after(seconds) { [weak self] in
      if let self { action(self) }
    }
  }
}
