// SPDX-License-Identifier: MIT
internal import UIKitPlatform

// Movements between stops.
extension DrawerView {
  /// Moves the drawer to a stop, as a tap does: without bounce.
  ///
  /// - Returns: False for a stop that the drawer does not have, with a warning.
  @discardableResult
  public func move(
    to stop: DrawerStop, animated: Bool, completion: (@MainActor (_ finished: Bool) -> Void)? = nil
  ) -> Bool {
    guard stops.contains(stop) else {
      EpoxyLogger.shared.warn("DrawerView: stop must be one of the drawer's; got \(stop)")
      completion?(false)
      return false
    }
    select(stop)
    guard let geometry else {
      completion?(true)
      return true
    }
    if animated {
      spring(to: restingTop(in: geometry), velocity: nil, spring: tapSpring, completion: completion)
    } else {
      dragged.animator.set(CGPoint(x: 0, y: restingTop(in: geometry)))
      settled(at: stop)
      completion?(true)
    }
    return true
  }

  var tapSpring: Spring {
    Spring(response: momentum.tapResponse, dampingRatio: momentum.tapDampingRatio)
  }

  /// The position of the drawer at its stop, or above it where the keyboard would cover the first
  /// responder.
  func restingTop(in geometry: DrawerGeometry) -> CGFloat {
    let top = geometry.top(of: selectedStop) ?? geometry.lowest
    guard let limit = keyboardLimit else { return top }
    return max(min(top, limit), geometry.highest)
  }

  func spring(
    to top: CGFloat, velocity: CGFloat?, spring: Spring,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let stop = selectedStop else { return }
    delegate?.drawer(self, willMoveTo: stop)
    dragged.move(
      to: CGPoint(x: 0, y: top), velocity: velocity.map { CGPoint(x: 0, y: $0) }, spring: spring
    ) { [weak self] finished in
      if finished { self?.settled(at: stop) }
      completion?(finished)
    }
  }

  private func settled(at stop: DrawerStop) {
    guard stop == selectedStop else { return }
    delegate?.drawer(self, didSettleAt: stop)
  }

  // MARK: Steps

  /// Moves the drawer to the next higher stop, as far as the delegate allows. Returns whether there
  /// is one.
  @discardableResult
  public func moveUp() -> Bool { step { $1 < $0 } }

  /// Moves the drawer to the next lower stop, as far as the delegate allows. Returns whether there
  /// is one.
  @discardableResult
  public func moveDown() -> Bool { step { $1 > $0 } }

  /// Opens the drawer by a stop, and closes it from the highest one: what a tap on the handle does.
  @discardableResult
  public func toggle() -> Bool {
    moveUp() || moveToLowest()
  }

  /// Closes the drawer, as the escape gesture of VoiceOver does. Returns whether it was higher than
  /// its lowest stop.
  func escape() -> Bool { moveToLowest() }

  func moveToLowest() -> Bool {
    guard let lowest = geometry?.stops.first?.stop, lowest != selectedStop, isAllowed(lowest) else {
      return false
    }
    return move(to: lowest, animated: true)
  }

  private func step(_ isNext: (_ current: CGFloat, _ top: CGFloat) -> Bool) -> Bool {
    guard let geometry, let current = geometry.top(of: selectedStop) else { return false }
    let further = geometry.stops.filter { isNext(current, $0.top) && isAllowed($0.stop) }
    guard let next = further.min(by: { abs($0.top - current) < abs($1.top - current) }) else {
      return false
    }
    return move(to: next.stop, animated: true)
  }

  func isAllowed(_ stop: DrawerStop) -> Bool {
    delegate?.drawer(self, shouldMoveTo: stop) ?? true
  }

  // MARK: Keyboard

  private static let distanceFromKeyboard: CGFloat = 8

  /// The lowest position at which the keyboard does not cover the first responder.
  private var keyboardLimit: CGFloat? {
    guard keyboardOverlap > 0, let responder = surface.firstResponderInside else { return nil }
    let bottom = responder.convert(responder.bounds, to: surface).maxY
    return bounds.height - keyboardOverlap - Self.distanceFromKeyboard - bottom
  }

  func keyboardDidChange() {
    guard let geometry, !dragged.isHeld else { return }
    let top = restingTop(in: geometry)
    guard dragged.destination.y != top else { return }
    dragged.move(to: CGPoint(x: 0, y: top), spring: tapSpring)
  }

  func observeFocus() {
    let names = [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ]
    focusObservation = NotificationObservation(names, by: .drawers) { [weak self] _ in
      self?.keyboardDidChange()
    }
  }
}

extension UIView {
  /// The first responder among this view and its subviews.
  fileprivate var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    for view in subviews {
      if let responder = view.firstResponderInside { return responder }
    }
    return nil
  }
}
