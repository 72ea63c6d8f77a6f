// SPDX-License-Identifier: MIT
internal import Resin

/// A recognizer of two fingers that turn around each other.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// var rotation: CGFloat = 0
/// view.addGestureRecognizer(UIRotationGestureRecognizer { rotation = $0.rotation })
/// host.show(view)
/// host.twist(at: CGPoint(x: 200, y: 400), by: .pi / 2)
/// print(rotation > 1)  // true
/// ```
///
/// The gesture begins when the fingers have turned enough, and ends when both are lifted. The angle
/// is in radians, clockwise, and counts full turns.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The way around the center with which the gesture begins, in points. Apple publishes no number.
  private static let slop = 8.0

  private var pair = FingerPair()
  private var base = 0.0
  private var tracker = VelocityTracker()

  /// Creates a recognizer that calls a closure.
  public convenience init(action: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// The angle in radians by which the fingers have turned, clockwise, over any number of turns.
  open var rotation: CGFloat {
    get { CGFloat(base + pair.rotation) }
    set {
      guard newValue.isFinite else { return }
      base = Double(newValue) - pair.rotation
      tracker = VelocityTracker()
    }
  }

  /// The velocity in radians per second.
  open var velocity: CGFloat { CGFloat(tracker.velocity(at: (view?.device ?? .current).now)) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    measure(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    measure(at: event.timestamp)
    switch state {
    case .possible: if abs(pair.turn) >= Self.slop { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    measure(at: event.timestamp)
    liftOfPair(.ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    liftOfPair(.cancelled)
  }

  open override func reset() {
    super.reset()
    pair = FingerPair()
    base = 0
    tracker = VelocityTracker()
  }

  private func measure(at time: TimeInterval) {
    pair.measure(trackedTouches.filter { !$0.isOver })
    tracker.add(Double(rotation), at: time)
  }
}
