// SPDX-License-Identifier: MIT

/// A recognizer of a discrete gesture: fingers that tap one point, once or several times.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// var events: [String] = []
/// let double = UITapGestureRecognizer { _ in events.append("double") }
/// double.numberOfTapsRequired = 2
/// let single = UITapGestureRecognizer { _ in events.append("single") }
/// single.require(toFail: double)
/// view.addGestureRecognizer(double)
/// view.addGestureRecognizer(single)
/// host.show(view)
/// host.doubleTap(view)
/// host.tap(view)
/// print(events)  // ["double"]
/// host.advance(by: 0.5)
/// print(events)  // ["double", "single"]
/// ```
///
/// A tap that waits for a second one is recognized when time passes, so a test advances the host.
/// Taps follow each other within 0.35 s and 45 points, and last 0.75 s at most; Apple does not
/// document these values.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  // UIKit's limits are not documented. The limits for the time and distance between two taps are
  // those of `UITouch.tapCount`.
  private static let longestTap: TimeInterval = 0.75
  private static let allowableMovement = TouchInput.tapDistance

  private var tapsSoFar = 0
  private var firstTapLocation: CGPoint?
  private var touchesOfTap = 0
  private var timer: DeviceTimer?

  /// The number of taps that the gesture requires, one soon after the other; by default 1.
  open var numberOfTapsRequired = 1

  /// The number of fingers that must tap at the same time.
  open var numberOfTouchesRequired = 1

  /// Creates a recognizer that calls a closure.
  public convenience init(action: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard trackedTouches.count <= numberOfTouchesRequired, touchesOfTap < numberOfTouchesRequired
    else {
      state = .failed
      return
    }
    if let firstTapLocation, touches.contains(where: { isFar($0, from: firstTapLocation) }) {
      state = .failed
      return
    }
    if touchesOfTap == 0 { fail(after: Self.longestTap) }
    touchesOfTap += touches.count
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: { isFar($0, from: $0.firstScreenLocation) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard !touches.contains(where: { isFar($0, from: $0.firstScreenLocation) }) else {
      state = .failed
      return
    }
    guard !trackedTouches.contains(where: { !$0.isOver }) else { return }
    guard touchesOfTap == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapsSoFar += 1
    touchesOfTap = 0
    if firstTapLocation == nil { firstTapLocation = screenLocation }
    if tapsSoFar >= numberOfTapsRequired {
      timer?.cancel()
      state = .ended
    } else {
      fail(after: TouchInput.tapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    tapsSoFar = 0
    touchesOfTap = 0
    firstTapLocation = nil
  }

  /// Returns whether this recognizer may prevent another one. A recognizer for fewer taps or
  /// fingers cannot prevent a tap recognizer for more.
  @discardableResult
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      && other.numberOfTouchesRequired <= numberOfTouchesRequired
  }

  override var expectsMoreTouches: Bool { tapsSoFar > 0 && tapsSoFar < numberOfTapsRequired }

  private func isFar(_ touch: UITouch, from location: CGPoint) -> Bool {
    touch.screenLocation.distance(to: location) > Self.allowableMovement
  }

  private func fail(after seconds: TimeInterval) {
    timer?.cancel()
    timer = view?.device.after(seconds) { [weak self] in self?.state = .failed }
  }
}
