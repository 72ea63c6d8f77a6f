// SPDX-License-Identifier: MIT
@testable import HeadlessUIKit
import ResinTestSupport
import Testing

@MainActor @Suite struct GestureKindTests {
  let log = Log()
  let stage = TouchStage()
  let view: UIView

  init() {
    view = stage.add(UIView(), x: 100, y: 100, width: 200, height: 200)
  }

  // MARK: Taps ("Handling tap gestures")

  @Test func `A tap has the location of its finger`() {
    var location = CGPoint.zero
    var fingers = 0
    UITapGestureRecognizer {
      location = $0.location(in: $0.view)
      fingers = $0.numberOfTouches
    }.logged(log, "tap", on: view)
    stage.tap(130, 150)
    expectEqual(log.take(), ["tap ended"])
    expectEqual(location, CGPoint(x: 30, y: 50))
    expectEqual(fingers, 1)
  }

  @Test func `A finger that moves far away or rests for long does not tap`() {
    UITapGestureRecognizer().logged(log, "tap", on: view)
    stage.down(130, 150)
    stage.move(190, 150)
    stage.move(130, 150)
    stage.up(130, 150)
    stage.down(130, 150)
    stage.wait(2)
    stage.up(130, 150)
    expectEqual(log.take(), [])
  }

  @Test func `Two fingers have to tap together where two are required`() {
    let tap = UITapGestureRecognizer().logged(log, "tap", on: view)
    tap.numberOfTouchesRequired = 2
    stage.tap(130, 150)
    expectEqual(log.take(), [])
    stage.down(130, 150)
    stage.down(170, 150, finger: 1)
    stage.up(130, 150)
    stage.up(170, 150, finger: 1)
    expectEqual(log.take(), ["tap ended"])
    stage.down(130, 150)
    stage.down(170, 150, finger: 1)
    stage.down(170, 190, finger: 2)
    for finger in 0...2 { stage.up(170, 150, finger: finger) }
    expectEqual(log.take(), [])
  }

  @Test func `Two fingers of one event have their middle as location`() {
    var location = CGPoint.zero
    var places: [CGPoint] = []
    let tap = UITapGestureRecognizer {
      location = $0.location(in: nil)
      places = (0..<$0.numberOfTouches).map { [recognizer = $0] in
        recognizer.location(ofTouch: $0, in: nil)
      }
    }.logged(log, "tap", on: view)
    tap.numberOfTouchesRequired = 2
    let points = [CGPoint(x: 130, y: 150), CGPoint(x: 170, y: 150)]
    for phase in [UITouch.Phase.began, .ended] {
      stage.device.send(
        points.enumerated().map { TouchSample(finger: $0, phase: phase, location: $1) })
    }
    expectEqual(log.take(), ["tap ended"])
    expectEqual(location, CGPoint(x: 150, y: 150))
    expectEqual(places, points)
  }

  @Test(arguments: [(0.3, 1), (0.4, 0)])
  func `Two taps have to follow each other quickly`(_ pause: Double, _ count: Int) {
    let tap = UITapGestureRecognizer().logged(log, "tap", on: view)
    tap.numberOfTapsRequired = 2
    stage.tap(130, 150)
    stage.wait(pause)
    stage.tap(130, 150)
    expectEqual(log.take().count, count)
  }

  @Test func `Two taps have to be near each other`() {
    let tap = UITapGestureRecognizer().logged(log, "tap", on: view)
    tap.numberOfTapsRequired = 2
    stage.tap(130, 150)
    stage.wait(0.1)
    stage.tap(230, 150)
    expectEqual(log.take(), [])
    expectEqual(tap.state, .possible)
  }

  @Test func `A tap that failed leaves no time limit to the next one`() {
    UITapGestureRecognizer().logged(log, "tap", on: view)
    stage.down(130, 150)
    stage.move(190, 150)
    stage.wait(0.7)
    stage.up(190, 150)
    stage.down(130, 150)
    stage.wait(0.1)
    stage.up(130, 150)
    expectEqual(log.take(), ["tap ended"])
  }

