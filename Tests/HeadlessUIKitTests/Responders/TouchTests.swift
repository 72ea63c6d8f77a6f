// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// A window that records the events that it gets, and may keep them.
@MainActor
private final class WatchingWindow: UIWindow {
  var log: Log?
  var keeps = false
  var onEvent: (UIEvent) -> Void = { _ in }

  override func sendEvent(_ event: UIEvent) {
    log?.add("window \(event.type.rawValue)")
    onEvent(event)
    if !keeps { super.sendEvent(event) }
  }
}

@MainActor @Suite struct TouchTests {
  let log = Log()
  let stage = TouchStage()

  /// A view that calls a closure for each touch that it gets.
  private final class Looking: UIView {
    var look: (UITouch, UIEvent?) -> Void = { _, _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      see(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      see(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      see(touches, event)
    }

    private func see(_ touches: Set<UITouch>, _ event: UIEvent?) {
      for touch in touches { look(touch, event) }
    }
  }

  // MARK: Delivery

  @Test func `A touch is delivered to the view that was hit, wherever it moves (UITouch, "view")`()
  {
    let view = stage.add(TouchView(log), x: 100, y: 100, width: 50, height: 50)
    var touched: UIView?
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    view.addGestureRecognizer(pan)
    stage.down(110, 120)
    touched = stage.device.application.touches.first?.view
    stage.move(300, 300)
    stage.up(10, 20)
    #expect(touched === view)
    expectEqual(log.take(), ["view began", "view moved", "view ended"])
    stage.tap(10, 10)
    expectEqual(log.take(), [])
  }

  @Test func `A touch has a location in every view (location(in:), previousLocation(in:))`() {
    let view = stage.add(Looking(), x: 100, y: 100, width: 50, height: 50)
    let inner = stage.add(UIView(), to: view, x: 5, y: 5, width: 10, height: 10)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    var seen: [CGPoint] = []
    view.look = { touch, _ in
      seen += [touch.location(in: view), touch.previousLocation(in: view)]
      seen += [touch.location(in: nil), touch.location(in: inner)]
      seen += [touch.preciseLocation(in: view), touch.precisePreviousLocation(in: view)]
    }
    stage.down(130, 140)
    expectEqual(seen, points([30, 40], [30, 40], [130, 140], [15, 20], [30, 40], [30, 40]))
    seen = []
    stage.move(132, 144)
    expectEqual(seen, points([32, 44], [30, 40], [132, 144], [16, 22], [32, 44], [30, 40]))
  }

  private func points(_ numbers: [CGFloat]...) -> [CGPoint] {
    numbers.map { CGPoint(x: $0[0], y: $0[1]) }
  }

  @Test func `Touches are passed up the responder chain (UIResponder)`() {
    let outer = stage.add(TouchView(log, name: "outer"), x: 0, y: 0, width: 300, height: 300)
    let inner = stage.add(
      TouchView(log, name: "inner"), to: outer, x: 0, y: 0, width: 100, height: 100)
    stage.down(10, 10)
    expectEqual(log.take(), ["inner began"])
    inner.forwards = true
    stage.move(20, 10)
    stage.up(20, 10)
    expectEqual(log.take(), ["inner moved", "outer moved", "inner ended", "outer ended"])
  }

  @Test func `A view without user interaction, hidden or clear, is not hit (hitTest(_:with:))`() {
    stage.add(TouchView(log, name: "behind"), x: 0, y: 0, width: 300, height: 300)
    let view = stage.add(TouchView(log), x: 0, y: 0, width: 300, height: 300)
    view.isUserInteractionEnabled = false
    stage.tap(10, 10)
    view.isUserInteractionEnabled = true
    view.isHidden = true
    stage.tap(10, 10)
    view.isHidden = false
    view.alpha = 0
    stage.tap(10, 10)
    view.alpha = 1
    stage.tap(10, 10)
    let behind = Array(repeating: ["behind began", "behind ended"], count: 3).joined()
    expectEqual(log.take(), Array(behind) + ["view began", "view ended"])
  }

  @Test(arguments: [false, true])
  func `A view that is being animated is hit where that is allowed`(_ isAllowed: Bool) {
    // "UIView.AnimationOptions", `allowUserInteraction`.
    let view = stage.add(TouchView(log), x: 0, y: 0, width: 100, height: 100)
    stage.device.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : [],
        animations: { view.backgroundColor = .red })
    }
    stage.tap(10, 10)
    expectEqual(log.take(), (isAllowed ? ["view began", "view ended"] : []))
    stage.wait(1.1)
    stage.tap(10, 10)
    expectEqual(log.take(), ["view began", "view ended"])
  }

