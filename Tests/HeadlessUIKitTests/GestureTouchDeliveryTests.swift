// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

/// What views get of touches that recognisers see.
@MainActor @Suite struct GestureTouchDeliveryTests {
  let log = Log()
  let stage = TouchStage()
  let view: TouchView

  init() {
    view = stage.add(TouchView(log), x: 100, y: 100, width: 100, height: 100)
  }

  @Test func `Double taps hold the ends of touches back (delaysTouchesEnded)`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.tap(110, 110)
    #expect(log.take() == ["view began", "view began", "view cancelled 2"])
  }

  @Test func `Double taps leave the ends of touches where they are not to hold them back`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    view.addGestureRecognizer(tap)
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.tap(110, 110)
    #expect(log.take() == ["view began", "view ended", "view began", "view cancelled"])
  }

  @Test func `An end that was held back comes when the gesture fails`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    stage.tap(110, 110)
    #expect(log.take() == ["view began"])
    stage.wait(0.34)
    #expect(log.take() == [])
    stage.wait(0.02)
    #expect(log.take() == ["view ended"])
  }

  @Test func `Beginnings are held back until the gesture fails (delaysTouchesBegan)`() {
    let gesture = ScriptedRecognizer(Log())
    gesture.delaysTouchesBegan = true
    gesture.onEnded = { gesture, _ in gesture.state = .failed }
    view.addGestureRecognizer(gesture)
    stage.down(110, 110)
    stage.move(120, 110)
    #expect(log.take() == [])
    stage.up(120, 110)
    #expect(log.take() == ["view began", "view ended"])
    gesture.onMoved = { gesture, _ in gesture.state = .failed }
    stage.down(110, 110)
    stage.move(120, 110)
    #expect(log.take() == ["view began", "view moved"])
    stage.move(121, 110)
    stage.up(121, 110)
    #expect(log.take() == ["view moved", "view ended"])
  }

  @Test func `Beginnings that were held back are discarded when the gesture is recognised`() {
    let gesture = ScriptedRecognizer(Log())
    gesture.delaysTouchesBegan = true
    gesture.onMoved = { gesture, _ in gesture.state = .began }
    gesture.onEnded = { gesture, _ in gesture.state = .ended }
    view.addGestureRecognizer(gesture)
    stage.down(110, 110)
    stage.move(120, 110)
    stage.up(120, 110)
    #expect(log.take() == [])
  }

  @Test func `A recognised gesture leaves the view its touches (cancelsTouchesInView)`() {
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    pan.cancelsTouchesInView = false
    stage.down(110, 110)
    stage.move(130, 110)
    stage.up(130, 110)
    #expect(
      log.take() == ["view began", "pan began", "view moved", "pan ended", "view ended"])
  }

  @Test func `A finger that joins a recognised gesture does not reach the view`() {
    view.isMultipleTouchEnabled = true
    UIPanGestureRecognizer().logged(log, "pan", on: view)
    stage.down(110, 110)
    stage.move(130, 110)
    #expect(log.take() == ["view began", "pan began", "view cancelled"])
    stage.down(150, 150, finger: 1)
    stage.up(150, 150, finger: 1)
    #expect(log.take() == ["pan changed"])
    stage.up(130, 110)
    #expect(log.take() == ["pan ended"])
  }

  @Test func `Recognisers of superviews see the touches of a view`() {
    stage.add(TouchView(log, name: "inner"), to: view, x: 10, y: 10, width: 20, height: 20)
    UITapGestureRecognizer().logged(log, "tap", on: view)
    let elsewhere = stage.add(TouchView(log), x: 0, y: 0, width: 10, height: 10)
    UITapGestureRecognizer().logged(log, "elsewhere", on: elsewhere)
    stage.tap(115, 115)
    #expect(log.take() == ["inner began", "tap ended", "inner cancelled"])
  }

  @Test func `A recogniser that never decides holds nothing back once the finger is up`() {
    let gesture = ScriptedRecognizer(log)
    gesture.name = "observer"
    view.addGestureRecognizer(gesture)
    stage.tap(110, 110)
    #expect(log.take() == ["view began", "view ended"])
  }

  @Test func `A view that leaves its window loses its touches, and its gestures are broken off`() {
    UIPanGestureRecognizer().logged(log, "pan", on: view)
    stage.down(110, 110)
    view.removeFromSuperview()
    #expect(log.take() == ["view began", "view cancelled"])
    stage.move(130, 110)
    stage.up(130, 110)
    #expect(log.take() == [])

    stage.window.addSubview(view)
    stage.down(110, 110)
    stage.move(130, 110)
    #expect(log.take() == ["view began", "pan began", "view cancelled"])
    view.removeFromSuperview()
    #expect(log.take() == ["pan cancelled"])
    stage.up(130, 110)
    #expect(log.take() == [])
  }

  @Test func `A gesture of a superview goes on when the view that was hit leaves`() {
    let inner = stage.add(
      TouchView(log, name: "inner"), to: view, x: 10, y: 10, width: 20, height: 20)
    UIPanGestureRecognizer().logged(log, "pan", on: view)
    stage.down(115, 115)
    inner.removeFromSuperview()
    #expect(log.take() == ["inner began", "inner cancelled"])
    stage.move(135, 115)
    stage.up(135, 115)
    #expect(log.take() == ["pan began", "pan ended"])
  }

  @Test func `A view that moves to another superview keeps its touches`() {
    let other = stage.add(TouchView(log, name: "other"), x: 0, y: 0, width: 300, height: 300)
    stage.window.bringSubviewToFront(view)
    stage.down(110, 110)
    other.addSubview(view)
    stage.move(120, 110)
    stage.up(120, 110)
    #expect(log.take() == ["view began", "view moved", "view ended"])
  }
}
