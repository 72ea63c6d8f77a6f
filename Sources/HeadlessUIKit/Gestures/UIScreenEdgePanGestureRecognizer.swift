// SPDX-License-Identifier: MIT

/// A recognizer of a pan that begins at an edge of the screen.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// var begins = 0
/// let pan = UIScreenEdgePanGestureRecognizer { if $0.state == .began { begins += 1 } }
/// pan.edges = .left
/// view.addGestureRecognizer(pan)
/// host.show(view)
/// host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 250, y: 300))
/// host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 150, y: 300))
/// print(begins)  // 1
/// ```
///
/// The edge is that of the screen, not of the view, and 20 points wide (our choice). Without
/// `edges` it never begins.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance of the first touch from the edge, in points. UIKit's value is not
  /// documented.
  private static let reach: CGFloat = 20

  /// The edges at which the pan may begin.
  open var edges: UIRectEdge = []

  /// The edges at which the current pan began.
  private var startEdges: UIRectEdge = []

  /// Creates a recognizer that calls a closure.
  public convenience init(action: @escaping @MainActor (UIScreenEdgePanGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    if trackedTouches.count == touches.count { startEdges = edges }
    for touch in touches {
      startEdges.formIntersection(edgesNear(touch))
    }
    if startEdges.isEmpty { state = .failed }
  }

  open override func reset() {
    super.reset()
    startEdges = []
  }

  /// Returns whether the finger has moved farther away from the edge than along it.
  override func mayBegin(after travel: CGVector) -> Bool {
    guard super.mayBegin(after: travel) else { return false }
    let isInwards =
      startEdges.contains(.left) && travel.dx > abs(travel.dy)
      || startEdges.contains(.right) && -travel.dx > abs(travel.dy)
      || startEdges.contains(.top) && travel.dy > abs(travel.dx)
      || startEdges.contains(.bottom) && -travel.dy > abs(travel.dx)
    if !isInwards { state = .failed }
    return isInwards
  }

  private func edgesNear(_ touch: UITouch) -> UIRectEdge {
    guard let window = view?.window else { return [] }
    let (point, bounds) = (touch.location(in: window), window.bounds)
    var near: UIRectEdge = []
    if point.x - bounds.minX <= Self.reach { near.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { near.insert(.right) }
    if point.y - bounds.minY <= Self.reach { near.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { near.insert(.bottom) }
    return near
  }
}
