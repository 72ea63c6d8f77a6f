// SPDX-License-Identifier: MIT
internal import Resin

// Movements without a finger, frame by frame.
extension UIScrollView {
  /// Whether neither fingers nor a motion nor an animation move the content.
  final var isAtRest: Bool {
    if case .none = scroll.activity { !scroll.isTracking && !isZooming } else { false }
  }

  /// Replaces the current activity. The caller sends the notifications that end the previous one.
  final func begin(_ activity: ScrollActivity) {
    scroll.activity = activity
    scroll.run += 1
    if !isAtRest { scroll.zoom?.middle = nil }
    switch activity {
    case .none, .dragging: break
    case .decelerating, .animating: drive()
    }
  }

  /// Notifies the delegate that the content decelerates.
  final func announce() {
    scroll.isAnnounced = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Ends the current activity, except for a drag.
  final func stop() {
    switch scroll.activity {
    case .none, .dragging: return
    case .decelerating: endDeceleration()
    case .animating(let animation):
      animatedScrollWillBeInterrupted()
      end(animation)
    }
  }

  fileprivate func endMotion() {
    guard case .decelerating(let motion) = scroll.activity else { return }
    let run = scroll.run
    move(to: PerAxis { limits($0).clamp(motion.rest[$0]) }.point)
    if scroll.run == run { endDeceleration() }
  }

  final func endDeceleration() {
    begin(.none)
    guard scroll.isAnnounced else { return }
    scroll.isAnnounced = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  final func end(_ animation: ScrollAnimation) {
    begin(.none)
    notifyEnd(of: animation)
  }

  final func notifyEnd(of animation: ScrollAnimation) {
    switch animation.purpose {
    case .scrolling: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollingToTop: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .settling: break
    }
  }

  /// Moves the content on behalf of the scroll view itself.
  final func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    scroll.isMovingItself = true
    contentOffset = offset
    scroll.isMovingItself = false
  }

  // MARK: Planning

  /// Returns the motion that continues from an initial state.
  ///
  /// - Parameter targets: The rest offsets that the delegate has set.
  final func motion(
    from starts: PerAxis<Motion>, targets: PerAxis<Double?> = PerAxis { _ in nil },
    at time: TimeInterval? = nil
  ) -> ScrollMotion {
    let time = time ?? device.now
    let targets = PerAxis<Double?> { axis in
      let limits = limits(axis)
      if let target = targets[axis], target.isFinite { return limits.clamp(target) }
      return isPagingEnabled ? page(from: starts[axis], within: limits, axis) : nil
    }
    let rate = decelerationRate.resin
    return ScrollMotion(
      start: time, seen: time,
      axes: PerAxis { axis in
        guard let target = targets[axis] else {
          return .flung(starts[axis], within: limits(axis), rate: rate, bounces: bounces)
        }
        return .heading(to: target, from: starts[axis], rate: isPagingEnabled ? .fast : rate)
      }, targets: targets)
  }

  /// Returns the page that is nearest to the rest offset of a free motion, limited to the two pages
  /// around the current offset; nil beyond an edge.
  private func page(
    from start: Motion, within limits: ScrollLimits, _ axis: ScrollAxis
  ) -> Double? {
    let length = bounds.size[axis]
    guard length > 0, limits.high > limits.low, limits.contains(start.value) else { return nil }
    let isReversed = axis == .horizontal && countsPagesFromRight
    let (origin, step) = isReversed ? (limits.high, -length) : (limits.low, length)
    let position = (start.value - origin) / step
    let rest =
      position + decelerationRate.resin.coastingDistance(initialVelocity: start.velocity) / step
    // From exactly a page, either neighbor can be reached.
    let (first, last) = (ceil(position) - 1, floor(position) + 1)
    return limits.clamp(origin + min(max(rest.rounded(), first), last) * step)
  }

  // MARK: Other coordinates

  /// Scrolls to a distance from the top that the content already has on the screen, after the frame
  /// of the scroll view has moved: all movements continue in the new coordinates.
  final func continueScrolling(atDistance distance: CGFloat) {
    insets.roomInAdjusted = room(at: insets.adopted)
    let way = limits(.vertical).low + insets.refresh + distance - contentOffset.y
    guard way != 0 else { return }
    let wasMovingItself = scroll.isMovingItself
    scroll.isShifting = true
    contentOffset.y += way
    scroll.isShifting = false
    scroll.isMovingItself = wasMovingItself
    switch scroll.activity {
    case .none: break
    case .dragging(var drag):
      drag.anchor.y += way
      scroll.activity = .dragging(drag)
    case .animating(let animation):
      scroll.activity = .animating(animation.moved(by: way))
    case .decelerating(let motion):
      let other = CGPoint(x: 0, y: way)
      scroll.activity = .decelerating(
        self.motion(
          from: PerAxis { Motion(value: contentOffset[$0], velocity: motion.seen($0).velocity) },
          targets: PerAxis { axis in
            let axisMotion = motion.axes[axis]
            let isSprung = axisMotion.isSprung(at: motion.seen - motion.start)
            return (motion.targets[axis] ?? (isSprung ? axisMotion.rest : nil)).map {
              $0 + other[axis]
            }
          }, at: motion.seen))
    }
  }

  // MARK: External changes

  /// Called after the bounds have changed for any reason.
  final func scrolled(from old: CGRect) {
    notifyBars()
    refreshControl?.place(in: self)
    if old.origin != bounds.origin, !scroll.isShifting {
      if !isAtRest { showIndicators() }
      if scroll.isMovingItself {
        scroll.isMovingItself = false
      } else {
        scroll.zoom?.middle = nil
        goOn(movedBy: CGPoint(x: bounds.minX - old.minX, y: bounds.minY - old.minY))
      }
      scrollDelegate?.scrollViewDidScroll(self)
    }
    if old.size != bounds.size {
      scroll.zoom?.middle = nil
      updateAdjustedInset()
      limitsChanged()
      reachChanged()
    }
  }

  /// Whether the content moves without a finger.
  package final var isMovingByItself: Bool {
    switch scroll.activity {
    case .animating, .decelerating: true
    default: false
    }
  }

  /// Called after the limits of the content offset have changed.
  final func limitsChanged() {
    guard isAtRest else { return goOn(movedBy: .zero) }
    move(to: PerAxis { limits($0).clamp(contentOffset[$0]) }.point)
  }

  /// Continues the current activity after the content was moved from outside: with the same
  /// velocity, and with targets moved by the same distance.
  private func goOn(movedBy way: CGPoint) {
    switch scroll.activity {
    case .none: break
    case .animating(var animation):
      animation.hasOtherLimits = animation.hasOtherLimits || way == .zero
      scroll.activity = .animating(animation)
    case .dragging(let drag): anchorDrag(drag)
    case .decelerating(let motion):
      scroll.activity = .decelerating(
        self.motion(
          from: PerAxis {
            Motion(value: contentOffset[$0], velocity: motion.seen($0).velocity)
          },
          targets: PerAxis { axis in
            motion.targets[axis].map { $0 + way[axis] } ?? edge(of: motion, axis)
          }, at: motion.seen))
    }
  }

  /// Returns the target of content that a spring was returning to an edge, after the edge has
  /// moved: the new edge or, where this is outside of the content, the nearer limit. The velocity
  /// that the spring has given the content does not count as a fling. Nil for other motions.
  private func edge(of motion: ScrollMotion, _ axis: ScrollAxis) -> Double? {
    let (limits, offset) = (limits(axis), contentOffset[axis])
    let way = motion.axes[axis].rest - offset
    guard
      motion.axes[axis].isSprung(at: motion.seen - motion.start),
      motion.seen(axis).velocity * way >= 0
    else { return nil }
    guard limits.contains(offset) else { return limits.clamp(offset) }
    let moved = way > 0 ? limits.low : limits.high
    return abs(moved - offset) < abs(way) ? moved : motion.axes[axis].rest
  }
}

extension UIView {
  /// Moves the content of all scroll views in the view to the offsets at which it would come to
  /// rest.
  final func endMotionsOfContent() {
    (self as? UIScrollView)?.endMotion()
    for child in children { child.endMotionsOfContent() }
  }
}

// MARK: - Frames

extension UIScrollView {
  private func drive() {
    guard !scroll.isDriven else { return }
    scroll.isDriven = true
    device.everyFrame(.animations) { [weak self, weak device] in
      guard let self, self.device === device else { return false }
      return passFrame()
    }
  }

