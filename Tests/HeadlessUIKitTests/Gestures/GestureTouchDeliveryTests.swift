// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Delivery to views of touches that gesture recognizers analyze.
@MainActor @Suite struct GestureTouchDeliveryTests {
  let log = Log()
  let stage = TouchStage()
  let view: TouchView

  init() {
    view = stage.add(TouchView(log), x: 100, y: 100, width: 100, height: 100)
  }

  /// UIKit documentation, `delaysTouchesEnded`: while a recognizer analyzes touches, their ends are
  /// held back, and cancelled when it recognizes its gesture. Editions with an example of a double
  /// tap list two calls of `touchesCancelled(_:with:)`; here one call has both touches.
  @Test func `A double tap holds back the ends of touches, and cancels them`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.tap(110, 110)
    expectEqual(log.take(), ["view began", "view began", "view cancelled 2"])
  }

  /// UIKit documentation, `delaysTouchesEnded`: false delivers the ends of touches at once; a
  /// double tap then cancels only the second touch.
  @Test func `Without delaysTouchesEnded, the end of the first tap is delivered`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    view.addGestureRecognizer(tap)
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.tap(110, 110)
    expectEqual(log.take(), ["view began", "view ended", "view began", "view cancelled"])
  }

  /// UIKit documentation, `delaysTouchesEnded`: ends that were held back are delivered when the
  /// gesture is not recognized. The time between two taps, 0.35 s, is not documented.
  @Test func `An end that was held back is delivered when the gesture fails`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    stage.tap(110, 110)
    expectEqual(log.take(), ["view began"])
    stage.wait(0.34)
    expectEqual(log.take(), [])
    stage.wait(0.02)
    expectEqual(log.take(), ["view ended"])
  }

  /// UIKit documentation, `delaysTouchesBegan`: touches that begin are held back, and delivered
  /// when the gesture is not recognized. That all movements follow is not documented.
  @Test func `Beginnings are held back until the gesture fails`() {
    let gesture = ScriptedRecognizer(Log())
    gesture.delaysTouchesBegan = true
    gesture.onEnded = { gesture, _ in gesture.state = .failed }
    view.addGestureRecognizer(gesture)
    stage.down(110, 110)
    stage.move(120, 110)
    expectEqual(log.take(), [])
    stage.up(120, 110)
    expectEqual(log.take(), ["view began", "view moved", "view ended"])
    gesture.onMoved = { gesture, _ in gesture.state = .failed }
    stage.down(110, 110)
    stage.move(120, 110)
    expectEqual(log.take(), ["view began", "view moved"])
    stage.move(121, 110)
    stage.up(121, 110)
    expectEqual(log.take(), ["view moved", "view ended"])
  }

  /// UIKit documentation, `delaysTouchesBegan`: touches that were held back are discarded when the
  /// gesture is recognized.
  @Test func `Beginnings that were held back are discarded when the gesture is recognized`() {
    let gesture = ScriptedRecognizer(Log())
    gesture.delaysTouchesBegan = true
    gesture.onMoved = { gesture, _ in gesture.state = .began }
    gesture.onEnded = { gesture, _ in gesture.state = .ended }
    view.addGestureRecognizer(gesture)
    stage.down(110, 110)
    stage.move(120, 110)
    stage.up(120, 110)
    expectEqual(log.take(), [])
  }

  /// UIKit documentation, `cancelsTouchesInView`: with false, the view receives all touches. That
  /// actions run before the view gets the touch of the same event is not documented; it is fixed so
  /// that runs are deterministic.
  @Test func `Without cancelsTouchesInView, the view keeps the touches of a recognized gesture`() {
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: view)
    pan.cancelsTouchesInView = false
    stage.down(110, 110)
    stage.move(130, 110)
    stage.up(130, 110)
    expectEqual(log.take(), ["view began", "pan began", "view moved", "pan ended", "view ended"])
  }

  /// UIKit documentation, `cancelsTouchesInView`: touches of a recognized gesture that are pending
  /// are not delivered.
  @Test func `A finger that joins a recognized gesture is not delivered to the view`() {
    view.isMultipleTouchEnabled = true
    UIPanGestureRecognizer().logged(log, "pan", on: view)
    stage.down(110, 110)
    stage.move(130, 110)
    expectEqual(log.take(), ["view began", "pan began", "view cancelled"])
    stage.down(150, 150, finger: 1)
    stage.up(150, 150, finger: 1)
    expectEqual(log.take(), ["pan changed"])
    stage.up(130, 110)
    expectEqual(log.take(), ["pan ended"])
  }

  /// UIKit documentation, `UIGestureRecognizer`: a recognizer operates on touches that hit its view
  /// or a subview of it.
  @Test func `Recognizers of superviews receive the touches of a view`() {
    stage.add(TouchView(log, name: "inner"), to: view, x: 10, y: 10, width: 20, height: 20)
    UITapGestureRecognizer().logged(log, "tap", on: view)
    let elsewhere = stage.add(TouchView(log), x: 0, y: 0, width: 10, height: 10)
    UITapGestureRecognizer().logged(log, "elsewhere", on: elsewhere)
    stage.tap(115, 115)
    expectEqual(log.take(), ["inner began", "tap ended", "inner cancelled"])
  }

  /// Not documented; chosen because a recognizer that only observes touches must not change their
  /// delivery.
  @Test func `An undecided recognizer delays nothing once the finger is up`() {
    let gesture = ScriptedRecognizer(log)
    gesture.name = "observer"
    view.addGestureRecognizer(gesture)
    stage.tap(110, 110)
    expectEqual(log.take(), ["view began", "view ended"])
  }

  /// UIKit documentation, `touchesCancelled(_:with:)`: called where the view that handles touches
  /// is removed from its window. That its recognizers are cancelled with it is not documented;
  /// their touches have ended.
  @Test func `Removing a view from its window cancels its touches and gestures`() {
    UIPanGestureRecognizer().logged(log, "pan", on: view)
    stage.down(110, 110)
    view.removeFromSuperview()
    expectEqual(log.take(), ["view began", "view cancelled"])
    stage.move(130, 110)
    stage.up(130, 110)
    expectEqual(log.take(), [])

    stage.window.addSubview(view)
    stage.down(110, 110)
    stage.move(130, 110)
    expectEqual(log.take(), ["view began", "pan began", "view cancelled"])
    view.removeFromSuperview()
    expectEqual(log.take(), ["pan cancelled"])
    stage.up(130, 110)
    expectEqual(log.take(), [])
  }

  /// Not documented; chosen because the view of the recognizer remains in its window, and the
  /// finger is still down.
  @Test func `A gesture of a superview continues when the view that was hit is removed`() {
    let inner = stage.add(
      TouchView(log, name: "inner"), to: view, x: 10, y: 10, width: 20, height: 20)
    UIPanGestureRecognizer().logged(log, "pan", on: view)
    stage.down(115, 115)
    inner.removeFromSuperview()
    expectEqual(log.take(), ["inner began", "inner cancelled"])
    stage.move(135, 115)
    stage.up(135, 115)
    expectEqual(log.take(), ["pan began", "pan ended"])
  }

  /// UIKit documentation, `UITouch.view`: the view in which the touch began, for as long as it
  /// lasts.
  @Test func `A view that moves to another superview keeps its touches`() {
    let other = stage.add(TouchView(log, name: "other"), x: 0, y: 0, width: 300, height: 300)
    stage.window.bringSubviewToFront(view)
    stage.down(110, 110)
    other.addSubview(view)
    stage.move(120, 110)
    stage.up(120, 110)
    expectEqual(log.take(), ["view began", "view moved", "view ended"])
  }
}
