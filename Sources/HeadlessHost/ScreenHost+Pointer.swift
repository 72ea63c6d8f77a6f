// SPDX-License-Identifier: MIT

// A pointer: a mouse or a trackpad.
extension ScreenHost {
  /// Moves the pointer to a point of the screen, without a touch; nil for off the screen.
  public func hover(at location: CGPoint?) {
    watched { device.movePointer(to: location) }
  }

  /// Moves the pointer to a view, at a point in its coordinates or at its center.
  public func hover(_ view: UIView, at point: CGPoint? = nil) {
    hover(at: location(in: view, of: point))
  }

  /// Scrolls with a trackpad or a wheel, with the pointer at a point.
  ///
  /// - Parameters:
  ///   - distance: The movement of the content: (0, -100) shows what is 100 points further down.
  ///   - seconds: The duration, with an event in each frame.
  ///   - type: A trackpad, whose scrolling decelerates as after a lifted finger, or a wheel, which
  ///     stops.
  public func scroll(
    at location: CGPoint, by distance: CGVector, over seconds: TimeInterval = 0.2,
    type: UIScrollType = .continuous
  ) {
    nextFinger += 1
    let fingers = Finger(
      host: self, number: nextFinger, location: location, force: 0, scrollType: type)
    watched {
      device.send([fingers.sample(.began)])
      fingers.move(by: distance, over: seconds)
      if type == .discrete { fingers.hold(for: 0.1) }
      fingers.lift()
    }
  }
}
