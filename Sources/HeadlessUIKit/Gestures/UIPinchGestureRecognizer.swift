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
open class UIPinchGestureRecognizer: _PairGestureRecognizer {
  private var base = 1.0

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
  open var velocity: CGFloat { velocityOfValue }

  override var value: Double { Double(scale) }

  override var travel: Double { pair.spread }

  open override func reset() {
    super.reset()
    base = 1
  }
}
