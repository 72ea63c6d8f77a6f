// SPDX-License-Identifier: MIT

extension UIControl {
  /// The distance from the bounds at which a tracked touch still counts as inside, in points.
  private static let forgivingDistance: CGFloat = 70

  final func beginTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = first(of: touches, in: event) else { return }
    if showsMenuAsPrimaryAction, let menu = openMenu(at: touch.location(in: self), with: event) {
      (trackedTouch, openedMenu) = (touch, menu)
      return
    }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking, trackedTouch === touch else { return forgetTouch() }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  final func continueTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    if let openedMenu { return openedMenu.follow(touch) }
    let wasInside = isTouchInside
    isTouchInside = contains(touch, with: event)
    let continues = continueTracking(touch, with: event)
    guard trackedTouch === touch else { return }  // the subclass has cancelled the touch
    guard continues else { return forgetTouch() }
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    send(events, with: event)
  }

  final func endTouch(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    if let menu = openedMenu {
      (trackedTouch, openedMenu) = (nil, nil)
      return menu.lifted(isCancelled: false)
    }
    let isInside = contains(touch, with: event)
    isTouchInside = isInside
    endTracking(touch, with: event)
    guard trackedTouch === touch else { return }
    forgetTouch()
    send(isInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  final func cancelTouch(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    trackedTouch = nil
    if let menu = openedMenu {
      openedMenu = nil
      return menu.lifted(isCancelled: true)
    }
    cancelTracking(with: event)
    forgetTouch()
    send(.touchCancel, with: event)
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Returns the touch that began first.
  private func first(of touches: Set<UITouch>, in event: UIEvent?) -> UITouch? {
    event?.orderedTouches.first { touches.contains($0) } ?? touches.first
  }

  private func contains(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let distance = -Self.forgivingDistance
    return bounds.insetBy(dx: distance, dy: distance).contains(point)
      || self.point(inside: point, with: event)
  }
}
