// SPDX-License-Identifier: MIT
package import HeadlessUIKit

/// A device with a shown window of its screen's size, and fingers that touch it.
@MainActor
package final class TouchStage {
  package let device: Device
  package let window: UIWindow

  package init(device: Device = Device(), window: UIWindow? = nil) {
    self.device = device
    self.window = device.perform {
      let window = window ?? UIWindow(frame: device.screen.bounds)
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Makes a view on the device, at a position of the window or of another view.
  @discardableResult
  package func add<View: UIView>(
    _ view: @autoclosure () -> View, to superview: UIView? = nil,
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) -> View {
    device.perform {
      let view = view()
      view.frame = CGRect(x: x, y: y, width: width, height: height)
      (superview ?? window).addSubview(view)
      return view
    }
  }

  package func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, force: CGFloat = 1) {
    send(finger, .began, x, y, force)
  }

  package func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, force: CGFloat = 1) {
    send(finger, .moved, x, y, force)
  }

  package func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    send(finger, .ended, x, y, 1)
  }

  package func cancel(finger: Int = 0) {
    send(finger, .cancelled, 0, 0, 0)
  }

  package func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    down(x, y, finger: finger)
    device.advance(by: 0.05)
    up(x, y, finger: finger)
  }

  /// Moves a finger evenly, an event a frame.
  package func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, finger: Int = 0, lifts: Bool = true
  ) {
    down(start.x, start.y, finger: finger)
    for step in 1...steps {
      device.advanceFrame()
      let part = CGFloat(step) / CGFloat(steps)
      move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, finger: finger)
    }
    if lifts { up(end.x, end.y, finger: finger) }
  }

  package func wait(_ seconds: TimeInterval) {
    device.advance(by: seconds)
  }

  private func send(
    _ finger: Int, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, _ force: CGFloat
  ) {
    device.send([
      TouchSample(finger: finger, phase: phase, location: CGPoint(x: x, y: y), force: force)
    ])
  }
}
