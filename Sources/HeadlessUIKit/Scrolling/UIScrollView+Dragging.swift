// SPDX-License-Identifier: MIT
internal import Resin

// What fingers do. Their places are in a plane that does not move with the content.
extension UIScrollView {
  /// A finger has come down on the content: what moves, stops under it.
  ///
  /// - Returns: Whether the finger has caught content that moved so far that one could see it.
  @discardableResult
  final func fingerCameDown() -> Bool {
    guard isScrollEnabled else { return false }
    scroll.isTracking = true
    let isCaught = !isAboutToRest
    stop()
    return isCaught
  }

  /// Whether the content rests or has less than a point to go, which it then has gone.
  private var isAboutToRest: Bool {
    switch scroll.activity {
    case .none, .dragging: return true
    case .animating: return false
    case .decelerating(let motion):
      let way = PerAxis { abs(motion.rest[$0] - contentOffset[$0]) }
      guard max(way.horizontal, way.vertical) < 1 else { return false }
      move(to: motion.rest)
      return true
    }
  }

  /// A finger has left that did not drag: content that it held beyond an edge goes back.
  final func fingerWentUp() {
    guard scroll.isTracking, !isDragging else { return }
    scroll.isTracking = false
    guard case .none = scroll.activity else { return }
    let motion = motion(from: PerAxis { Motion(value: contentOffset[$0]) })
    if motion.duration > 0 {
      begin(.decelerating(motion))
      announce()
    }
  }

  /// A finger begins to drag.
  ///
  /// - Parameter way: How far it has come before this was clear.
  final func beginDrag(at finger: CGPoint, after way: CGPoint = .zero) {
    guard isScrollEnabled, !isDragging else { return }
    scroll.isTracking = true
    stop()
    guard !isDragging, scroll.isTracking else { return }  // a callback was quicker
    let locked = lockedAxis(after: way)
    begin(
      .dragging(
        ScrollDrag(
          start: finger, anchor: unbanded(contentOffset), finger: finger,
          follows: PerAxis { canScroll($0) && $0 != locked })))
    refreshControl?.dragBegins()
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      device.application.firstResponder?.resignFirstResponder()
    }
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger has moved.
  final func drag(to finger: CGPoint) {
    guard case .dragging(var drag) = scroll.activity else { return }
    drag.finger = finger
    scroll.activity = .dragging(drag)
    var offset = contentOffset
    for axis in ScrollAxis.allCases where drag.follows[axis] {
      let wanted = drag.anchor[axis] - (finger[axis] - drag.start[axis])
      offset[axis] = banded(wanted, axis)
    }
    move(to: offset)
    pullRefreshControl()
  }

  /// The finger has left, with a velocity in points per second.
  final func endDrag(velocity: CGPoint) {
    guard isDragging else { return }
    takeRefreshInset()
    guard case .dragging(let drag) = scroll.activity else { return }
    let released = PerAxis { drag.follows[$0] && velocity[$0].isFinite ? -velocity[$0] : 0 }
    let proposed = motion(from: starts(released)).rest
    let run = scroll.run
    var target = stoppingPoint(proposed: proposed, velocity: PerAxis { released[$0] }.point)
    guard scroll.run == run else { return }  // a callback was quicker
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: PerAxis { released[$0] / 1000 }.point, targetContentOffset: &target)
    guard scroll.run == run else { return }
    let wishes = PerAxis<Double?> { target[$0] == proposed[$0] ? nil : target[$0] }
    finishDrag(motion(from: starts(released), wishes: wishes))
  }

  /// The finger was taken away.
  final func cancelDrag() {
    guard isDragging else { return }
    takeRefreshInset()
    guard isDragging else { return }  // a callback was quicker
    finishDrag(motion(from: PerAxis { Motion(value: contentOffset[$0]) }))
  }

  private func finishDrag(_ motion: ScrollMotion) {
    let goesOn = motion.duration > 0
    scroll.isTracking = false
    begin(goesOn ? .decelerating(motion) : .none)
    let run = scroll.run
    if !goesOn { move(to: motion.rest) }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard scroll.run == run, goesOn else { return }
    announce()
  }

  /// Content that is stretched follows the finger more slowly, and goes on as slowly as it went.
  private func starts(_ released: PerAxis<Double>) -> PerAxis<Motion> {
    PerAxis { axis in
      let offset = contentOffset[axis]
      let stretch = abs(offset - limits(axis).clamp(offset)) / max(bounds.size[axis], 1)
      let rest = max(1 - stretch, 0)
      let yields = stretch > 0 ? Self.bandCoefficient * rest * rest : 1
      return Motion(value: offset, velocity: released[axis] * yields)
    }
  }

  // MARK: Axes

  /// Whether a finger moves the content along an axis.
  final func canScroll(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return limits.high > limits.low || (bounces && always)
  }

  /// The axis that a locked drag leaves alone: the one that moved at most half as far as the other.
  private func lockedAxis(after way: CGPoint) -> ScrollAxis? {
    guard isDirectionalLockEnabled else { return nil }
    return ScrollAxis.allCases.first {
      way[$0].magnitude <= way[$0.other].magnitude / 2 && way[$0.other] != 0
    }
  }

  // MARK: Rubber band

  private static let bandCoefficient = 0.55

  private func band(_ axis: ScrollAxis) -> RubberBand {
    .scrollView(dimension: bounds.size[axis], coefficient: Self.bandCoefficient)
  }

  /// Where the content is when the finger wants it somewhere.
  private func banded(_ wanted: Double, _ axis: ScrollAxis) -> Double {
    let inside = limits(axis).clamp(wanted)
    guard bounces, inside != wanted else { return inside }
    return inside + band(axis).offset(forDistance: wanted - inside)
  }

  /// Where a finger would want content that is somewhere, so that catching it does not make it jump.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    PerAxis { axis in
      let inside = limits(axis).clamp(offset[axis])
      guard bounces, inside != offset[axis] else { return inside }
      return inside + band(axis).distance(forOffset: offset[axis] - inside)
    }.point
  }

  /// Another place stands for where the finger is.
  final func fingerIsSaidToBe(at finger: CGPoint) {
    guard case .dragging(var drag) = scroll.activity else { return }
    drag.finger = finger
    anchorDrag(drag)
  }

  /// Lets the drag go on from where the content is now.
  final func anchorDrag(_ drag: ScrollDrag) {
    scroll.activity = .dragging(
      ScrollDrag(
        start: drag.finger, anchor: unbanded(contentOffset), finger: drag.finger,
        follows: drag.follows))
  }
}
