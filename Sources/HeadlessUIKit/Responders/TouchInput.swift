// SPDX-License-Identifier: MIT

/// What a screen reports of one finger at one moment.
package struct TouchSample: Hashable, Sendable {
  /// A number that tells fingers apart that are down at the same time.
  package var finger: Int
  /// What the finger does.
  package var phase: UITouch.Phase
  /// Where the finger is, on the screen.
  package var location: CGPoint
  /// How hard it presses, 1 for an average touch. Screens that do not feel it ignore it.
  package var force: CGFloat

  /// What a finger does, and where.
  package init(finger: Int = 0, phase: UITouch.Phase, location: CGPoint, force: CGFloat = 1) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.force = force
  }
}

extension Device {
  /// Where fingers are on the screen, in the order in which they came.
  package var touchLocations: [CGPoint] {
    application.touchInput.fingers.sorted { $0.key < $1.key }.map(\.value.screenLocation)
  }

  /// Sends one event for what some fingers do at this moment, and ends the turn.
  ///
  /// Samples of fingers that are not down are ignored, unless they begin. A finger that comes down
  /// again without having been lifted is cancelled first. What is sent while an event is on its way
  /// follows it.
  package func send(_ samples: [TouchSample]) {
    perform {
      let input = application.touchInput
      guard !input.isSending else { return input.enqueue(samples) }
      input.send(samples)
      endTurn()
    }
  }

  /// Takes all touches away, as a call or an alert of the system does.
  package func cancelTouches() {
    perform {
      let down = application.touchInput.fingers
      send(
        down.sorted { $0.key < $1.key }.map { finger, touch in
          TouchSample(finger: finger, phase: .cancelled, location: touch.screenLocation)
        })
    }
  }
}

extension UIApplication {
  /// The touches that are down, the oldest first.
  package final var touches: [UITouch] { touchInput.event.orderedTouches }
}

/// The fingers that are down, and the events that are made of what they do.
@MainActor
final class TouchInput {
  /// A tap after this many seconds is the first one again.
  static let tapInterval: TimeInterval = 0.35
  /// A tap this far away is the first one again.
  static let tapDistance: CGFloat = 45

  private struct Tap {
    var location: CGPoint
    var time: TimeInterval
    var count: Int
  }

  private unowned let device: Device
  private(set) var fingers: [Int: UITouch] = [:]
  private(set) var isSending = false
  let event = UIEvent()
  private var queue: [[TouchSample]] = []
  private var taps: [Tap] = []

  init(device: Device) {
    self.device = device
  }

  /// Cuts samples into events: a finger does one thing in each.
  func enqueue(_ samples: [TouchSample]) {
    var batch: [TouchSample] = []
    for sample in samples {
      if batch.contains(where: { $0.finger == sample.finger }) {
        queue.append(batch)
        batch = []
      }
      batch.append(sample)
    }
    if !batch.isEmpty { queue.append(batch) }
  }

  func send(_ samples: [TouchSample]) {
    enqueue(samples)
    isSending = true
    while !queue.isEmpty {
      let batch = queue.removeFirst()
      let again = batch.filter { $0.phase == .began && fingers[$0.finger] != nil }
      if !again.isEmpty {
        process(again.map { TouchSample(finger: $0.finger, phase: .cancelled, location: .nan) })
      }
      process(batch)
    }
    isSending = false
  }

  private func process(_ samples: [TouchSample]) {
    for touch in fingers.values {
      touch.rest()
    }
    event.timestamp = device.now
    var changed = false
    for sample in samples {
      changed = take(sample) || changed
    }
    guard changed else { return }
    device.counters.eventsSent += 1
    device.application.sendEvent(event)
    let over = event.orderedTouches.filter(\.isOver)
    device.application.gestureEnvironment.forget(over, event: event)
    for touch in over where touch.phaseOfFinger == .ended {
      remember(touch)
    }
    fingers = fingers.filter { !$0.value.isOver }
    event.orderedTouches.removeAll(where: \.isOver)
  }

  private func take(_ sample: TouchSample) -> Bool {
    switch sample.phase {
    case .began:
      guard sample.location.isFinite else { return false }
      return begin(sample)
    case .moved, .ended, .cancelled:
      guard let touch = fingers[sample.finger] else { return false }
      touch.take(sample)
      return true
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      return false
    }
  }

  private func begin(_ sample: TouchSample) -> Bool {
    let touch = UITouch(sample)
    guard let (view, window) = hitTest(sample.location) else { return false }
    guard mayTouch(view, in: window) else { return false }
    touch.view = view
    touch.window = window
    touch.tapCount = tapCount(at: sample.location)
    fingers[sample.finger] = touch
    event.orderedTouches.append(touch)
    return true
  }

  private func hitTest(_ location: CGPoint) -> (UIView, UIWindow)? {
    for window in device.screen.windows.reversed() {
      let point = device.screen.convert(location, to: window as any UICoordinateSpace)
      if let view = window.hitTest(point, with: event) { return (view, window) }
    }
    return nil
  }

  /// "UIView", `isExclusiveTouch`: the view keeps touches from the other views of its window.
  private func mayTouch(_ view: UIView, in window: UIWindow) -> Bool {
    for touch in fingers.values where touch.window === window {
      guard let other = touch.view, other !== view else { continue }
      if view.isExclusiveTouch || other.isExclusiveTouch { return false }
    }
    return true
  }

  private func tapCount(at location: CGPoint) -> Int {
    taps.removeAll { device.now - $0.time > Self.tapInterval }
    guard
      let index = taps.lastIndex(where: { $0.location.distance(to: location) <= Self.tapDistance })
    else { return 1 }
    return taps.remove(at: index).count + 1
  }

  private func remember(_ touch: UITouch) {
    let location = touch.screenLocation
    guard touch.firstScreenLocation.distance(to: location) <= Self.tapDistance else { return }
    taps.append(Tap(location: location, time: device.now, count: touch.tapCount))
  }
}

extension CGPoint {
  fileprivate static let nan = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
}
