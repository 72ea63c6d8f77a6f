// SPDX-License-Identifier: MIT
import Resin

/// A recognizer of a continuous gesture of moving fingers.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let dot = UIView()
/// dot.addGestureRecognizer(
///   UIPanGestureRecognizer { [unowned dot] pan in
///     let way = pan.translation(in: dot.superview)
///     pan.setTranslation(.zero, in: dot.superview)
///     dot.center.x += way.x
///     dot.center.y += way.y
///   })
/// host.show(dot, frame: CGRect(x: 0, y: 100, width: 50, height: 50))
/// let finger = host.touch(dot).move(by: CGVector(dx: 80, dy: 0), over: 0.2)
/// print(dot.frame.minX)  // 80.0
/// finger.lift()
/// ```
///
/// It begins after 10 points. The translation counts from the position of the first touch, so these
/// points are included in the first action. It is in points of the given view. The velocity is
/// measured from the movements of the last moments and is 0 after a rest; `setTranslation` does not
/// change it, contrary to Apple's page, as on devices.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that the fingers must move before the gesture begins, in points. The value is
  /// from "Designing Fluid Interfaces" (WWDC 2018, session 803).
  final var slop: CGFloat = 10

  /// The movement of the fingers on the screen since the translation was last set, or since the
  /// first touch.
  private var travel = CGVector.zero
  /// The total movement, for the velocity.
  private var travelInAll = CGVector.zero
  private var horizontal = VelocityTracker()
  private var vertical = VelocityTracker()

  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers that can be down when the gesture begins. Fingers that are added
  /// to a gesture that has begun are ignored.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling that the gesture follows like a finger. The default is none; scroll
  /// views follow all.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Creates a recognizer that calls a closure.
  public convenience init(action: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Returns the movement of the fingers, in a view's coordinates.
  ///
  /// The translation includes the movement before the gesture began. Fingers that are added or
  /// lifted do not change it.
  @discardableResult
  open func translation(in view: UIView?) -> CGPoint {
    vector(travel, in: view)
  }

  /// Sets the movement of the fingers, in a view's coordinates. The velocity does not change.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let view = view ?? self.view?.window
    guard let view, translation.isFinite else {
      if translation.isFinite { travel = CGVector(dx: translation.x, dy: translation.y) }
      return
    }
    let screen = view.device.screen as any UICoordinateSpace
    let origin = view.convert(CGPoint.zero, to: screen)
    let end = view.convert(translation, to: screen)
    travel = CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
  }

  /// Returns the velocity of the fingers, in points per second along each axis of a view; 0 after a
  /// rest.
  @discardableResult
  open func velocity(in view: UIView?) -> CGPoint {
    let now = (self.view?.device ?? .current).now
    return vector(
      CGVector(dx: horizontal.velocity(at: now), dy: vertical.velocity(at: now)), in: view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if trackedTouches.count == touches.count { startMeasuring(at: event.timestamp) }
    let excess = trackedTouches.filter { !$0.isOver }.count - maximumNumberOfTouches
    guard excess > 0 else { return }
    if state == .possible, failsBeyondMaximum { return state = .failed }
    for touch in trackedTouches.reversed().filter({ touches.contains($0) }).prefix(excess) {
      ignore(touch, for: event)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    measure(touches, at: event.timestamp)
    proceed()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    measure(touches, at: event.timestamp)
    lift(.ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    lift(.cancelled)
  }

  open override func reset() {
    super.reset()
    forgetTravel()
  }

  // MARK: For subclasses in this module

  override func follows(_ scrollType: UIScrollType) -> Bool {
    allowedScrollTypesMask.contains(scrollType == .discrete ? .discrete : .continuous)
  }

  /// Whether fingers beyond the maximum number make a gesture fail that has not begun. Otherwise
  /// they are ignored, as after its beginning.
  var failsBeyondMaximum: Bool { true }

  /// Returns whether the fingers have moved far enough, and in a permitted direction, to begin the
  /// gesture.
  func mayBegin(after travel: CGVector) -> Bool {
    hypot(travel.dx, travel.dy) >= slop
  }

  // MARK: Measuring

  private func startMeasuring(at time: TimeInterval) {
    forgetTravel()
    horizontal.add(0, at: time)
    vertical.add(0, at: time)
  }

  private func forgetTravel() {
    travel = .zero
    travelInAll = .zero
    horizontal = VelocityTracker()
    vertical = VelocityTracker()
  }

  /// Adds the movement of the fingers' centroid. Resting fingers slow the centroid; added and
  /// lifted fingers do not move it.
  private func measure(_ touches: Set<UITouch>, at time: TimeInterval) {
    let count = trackedTouches.count
    guard count > 0 else { return }
    var way = CGVector.zero
    // Not in the order of the set, which differs from run to run, as the last bits of a sum do.
    for touch in trackedTouches where touches.contains(touch) {
      way.dx += touch.screenLocation.x - touch.previousScreenLocation.x
      way.dy += touch.screenLocation.y - touch.previousScreenLocation.y
    }
    guard way != .zero else { return }
    way = CGVector(dx: way.dx / CGFloat(count), dy: way.dy / CGFloat(count))
    travel = CGVector(dx: travel.dx + way.dx, dy: travel.dy + way.dy)
    travelInAll = CGVector(dx: travelInAll.dx + way.dx, dy: travelInAll.dy + way.dy)
    horizontal.add(travelInAll.dx, at: time)
    vertical.add(travelInAll.dy, at: time)
  }

  private func proceed() {
    switch state {
    case .possible:
      let count = trackedTouches.filter { !$0.isOver }.count
      let scrolls = trackedTouches.contains { $0.scrollType != nil }
      guard count >= minimumNumberOfTouches || scrolls, mayBegin(after: travelInAll) else { return }
      state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  private func lift(_ end: State) {
    let count = trackedTouches.filter { !$0.isOver }.count
    switch state {
    case .possible: if count == 0 { state = requestedStates.isEmpty ? .failed : end }
    case .began, .changed:
      // Two fingers on a trackpad are one here.
      let least = trackedTouches.contains { $0.scrollType != nil } ? 1 : minimumNumberOfTouches
      state = count < max(least, 1) ? end : .changed
    default: break
    }
  }

  /// Converts a movement on the screen to the coordinates of a view.
  private func vector(_ vector: CGVector, in view: UIView?) -> CGPoint {
    guard let view = view ?? self.view?.window else { return CGPoint(x: vector.dx, y: vector.dy) }
    let screen = view.device.screen as any UICoordinateSpace
    let origin = view.convert(CGPoint.zero, from: screen)
    let end = view.convert(CGPoint(x: vector.dx, y: vector.dy), from: screen)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}
