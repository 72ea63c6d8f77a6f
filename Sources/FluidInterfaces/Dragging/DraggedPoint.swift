// SPDX-License-Identifier: MIT

/// A point that a finger drags and that a spring moves after the release.
///
/// A finger that catches the moving point stops it where it is. On release the spring begins at the
/// position and the velocity at which the point was shown: beyond a range, that is less than the
/// velocity of the finger.
@preconcurrency @MainActor
final class DraggedPoint {
  let animator: SpringAnimator<CGPoint>
  var horizontal = ElasticRange.unlimited
  var vertical = ElasticRange.unlimited

  private(set) var isHeld = false
  /// The requested position without the finger's movement.
  private var grip = CGPoint.zero
  private var horizontalTracker = VelocityTracker()
  private var verticalTracker = VelocityTracker()

  init(_ point: CGPoint = .zero, update: @escaping @MainActor (CGPoint) -> Void) {
    animator = SpringAnimator(value: point, update: update)
  }

  /// The view that moves with the point.
  var view: UIView? {
    get { animator.view }
    set { animator.view = newValue }
  }

  var point: CGPoint { animator.value }

  /// The position where the point is, or to which it moves.
  var destination: CGPoint { animator.target }

  // MARK: Finger

  /// Stops the point, for a finger that has moved by `travel` since.
  func grab(after travel: CGPoint = .zero) {
    animator.stop()
    isHeld = true
    horizontalTracker = VelocityTracker()
    verticalTracker = VelocityTracker()
    regrip(after: travel)
    track()
  }

  /// Continues from the position where the point is shown, as after a change of the ranges.
  func regrip(after travel: CGPoint) {
    guard travel.isFinite else { return }
    grip = CGPoint(
      x: horizontal.wanted(for: point.x) - travel.x, y: vertical.wanted(for: point.y) - travel.y)
  }

  /// Moves the point with the finger.
  func drag(by travel: CGPoint) {
    guard isHeld, travel.isFinite else { return }
    let new = CGPoint(
      x: horizontal.shown(for: grip.x + travel.x), y: vertical.shown(for: grip.y + travel.y))
    guard new != point else { return }
    animator.set(new)
    track()
  }

  /// Lets the point go.
  ///
  /// - Parameter finger: The velocity of the finger, which counts for a flick of a single event.
  /// - Returns: The velocity of the point, in points per second.
  func release(finger: CGPoint = .zero) -> CGPoint {
    isHeld = false
    let now = CACurrentMediaTime()
    guard horizontalTracker.count > 1 else {
      return CGPoint(
        x: horizontal.clamp(point.x) == point.x ? finger.x : 0,
        y: vertical.clamp(point.y) == point.y ? finger.y : 0)
    }
    return CGPoint(
      x: horizontalTracker.velocity(at: now), y: verticalTracker.velocity(at: now))
  }

  private func track() {
    let now = CACurrentMediaTime()
    horizontalTracker.add(Double(point.x), at: now)
    verticalTracker.add(Double(point.y), at: now)
  }

  // MARK: Spring

  /// Moves the point to a position.
  ///
  /// - Parameter velocity: In points per second; nil to keep the current velocity.
  func move(
    to target: CGPoint, velocity: CGPoint? = nil, spring: Spring,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animator.spring = spring
    animator.animate(to: target, velocity: velocity?.springVector, completion: completion)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
