// SPDX-License-Identifier: MIT

/// The distance and the direction between two fingers, and how they have changed.
@MainActor
struct FingerPair {
  private var touches: [ObjectIdentifier] = []
  private var last: CGVector?

  /// The product of all changes of the distance.
  private(set) var scale = 1.0
  /// The sum of all changes of the direction, in radians; clockwise on the screen is positive.
  private(set) var rotation = 0.0
  /// The sum of all changes of the distance, in points.
  private(set) var spread = 0.0
  /// The way of the fingers around their center, in points.
  private(set) var turn = 0.0

  /// Measures the fingers of a gesture. Other fingers than before, or a single one, change nothing.
  mutating func measure(_ fingers: [UITouch]) {
    let pair = fingers.prefix(2)
    let ids = pair.map { ObjectIdentifier($0) }
    guard ids.count == 2 else { return (touches, last) = ([], nil) }
    let (first, second) = (pair[0].screenLocation, pair[1].screenLocation)
    let now = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    if ids == touches, let last { add(from: last, to: now) }
    (touches, last) = (ids, now)
  }

  private mutating func add(from last: CGVector, to now: CGVector) {
    let (before, after) = (Double(hypot(last.dx, last.dy)), Double(hypot(now.dx, now.dy)))
    guard before > 0, after > 0 else { return }
    scale *= after / before
    spread += after - before
    let angle = Double(atan2(now.dy, now.dx) - atan2(last.dy, last.dx))
    let turned = angle.remainder(dividingBy: 2 * .pi)
    rotation += turned
    turn += turned * (before + after) / 4
  }
}
