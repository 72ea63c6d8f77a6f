// SPDX-License-Identifier: MIT

// Taps wait until their target is at rest: a device loses a tap on a view that an animation moves.
extension ScreenHost {
  /// The time that a tap waits for what moves its target, in seconds.
  private static let motionLimit: TimeInterval = 3

  /// Waits for the end of the keyboard's motion and of transitions between controllers.
  func waitForTransitions() {
    passFrames { self.device.keyboard.isMoving || self.device.isInTransition }
  }

  /// Waits for the end of all that moves a view: the keyboard, transitions, scrolling, and
  /// animations that have an end. Returns whether time has passed.
  @discardableResult
  func waitForMotion(of view: UIView) -> Bool {
    passFrames { self.motion(of: view) != nil }
  }

  /// Returns a point of a view, or its center, after what moves the view has ended. Warns of a view
  /// that receives no touches there because of an animation.
  func restingLocation(in view: UIView, of point: CGPoint?) -> CGPoint {
    if view.device === device, view.window != nil, waitForMotion(of: view) || !isSettled,
      let reason = explanation(ofTouchesLostBy: view)
    {
      device.warn(
        "HeadlessHost: a touch of a \(Swift.type(of: view)) on \(device.label) may be lost: "
          + "\(reason).")
    }
    return location(in: view, of: point)
  }

  /// The motion of a view in words; nil if it is at rest.
  func motion(of view: UIView) -> String? {
    if device.keyboard.isMoving { return "the keyboard moves" }
    if device.isInTransition { return "a transition between controllers runs" }
    for ancestor in sequence(first: view, next: \.superview) {
      let name = ancestor === view ? "it" : "\(Swift.type(of: ancestor))"
      if ancestor.isMovingToItsEnd { return "an animation moves \(name)" }
      if let scrollView = ancestor as? UIScrollView, scrollView !== view,
        scrollView.isMovingByItself
      {
        return "\(name) scrolls"
      }
    }
    return nil
  }

  /// The work that keeps touches from a view, and the remedy; nil if there is none.
  func explanation(ofTouchesLostBy view: UIView) -> String? {
    if let motion = motion(of: view) {
      return "\(motion); call settle() or advance(by:) first"
    }
    let blocked = sequence(first: view, next: \.superview).first(where: \.isBlockedByAnimation)
    return blocked.map {
      "\($0 === view ? "it" : "\(Swift.type(of: $0))") receives no touches during an animation without "
        + "`allowUserInteraction`"
    }
  }

  @discardableResult
  private func passFrames(while isMoving: () -> Bool) -> Bool {
    endTurn()
    let (start, end) = (now, now + Self.motionLimit)
    while isMoving(), device.isReached(device.nextFrame, at: end) {
      watched("tap(_:)") { device.advanceFrame() }
    }
    return now > start
  }
}
