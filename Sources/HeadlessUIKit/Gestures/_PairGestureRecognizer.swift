// SPDX-License-Identifier: MIT
internal import Resin

/// The common part of the recognizers of two fingers, which measure a value of the pair. Do not use
/// it in client code.
@preconcurrency @MainActor
open class _PairGestureRecognizer: UIGestureRecognizer {
  /// The travel of the fingers with which the gesture begins, in points. Apple publishes no number.
  private static let slop = 8.0

  final var pair = FingerPair()
  final var tracker = VelocityTracker()

  /// The value of the pair, whose velocity is measured.
  var value: Double { 0 }

  /// The travel of the fingers in the direction of the gesture, in points.
  var travel: Double { 0 }

  /// The change of the value per second.
  final var velocityOfValue: CGFloat {
    CGFloat(tracker.velocity(at: (view?.device ?? .current).now))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    measure(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    measure(at: event.timestamp)
    switch state {
    case .possible: if abs(travel) >= Self.slop { state = .began }
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
    tracker = VelocityTracker()
  }

  private func measure(at time: TimeInterval) {
    pair.measure(trackedTouches.filter { !$0.isOver })
    tracker.add(value, at: time)
  }

  /// Ends a gesture of two fingers with the last of them.
  private func liftOfPair(_ end: State) {
    let isLast = trackedTouches.allSatisfy(\.isOver)
    switch state {
    case .possible: if isLast { state = .failed }
    case .began, .changed: state = isLast ? end : .changed
    default: break
    }
  }
}