  // MARK: Closures

  private final class OwnPan: UIPanGestureRecognizer {
    var label = "own"
  }

  @Test func `Closures get the recognizer in its own class, without a cast`() {
    var seen: [String] = []
    let pan = UIPanGestureRecognizer { seen.append("pan \($0.translation(in: nil).x)") }
    let edge = UIScreenEdgePanGestureRecognizer { seen.append("edge \($0.edges.rawValue)") }
    let tap = UITapGestureRecognizer { seen.append("tap \($0.numberOfTapsRequired)") }
    let press = UILongPressGestureRecognizer { seen.append("press \($0.numberOfTapsRequired)") }
    let plain = UIGestureRecognizer { seen.append("plain \($0.numberOfTouches)") }
    // A subclass inherits the initializer; closures that are added later have its class.
    let own = OwnPan { seen.append("own pan \($0.translation(in: nil).y)") }
    own.addAction { seen.append($0.label) }
    let action = tap.addAction { seen.append("never \($0.numberOfTouchesRequired)") }
    tap.removeAction(action)
    for recognizer in [pan, edge, tap, press, plain, own] { recognizer.sendActions() }
    expectEqual(seen, ["pan 0.0", "edge 0", "tap 1", "press 0", "plain 0", "own pan 0.0", "own"])
  }

  // MARK: Long presses ("UILongPressGestureRecognizer", "Handling long-press gestures")

  @Test func `A long press begins after its duration, changes and ends`() {
    let press = UILongPressGestureRecognizer().logged(log, "press", on: view)
    expectEqual(press.minimumPressDuration, 0.5)
    expectEqual(press.allowableMovement, 10)
    stage.down(130, 150)
    stage.wait(0.49)
    expectEqual(log.take(), [])
    stage.wait(0.02)
    expectEqual(log.take(), ["press began"])
    stage.move(200, 150)
    expectEqual(log.take(), ["press changed"])
    stage.up(200, 150)
    expectEqual(log.take(), ["press ended"])
  }

  @Test func `A long press fails when the finger moves too far, or is lifted too soon`() {
    UILongPressGestureRecognizer().logged(log, "press", on: view)
    stage.down(130, 150)
    stage.move(138, 150)
    stage.wait(0.3)
    stage.move(141, 150)
    stage.wait(1)
    stage.up(141, 150)
    stage.down(130, 150)
    stage.wait(0.4)
    stage.up(130, 150)
    stage.wait(1)
    expectEqual(log.take(), [])
  }

  @Test func `A long press of no duration begins at once`() {
    UILongPressGestureRecognizer().logged(log, "press", on: view).minimumPressDuration = 0
    stage.down(130, 150)
    expectEqual(log.take(), ["press began"])
    stage.cancel()
    expectEqual(log.take(), ["press cancelled"])
  }

  @Test func `A long press may require a tap before it, and several fingers`() {
    let press = UILongPressGestureRecognizer().logged(log, "press", on: view)
    press.numberOfTapsRequired = 1
    stage.down(130, 150)
    stage.wait(1)
    stage.up(130, 150)
    expectEqual(log.take(), [])
    stage.tap(130, 150)
    stage.wait(0.1)
    stage.down(130, 150)
    stage.wait(1)
    expectEqual(log.take(), ["press began"])
    stage.up(130, 150)
    expectEqual(log.take(), ["press ended"])
    press.numberOfTapsRequired = 0
    press.numberOfTouchesRequired = 2
    stage.down(130, 150)
    stage.wait(1)
    expectEqual(log.take(), [])
    stage.down(150, 150, finger: 1)
    stage.wait(1)
    expectEqual(log.take(), ["press began"])
    stage.up(130, 150)
    expectEqual(log.take(), ["press ended"])
    stage.up(150, 150, finger: 1)
    expectEqual(log.take(), [])
  }

  // MARK: Pans ("Handling pan gestures")

