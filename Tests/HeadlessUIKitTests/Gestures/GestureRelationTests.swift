// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// A delegate that returns what a test sets, and records the calls.
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
  var log: Log?
  var begins = true
  var receives = true
  var receivesEvents = true
  var isSimultaneous = false
  var requiresFailure = false
  var isRequiredToFail = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log?.add("\(gestureRecognizer.name ?? "") should begin")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    log?.add("\(gestureRecognizer.name ?? "") requires \(otherGestureRecognizer.name ?? "")?")
    return requiresFailure
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredToFail }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { receivesEvents }
}

/// A delegate without methods.
private final class SilentJudge: NSObject, UIGestureRecognizerDelegate {}

/// A pan that overrides the methods that decide between recognizers.
private final class PanOfRules: UIPanGestureRecognizer {
  var prevents = true
  var isPrevented = true
  var requires = false
  var isRequired = false

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPrevented
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    requires
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isRequired
  }
}

@MainActor @Suite struct GestureRelationTests {
  let log = Log()
  let stage = TouchStage()
  let outer: UIView
  let inner: UIView

  init() {
    outer = stage.add(UIView(), x: 100, y: 100, width: 200, height: 200)
    inner = stage.add(UIView(), to: outer, x: 0, y: 0, width: 100, height: 100)
  }

  private func pan(_ x: CGFloat = 110, _ y: CGFloat = 110) {
    stage.down(x, y)
    stage.move(x + 20, y)
    stage.up(x + 20, y)
  }

  // MARK: Prevention

  @Test func `Of two recognizers the first one to recognize prevents the other`() {
    UIPanGestureRecognizer().logged(log, "outer", on: outer)
    UIPanGestureRecognizer().logged(log, "inner", on: inner)
    pan()
    expectEqual(log.take(), ["inner began", "inner ended"])
  }

