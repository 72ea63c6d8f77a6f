// SPDX-License-Identifier: MIT
internal import Resin

// Drags. Finger positions are in a coordinate system that does not move with the content.
extension UIScrollView {
  /// Stops a movement when a finger is put down on the content.
  ///
  /// - Returns: Whether the finger has caught content that was visibly moving.
  @discardableResult
  final func touchBegan() -> Bool {
    guard isScrollEnabled else { return false }
    scroll.isTracking = true
    let isCaught = !isAboutToRest
    stop()
    return isCaught
  }

  /// Whether the content is at rest or less than a point from its rest position; in the latter case
  /// the content is moved there.
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

  /// Returns content that a finger held beyond an edge, when the finger is lifted without having
  /// dragged.
  final func touchEnded() {
    guard scroll.isTracking, !isDragging else { return }
    scroll.isTracking = false
    guard case .none = scroll.activity else { return }
    let motion = settling()
    if motion.duration > 0 {
      begin(.decelerating(motion))
      announce()
    }
  }

  /// Begins a drag.
  ///
  /// - Parameter way: The distance that the finger has moved before the drag was recognized.
  final func beginDrag(at finger: CGPoint, after way: CGPoint = .zero) {
    guard isScrollEnabled, !isDragging else { return }
    scroll.isTracking = true
    stop()
    guard !isDragging, scroll.isTracking else { return }  // a callback has changed the drag
    let locked = lockedAxis(after: way)
    begin(
      .dragging(
        ScrollDrag(
          start: finger, anchor: unbanded(contentOffset), finger: finger,
          follows: PerAxis { canScroll($0) && $0 != locked })))
    refreshControl?.dragBegins()
    device.scrolling.keyboard?.dragBegan(in: self)
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content with the finger.
  final func drag(to finger: CGPoint) {
    guard case .dragging(var drag) = scroll.activity else { return }
    if drag.follows.vertical, let dragPartner = enclosingDragPartner {
      drag.start.y += dragPartner.take(finger.y - drag.finger.y, from: self)
    }
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

  /// Ends the drag with a velocity in points per second.
  final func endDrag(velocity: CGPoint) {
    guard isDragging else { return }
    device.scrolling.keyboard?.endDrag(by: self, velocity: velocity.y)
    takeRefreshInset()
    guard case .dragging(let drag) = scroll.activity else { return }
    let velocity = enclosingDragPartner?.endDragOfContent(velocity: velocity) ?? velocity
    let released = PerAxis { drag.follows[$0] && velocity[$0].isFinite ? -velocity[$0] : 0 }
    let proposed = motion(from: starts(released)).rest
    let run = scroll.run
    var target = stoppingPoint(proposed: proposed, velocity: PerAxis { released[$0] }.point)
    target.y = restingOffset(for: target.y)
    guard scroll.run == run else { return }  // a callback has started another activity
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: PerAxis { released[$0] / 1000 }.point, targetContentOffset: &target)
    guard scroll.run == run else { return }
    let targets = PerAxis<Double?> { target[$0] == proposed[$0] ? nil : target[$0] }
    finishDrag(motion(from: starts(released), targets: targets))
  }

  /// Ends the drag without a fling.
  final func cancelDrag() {
    guard isDragging else { return }
    device.scrolling.keyboard?.cancelDrag(by: self)
    takeRefreshInset()
    guard isDragging else { return }  // a callback has ended the drag
    enclosingDragPartner?.cancelDrag()
    finishDrag(settling())
  }

  /// Returns the motion of content that is released without a velocity.
  private func settling() -> ScrollMotion {
    let starts = PerAxis { Motion(value: contentOffset[$0]) }
    let motion = motion(from: starts)
    let target = restingOffset(for: motion.rest.y)
    guard target != motion.rest.y else { return motion }
    return self.motion(from: starts, targets: PerAxis { $0 == .vertical ? target : nil })
  }

  /// Returns the vertical offset at which the content rests below a bar that follows it.
  private func restingOffset(for offset: CGFloat) -> CGFloat {
    guard !isPagingEnabled, let bar = scroll.bar else { return offset }
    return bar.restingOffset(for: offset, of: self)
  }

  private func finishDrag(_ motion: ScrollMotion) {
    let continues = motion.duration > 0
    scroll.isTracking = false
    begin(continues ? .decelerating(motion) : .none)
    let run = scroll.run
    if !continues { move(to: motion.rest) }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: continues)
    guard scroll.run == run, continues else { return }
    announce()
  }

  /// Returns the initial state of the motion. Stretched content follows the finger more slowly, and
  /// the motion continues at this lower velocity.
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

  /// Returns whether a finger moves the content along an axis.
  final func canScroll(_ axis: ScrollAxis) -> Bool {
    let limits = limits(axis)
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return limits.high > limits.low || (bounces && always)
  }

  /// Returns the axis that a locked drag does not move: the one along which the finger moved at
  /// most half as far as along the other.
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

  /// Returns the offset of the content for the offset that the finger's position requests.
  private func banded(_ wanted: Double, _ axis: ScrollAxis) -> Double {
    let inside = limits(axis).clamp(wanted)
    guard bounces, inside != wanted else { return inside }
    return inside + band(axis).offset(forDistance: wanted - inside)
  }

  /// Returns the requested offset that results in an actual offset, so that the content does not
  /// jump when a finger catches it.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    PerAxis { axis in
      let inside = limits(axis).clamp(offset[axis])
      guard bounces, inside != offset[axis] else { return inside }
      return inside + band(axis).distance(forOffset: offset[axis] - inside)
    }.point
  }

  /// Restarts the drag with another position for the finger.
  final func setReportedTranslation(at finger: CGPoint) {
    guard case .dragging(var drag) = scroll.activity else { return }
    drag.finger = finger
    anchorDrag(drag)
  }

  /// Continues the drag from the current offset of the content.
  final func anchorDrag(_ drag: ScrollDrag) {
    scroll.activity = .dragging(
      ScrollDrag(
        start: drag.finger, anchor: unbanded(contentOffset), finger: drag.finger,
        follows: drag.follows))
  }
}