  private func passFrame() -> Bool {
    switch scroll.activity {
    case .none, .dragging: break
    case .decelerating(let motion): pass(motion)
    case .animating(let animation): pass(animation)
    }
    switch scroll.activity {
    case .none, .dragging: scroll.isDriven = false
    case .decelerating, .animating: break
    }
    return scroll.isDriven
  }

  private func pass(_ motion: ScrollMotion) {
    guard window != nil else {
      move(to: PerAxis { limits($0).clamp(contentOffset[$0]) }.point)
      return stop()
    }
    var motion = motion
    motion.seen = device.now
    scroll.activity = .decelerating(motion)
    let run = scroll.run
    move(to: PerAxis { motion.seen($0).value }.point)
    // A callback may have replaced or changed the motion.
    guard scroll.run == run, case .decelerating(let now) = scroll.activity else { return }
    if device.now - now.start >= now.duration { endDeceleration() }
  }

  private func pass(_ animation: ScrollAnimation) {
    let run = scroll.run
    let isOver = window == nil || device.now - animation.start >= ScrollAnimation.duration
    move(to: isOver ? animation.to : animation.offset(at: device.now))
    guard isOver, scroll.run == run else { return }
    // The item to which a collection view has scrolled may have moved meanwhile, also if the last
    // frame moves nothing.
    setNeedsLayout()
    end(animation)
    if animation.hasOtherLimits, isAtRest { goInside() }
  }

  /// Continues an animation whose target is no longer within the limits to the nearest limit.
  private func goInside() {
    let inside = PerAxis { limits($0).clamp(contentOffset[$0]) }.point
    guard inside != contentOffset else { return }
    guard window != nil else { return move(to: inside) }
    begin(
      .animating(
        ScrollAnimation(
          from: contentOffset, to: inside, start: device.now, purpose: .settling)))
  }
}
