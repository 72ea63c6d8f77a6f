// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

@MainActor @Suite struct TouchTests {
  let log = Log()
  let stage = TouchStage()

  @Test func `A touch goes to the view that was hit, wherever it moves (UITouch, "view")`() {
    let view = stage.add(TouchView(log), x: 100, y: 100, width: 50, height: 50)
    var locations: [CGPoint] = []
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    pan.addAction { locations.append($0.location(in: view)) }
    view.addGestureRecognizer(pan)
    stage.down(110, 120)
    stage.move(300, 300)
    stage.up(10, 20)
    #expect(log.take() == ["view began", "view moved", "view ended"])
    #expect(locations == [CGPoint(x: 200, y: 200), CGPoint(x: -90, y: -80)])
    stage.down(10, 10)
    stage.up(10, 10)
    #expect(log.take() == [])
  }

  @Test func `Pan: its states, and its translation and velocity`() {
    let view = stage.add(TouchView(log), x: 100, y: 100, width: 200, height: 200)
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    var velocity = CGPoint.zero
    var translation = CGPoint.zero
    pan.addAction { [unowned pan] _ in
      velocity = pan.velocity(in: nil)
      translation = pan.translation(in: nil)
    }
    stage.down(150, 150)
    #expect(log.take() == ["view began"])
    stage.device.advanceFrame()
    stage.move(155, 150)
    #expect(log.take() == ["view moved"])
    stage.device.advanceFrame()
    stage.move(160, 150)
    #expect(log.take() == ["pan began", "view cancelled"])
    #expect(translation == CGPoint(x: 10, y: 0))
    stage.device.advanceFrame()
    stage.move(165, 150)
    stage.up(165, 150)
    #expect(log.take() == ["pan changed", "pan ended"])
    #expect(abs(velocity.x - 300) < 1e-9)
    #expect(velocity.y == 0)
    #expect(pan.state == .possible)
  }
}
