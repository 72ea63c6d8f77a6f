// SPDX-License-Identifier: MIT
import HeadlessUIKit

/// A device with a shown window of its screen's size, and fingers that touch it.
@MainActor
final class TouchStage {
  let device: Device
  let window: UIWindow

  init(device: Device = Device(), window: UIWindow? = nil) {
    self.device = device
    self.window = device.perform {
      let window = window ?? UIWindow(frame: device.screen.bounds)
      window.makeKeyAndVisible()
      return window
    }
  }

  /// Makes a view on the device, at a place of the window or of another view.
  @discardableResult
  func add<View: UIView>(
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

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, force: CGFloat = 1) {
    send(finger, .began, x, y, force)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, force: CGFloat = 1) {
    send(finger, .moved, x, y, force)
  }

  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    send(finger, .ended, x, y, 1)
  }

  func cancel(finger: Int = 0) {
    send(finger, .cancelled, 0, 0, 0)
  }

  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    down(x, y, finger: finger)
    device.advance(by: 0.05)
    up(x, y, finger: finger)
  }

  /// Moves a finger evenly, an event a frame.
  func drag(
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

  func wait(_ seconds: TimeInterval) {
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

/// A record of events, in order.
@MainActor
final class Log {
  var lines: [String] = []

  func add(_ line: String) {
    lines.append(line)
  }

  /// Returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that records the touches that it gets.
@MainActor
final class TouchView: UIView {
  let log: Log
  let name: String
  var forwards = false

  init(_ log: Log, name: String = "view") {
    self.log = log
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches)
    if forwards { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches)
    if forwards { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches)
    if forwards { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("cancelled", touches)
    if forwards { super.touchesCancelled(touches, with: event) }
  }

  private func write(_ what: String, _ touches: Set<UITouch>) {
    log.add("\(name) \(what)" + (touches.count == 1 ? "" : " \(touches.count)"))
  }
}

extension UIGestureRecognizer.State {
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension UIGestureRecognizer {
  /// Records every action, and attaches the recognizer.
  @discardableResult
  func logged(_ log: Log, _ name: String, on view: UIView) -> Self {
    self.name = name
    addAction { log.add("\(name) \($0.state.word)") }
    view.addGestureRecognizer(self)
    return self
  }
}
