// SPDX-License-Identifier: MIT
internal import UIKitPlatform

// Drags and taps.
extension DrawerView {
  func addRecognizers() {
    pan.delegate = self
    pan.catches = { [weak self] in self?.isMoving == true }
    surface.addGestureRecognizer(pan)
    addTap(to: surface.handle) { [weak self] in self?.toggle() }
    addTap(to: dimmingView) { [weak self] in
      if self?.closesOnBackgroundTap == true { _ = self?.moveToLowest() }
    }
  }

  private func addTap(to view: UIView, _ action: @escaping @MainActor () -> Void) {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    // The observation must live as long as the view.
    tapObservations.append(GestureObservation(of: tap, handler: action))
  }

  // MARK: Scroll views

  /// Lets the drags of a scroll view in the drawer move the drawer too: up, before the content
  /// scrolls; down, once the content is at its top. Any number of scroll views can be tracked; the
  /// one under the finger counts. They are not retained.
  public func track(_ scrollView: UIScrollView) {
    scrolling.track(scrollView)
  }

  /// Ends the tracking of a scroll view.
  public func untrack(_ scrollView: UIScrollView) {
    scrolling.untrack(scrollView)
  }

  // MARK: Drag

  func panned() {
    switch pan.state {
    case .began: beginDrag()
    case .changed: drag()
    case .ended: endDrag(velocity: dragged.release(finger: pan.velocity(in: self)).y)
    case .cancelled:
      _ = dragged.release()
      endDrag(velocity: 0)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func beginDrag() {
    wasMoving = isMoving
    dragged.grab()
    (dragTravel, lastTravel, hasMovedInDrag) = (0, 0, false)
    drag()
  }

  private func drag() {
    let travel = pan.travel(in: self).y
    guard travel.isFinite, travel != lastTravel, let geometry else { return }
    let way = travel - lastTravel
    lastTravel = travel
    hasMovedInDrag = true
    dragTravel += scrolling.share(
      of: way, room: dragged.point.y - geometry.highest)
    dragged.drag(by: CGPoint(x: 0, y: dragTravel))
  }

  private func endDrag(velocity: CGFloat) {
    guard let geometry else { return }
    let scrolls = scrolling.end(isAtTop: dragged.point.y <= geometry.highest + Self.tolerance)
    let velocity = scrolls ? 0 : velocity
    // The drawer continues after a finger that stopped it has been lifted.
    if !hasMovedInDrag, wasMoving {
      return spring(to: restingTop(in: geometry), velocity: 0, spring: tapSpring)
    }
    let rest = dragged.point.y + decelerationRate.project(initialVelocity: velocity)
    let stop = geometry.stop(nearest: rest, where: isAllowed) ?? selectedStop
    if let stop { select(stop) }
    let top = restingTop(in: geometry)
    let spring = Momentum(velocity: velocity, distance: top - dragged.point.y, rule: momentum)
    self.spring(
      to: top, velocity: velocity,
      spring: Spring(response: spring.response, dampingRatio: spring.dampingRatio))
  }

  /// The distance in points that does not count between two positions.
  static let tolerance: CGFloat = 0.5
}

extension DrawerView: UIGestureRecognizerDelegate {
  /// Leaves touches of sliders to them.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if !dragged.isHeld {
      scrolling.touchBegan(at: touch.location(in: surface), in: surface)
    }
    let views = sequence(first: touch.view, next: { $0?.superview }).prefix { $0 !== surface }
    return !views.contains { $0 is UISlider }
  }

  /// Works beside the drags of the tracked scroll views.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    scrolling.tracks(otherGestureRecognizer)
  }
}
