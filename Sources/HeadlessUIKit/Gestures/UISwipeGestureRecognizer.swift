// SPDX-License-Identifier: MIT

/// A recognizer of fingers that move quickly and straight in one direction.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// var swipes = 0
/// let swipe = UISwipeGestureRecognizer { _ in swipes += 1 }
/// swipe.direction = .left
/// view.addGestureRecognizer(swipe)
/// host.show(view)
/// host.fling(from: CGPoint(x: 300, y: 300), velocity: CGVector(dx: -1000, dy: 0))
/// host.fling(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 1000, dy: 0))
/// print(swipes)  // 1
/// ```
///
/// The gesture is discrete: its action is called once, while the fingers are still down. Use a pan
/// where the view follows the finger.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions in which a finger may move.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The members of the set, one bit each.
    public let rawValue: UInt

    /// Creates directions from a bit mask.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right of the screen, for every layout direction.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left of the screen, for every layout direction.
    public static let left = Direction(rawValue: 1 << 1)
    /// Towards the upper edge of the screen.
    public static let up = Direction(rawValue: 1 << 2)
    /// Towards the lower edge of the screen.
    public static let down = Direction(rawValue: 1 << 3)
  }

  // Apple publishes no numbers.
  private static let distance: CGFloat = 50
  private static let longestDuration: TimeInterval = 0.5
  /// The largest movement across the direction, as a part of the movement along it.
  private static let largestDeviation: CGFloat = 0.6

  /// The directions that are recognized. The default is `right`.
  open var direction = Direction.right

  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var startTime: TimeInterval = 0

  /// Creates a recognizer that calls a closure.
  public convenience init(action: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if starts.isEmpty { startTime = event.timestamp }
    for touch in touches {
      starts[ObjectIdentifier(touch)] = touch.screenLocation
    }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return }
    if event.timestamp - startTime > Self.longestDuration { return state = .failed }
    let ways = trackedTouches.compactMap { touch in
      starts[ObjectIdentifier(touch)].map {
        CGVector(dx: touch.screenLocation.x - $0.x, dy: touch.screenLocation.y - $0.y)
      }
    }
    if ways.contains(where: isAstray) { return state = .failed }
    if ways.count == numberOfTouchesRequired, ways.allSatisfy(isComplete) { state = .recognized }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func reset() {
    super.reset()
    starts = [:]
  }

  /// Returns the largest movement in one of the recognized directions, and the movement across it.
  private func parts(of way: CGVector) -> (along: CGFloat, across: CGFloat) {
    let candidates: [(Direction, CGFloat, CGFloat)] = [
      (.right, way.dx, way.dy), (.left, -way.dx, way.dy), (.down, way.dy, way.dx),
      (.up, -way.dy, way.dx),
    ]
    let best = candidates.filter { direction.contains($0.0) }.max { $0.1 < $1.1 }
    return best.map { ($0.1, abs($0.2)) } ?? (0, 0)
  }

  private func isComplete(_ way: CGVector) -> Bool {
    let (along, across) = parts(of: way)
    return along >= Self.distance && across <= Self.largestDeviation * along
  }

  /// Whether a finger has moved too far into another direction.
  private func isAstray(_ way: CGVector) -> Bool {
    guard hypot(way.dx, way.dy) >= Self.distance else { return false }
    let (along, across) = parts(of: way)
    return along <= 0 || across > Self.largestDeviation * along
  }
}
