// SPDX-License-Identifier: MIT

/// The object that delivers touches to the recognizers of a device, decides which of them may
/// recognize their gestures, and then delivers the touches to the views.
@MainActor
final class GestureEnvironment {
  /// The limit of rounds for handlers that request another state each time.
  private static let roundLimit = 64

  private unowned let device: Device
  /// The active recognizers, in the order of their touches; the recognizers of the hit view first.
  private(set) var active: [UIGestureRecognizer] = []
  /// The touches that are down, or whose end has not been delivered to their view yet.
  var touches: [UITouch] = []

  private var isDelivering = false
  private var isSettling = false
  private var needsAnotherRound = false
  /// Whether recognizers keep a final state until the turn ends.
  private var endsKeptStates = false

  init(device: Device) {
    self.device = device
  }

  var event: UIEvent { device.application.touchInput.event }

  func recognizers(of touch: UITouch) -> [UIGestureRecognizer] {
    active.filter { $0.isTracking(touch) }
  }

  // MARK: Events

  func deliver(_ event: UIEvent, in window: UIWindow) {
    deliver(event.orderedTouches.filter { $0.window === window }, event: event)
  }

  /// Cancels and delivers ended touches whose end was not delivered, as by an application that
  /// overrides `sendEvent` without calling `super`.
  func forget(_ over: [UITouch], event: UIEvent) {
    let forgotten = over.filter { touch in
      guard touches.contains(touch) else { return false }
      if active.contains(where: { $0.isTracking(touch) }) { return true }
      return touch.viewStage != .over && !isHeldAtItsEnd(touch) && !isHeldAtItsBeginning(touch)
    }
    guard !forgotten.isEmpty else { return }
    for touch in forgotten {
      touch.cancel()
    }
    deliver(forgotten, event: event)
  }

  /// Whether no event is being delivered and no action is being called.
  var isIdle: Bool { !isDelivering && !isSettling }

  private func deliver(_ seen: [UITouch], event: UIEvent) {
    endKeptStates()
    let seen = seen.filter { $0.phaseOfFinger != .stationary }
    isDelivering = true
    for touch in seen where touch.phaseOfFinger == .began && !touches.contains(touch) {
      touches.append(touch)
      attachRecognizers(to: touch, event: event)
    }
    for touch in seen where touch.phaseOfFinger == .moved {
      touch.movedUnseen = true
    }
    let number = device.application.touchInput.eventCount
    for touch in seen where touch.viewStage == .waiting && !touch.isOver {
      touch.hold(in: number)
    }
    for recognizer in active {
      recognizer.receive(seen, event: event)
    }
    isDelivering = false
    settle()
  }

  private func attachRecognizers(to touch: UITouch, event: UIEvent) {
    var view = touch.view
    while let current = view {
      for recognizer in current.gestures where recognizer.mayReceive(touch, event: event) {
        recognizer.track(touch)
        if !active.contains(recognizer) { active.append(recognizer) }
      }
      view = current.viewAroundContent
    }
  }

  func stateWasRequested(by recognizer: UIGestureRecognizer) {
    if !active.contains(recognizer) { active.append(recognizer) }
    settle()
  }

  /// Cancels the touches of a view that was removed from its window, and the gestures of its
  /// recognizers.
  func viewLeftWindow(_ view: UIView) {
    guard !active.isEmpty || !touches.isEmpty else { return }
    for recognizer in view.gestures {
      recognizer.breakOff()
    }
    for touch in touches where touch.view === view {
      touch.isTaken = true
    }
    settle()
  }

  /// Cancels the touches in a window that was hidden, and all gestures in it.
  func windowWasHidden(_ window: UIWindow) {
    guard !active.isEmpty || !touches.isEmpty else { return }
    for touch in touches where touch.window === window {
      touch.isTaken = true
    }
    for recognizer in active where recognizer.view?.window === window {
      recognizer.breakOff()
    }
    settle()
  }

  /// Cancels all gestures, also those that wait for further fingers.
  func breakOffAll() {
    for recognizer in active
    where !recognizer.touchesOfAttempt.isEmpty || recognizer.expectsMoreTouches {
      recognizer.breakOff()
    }
  }

  // MARK: Decisions

