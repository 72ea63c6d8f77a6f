// SPDX-License-Identifier: MIT
internal import UIKitPlatform
#if canImport(UIKit.UIGestureRecognizerSubclass)
  internal import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that begins at once where the finger stops a moving view, and otherwise when the finger
/// has moved.
@preconcurrency @MainActor
final class CatchingPanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance in points that a finger must move before a pan begins ("Designing Fluid
  /// Interfaces", WWDC 2018). This part of the movement does not drag, however many events report
  /// it.
  private static let hysteresis: CGFloat = 10

  /// Returns whether a beginning touch stops a moving view.
  var catches: @MainActor () -> Bool = { false }

  private var slop = CGPoint.zero
  private var observation: GestureObservation?

  /// Creates a recognizer that calls a closure with every state.
  init(_ action: @escaping @MainActor (CatchingPanGestureRecognizer) -> Void) {
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    observation = GestureObservation(of: self) { [weak self] in self.map(action) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, catches() { state = .began }
  }

  /// Returns the movement that drags, in a view's coordinates.
  func travel(in view: UIView?) -> CGPoint {
    let way = translation(in: view)
    if state == .began {
      let length = hypot(way.x, way.y)
      let part = length > 0 ? min(Self.hysteresis / length, 1) : 0
      slop = CGPoint(x: way.x * part, y: way.y * part)
    }
    return CGPoint(x: way.x - slop.x, y: way.y - slop.y)
  }
}
