// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Taps a place: the finger comes down, and is lifted after some seconds.
  public func tap(at location: CGPoint, for seconds: TimeInterval = 0.05) {
    touch(at: location).hold(for: seconds).lift()
  }

  /// Taps a view: a point in the view's coordinates, or its middle. What lies in front of it there gets
  /// the tap.
  public func tap(_ view: UIView, at point: CGPoint? = nil) {
    tap(at: location(in: view, of: point))
  }

  /// Taps a place twice.
  public func doubleTap(at location: CGPoint) {
    tap(at: location)
    advance(by: 0.1)
    tap(at: location)
  }

  /// Taps a view twice.
  public func doubleTap(_ view: UIView, at point: CGPoint? = nil) {
    doubleTap(at: location(in: view, of: point))
  }

  /// Keeps a finger on a place for some seconds.
  public func longPress(at location: CGPoint, for seconds: TimeInterval = 0.7) {
    touch(at: location).hold(for: seconds).lift()
  }

  /// Keeps a finger on a view for some seconds.
  public func longPress(_ view: UIView, at point: CGPoint? = nil, for seconds: TimeInterval = 0.7) {
    longPress(at: location(in: view, of: point), for: seconds)
  }

  /// Drags from a place to another one, and stops there before the finger is lifted: nothing flies on.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3,
    holdingFor pause: TimeInterval = 0.2
  ) {
    touch(at: start).move(to: end, over: duration).hold(for: pause).lift()
  }

  /// Moves a finger at a velocity, in points per second, and lifts it while it moves.
  public func fling(
    from start: CGPoint, velocity: CGVector, duration: TimeInterval = 0.1
  ) {
    touch(at: start)
      .move(by: CGVector(dx: velocity.dx * duration, dy: velocity.dy * duration), over: duration)
      .lift()
  }

  /// Moves two fingers apart or together, along a line through a place between them.
  ///
  /// - Parameters:
  ///   - distance: how far the fingers are apart at first, in points.
  ///   - endDistance: how far they are apart at last.
  ///   - angle: of the line, in radians from the horizontal.
  public func pinch(
    at center: CGPoint, from distance: CGFloat, to endDistance: CGFloat, angle: CGFloat = 0,
    duration: TimeInterval = 0.3
  ) {
    let place = { (distance: CGFloat) -> [CGPoint] in
      let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
      return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
    }
    let fingers = touch(at: place(distance))
    move(Array(zip(fingers, place(endDistance))).map { ($0, $1) }, over: duration)
    lift(fingers)
  }

  /// Takes all fingers away, as a call that comes in does.
  public func cancelTouches() {
    device.cancelTouches()
  }

  /// Where fingers are on the screen, in the order in which they came.
  public var fingersDown: [CGPoint] { device.touchLocations }

  // MARK: Finding

  /// The view that a touch at a place of the screen goes to.
  public func view(at location: CGPoint) -> UIView? {
    device.perform {
      for window in device.screen.windows.reversed() where !window.isHidden {
        let point = window.convert(location, from: device.screen as any UICoordinateSpace)
        if let hit = window.hitTest(point, with: nil) { return hit }
      }
      return nil
    }
  }

  /// The first view on the screen with an accessibility identifier, the foremost window's first.
  public func view(id: String) -> UIView? {
    firstView { $0.accessibilityIdentifier == id }
  }

  /// The first view on the screen of a class, the foremost window's first.
  public func firstView<View: UIView>(_ type: View.Type = View.self) -> View? {
    firstView { $0 is View } as? View
  }

  /// The first view on the screen that a closure accepts, the foremost window's first.
  public func firstView(where isWanted: (UIView) -> Bool) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if isWanted(view) { return view }
      for subview in view.subviews {
        if let found = find(in: subview) { return found }
      }
      return nil
    }
    for window in device.screen.windows.reversed() {
      if let found = find(in: window) { return found }
    }
    return nil
  }
}
