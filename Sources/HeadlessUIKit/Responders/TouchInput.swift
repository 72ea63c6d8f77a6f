// SPDX-License-Identifier: MIT

/// The state of one finger at one moment, as a screen reports it.
package struct TouchSample: Hashable, Sendable {
  /// A number that distinguishes fingers that are down at the same time.
  package var finger: Int
  /// The action of the finger.
  package var phase: UITouch.Phase
  /// The position of the finger, on the screen.
  package var location: CGPoint
  /// The pressure, where 1 is an average touch. Screens without pressure sensing ignore the value.
  package var force: CGFloat
  /// The device that scrolls instead of a finger that touches; nil for a finger.
  package var scrollType: UIScrollType?
  /// The earlier positions of the finger since the last event, which are combined into this sample.
  package var coalesced: [CGPoint] = []

  /// Creates a sample of a finger's action and position.
  package init(finger: Int = 0, phase: UITouch.Phase, location: CGPoint, force: CGFloat = 1) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.force = force
  }
}

extension Device {
  /// The positions of the fingers on the screen, in the order in which they came down.
  package var touchLocations: [CGPoint] {
    application.touchInput.fingers.inOrder { $0.key < $1.key }.filter { $0.value.scrollType == nil }
      .map(\.value.screenLocation)
  }

  /// Sends one event for the simultaneous actions of some fingers, and ends the turn.
  ///
  /// Samples of fingers that are not down are ignored, unless they begin. A finger that begins
  /// again without having been lifted is cancelled first. Samples that are sent while an event is
  /// being delivered are delivered after that event.
  package func send(_ samples: [TouchSample]) {
    perform {
      let input = application.touchInput
      guard !input.isSending else { return input.enqueue(samples) }
      input.send(samples)
      endTurn()
    }
  }

  /// Cancels all touches and gestures, as a call or a system alert does. Also a gesture that waits
  /// for another finger, as for the second of two taps, is over.
  package func cancelTouches() {
    perform {
      defer { application.gestureEnvironment.breakOffAll() }
      let down = application.touchInput.fingers
      send(
        down.inOrder { $0.key < $1.key }.map { finger, touch in
          TouchSample(finger: finger, phase: .cancelled, location: touch.screenLocation)
        })
    }
  }
}

extension UIApplication {
  /// The current touches, the oldest first.
  package final var touches: [UITouch] { touchInput.event.orderedTouches }
}

/// The fingers that are down, and the events for their actions.
@MainActor
final class TouchInput {
  /// The maximum time between taps that count as one series, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// The maximum distance between taps that count as one series, in points.
  static let tapDistance: CGFloat = 45

  private struct Tap {
    var location: CGPoint
    var time: TimeInterval
    var count: Int
  }

  private unowned let device: Device
  private(set) var fingers: [Int: UITouch] = [:]
  private(set) var isSending = false
  /// The number of events so far.
  private(set) var eventCount = 0
  let event = UIEvent()
  private var queue: [[TouchSample]] = []
  private var taps: [Tap] = []

  init(device: Device) {
    self.device = device
  }

  /// Splits samples into events, in each of which a finger has one action.
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
    eventCount += 1
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
    // "The app is running in the foreground but isn't receiving events" (UIApplication.State).
    guard device.application.applicationState == .active else { return false }
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

  /// Returns whether a view may receive a touch. A view with `isExclusiveTouch` keeps touches from
  /// the other views of its window ("UIView").
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
