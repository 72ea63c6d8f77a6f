// SPDX-License-Identifier: MIT
internal import UIKitPlatform
#if canImport(UIKit.UIGestureRecognizerSubclass)
  internal import UIKit.UIGestureRecognizerSubclass
#endif

/// A rotation of a view with two fingers that ends at one of several angles.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let picture = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
/// picture.addInteraction(RotationInteraction())  // right angles
/// host.show(picture)
/// host.twist(at: CGPoint(x: 200, y: 400), by: 1.4)
/// host.settle()
/// print((picture.transform.b * 1000).rounded() / 1000)  // 1.0
/// ```
///
/// On release the view rotates to the angle that is nearest to where the rotation would have come
/// to rest, with the velocity of the fingers. Angles are counted over any number of turns, and the
/// view never turns back through them. A touch of two fingers stops it at any time, and the
/// rotation continues from there.
///
/// The default of ``place`` sets the rotation of `transform`, and replaces any other transform of
/// the view; another closure can combine the two.
@preconcurrency @MainActor
public final class RotationInteraction: NSObject, UIInteraction {
  /// The four multiples of a quarter turn, in radians.
  public static let rightAngles: [CGFloat] = [0, .pi / 2, .pi, -.pi / 2]

  /// The view that turns.
  public private(set) weak var view: UIView?

  /// The angles at which the view can rest, in radians; each stands for all that differ by full
  /// turns. Angles that are not finite are ignored. Without angles the view rests anywhere.
  public var angles: [CGFloat]

  /// The spring after a release.
  public var spring = Spring(response: 0.4, dampingRatio: 0.8)

  /// The rate at which a released view slows down.
  public var decelerationRate = DecelerationRate.fast

  /// Called with every new rotation.
  public var rotationDidChange: (@MainActor (CGFloat) -> Void)?

  /// Turns the view. The default sets the rotation of `transform`.
  public var place: @MainActor (UIView, CGFloat) -> Void = { view, rotation in
    view.transform = CGAffineTransform(rotationAngle: rotation)
  }

  /// The names of the actions for VoiceOver: a rotation to the next angle clockwise, and
  /// counterclockwise.
  public var accessibilityNames = (clockwise: "Rotate right", counterclockwise: "Rotate left")

  /// The recognizer of the gesture.
  public var rotationGestureRecognizer: UIRotationGestureRecognizer { recognizer }

  private let recognizer = CatchingRotationGestureRecognizer(target: nil, action: nil)
  private var observation: GestureObservation?
  private lazy var animator = SpringAnimator<TurnAngle>(
    value: TurnAngle(0), spring: spring
  ) { [weak self] in self?.turned(to: $0.radians) }
  /// The rotation of the view without that of the fingers.
  private var grip: CGFloat = 0
  private var tracker = VelocityTracker()
  private var actions: [UIAccessibilityCustomAction] = []

  /// Creates an interaction from the angles at which the view can rest, in radians.
  public init(angles: [CGFloat] = RotationInteraction.rightAngles) {
    self.angles = angles
    super.init()
    recognizer.catches = { [weak self] in self?.animator.isRunning == true }
    observation = GestureObservation(of: recognizer) { [weak self] in self?.acted() }
  }

  /// The rotation of the view in radians, clockwise, over any number of turns. Setting it turns the
  /// view at once.
  public var rotation: CGFloat {
    get { animator.value.radians }
    set { animator.set(TurnAngle(newValue)) }
  }

  /// Whether fingers turn the view.
  public private(set) var isTurning = false

  /// Turns the view with the spring, by the whole difference, also if it is more than half a turn.
  public func setRotation(_ rotation: CGFloat, animated: Bool) {
    guard animated else {
      self.rotation = rotation
      return
    }
    animator.spring = spring
    animator.animate(to: TurnAngle(rotation))
  }

  // MARK: UIInteraction

  /// Turns the view back.
  public func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    old.removeGestureRecognizer(recognizer)
    old.accessibilityCustomActions?.removeAll { actions.contains($0) }
    animator.set(TurnAngle(0))
  }

  /// Begins to recognize rotations of the view, and gives it actions for VoiceOver.
  public func didMove(to view: UIView?) {
    self.view = view
    animator.view = view
    guard let view else { return }
    view.addGestureRecognizer(recognizer)
    actions = [
      action(accessibilityNames.clockwise, direction: 1),
      action(accessibilityNames.counterclockwise, direction: -1),
    ]
    view.accessibilityCustomActions = (view.accessibilityCustomActions ?? []) + actions
  }

  private func action(_ name: String, direction: CGFloat) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak self] _ in
      guard let self, let next = nextAngle(inDirection: direction) else { return false }
      setRotation(next, animated: true)
      return true
    }
  }

  // MARK: Angles

  /// Returns the rotation nearest to another one at which the view can rest.
  public func restingRotation(nearest rotation: CGFloat) -> CGFloat {
    let angles = angles.map(Double.init)
    guard let index = Nearest.angle(to: rotation, in: angles) else { return rotation }
    return rotation + Nearest.turn(from: rotation, to: angles[index])
  }

  /// Returns the next resting rotation in a direction, at least a thousandth of a radian away.
  private func nextAngle(inDirection direction: CGFloat) -> CGFloat? {
    let here = animator.target.radians
    let ways = angles.filter(\.isFinite).map { angle in
      let way = CGFloat(Nearest.turn(from: Double(here), to: Double(angle))) * direction
      return way > 0.001 ? way : way + 2 * .pi
    }
    return ways.filter { $0 > 0.001 }.min().map { here + $0 * direction }
  }

  // MARK: Gesture

  private func acted() {
    switch recognizer.state {
    case .began:
      animator.stop()
      isTurning = true
      tracker = VelocityTracker()
      grip = rotation - recognizer.rotation
      track()
    case .changed: follow()
    case .ended: release(velocity: CGFloat(tracker.velocity(at: CACurrentMediaTime())))
    case .cancelled: release(velocity: 0)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func follow() {
    let wanted = grip + recognizer.rotation
    guard wanted.isFinite, wanted != rotation else { return }
    rotation = wanted
    track()
  }

  private func track() {
    tracker.add(Double(rotation), at: CACurrentMediaTime())
  }

  private func release(velocity: CGFloat) {
    isTurning = false
    let rest = rotation + decelerationRate.project(initialVelocity: velocity)
    animator.spring = spring
    animator.animate(
      to: TurnAngle(restingRotation(nearest: rest)), velocity: SIMD2(Double(velocity), 0))
  }

  private func turned(to rotation: CGFloat) {
    if let view { place(view, rotation) }
    rotationDidChange?(rotation)
  }
}

/// An angle over any number of turns, with the tolerance of small numbers.
private struct TurnAngle: SpringAnimatable {
  var radians: CGFloat

  init(_ radians: CGFloat) {
    self.radians = radians
  }

  static var dimensions: Int { 1 }
  static var springTolerance: SpringTolerance { .unit }
  var springVector: SIMD2<Double> { SIMD2(Double(radians), 0) }
  init(springVector: SIMD2<Double>) { self.init(CGFloat(springVector.x)) }
}

/// A rotation that begins at once where two fingers stop a view that turns.
@MainActor
private final class CatchingRotationGestureRecognizer: UIRotationGestureRecognizer {
  var catches: @MainActor () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, numberOfTouches >= 2, catches() { state = .began }
  }
}