  /// Decides about the requested states, calls the actions, and delivers touches to views, until no
  /// requests remain or the limit of rounds is reached.
  func settle() {
    // A view may be removed by code that runs on no device, or on another one.
    guard Device.current === device else { return device.perform { settle() } }
    guard !isDelivering else { return }
    guard !isSettling else {
      needsAnotherRound = true
      return
    }
    isSettling = true
    var rounds = 0
    repeat {
      needsAnotherRound = false
      let changed = resolve()
      // An action may have removed another recognizer from its view, which resets it.
      for recognizer in changed
      where recognizer.currentState != .failed && recognizer.currentState != .possible {
        recognizer.sendActions()
      }
      if changed.isEmpty { notifyViews() }
      needsAnotherRound = needsAnotherRound || !changed.isEmpty
      rounds += 1
    } while needsAnotherRound && rounds < Self.roundLimit
    finish()
    isSettling = false
  }

  /// Sets the next requested state of every recognizer whose request can be granted.
  ///
  /// - Returns: The recognizers whose actions must be called.
  private func resolve() -> [UIGestureRecognizer] {
    var changed: [UIGestureRecognizer] = []
    var continues = true
    while continues {
      continues = false
      for recognizer in active where !recognizer.requestedStates.isEmpty {
        guard !changed.contains(recognizer), let state = decide(recognizer) else { continue }
        continues = true
        let wasPossible = recognizer.currentState == .possible
        if state == .failed {
          recognizer.fail()
          continue
        }
        recognizer.requestedStates.removeFirst()
        recognizer.isWaiting = false
        recognizer.currentState = state
        // A gesture that never began is cancelled without an action.
        if wasPossible, state == .cancelled { continue }
        if wasPossible { recognized(recognizer) }
        changed.append(recognizer)
      }
    }
    return changed
  }

  /// Returns the next state of a recognizer; nil while the recognizer must wait or has no request.
  private func decide(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizer.State? {
    guard let next = recognizer.requestedStates.first else { return nil }
    guard recognizer.currentState == .possible, next == .began || next == .ended else {
      return next
    }
    if !recognizer.wasAllowedToBegin {
      guard mayBegin(recognizer) else { return .failed }
      recognizer.wasAllowedToBegin = true
    }
    for other in active where other !== recognizer && other.isRecognized {
      if sharesTouches(other, recognizer), prevents(other, recognizer) { return .failed }
    }
    for other in requirements(of: recognizer) {
      if other.isRecognized { return .failed }
      if other.isUndecided, !waits(other, for: recognizer) {
        recognizer.isWaiting = true
        return nil
      }
    }
    return next
  }

  /// Cancels the touches of a recognized gesture in their views, and makes the excluded recognizers
  /// fail.
  private func recognized(_ recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.touchesOfAttempt {
        touch.isTaken = true
      }
    }
    for other in active where other !== recognizer && other.currentState == .possible {
      guard sharesTouches(recognizer, other) else { continue }
      if requirements(of: other).contains(recognizer) || prevents(recognizer, other) {
        other.fail()
      }
    }
  }

  /// Resets the recognizers that have kept a final state, when the turn ends: until then, the code
  /// that has set the state can read it.
  private func endKeptStatesLater() {
    guard !endsKeptStates else { return }
    endsKeptStates = true
    device.atEndOfTurn { [self] in endKeptStates() }
  }

  private func endKeptStates() {
    guard endsKeptStates else { return }
    endsKeptStates = false
    for recognizer in active { recognizer.keepsFinalState = false }
    settle()
  }

  /// Resets the recognizers whose attempt is over, and removes inactive recognizers and finished
  /// touches.
  private func finish() {
    for recognizer in active {
      if recognizer.isFinished, recognizer.keepsFinalState {
        endKeptStatesLater()
      } else if recognizer.isFinished {
        recognizer.finishAttempt()
      } else if recognizer.isAttempting, recognizer.currentState == .possible {
        if recognizer.isUndecided {
          recognizer.keepLocation()
          recognizer.trackedTouches.removeAll(where: \.isOver)
        } else {
          recognizer.leaveAttemptOpen()
        }
      } else {
        recognizer.keepLocation()
        recognizer.trackedTouches.removeAll(where: \.isOver)
      }
    }
    active.removeAll { !$0.isAttempting && $0.currentState == .possible }
    touches.removeAll { $0.isOver && $0.viewStage == .over }
  }
}
