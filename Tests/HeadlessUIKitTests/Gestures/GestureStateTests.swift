// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// A recognizer that a test moves from state to state.
@MainActor
final class ScriptedRecognizer: UIGestureRecognizer {
  let log: Log
  var onBegan: (ScriptedRecognizer, UIEvent) -> Void = { _, _ in }
  var onMoved: (ScriptedRecognizer, UIEvent) -> Void = { _, _ in }
  var onEnded: (ScriptedRecognizer, UIEvent) -> Void = { _, _ in }
  var onCancelled: (ScriptedRecognizer, UIEvent) -> Void = { _, _ in }
  var writesTouches = false

  init(_ log: Log) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if writesTouches { log.add("\(name ?? "") sees began") }
    onBegan(self, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if writesTouches { log.add("\(name ?? "") sees moved") }
    onMoved(self, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if writesTouches { log.add("\(name ?? "") sees ended") }
    onEnded(self, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if writesTouches { log.add("\(name ?? "") sees cancelled") }
    onCancelled(self, event)
  }

  override func reset() {
    super.reset()
    log.add("\(name ?? "") reset")
  }
}

@MainActor @Suite struct GestureStateTests {
  let log = Log()
  let stage = TouchStage()
  let view: TouchView
  let gesture: ScriptedRecognizer

  init() {
    view = stage.add(TouchView(log), x: 100, y: 100, width: 100, height: 100)
    gesture = ScriptedRecognizer(log).logged(log, "gesture", on: view)
  }

  @Test func `A discrete gesture changes from possible to ended and is reset`() {
    // "Implementing a discrete gesture recognizer"; "reset()".
    gesture.onEnded = { gesture, _ in gesture.state = .recognized }
    stage.down(110, 110)
    expectEqual(gesture.state, .possible)
    stage.up(110, 110)
    expectEqual(log.take(), ["view began", "gesture ended", "view cancelled", "gesture reset"])
    expectEqual(gesture.state, .possible)
  }

  // Not documented: on devices, code that sets the state of a recognizer, as a test does, reads the
  // state that it has set until the run loop turns.
  @Test(arguments: [
    UIGestureRecognizer.State.ended, .recognized, .cancelled, .failed,
  ])
  func `A final state that is set outside of an event is kept until the turn ends`(
    state: UIGestureRecognizer.State
  ) {
    stage.device.perform {
      gesture.state = state
      expectEqual(gesture.state, state)
    }
    #expect(log.take().contains("gesture reset") == false)
    stage.device.endTurn()
    expectEqual(gesture.state, .possible)
    expectEqual(log.take(), ["gesture reset"])
    // The next gesture is recognized, also in the same turn.
    gesture.onEnded = { gesture, _ in gesture.state = .recognized }
    stage.device.perform { gesture.state = state }
    stage.down(110, 110)
    expectEqual(gesture.state, .possible)
    stage.up(110, 110)
    #expect(log.take().contains("gesture ended"))
    expectEqual(gesture.state, .possible)
  }

  @Test func `The states of a gesture without a finger are those that code sets`() {
    let states: [UIGestureRecognizer.State] = [.began, .changed, .ended]
    stage.device.perform {
      for state in states {
        gesture.state = state
        expectEqual(gesture.state, state)
      }
    }
    stage.device.endTurn()
    expectEqual(gesture.state, .possible)
    expectEqual(
      log.take(), ["gesture began", "gesture changed", "gesture ended", "gesture reset"])
  }

  @Test func `A discrete gesture that fails sends no action`() {
    gesture.onMoved = { gesture, _ in gesture.state = .failed }
    stage.down(110, 110)
    stage.move(120, 110)
    stage.up(120, 110)
    expectEqual(log.take(), ["view began", "view moved", "gesture reset", "view ended"])
  }

  @Test func `A continuous gesture begins, changes and ends`() {
    // "Implementing a continuous gesture recognizer".
    gesture.onBegan = { gesture, _ in gesture.state = .began }
    gesture.onMoved = { gesture, _ in gesture.state = .changed }
    gesture.onEnded = { gesture, _ in gesture.state = .ended }
    stage.down(110, 110)
    expectEqual(gesture.state, .began)
    stage.move(111, 110)
    stage.move(112, 110)
    expectEqual(gesture.state, .changed)
    stage.up(112, 110)
    expectEqual(
      log.take(),
      [
        "gesture began", "gesture changed", "gesture changed", "gesture ended", "gesture reset",
      ])
  }

  @Test func `A continuous gesture is cancelled by the system`() {
    gesture.onBegan = { gesture, _ in gesture.state = .began }
    gesture.onCancelled = { gesture, _ in gesture.state = .cancelled }
    stage.down(110, 110)
    stage.device.cancelTouches()
    expectEqual(log.take(), ["gesture began", "gesture cancelled", "gesture reset"])
  }

  /// The whole table of "About the gesture recognizer state machine", and the cases that it does
  /// not mention: for each state, the state that a subclass sets and the resulting state.
  @Test(
    arguments: [
      ([], .possible, "possible"), ([], .began, "began"), ([], .changed, "began"),
      ([], .ended, "ended"), ([], .cancelled, "cancelled"), ([], .failed, "failed"),
      ([.began], .possible, "began"), ([.began], .began, "began"),
      ([.began], .changed, "began"), ([.began], .ended, "ended"),
      ([.began], .cancelled, "cancelled"), ([.began], .failed, "cancelled"),
      ([.began, .changed], .began, "began"), ([.began, .changed], .ended, "ended"),
      ([.began, .changed], .failed, "cancelled"), ([.ended], .began, "ended"),
      ([.ended], .failed, "ended"), ([.failed], .ended, "failed"), ([.failed], .began, "failed"),
      ([.cancelled], .began, "cancelled"),
    ] as [([UIGestureRecognizer.State], UIGestureRecognizer.State, String)])
  func `State changes lead to the documented states`(
    _ before: [UIGestureRecognizer.State], _ next: UIGestureRecognizer.State, _ expected: String
  ) {
    // All in one event, because a recognizer that has ended is reset after it.
    var found = ""
    gesture.onBegan = { gesture, _ in
      for state in before + [next] { gesture.state = state }
      found = gesture.state.word
    }
    stage.down(110, 110)
    expectEqual(found, expected)
  }

  @Test func `Recognizers get touches before their view does (UIGestureRecognizer)`() {
    gesture.writesTouches = true
    stage.down(110, 110)
    stage.move(120, 110)
    stage.up(120, 110)
    expectEqual(
      log.take(),
      [
        "gesture sees began", "view began", "gesture sees moved", "view moved",
        "gesture sees ended", "view ended",
      ])
  }

  @Test func `Touches that are still down after a reset are ignored (reset())`() {
    gesture.writesTouches = true
    gesture.onMoved = { gesture, _ in gesture.state = .failed }
    stage.down(110, 110)
    stage.move(120, 110)
    stage.move(130, 110)
    stage.up(130, 110)
    expectEqual(
      log.take(),
      [
        "gesture sees began", "view began", "gesture sees moved", "view moved", "gesture reset",
        "view moved", "view ended",
      ])
    stage.down(110, 110)
    expectEqual(log.take(), ["gesture sees began", "view began"])
  }

  @Test func `An ignored touch is no longer delivered to the recognizer (ignore(_:for:))`() {
    gesture.writesTouches = true
    gesture.onBegan = { gesture, event in
      for touch in event.touches(for: gesture) ?? [] { gesture.ignore(touch, for: event) }
    }
    stage.down(110, 110)
    expectEqual(gesture.numberOfTouches, 0)
    stage.move(120, 110)
    stage.up(120, 110)
    expectEqual(log.take(), ["gesture sees began", "view began", "view moved", "view ended"])
  }

  @Test func `Several changes in one event send one action`() {
    gesture.onBegan = { gesture, _ in
      gesture.state = .began
      gesture.state = .changed
    }
    gesture.onMoved = { gesture, _ in
      gesture.state = .changed
      gesture.state = .changed
    }
    gesture.onEnded = { gesture, _ in
      gesture.state = .changed
      gesture.state = .ended
    }
    stage.down(110, 110)
    stage.move(120, 110)
    expectEqual(log.take(), ["gesture began", "gesture changed"])
    stage.up(120, 110)
    expectEqual(log.take(), ["gesture ended", "gesture reset"])
    gesture.onBegan = { gesture, _ in
      gesture.state = .began
      gesture.state = .ended
    }
    stage.down(110, 110)
    expectEqual(log.take(), ["gesture began", "gesture ended", "gesture reset"])
  }

  @Test func `Disabling a recognizer cancels its gesture (isEnabled)`() {
    gesture.onBegan = { gesture, _ in gesture.state = .began }
    gesture.onMoved = { gesture, _ in gesture.state = .changed }
    stage.down(110, 110)
    gesture.isEnabled = false
    expectEqual(log.take(), ["gesture began", "gesture cancelled", "gesture reset"])
    gesture.isEnabled = true
    stage.move(120, 110)
    stage.up(120, 110)
    expectEqual(log.take(), [])
    gesture.isEnabled = false
    stage.down(110, 110)
    expectEqual(log.take(), ["view began"])
  }

  @Test func `A recognizer that is disabled and enabled in its own action cancels its gesture`() {
    gesture.onBegan = { gesture, _ in gesture.state = .began }
    gesture.onMoved = { gesture, _ in gesture.state = .changed }
    gesture.addAction { gesture in
      guard gesture.state == .changed else { return }
      gesture.isEnabled = false
      gesture.isEnabled = true
    }
    stage.down(110, 110)
    stage.move(120, 110)
    stage.move(130, 110)
    expectEqual(
      log.take(), ["gesture began", "gesture changed", "gesture cancelled", "gesture reset"])
  }

  @Test func `Removing a recognizer from its view cancels its gesture`() {
    gesture.onBegan = { gesture, _ in gesture.state = .began }
    stage.down(110, 110)
    view.removeGestureRecognizer(gesture)
    expectEqual(log.take(), ["gesture began", "gesture cancelled", "gesture reset"])
    #expect(gesture.view == nil)
    #expect(view.gestureRecognizers == nil)
    stage.move(120, 110)
    expectEqual(log.take(), [])
  }

  @Test func `A recognizer may be removed from its view in its action`() {
    gesture.onEnded = { gesture, _ in gesture.state = .ended }
    gesture.addAction { $0.view?.removeGestureRecognizer($0) }
    stage.tap(110, 110)
    expectEqual(log.take(), ["view began", "gesture ended", "gesture reset", "view cancelled"])
    stage.tap(110, 110)
    expectEqual(log.take(), ["view began", "view ended"])
  }

  @Test func `An action that removes another recognizer from its view suppresses its action`() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let other = ScriptedRecognizer(log).logged(log, "other", on: view)
    (gesture.delegate, other.delegate) = (both, both)
    gesture.onBegan = { gesture, _ in gesture.state = .ended }
    other.onBegan = { gesture, _ in gesture.state = .ended }
    gesture.addAction { [view] _ in view.removeGestureRecognizer(other) }
    stage.down(110, 110)
    expectEqual(log.take(), ["gesture ended", "other reset", "gesture reset"])
  }

  @Test func `An action that cancels the gesture is the last that is sent for its beginning`() {
    gesture.onBegan = { gesture, _ in gesture.state = .began }
    gesture.addAction { if $0.state == .began { $0.view?.removeGestureRecognizer($0) } }
    gesture.addAction { [log] in log.add("last \($0.state.word)") }
    stage.down(110, 110)
    expectEqual(
      log.take(), ["gesture began", "gesture cancelled", "last cancelled", "gesture reset"])
  }

  @Test func `A state may be set outside of events, as timers do`() {
    gesture.onEnded = { gesture, _ in gesture.state = .ended }
    stage.down(110, 110)
    stage.device.after(1) { [gesture] in gesture.state = .began }
    stage.wait(2)
    expectEqual(gesture.state, .began)
    expectEqual(log.take(), ["view began", "gesture began", "view cancelled"])
    stage.up(110, 110)
    expectEqual(log.take(), ["gesture ended", "gesture reset"])
  }

  @Test func `An action that is removed is not called`() {
    let other = gesture.addAction { [log] _ in log.add("other") }
    gesture.onBegan = { gesture, _ in gesture.state = .ended }
    stage.down(110, 110)
    expectEqual(log.take(), ["gesture ended", "other", "gesture reset"])
    stage.up(110, 110)
    gesture.removeAction(other)
    stage.down(110, 110)
    expectEqual(log.take(), ["gesture ended", "gesture reset"])
  }

  @Test func `Touches of types that are not allowed are not delivered (allowedTouchTypes)`() {
    gesture.writesTouches = true
    gesture.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.tap(110, 110)
    expectEqual(log.take(), ["view began", "view ended"])
  }

  @Test func `An event that is sent in an action is delivered after the current one`() {
    gesture.onBegan = { gesture, _ in gesture.state = .began }
    gesture.onMoved = { gesture, _ in gesture.state = .changed }
    gesture.onEnded = { gesture, _ in gesture.state = .ended }
    gesture.addAction { [stage, log] in
      guard $0.state == .began else { return }
      stage.up(110, 110)
      log.add("sent")
    }
    stage.down(110, 110)
    expectEqual(log.take(), ["gesture began", "sent", "gesture ended", "gesture reset"])
  }
}
