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
open class UIRotationGestureRecognizer: _PairGestureRecognizer {
  private var base = 0.0

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
  open var velocity: CGFloat { velocityOfValue }

  override var value: Double { Double(rotation) }

  override var travel: Double { pair.turn }

  open override func reset() {
    super.reset()
    base = 0
  }
}
