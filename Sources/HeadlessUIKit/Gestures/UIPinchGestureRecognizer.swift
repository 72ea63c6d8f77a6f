// SPDX-License-Identifier: MIT
internal import Resin

/// A recognizer of two fingers that move towards each other or apart.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// var scale: CGFloat = 1
/// view.addGestureRecognizer(UIPinchGestureRecognizer { scale = $0.scale })
/// host.show(view)
/// host.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200)
/// print(scale > 1.5)  // true
/// ```
///
/// The gesture begins when the distance has changed enough, and ends when both fingers are lifted.
/// The scale is relative to the distance at the beginning, so multiply a stored value by it, or set
/// it to 1 after each action.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the distance with which the gesture begins, in points. Apple publishes no
  /// number.
  private static let slop = 8.0

  private var pair = FingerPair()
  private var base = 1.0
  private var tracker = VelocityTracker()

  /// Creates a recognizer that calls a closure.
  public convenience init(action: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// The distance of the fingers as a multiple of their distance at the beginning, or since it was
  /// last set.
  open var scale: CGFloat {
    get { CGFloat(base * pair.scale) }
    set {
      guard newValue.isFinite else { return }
      base = Double(newValue) / pair.scale
      tracker = VelocityTracker()
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { CGFloat(tracker.velocity(at: (view?.device ?? .current).now)) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    measure(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    measure(at: event.timestamp)
    switch state {
    case .possible: if abs(pair.spread) >= Self.slop { state = .began }
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
    base = 1
    tracker = VelocityTracker()
  }

  private func measure(at time: TimeInterval) {
    pair.measure(trackedTouches.filter { !$0.isOver })
    tracker.add(Double(scale), at: time)
  }
}