  @Test func `A pan begins after ten points, in any direction`() {
    UIPanGestureRecognizer().logged(log, "pan", on: view)
    stage.down(130, 150)
    stage.move(137, 157)
    expectEqual(log.take(), [])
    stage.move(137.1, 157.1)
    expectEqual(log.take(), ["pan began"])
    stage.up(137.1, 157.1)
    stage.tap(130, 150)
    expectEqual(log.take(), ["pan ended"])
  }

  @Test func `The translation is that of the middle of the fingers, and can be set`() {
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    stage.down(130, 150)
    stage.down(170, 150, finger: 1)
    stage.move(190, 150, finger: 1)
    expectEqual(pan.translation(in: view), CGPoint(x: 10, y: 0))
    expectEqual(log.take(), ["pan began"])
    stage.up(190, 150, finger: 1)
    expectEqual(pan.translation(in: view), CGPoint(x: 10, y: 0))
    stage.move(135, 150)
    expectEqual(pan.translation(in: view), CGPoint(x: 15, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 2), in: view)
    stage.move(140, 150)
    expectEqual(pan.translation(in: view), CGPoint(x: 6, y: 2))
    expectEqual(pan.location(in: view), CGPoint(x: 40, y: 50))
  }

  @Test func `A finger that is lifted at another place has moved there`() {
    var translation = CGPoint.zero
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    pan.addAction { [unowned pan] _ in translation = pan.translation(in: nil) }
    stage.down(130, 150)
    stage.move(150, 150)
    stage.up(170, 150)
    expectEqual(log.take(), ["pan began", "pan ended"])
    expectEqual(translation, CGPoint(x: 40, y: 0))
  }

