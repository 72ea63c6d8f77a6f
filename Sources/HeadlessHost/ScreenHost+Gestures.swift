// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Taps a point: puts a finger down, and lifts it after some seconds.
  public func tap(at location: CGPoint, for seconds: TimeInterval = 0.05) {
    watched { touch(at: location).hold(for: seconds).lift() }
  }

  /// Taps a view at a point in its coordinates, or at its center. A view in front of that point
  /// receives the tap.
  ///
  /// Waits for what moves the view, as ``tap(_:fileID:line:)`` does.
  public func tap(
    _ view: UIView, at point: CGPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    note(fileID, line)
    tap(at: restingLocation(in: view, of: point))
  }

  /// Taps a point twice.
  public func doubleTap(at location: CGPoint) {
    watched {
      tap(at: location)
      advance(by: 0.1)
      tap(at: location)
    }
  }

  /// Taps a view twice.
  public func doubleTap(
    _ view: UIView, at point: CGPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    note(fileID, line)
    doubleTap(at: restingLocation(in: view, of: point))
  }

  /// Keeps a finger on a point for some seconds.
  public func longPress(at location: CGPoint, for seconds: TimeInterval = 0.7) {
    watched { touch(at: location).hold(for: seconds).lift() }
  }

  /// Keeps a finger on a view for some seconds.
  public func longPress(
    _ view: UIView, at point: CGPoint? = nil, for seconds: TimeInterval = 0.7,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    note(fileID, line)
    longPress(at: restingLocation(in: view, of: point), for: seconds)
  }

  /// Drags from one point to another, and pauses there before the finger is lifted, so that nothing
  /// decelerates.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3,
    holdingFor pause: TimeInterval = 0.2
  ) {
    watched { touch(at: start).move(to: end, over: duration).hold(for: pause).lift() }
  }

  /// Moves a finger at a velocity, in points per second, and lifts it during the movement.
  public func fling(
    from start: CGPoint, velocity: CGVector, duration: TimeInterval = 0.1
  ) {
    watched {
      touch(at: start)
        .move(by: CGVector(dx: velocity.dx * duration, dy: velocity.dy * duration), over: duration)
        .lift()
    }
  }

  /// Moves two fingers apart or together, along a line through a point between them.
  ///
  /// - Parameters:
  ///   - distance: The initial distance of the fingers, in points.
  ///   - endDistance: The final distance of the fingers, in points.
  ///   - angle: The angle of the line, in radians from the horizontal.
  public func pinch(
    at center: CGPoint, from distance: CGFloat, to endDistance: CGFloat, angle: CGFloat = 0,
    duration: TimeInterval = 0.3
  ) {
    let points = { (distance: CGFloat) -> [CGPoint] in
      let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
      return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
    }
    watched {
      let fingers = touch(at: points(distance))
      move(Array(zip(fingers, points(endDistance))).map { ($0, $1) }, over: duration)
      lift(fingers)
    }
  }

  /// Turns two fingers around a point between them.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians; positive angles are clockwise.
  ///   - distance: The distance of the fingers, in points.
  public func twist(
    at center: CGPoint, by angle: CGFloat, distance: CGFloat = 120, duration: TimeInterval = 0.3
  ) {
    let points = { (angle: CGFloat) -> [CGPoint] in
      let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
      return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
    }
    watched {
      let fingers = touch(at: points(0))
      let steps = max(Int((duration / device.frameDuration).rounded()), 1)
      for step in 1...steps {
        let ends = points(angle * CGFloat(step) / CGFloat(steps))
        move(Array(zip(fingers, ends)).map { ($0, $1) }, over: duration / Double(steps))
      }
      lift(fingers)
    }
  }

  /// Cancels all touches, as an incoming call does.
  public func cancelTouches() {
    watched { device.cancelTouches() }
  }

  /// Taps the status bar, which scrolls the front window's scroll view to its top: the only one on
  /// the screen whose `scrollsToTop` is true. With several such scroll views, nothing scrolls on a
  /// phone, as UIKit documents, and on an iPad the one closest to the status bar below the tap.
  /// Where the bar is shown (``showsStatusBar``), a finger on it does the same.
  ///
  /// - Parameter x: The position of the tap on the screen; nil for the middle of the bar.
  /// - Returns: Whether a scroll view scrolls to its top.
  @discardableResult
  public func tapStatusBar(atX x: CGFloat? = nil) -> Bool {
    act { device.application.statusBar.tap(at: x) }
  }

  /// The positions of the fingers on the screen, in the order in which the touches began.
  public var fingersDown: [CGPoint] { device.touchLocations }

  // MARK: Finding

  /// Returns the view that receives a touch at a point of the screen.
  public func view(at location: CGPoint) -> UIView? {
    device.perform {
      for window in device.screen.windows.reversed() where !window.isHidden {
        let point = window.convert(location, from: device.screen as any UICoordinateSpace)
        if let hit = window.hitTest(point, with: nil) { return hit }
      }
      return nil
    }
  }

  /// Returns the first view on the screen with an accessibility identifier, from the foremost
  /// window.
  public func view(id: String) -> UIView? {
    firstView { $0.accessibilityIdentifier == id }
  }

  /// Returns the first view on the screen of a class, from the foremost window.
  public func firstView<View: UIView>(_ type: View.Type = View.self) -> View? {
    firstView { $0 is View } as? View
  }

  /// Returns the first view on the screen that satisfies a predicate, from the foremost window.
  public func firstView(where isWanted: (UIView) -> Bool) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if isWanted(view) { return view }
      for subview in view.subviews {
        if let found = find(in: subview) { return found }
      }
      return nil
    }
    for root in device.screen.windows.reversed().flatMap(\.viewsOfApplication) {
      if let found = find(in: root) { return found }
    }
    return nil
  }
}