  @Test func `The front window gets the touches that hit it`() {
    stage.add(TouchView(log, name: "rear"), x: 0, y: 0, width: 390, height: 844)
    let front = stage.device.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 400, width: 390, height: 444))
      window.windowLevel = .alert
      window.isHidden = false
      let view = TouchView(log, name: "front")
      view.frame = window.bounds
      window.addSubview(view)
      return window
    }
    stage.down(10, 500)
    #expect(stage.device.application.touches.first?.window === front)
    expectEqual(stage.device.application.touches.first?.location(in: nil), CGPoint(x: 10, y: 100))
    stage.down(10, 10, finger: 1)
    stage.up(10, 500)
    stage.up(10, 10, finger: 1)
    front.isHidden = true
    stage.tap(10, 500)
    expectEqual(
      log.take(),
      [
        "front began", "rear began", "front ended", "rear ended", "rear began", "rear ended",
      ])
  }

  @Test func `A view gets one finger unless it enables more (isMultipleTouchEnabled)`() {
    let view = stage.add(TouchView(log), x: 0, y: 0, width: 100, height: 100)
    stage.add(TouchView(log, name: "other"), x: 100, y: 0, width: 100, height: 100)
    stage.down(10, 10)
    stage.down(20, 20, finger: 1)
    stage.down(110, 10, finger: 2)
    stage.up(20, 20, finger: 1)
    stage.up(10, 10)
    stage.up(110, 10, finger: 2)
    expectEqual(log.take(), ["view began", "other began", "view ended", "other ended"])
    view.isMultipleTouchEnabled = true
    let points = [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20), CGPoint(x: 110, y: 10)]
    for phase in [UITouch.Phase.began, .moved, .ended] {
      stage.device.send(
        points.enumerated().map { TouchSample(finger: $0, phase: phase, location: $1) })
    }
    expectEqual(
      log.take(),
      [
        "view began 2", "other began", "view moved 2", "other moved", "view ended 2",
        "other ended",
      ])
  }

  @Test func `A view may keep touches from others (isExclusiveTouch)`() {
    let view = stage.add(TouchView(log), x: 0, y: 0, width: 100, height: 100)
    stage.add(TouchView(log, name: "other"), x: 100, y: 0, width: 100, height: 100)
    view.isExclusiveTouch = true
    stage.down(10, 10)
    stage.tap(110, 10, finger: 1)
    stage.up(10, 10)
    expectEqual(log.take(), ["view began", "view ended"])
    stage.down(110, 10)
    stage.tap(10, 10, finger: 1)
    stage.up(110, 10)
    expectEqual(log.take(), ["other began", "other ended"])
  }

  // MARK: Properties of touches and events

  @Test func `Touches have phases and times, and resting touches are stationary`() {
    let view = stage.add(Looking(), x: 0, y: 0, width: 100, height: 100)
    view.isMultipleTouchEnabled = true
    var seen: [String] = []
    view.look = { touch, event in
      let others = (event?.allTouches ?? []).filter { $0 !== touch }.map(\.phase.rawValue)
      seen.append("\(touch.phase.rawValue) \(touch.timestamp) \(event?.timestamp ?? -1) \(others)")
    }
    stage.down(10, 10)
    stage.wait(1)
    stage.down(20, 10, finger: 1)
    stage.wait(1)
    stage.up(10, 10)
    expectEqual(seen, ["0 0.0 0.0 []", "0 1.0 1.0 [2]", "3 2.0 2.0 [2]"])
    stage.up(20, 10, finger: 1)
  }

  @Test func `Touches have a force where the screen senses it (force, maximumPossibleForce)`() {
    let view = stage.add(Looking(), x: 0, y: 0, width: 100, height: 100)
    var seen: [CGFloat] = []
    view.look = { touch, _ in seen += [touch.force, touch.maximumPossibleForce] }
    stage.down(10, 10, force: 2)
    expectEqual(seen, [0, 0])
    seen = []
    stage.device.values.traits = stage.device.values.traits.modifyingTraits {
      $0.forceTouchCapability = .available
    }
    stage.move(10, 10, force: 2)
    stage.move(10, 10, force: 100)
    let most: CGFloat = 20.0 / 3
    expectEqual(seen, [2, most, most, most])
  }

  @Test func `Taps are counted (tapCount)`() {
    let view = stage.add(Looking(), x: 0, y: 0, width: 300, height: 300)
    var counts: [Int] = []
    view.look = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
    stage.tap(10, 10)
    stage.wait(0.3)
    stage.tap(15, 10)
    stage.wait(0.3)
    stage.tap(10, 15)
    stage.wait(0.4)
    stage.tap(10, 10)
    stage.wait(0.1)
    stage.tap(200, 200)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 100, y: 100))
    stage.tap(100, 100)
    let expected: [Int] = [1, 2, 3, 1, 1, 2, 1]
    expectEqual(counts, expected)
  }

  @Test func `An event contains its touches by view, window and recognizer`() {
    let view = stage.add(Looking(), x: 0, y: 0, width: 100, height: 100)
    let other = stage.add(UIView(), x: 100, y: 0, width: 100, height: 100)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    stage.down(110, 10, finger: 1)
    view.look = { touch, event in
      log.add("\(event?.touches(for: view) == [touch])")
      log.add("\(event?.touches(for: other)?.count ?? 0)")
      log.add("\(event?.touches(for: stage.window)?.count ?? 0)")
      log.add("\(event?.touches(for: tap) == [touch])")
      log.add("\(event?.coalescedTouches(for: touch) == [touch])")
      log.add("\(event?.predictedTouches(for: touch) == [])")
      log.add("\(touch.gestureRecognizers == [tap])")
      log.add("\(event?.type == .touches && touch.type == .direct && touch.window != nil)")
    }
    stage.down(10, 10)
    expectEqual(log.take(), ["true", "1", "2", "true", "true", "true", "true", "true"])
    view.look = { _, _ in }
    stage.up(10, 10)
    stage.up(110, 10, finger: 1)
  }

  // MARK: Events

  @Test func `Events are sent through the window (UIWindow, sendEvent(_:))`() {
    let device = Device()
    let window = device.perform { WatchingWindow(frame: device.screen.bounds) }
    let stage = TouchStage(device: device, window: window)
    window.log = log
    stage.add(TouchView(log), x: 0, y: 0, width: 100, height: 100)
    stage.tap(10, 10)
    expectEqual(log.take(), ["window 0", "view began", "window 0", "view ended"])
    expectEqual(device.counters.eventsSent, 2)
  }

  @Test func `A window that keeps the end of a touch leaves nothing behind`() {
    let device = Device()
    let window = device.perform { WatchingWindow(frame: device.screen.bounds) }
    let stage = TouchStage(device: device, window: window)
    let view = stage.add(TouchView(log), x: 0, y: 0, width: 100, height: 100)
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    stage.down(10, 10)
    stage.move(30, 10)
    window.keeps = true
    stage.up(30, 10)
    expectEqual(log.take(), ["view began", "pan began", "view cancelled", "pan cancelled"])
    expectEqual(pan.state, .possible)
    stage.tap(10, 10)
    expectEqual(log.take(), [])
    window.keeps = false
    stage.tap(10, 10)
    expectEqual(log.take(), ["view began", "view ended"])
  }

  @Test func `Invalid samples change nothing`() {
    stage.add(TouchView(log), x: 0, y: 0, width: 100, height: 100)
    stage.move(10, 10)
    stage.up(10, 10)
    stage.cancel()
    stage.down(.nan, 10)
    stage.down(10, .infinity)
    stage.device.send([])
    expectEqual(log.take(), [])
    stage.down(10, 10)
    stage.move(.nan, .nan)
    expectEqual(stage.device.application.touches.first?.location(in: nil), CGPoint(x: 10, y: 10))
    stage.up(10, 10)
    expectEqual(log.take(), ["view began", "view moved", "view ended"])
    #expect(stage.device.application.touches.isEmpty)
  }

  @Test func `A finger that touches down twice is cancelled first`() {
    stage.add(TouchView(log), x: 0, y: 0, width: 100, height: 100)
    stage.down(10, 10)
    stage.down(20, 20)
    expectEqual(log.take(), ["view began", "view cancelled", "view began"])
    stage.up(20, 20)
  }

  @Test func `Samples of one finger at one moment are separate events`() {
    stage.add(TouchView(log), x: 0, y: 0, width: 100, height: 100)
    stage.device.send(
      [UITouch.Phase.began, .moved, .ended].map {
        TouchSample(phase: $0, location: CGPoint(x: 10, y: 10))
      })
    expectEqual(log.take(), ["view began", "view moved", "view ended"])
  }

  @Test func `An event ends the turn, so that its changes are laid out`() {
    final class Touched: CountingView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        setNeedsLayout()
      }
    }
    let view = stage.add(Touched(), x: 0, y: 0, width: 100, height: 100)
    stage.device.endTurn()
    let before = view.layouts
    stage.down(10, 10)
    expectEqual(view.layouts, before + 1)
  }
}
