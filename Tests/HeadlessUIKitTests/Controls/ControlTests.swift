// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// A control that records how it is tracked.
@MainActor
private final class TrackedControl: UIControl {
  var log: Log?
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log?.add("begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log?.add("continue")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log?.add("end")
  }

  override func cancelTracking(with event: UIEvent?) {
    log?.add("cancel")
  }
}

extension UIControl {
  /// Adds an action for every touch event that records its name.
  func write(to log: Log) {
    let names: [(Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "down repeat"), (.touchDragInside, "drag inside"),
      (.touchDragOutside, "drag outside"), (.touchDragEnter, "drag enter"),
      (.touchDragExit, "drag exit"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancelled"),
      (.valueChanged, "value changed"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      addAction(UIAction { _ in log.add(name) }, for: event)
    }
  }
}

@MainActor @Suite struct ControlTests {
  let log = Log()
  let stage = TouchStage()
  let control: UIControl

  init() {
    control = stage.add(UIControl(), x: 100, y: 100, width: 50, height: 50)
    control.write(to: log)
  }

  @Test func `Events and states have Apple's bits`() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit,
    ]
    let bits: [UInt] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19]
    expectEqual(events.map(\.rawValue), bits.map { 1 << $0 })
    expectEqual(UIControl.State.normal.rawValue, 0)
    expectEqual(UIControl.State([.highlighted, .disabled, .selected, .focused]).rawValue, 0xF)
  }

  @Test func `A tap is a touch down and a touch up inside (UIControl.Event)`() {
    stage.down(110, 110)
    expectEqual(log.take(), ["down"])
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    expectEqual(control.state, .highlighted)
    stage.up(110, 110)
    expectEqual(log.take(), ["up inside"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test func `A second tap soon after is a repeated touch down`() {
    stage.tap(110, 110)
    stage.wait(0.1)
    stage.tap(110, 110)
    expectEqual(log.take(), ["down", "up inside", "down", "down repeat", "up inside"])
  }

  @Test func `A drag leaves the control 70 points from its edge and enters it again there`() {
    stage.down(110, 110)
    stage.move(140, 110)
    stage.move(219, 110)
    expectEqual(log.take(), ["down", "drag inside", "drag inside"])
    stage.move(221, 110)
    expectEqual(log.take(), ["drag outside", "drag exit"])
    #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
    stage.move(230, 110)
    expectEqual(log.take(), ["drag outside"])
    stage.move(219, 110)
    expectEqual(log.take(), ["drag inside", "drag enter"])
    #expect(control.isHighlighted)
    stage.move(230, 110)
    stage.up(230, 110)
    expectEqual(log.take(), ["drag outside", "drag exit", "up outside"])
    #expect(!control.isHighlighted)
  }

  @Test func `A cancelled touch sends touchCancel`() {
    stage.down(110, 110)
    stage.device.cancelTouches()
    expectEqual(log.take(), ["down", "cancelled"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test func `A control follows one finger`() {
    control.isMultipleTouchEnabled = true
    stage.down(110, 110)
    stage.down(120, 120, finger: 1)
    stage.move(121, 120, finger: 1)
    stage.up(121, 120, finger: 1)
    expectEqual(log.take(), ["down"])
    stage.up(110, 110)
    expectEqual(log.take(), ["up inside"])
  }

  @Test func `A disabled control ignores touches (isEnabled)`() {
    control.isEnabled = false
    expectEqual(control.state, .disabled)
    stage.tap(110, 110)
    expectEqual(log.take(), [])
    control.isEnabled = true
    stage.wait(1)
    stage.down(110, 110)
    control.isEnabled = false
    expectEqual(log.take(), ["down", "cancelled"])
    #expect(!control.isHighlighted && !control.isTracking)
    stage.up(110, 110)
    expectEqual(log.take(), [])
  }

  @Test func `States are combined`() {
    control.isSelected = true
    control.isEnabled = false
    control.isHighlighted = true
    expectEqual(control.state, [.selected, .disabled, .highlighted])
  }

  @Test func `A subclass overrides tracking (beginTracking(_:with:) and the others)`() {
    let tracked = stage.add(TrackedControl(), x: 200, y: 100, width: 50, height: 50)
    tracked.log = log
    tracked.write(to: log)
    stage.down(210, 110)
    stage.move(220, 110)
    stage.up(220, 110)
    expectEqual(log.take(), ["begin", "down", "continue", "drag inside", "end", "up inside"])
    stage.down(210, 110)
    stage.cancel()
    expectEqual(log.take().suffix(2), ["cancel", "cancelled"])

    stage.wait(1)
    tracked.continues = false
    stage.down(210, 110)
    stage.move(220, 110)
    #expect(!tracked.isTracking && !tracked.isHighlighted)
    stage.up(220, 110)
    expectEqual(log.take(), ["begin", "down", "continue"])

    stage.wait(1)
    tracked.begins = false
    stage.down(210, 110)
    #expect(!tracked.isTracking && !tracked.isHighlighted)
    stage.up(210, 110)
    expectEqual(log.take(), ["begin"])
  }

  // MARK: Actions

  @Test func `Actions with the same identifier replace each other (addAction(_:for:))`() {
    let name = UIAction.Identifier("name")
    let control = stage.add(UIControl(), x: 200, y: 100, width: 50, height: 50)
    control.addAction(UIAction(identifier: name) { _ in log.add("one") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in log.add("two") }, for: .touchUpInside)
    expectEqual(control.allControlEvents, [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    control.sendActions(for: [.touchDown, .touchUpInside])
    expectEqual(log.take(), ["two", "two"])
    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    expectEqual(log.take(), [])
    control.sendActions(for: .touchUpInside)
    expectEqual(log.take(), ["two"])
    control.removeAction(identifiedBy: name, for: .allEvents)
    expectEqual(control.allControlEvents, [])
  }

  @Test func `The sender of an action is the control, while the action runs`() {
    var sender: AnyObject?
    let action = UIAction(title: "title") { sender = $0.sender }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
    control.removeAction(action, for: .valueChanged)
    sender = nil
    control.sendActions(for: .valueChanged)
    #expect(sender == nil)
  }

  @Test func `A subclass observes each action (sendAction(_:))`() {
    final class Counting: UIControl {
      var count = 0
      override func sendAction(_ action: UIAction) {
        count += 1
        super.sendAction(action)
      }
    }
    let counting = stage.add(Counting(), x: 200, y: 100, width: 50, height: 50)
    counting.addAction(UIAction { _ in log.add("ran") }, for: .touchDown)
    counting.addAction(UIAction { _ in log.add("ran, too") }, for: .allTouchEvents)
    stage.down(210, 110)
    expectEqual(counting.count, 2)
    expectEqual(log.take(), ["ran", "ran, too"])
  }

  @Test func `Actions, and the control, may be removed while events are sent`() {
    let control = stage.add(UIControl(), x: 200, y: 100, width: 50, height: 50)
    let second = UIAction { _ in log.add("second") }
    control.addAction(
      UIAction { [unowned control] _ in
        log.add("first")
        control.removeAction(second, for: .touchDown)
        control.removeFromSuperview()
      }, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.addAction(UIAction { _ in log.add("cancelled") }, for: .touchCancel)
    stage.down(210, 110)
    expectEqual(log.take(), ["first", "cancelled"])
    #expect(!control.isTracking && !control.isHighlighted)
    stage.up(210, 110)
    expectEqual(log.take(), [])
  }

  @Test func `A closure gets the event`() {
    var phases: [UITouch.Phase?] = []
    let handler = control.addHandler(for: .allTouchEvents) { _, event in
      phases.append(event?.allTouches?.first?.phase)
    }
    stage.down(110, 110)
    stage.move(120, 110)
    stage.up(120, 110)
    expectEqual(phases, [.began, .moved, .ended])
    control.removeHandler(handler)
    stage.tap(110, 110)
    expectEqual(phases.count, 3)
  }

  @Test func `The primary action is sent for the main event of a control`() {
    stage.device.perform {
      let control = UIControl(frame: .zero, primaryAction: UIAction { _ in log.add("done") })
      control.sendActions(for: .primaryActionTriggered)
    }
    expectEqual(log.take(), ["done"])
  }

  @Test func `Gestures of superviews cancel a control, and do not recognize taps on a button`() {
    // "UIGestureRecognizer", interacting with other user interface controls.
    let button = stage.add(UIButton(), x: 200, y: 100, width: 50, height: 50)
    button.write(to: log)
    UITapGestureRecognizer().logged(log, "tap", on: stage.window)
    stage.tap(210, 110)
    expectEqual(log.take(), ["down", "up inside", "primary"])
    stage.wait(1)
    stage.tap(110, 110)
    expectEqual(log.take(), ["down", "tap ended", "cancelled"])
    UIPanGestureRecognizer().logged(log, "pan", on: stage.window)
    stage.wait(1)
    stage.down(210, 110)
    stage.move(230, 110)
    expectEqual(log.take(), ["down", "pan began", "cancelled"])
    #expect(!button.isHighlighted)
    stage.up(230, 110)
  }
}