  @Test(arguments: [false, true])
  func `Either delegate allows both at the same time`(_ innerIsAsked: Bool) {
    // "Allowing the simultaneous recognition of multiple gestures".
    let judge = GestureJudge()
    judge.isSimultaneous = true
    let outerPan = UIPanGestureRecognizer().logged(log, "outer", on: outer)
    let innerPan = UIPanGestureRecognizer().logged(log, "inner", on: inner)
    (innerIsAsked ? innerPan : outerPan).delegate = judge
    (innerIsAsked ? outerPan : innerPan).delegate = SilentJudge.shared
    pan()
    expectEqual(log.take(), ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test
  func `Subclasses decide which recognizers they prevent (canPrevent(_:), canBePrevented(by:))`() {
    let outerPan = PanOfRules().logged(log, "outer", on: outer)
    let innerPan = PanOfRules().logged(log, "inner", on: inner)
    innerPan.prevents = false
    pan()
    // The outer recognizer may still prevent the inner one, which has begun already: it is not
    // affected.
    expectEqual(log.take(), ["inner began", "outer began", "inner ended", "outer ended"])
    innerPan.prevents = true
    outerPan.isPrevented = false
    pan()
    expectEqual(log.take(), ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func `A gesture that continues prevents others that get its touches later`() {
    UIPanGestureRecognizer().logged(log, "outer", on: outer)
    UIPanGestureRecognizer().logged(log, "inner", on: inner)
    stage.down(250, 250)
    stage.move(270, 250)
    expectEqual(log.take(), ["outer began"])
    stage.down(110, 110, finger: 1)
    stage.move(150, 110, finger: 1)
    stage.up(150, 110, finger: 1)
    stage.up(270, 250)
    expectEqual(log.take(), ["outer changed", "outer changed", "outer ended"])
  }

  @Test func `Views side by side are panned at the same time, with a finger each`() {
    let other = stage.add(UIView(), to: outer, x: 100, y: 100, width: 100, height: 100)
    UIPanGestureRecognizer().logged(log, "inner", on: inner)
    UIPanGestureRecognizer().logged(log, "other", on: other)
    stage.down(110, 110)
    stage.down(210, 210, finger: 1)
    stage.move(130, 110)
    stage.move(230, 210, finger: 1)
    stage.up(130, 110)
    stage.up(230, 210, finger: 1)
    expectEqual(log.take(), ["inner began", "other began", "inner ended", "other ended"])
  }

  // MARK: The delegate

  @Test func `A gesture that should not begin fails (gestureRecognizerShouldBegin(_:))`() {
    let judge = GestureJudge()
    judge.begins = false
    judge.log = log
    let tap = UITapGestureRecognizer().logged(log, "tap", on: inner)
    tap.delegate = judge
    UITapGestureRecognizer().logged(log, "outer", on: outer)
    stage.tap(110, 110)
    expectEqual(log.take(), ["tap should begin", "outer ended"])
  }

  /// A view that records the recognizers for which it is called, and refuses them.
  private final class Refusing: UIView {
    var asked: [UIGestureRecognizer] = []
    var refuses = true
    override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
      asked.append(gesture)
      return !refuses
    }
  }

  /// UIView.h, `gestureRecognizerShouldBegin`: "if a touch hit-tested to this view will be
  /// cancelled".
  @Test func `The hit view refuses gestures of its superviews`() {
    let refusing = stage.add(Refusing(), to: outer, x: 100, y: 100, width: 50, height: 50)
    UITapGestureRecognizer().logged(log, "outer", on: outer)
    stage.tap(210, 210)
    #expect(log.take() == [] && refusing.asked.count == 1)
    stage.tap(280, 280)
    #expect(log.take() == ["outer ended"] && refusing.asked.count == 1)
  }

  @Test(arguments: [false, true])
  func `Views between the hit view and the recognizer's do not decide`(hasOwn: Bool) {
    let between = stage.add(Refusing(), to: outer, x: 100, y: 100, width: 80, height: 80)
    stage.add(UIView(), to: between, x: 0, y: 0, width: 40, height: 40)
    UIPanGestureRecognizer().logged(log, "pan", on: hasOwn ? between : outer)
    pan(210, 210)
    #expect(log.take() == ["pan began", "pan ended"] && between.asked == [])
    pan(260, 260)
    #expect(log.take() == [] && between.asked.count == 1)
  }

  @Test func `A view does not decide about gestures that leave its touches to it`() {
    let refusing = stage.add(Refusing(), to: outer, x: 100, y: 100, width: 50, height: 50)
    let tap = UITapGestureRecognizer().logged(log, "tap", on: outer)
    tap.cancelsTouchesInView = false
    stage.tap(210, 210)
    #expect(log.take() == ["tap ended"] && refusing.asked == [])
  }

  @Test func `Every view that a finger of the gesture has hit decides`() {
    let views = (0..<2).map {
      stage.add(Refusing(), to: outer, x: 100, y: CGFloat($0) * 100, width: 50, height: 50)
    }
    views[0].refuses = false
    let tap = UITapGestureRecognizer().logged(log, "tap", on: outer)
    tap.numberOfTouchesRequired = 2
    for isAllowed in [false, true] {
      views[1].refuses = !isAllowed
      stage.down(210, 110)
      stage.down(210, 210, finger: 1)
      stage.up(210, 110)
      stage.up(210, 210, finger: 1)
      expectEqual(log.take(), (isAllowed ? ["tap ended"] : []))
    }
    expectEqual(views.map(\.asked.count), [2, 2])
  }

  @Test func `A row that refuses pans does not stop the scroll view around it`() {
    let scroll = stage.add(UIScrollView(), x: 0, y: 400, width: 200, height: 300)
    scroll.contentSize = CGSize(width: 200, height: 3000)
    let row = stage.add(Refusing(), to: scroll, x: 0, y: 0, width: 200, height: 3000)
    stage.add(UIView(), to: row, x: 0, y: 0, width: 200, height: 3000)
    stage.drag(from: CGPoint(x: 100, y: 650), to: CGPoint(x: 100, y: 450))
    #expect(scroll.contentOffset.y > 150 && row.asked == [])
  }

  // MARK: Scroll views as delegates of their recognizers

  private final class Pages: UIScrollView, UIGestureRecognizerDelegate {
    var begins = true
    var asked = 0
    override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {
      asked += 1
      return begins
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private final class Plain: UIScrollView {
    var begins = true
    override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { begins }
  }

  /// In UIKit, a scroll view is the delegate of its pan recognizer.
  @Test func `A scroll view decides about its own pan, also where a subview is hit`() {
    let pages = stage.add(Pages(), x: 0, y: 400, width: 200, height: 300)
    let plain = stage.add(Plain(), x: 200, y: 400, width: 180, height: 300)
    for view in [pages, plain] {
      view.contentSize = CGSize(width: 180, height: 3000)
      stage.add(UIView(), to: view, x: 0, y: 0, width: 180, height: 3000)
    }
    UIPanGestureRecognizer().logged(log, "window", on: stage.window)
    for begins in [false, true] {
      (pages.begins, pages.asked, plain.begins) = (begins, 0, begins)
      stage.drag(from: CGPoint(x: 100, y: 650), to: CGPoint(x: 100, y: 550))
      #expect((pages.contentOffset.y > 50) == begins && pages.asked == 1)
      stage.wait(1)
      // Its class allows both at the same time, so the pan of the window begins as well.
      #expect(log.take().contains("window began"))
      stage.drag(from: CGPoint(x: 300, y: 650), to: CGPoint(x: 300, y: 550))
      expectEqual((plain.contentOffset.y > 50), begins)
      stage.wait(1)
      expectEqual(log.take().contains("window began"), !begins)
    }
  }

  @Test func `Another delegate of a scroll view's pan is an error`() {
    let scroll = stage.add(UIScrollView(), x: 0, y: 400, width: 200, height: 300)
    stage.device.onIllegalUse = { [log] in log.add($0) }
    scroll.panGestureRecognizer.delegate = GestureJudge()
    #expect(log.take().count == 1 && scroll.panGestureRecognizer.delegate == nil)
  }

  /// UIView documentation, `gestureRecognizerShouldBegin(_:)`: a slider prevents swipes along its
  /// track that start on the thumb.
  @Test func `A slider keeps swipes and pans along its track that start on the thumb`() {
    let slider = stage.add(UISlider(), to: outer, x: 0, y: 150, width: 200, height: 40)
    slider.value = 0.5
    let swipe = UISwipeGestureRecognizer().logged(log, "swipe", on: outer)
    swipe.direction = .right
    UIPanGestureRecognizer().logged(log, "pan", on: stage.window)
    stage.drag(from: CGPoint(x: 200, y: 270), to: CGPoint(x: 280, y: 270))
    #expect(log.take() == [] && slider.value > 0.6)
    stage.drag(from: CGPoint(x: 110, y: 270), to: CGPoint(x: 130, y: 270))
    expectEqual(log.take().first, "pan began")
    stage.drag(from: CGPoint(x: 282, y: 270), to: CGPoint(x: 282, y: 330))
    expectEqual(log.take().first, "pan began")
  }

  @Test func `A delegate can keep touches and events from a recognizer`() {
    let judge = GestureJudge()
    let tap = UITapGestureRecognizer().logged(log, "tap", on: inner)
    tap.delegate = judge
    judge.receives = false
    stage.tap(110, 110)
    judge.receives = true
    judge.receivesEvents = false
    stage.tap(110, 110)
    expectEqual(log.take(), [])
    judge.receivesEvents = true
    stage.wait(1)
    stage.tap(110, 110)
    expectEqual(log.take(), ["tap ended"])
  }

  @Test func `Optional methods are called with a question mark`() {
    let judge = GestureJudge()
    judge.isSimultaneous = true
    let delegates: [any UIGestureRecognizerDelegate] = [judge, SilentJudge.shared]
    let tap = UITapGestureRecognizer()
    expectEqual(
      delegates.map { $0.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: tap) },
      [true, false])
    judge.begins = false
    expectEqual(delegates.map { $0.gestureRecognizerShouldBegin?(tap) }, [false, true])
  }

  // MARK: Failure requirements

  @Test func `A single tap that requires a double tap to fail waits for it (require(toFail:))`() {
    let single = UITapGestureRecognizer().logged(log, "single", on: inner)
    let double = UITapGestureRecognizer().logged(log, "double", on: inner)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.tap(110, 110)
    expectEqual(single.state, .possible)
    stage.wait(0.3)
    expectEqual(log.take(), [])
    stage.wait(0.1)
    expectEqual(log.take(), ["single ended"])
    stage.wait(1)
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.tap(110, 110)
    stage.wait(1)
    expectEqual(log.take(), ["double ended"])
  }

  @Test
  func `A tap that waited has the location of its own finger despite another touch`() {
    var places: [CGPoint] = []
    let single = UITapGestureRecognizer { places.append($0.location(in: nil)) }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    inner.addGestureRecognizer(single)
    inner.addGestureRecognizer(double)
    single.require(toFail: double)
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.down(190, 190)
    expectEqual(places, [CGPoint(x: 110, y: 110)])
    stage.up(190, 190)
  }

  @Test func `Without a requirement both taps are recognized`() {
    // "Preferring one gesture over another" gives this as the reason for requirements.
    UITapGestureRecognizer().logged(log, "single", on: inner)
    let double = UITapGestureRecognizer().logged(log, "double", on: inner)
    double.numberOfTapsRequired = 2
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.tap(110, 110)
    expectEqual(log.take(), ["single ended", "double ended"])
  }

  @Test(arguments: 0..<4)
  func `Requirements can be given by delegates and subclasses`(_ way: Int) {
    let pan = PanOfRules().logged(log, "pan", on: inner)
    let press = ScriptedRecognizer(Log())
    press.name = "press"
    inner.addGestureRecognizer(press)
    let judge = GestureJudge()
    switch way {
    case 0:
      judge.requiresFailure = true
      pan.delegate = judge
    case 1:
      judge.isRequiredToFail = true
      press.delegate = judge
    case 2: pan.requires = true
    default:
      press.onBegan = { _, _ in }
      pan.requires = true
    }
    stage.down(110, 110)
    stage.move(130, 110)
    expectEqual(log.take(), [])
    expectEqual(pan.state, .possible)
    press.state = .failed
    expectEqual(log.take(), ["pan began"])
    stage.move(140, 110)
    stage.up(140, 110)
    expectEqual(log.take(), ["pan changed", "pan ended"])
  }

  @Test func `Dynamic requirements are requested once per attempt`() {
    let judge = GestureJudge()
    judge.log = log
    judge.requiresFailure = true
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: inner)
    pan.delegate = judge
    let other = ScriptedRecognizer(Log())
    other.name = "other"
    inner.addGestureRecognizer(other)
    stage.down(110, 110)
    for x in 1...10 { stage.move(110 + CGFloat(x) * 5, 110) }
    stage.up(160, 110)
    expectEqual(log.take().filter { $0.hasSuffix("?") }, ["pan requires other?"])
    pan.delegate = nil
  }

  /// UIKit documentation, `gestureRecognizer(_:shouldRequireFailureOf:)`: called once per
  /// recognition attempt, so that the result may be different in the next one.
  @Test func `Dynamic requirements are requested anew after an attempt that was left open`() {
    let judge = GestureJudge()
    judge.isSimultaneous = true
    let gesture = ScriptedRecognizer(log).logged(log, "gesture", on: inner)
    gesture.delegate = judge
    let other = ScriptedRecognizer(log).logged(log, "other", on: inner)
    other.onEnded = { other, _ in other.state = .recognized }
    stage.tap(110, 110)
    expectEqual(log.take(), ["other ended", "other reset"])
    judge.requiresFailure = true
    gesture.onBegan = { gesture, _ in gesture.state = .recognized }
    stage.tap(110, 110)
    expectEqual(log.take(), ["other ended", "gesture reset", "other reset"])
    judge.requiresFailure = false
    stage.tap(110, 110)
    #expect(log.take().contains("gesture ended"))
    gesture.delegate = nil
  }

  @Test func `A gesture fails when the one that it requires to fail is recognized`() {
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: inner)
    let press = UILongPressGestureRecognizer().logged(log, "press", on: inner)
    let judge = GestureJudge()
    judge.isSimultaneous = true
    pan.delegate = judge
    pan.require(toFail: press)
    stage.down(110, 110)
    stage.wait(0.6)
    expectEqual(log.take(), ["press began"])
    stage.move(140, 110)
    stage.up(140, 110)
    expectEqual(log.take(), ["press changed", "press ended"])
    stage.down(110, 110)
    stage.move(140, 110)
    stage.up(140, 110)
    expectEqual(log.take(), ["pan began", "pan ended"])
  }

  @Test func `A gesture fails when the required one was recognized earlier in the same event`() {
    let judge = GestureJudge()
    judge.isSimultaneous = true
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: inner)
    pan.delegate = judge
    let down = ScriptedRecognizer(Log())
    down.onBegan = { gesture, _ in gesture.state = .ended }
    inner.addGestureRecognizer(down)
    self.pan()
    expectEqual(log.take(), ["pan began", "pan ended"])
    pan.require(toFail: down)
    self.pan()
    expectEqual(log.take(), [])
  }

  @Test func `A gesture that ended while it waited begins and ends when it may`() {
    let pan = UIPanGestureRecognizer().logged(log, "pan", on: inner)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    inner.addGestureRecognizer(double)
    pan.require(toFail: double)
    stage.down(110, 110)
    stage.move(130, 110)
    stage.up(130, 110)
    expectEqual(log.take(), [])
    stage.wait(0.4)
    expectEqual(log.take(), ["pan began", "pan ended"])
    expectEqual(pan.state, .possible)
  }

  @Test func `Recognizers that wait for each other do not wait for ever`() {
    let one = UITapGestureRecognizer().logged(log, "one", on: inner)
    let other = UITapGestureRecognizer().logged(log, "other", on: inner)
    one.require(toFail: other)
    other.require(toFail: one)
    one.require(toFail: one)
    stage.tap(110, 110)
    expectEqual(log.take().count, 1)
    expectEqual(one.state, .possible)
    expectEqual(other.state, .possible)
  }

  @Test func `A recognizer that got no touch need not fail`() {
    let tap = UITapGestureRecognizer().logged(log, "tap", on: outer)
    let elsewhere = UITapGestureRecognizer().logged(log, "elsewhere", on: inner)
    tap.require(toFail: elsewhere)
    stage.tap(280, 280)
    expectEqual(log.take(), ["tap ended"])
    elsewhere.isEnabled = false
    stage.wait(1)
    stage.tap(110, 110)
    expectEqual(log.take(), ["tap ended"])
  }

  @Test func `A requirement of a recognizer that is disabled or removed no longer counts`() {
    let tap = UITapGestureRecognizer().logged(log, "tap", on: inner)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    inner.addGestureRecognizer(double)
    tap.require(toFail: double)
    stage.tap(110, 110)
    expectEqual(log.take(), [])
    double.isEnabled = false
    expectEqual(log.take(), ["tap ended"])
    double.isEnabled = true
    stage.wait(1)
    stage.tap(110, 110)
    expectEqual(log.take(), [])
    inner.removeGestureRecognizer(double)
    expectEqual(log.take(), ["tap ended"])
  }
}

extension SilentJudge {
  @MainActor fileprivate static let shared = SilentJudge()
}
