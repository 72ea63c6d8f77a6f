// SPDX-License-Identifier: MIT

/// A finger on a host's screen.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIScrollView()
/// view.contentSize = CGSize(width: 393, height: 3000)
/// host.show(view)
/// let finger = host.touch(at: CGPoint(x: 200, y: 600))
/// finger.move(by: CGVector(dx: 0, dy: -300), over: 0.2)
/// print(view.isDragging)  // true
/// finger.press(force: 3)
/// finger.lift()
/// host.settle()
/// print(view.contentOffset.y > 200)  // true
/// ```
///
/// All positions are in the screen's coordinates. A moving finger sends an event in each frame.
@preconcurrency @MainActor
public final class Finger {
  let host: ScreenHost
  let number: Int
  /// The device that scrolls in place of the finger; nil for a finger.
  let scrollType: UIScrollType?
  /// The positions since the last event.
  private var coalesced: [CGPoint] = []

  /// The position of the finger.
  public internal(set) var location: CGPoint
  /// The pressure: 1 for an average touch.
  public internal(set) var force: CGFloat
  /// Whether the finger touches the screen.
  public internal(set) var isDown = true

  init(
    host: ScreenHost, number: Int, location: CGPoint, force: CGFloat,
    scrollType: UIScrollType? = nil
  ) {
    self.scrollType = scrollType
    self.host = host
    self.number = number
    self.location = location
    self.force = force
  }

  /// Moves to a point, immediately or over some seconds.
  @discardableResult
  public func move(to location: CGPoint, over seconds: TimeInterval = 0) -> Finger {
    host.move([(self, location)], over: seconds)
    return self
  }

  /// Moves by a distance, immediately or over some seconds.
  @discardableResult
  public func move(by distance: CGVector, over seconds: TimeInterval = 0) -> Finger {
    move(to: CGPoint(x: location.x + distance.dx, y: location.y + distance.dy), over: seconds)
  }

  /// Changes the pressure, immediately or over some seconds.
  @discardableResult
  public func press(force: CGFloat, over seconds: TimeInterval = 0) -> Finger {
    host.change([FingerChange(finger: self, location: location, force: force)], over: seconds)
    return self
  }

  /// Remains in place for some seconds.
  @discardableResult
  public func hold(for seconds: TimeInterval) -> Finger {
    host.advance(by: seconds)
    return self
  }

  /// Lifts the finger; the content that it moved keeps its velocity.
  public func lift() {
    host.lift([self])
  }

  /// Cancels the touch, as an incoming call does.
  public func cancel() {
    host.end([self], phase: .cancelled)
  }
}

/// The target of a moving finger.
struct FingerChange {
  var finger: Finger
  var location: CGPoint
  var force: CGFloat
}

extension ScreenHost {
  /// Puts a finger on the screen.
  public func touch(at location: CGPoint, force: CGFloat = 1) -> Finger {
    touch(at: [location], force: force)[0]
  }

  /// Puts a finger on a view, at a point in the view's coordinates or at its center.
  public func touch(_ view: UIView, at point: CGPoint? = nil, force: CGFloat = 1) -> Finger {
    touch(at: location(in: view, of: point), force: force)
  }

  /// Puts several fingers on the screen in one event.
  public func touch(at locations: [CGPoint], force: CGFloat = 1) -> [Finger] {
    let fingers = locations.map { location in
      nextFinger += 1
      return Finger(host: self, number: nextFinger, location: location, force: force)
    }
    watched { device.send(fingers.map { $0.sample(.began) }) }
    return fingers
  }

  /// Moves several fingers together, immediately or over some seconds.
  public func move(_ targets: [(finger: Finger, location: CGPoint)], over seconds: TimeInterval = 0)
  {
    let changes = targets.map {
      FingerChange(finger: $0.finger, location: $0.location, force: $0.finger.force)
    }
    change(changes, over: seconds)
  }

  /// Lifts several fingers in one event.
  public func lift(_ fingers: [Finger]) {
    end(fingers, phase: .ended)
  }

  func end(_ fingers: [Finger], phase: UITouch.Phase) {
    let down = fingers.filter(\.isDown)
    for finger in down {
      finger.isDown = false
    }
    lastLift = device.now
    if !down.isEmpty { watched("lift()") { device.send(down.map { $0.sample(phase) }) } }
  }

  /// Sends the positions of the fingers after each frame and at the end, along straight lines and
  /// at constant speeds.
  func change(_ changes: [FingerChange], over seconds: TimeInterval) {
    watched("move(by:over:)") { send(changes, over: seconds) }
  }

  private func send(_ changes: [FingerChange], over seconds: TimeInterval) {
    let changes = changes.filter(\.finger.isDown)
    let (start, end) = (device.now, device.now + max(seconds, 0))
    let from = changes.map { ($0.finger.location, $0.finger.force) }
    while device.nextFrame < end - device.frameDuration * 1e-3 {
      device.advanceFrame()
      let share = (device.now - start) / (end - start)
      for (change, (location, force)) in zip(changes, from) {
        change.finger.move(
          to: CGPoint(
            x: location.x + (change.location.x - location.x) * share,
            y: location.y + (change.location.y - location.y) * share),
          samples: touchSamplesPerFrame)
        change.finger.force = force + (change.force - force) * share
      }
      send(changes)
    }
    if seconds > 0 { device.advance(to: end) }
    for change in changes {
      change.finger.move(to: change.location, samples: seconds > 0 ? touchSamplesPerFrame : 1)
      change.finger.force = change.force
    }
    send(changes)
  }

  private func send(_ changes: [FingerChange]) {
    let down = changes.filter(\.finger.isDown)
    if !down.isEmpty { device.send(down.map { $0.finger.sample(.moved) }) }
  }

  /// Returns a point of a view, or its center, in screen coordinates.
  public func location(in view: UIView, of point: CGPoint? = nil) -> CGPoint {
    if view.device !== device || view.window == nil {
      device.warn(
        "HeadlessHost: a \(Swift.type(of: view)) is not on the screen of \(device.label), so that it has no location "
          + "there and cannot be touched. Show it, or a view that contains it, with show(_:) first."
      )
    }
    let point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return view.convert(point, to: device.screen as any UICoordinateSpace)
  }
}

extension Finger {
  /// Moves the finger, with some samples on the way, of which the last one makes an event.
  fileprivate func move(to end: CGPoint, samples: Int) {
    let start = location
    location = end
    coalesced = (1..<max(samples, 1)).map { index in
      let share = CGFloat(index) / CGFloat(samples)
      return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  func sample(_ phase: UITouch.Phase) -> TouchSample {
    var sample = TouchSample(finger: number, phase: phase, location: location, force: force)
    sample.scrollType = scrollType
    if phase == .moved { sample.coalesced = coalesced }
    return sample
  }
}