  @Test func `The translation and the velocity are in the coordinates of the view`() {
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.down(150, 150)
    stage.device.advanceFrame()
    stage.move(170, 150)
    expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 0))
    expectEqual(pan.translation(in: view), CGPoint(x: 10, y: 0))
    expectNear(pan.velocity(in: nil).x, 1200, within: 1e-9)
    expectNear(pan.velocity(in: view).x, 600, within: 1e-9)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: view)
    expectEqual(pan.translation(in: nil), CGPoint(x: 6, y: 8))
  }

  @Test func `A finger that rests has no velocity`() {
    var velocity = CGPoint(x: 1, y: 1)
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    pan.addAction { [unowned pan] _ in velocity = pan.velocity(in: nil) }
    stage.drag(from: CGPoint(x: 110, y: 110), to: CGPoint(x: 210, y: 110), lifts: false)
    #expect(velocity.x > 500)
    stage.wait(0.2)
    stage.up(210, 110)
    expectEqual(velocity, .zero)
    expectEqual(log.take().last, "pan ended")
  }

  @Test func `Fewer or more fingers than required do not pan`() {
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    stage.down(130, 150)
    stage.move(160, 150)
    expectEqual(log.take(), [])
    stage.down(130, 170, finger: 1)
    stage.move(170, 150)
    expectEqual(log.take(), ["pan began"])
    stage.down(130, 190, finger: 2)
    stage.move(170, 190, finger: 2)
    expectEqual(log.take(), [])
    expectEqual(pan.numberOfTouches, 2)
    stage.up(170, 150)
    expectEqual(log.take(), ["pan ended"])
    stage.up(130, 170, finger: 1)
    stage.up(170, 190, finger: 2)
    expectEqual(log.take(), [])
  }

  /// rdar://20890684: a pan with a maximum of two fingers ignores three.
  @Test(arguments: 1...3)
  func `A pan with more fingers than its maximum does not begin`(maximum: Int) {
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    pan.maximumNumberOfTouches = maximum
    for round in 0..<2 {
      for finger in 0...maximum { stage.down(110 + CGFloat(finger) * 30, 110, finger: finger) }
      for finger in 0...maximum { stage.move(110 + CGFloat(finger) * 30, 180, finger: finger) }
      stage.up(110, 180)
      for finger in 1...maximum { stage.move(110 + CGFloat(finger) * 30, 240, finger: finger) }
      for finger in 1...maximum { stage.up(110 + CGFloat(finger) * 30, 240, finger: finger) }
      expectEqual(log.take(), [], "round \(round)")
    }
    // The next attempt has as many fingers as are allowed.
    for finger in 0..<maximum { stage.down(110 + CGFloat(finger) * 30, 110, finger: finger) }
    for finger in 0..<maximum { stage.move(110 + CGFloat(finger) * 30, 180, finger: finger) }
    #expect(log.take().first == "pan began" && pan.numberOfTouches == maximum)
  }

  @Test func `A second finger makes a pan for one finger fail only before the pan begins`() {
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    pan.maximumNumberOfTouches = 1
    stage.down(110, 110)
    stage.move(115, 110)
    stage.down(200, 110, finger: 1)
    stage.move(180, 110)
    stage.up(180, 110)
    stage.up(200, 110, finger: 1)
    expectEqual(log.take(), [])
    stage.down(110, 110)
    stage.move(130, 110)
    stage.down(200, 110, finger: 1)
    stage.move(200, 190, finger: 1)
    expectEqual(log.take(), ["pan began"])
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0) && pan.numberOfTouches == 1)
    stage.up(200, 190, finger: 1)
    stage.move(140, 110)
    stage.up(140, 110)
    expectEqual(log.take(), ["pan changed", "pan ended"])
  }

  @Test func `A pan that waits for another recognizer fails with a finger too many`() {
    let press = UILongPressGestureRecognizer().logged(log, "press", on: view)
    press.allowableMovement = 1000
    press.numberOfTouchesRequired = 2
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    pan.maximumNumberOfTouches = 1
    pan.require(toFail: press)
    stage.down(110, 110)
    stage.move(180, 110)
    stage.down(200, 110, finger: 1)
    stage.up(200, 110, finger: 1)
    stage.move(230, 110)
    stage.up(230, 110)
    stage.wait(1)
    expectEqual(log.take(), [])
  }

  @Test func `A subclass may begin at once`() {
    // Like the recognizer of "Building Fluid Interfaces".
    final class InstantPan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
      }
    }
    InstantPan().logged(log, "pan", on: view)
    stage.down(130, 150)
    stage.move(131, 150)
    stage.up(131, 150)
    expectEqual(log.take(), ["pan began", "pan changed", "pan ended"])
    stage.down(130, 150)
    stage.cancel()
    expectEqual(log.take(), ["pan began", "pan cancelled"])
  }

  // MARK: Pans from an edge ("UIScreenEdgePanGestureRecognizer")

  @Test(arguments: [
    (UIRectEdge.left, CGPoint(x: 2, y: 300), CGPoint(x: 60, y: 310), true),
    (.left, CGPoint(x: 60, y: 300), CGPoint(x: 120, y: 300), false),
    (.left, CGPoint(x: 2, y: 300), CGPoint(x: 10, y: 360), false),
    (.right, CGPoint(x: 388, y: 300), CGPoint(x: 300, y: 300), true),
    (.right, CGPoint(x: 2, y: 300), CGPoint(x: 60, y: 300), false),
    (.top, CGPoint(x: 100, y: 5), CGPoint(x: 100, y: 60), true),
    (.bottom, CGPoint(x: 100, y: 840), CGPoint(x: 100, y: 700), true),
    (.bottom, CGPoint(x: 100, y: 840), CGPoint(x: 100, y: 843), false),
  ])
  func `A pan from an edge begins only at that edge`(
    _ edge: UIRectEdge, _ start: CGPoint, _ end: CGPoint, _ isRecognized: Bool
  ) {
    let pan = UIScreenEdgePanGestureRecognizer().logged(log, "pan", on: stage.window)
    pan.edges = edge
    stage.down(start.x, start.y)
    stage.move(end.x, end.y)
    stage.up(end.x, end.y)
    expectEqual(log.take(), (isRecognized ? ["pan began", "pan ended"] : []))
  }
}
