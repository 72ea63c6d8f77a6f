// SPDX-License-Identifier: MIT

// The state machine of a recognizer ("About the Gesture Recognizer State Machine"). The environment
// decides about the states that a subclass requests after all recognizers have received the event.
extension UIGestureRecognizer {
  final func request(_ new: State) {
    guard !isResetting, let state = successor(of: requestedStates.last ?? currentState, for: new)
    else { return }
    // An event causes one action. A gesture that begins and ends with the same event causes two
    // actions.
    if state == .changed, requestedStates.last == .began { return }
    if requestedStates.last == .changed { requestedStates.removeLast() }
    if currentState == .possible, state == .cancelled || state == .failed {
      requestedStates = []  // a gesture that has not begun ends without beginning
    }
    requestedStates.append(state)
    environment.stateWasRequested(by: self)
  }

  /// Returns the state that follows `state` after a request; nil if the request has no effect.
  private func successor(of state: State, for new: State) -> State? {
    switch (state, new) {
    case (_, .possible), (.ended, _), (.cancelled, _), (.failed, _): nil
    case (.possible, .changed): .began
    case (.possible, _): new
    case (_, .began): .changed
    case (_, .failed): .cancelled  // a recognized gesture cannot fail
    case (.began, _), (.changed, _): new
    }
  }

  final var environment: GestureEnvironment {
    (view?.device ?? .current).application.gestureEnvironment
  }

  /// Reads the decided state, as actions do, and not a state that was requested meanwhile.
  final func readForObserver(_ read: () -> Void) {
    let wasSending = exchange(&isSendingActions, true)
    read()
    isSendingActions = wasSending
  }

  /// Whether the gesture was recognized in this attempt.
  final var isRecognized: Bool {
    currentState == .began || currentState == .changed || currentState == .ended
  }

  /// Whether a continuous gesture is in progress.
  final var isGoingOn: Bool { currentState == .began || currentState == .changed }

  final var isFinished: Bool {
    currentState == .ended || currentState == .cancelled || currentState == .failed
  }

  /// Whether the recognizers that wait for this one must continue to wait.
  final var isUndecided: Bool {
    currentState == .possible && isAttempting
      && (!requestedStates.isEmpty || expectsMoreTouches || trackedTouches.contains { !$0.isOver })
  }

  final func isTracking(_ touch: UITouch) -> Bool {
    trackedTouches.contains { $0 === touch }
  }

  final func breakOff() {
    keepsFinalState = false
    if isGoingOn {
      request(.cancelled)
    } else if isAttempting, currentState == .possible {
      requestedStates = [.failed]
      environment.stateWasRequested(by: self)
    }
  }

  /// Cancels the gesture immediately, because the recognizer is about to be removed from its view.
  final func breakOffNow() {
    if isGoingOn {
      requestedStates = []
      currentState = .cancelled
      sendActions()
    }
    finishAttempt()
  }

  final func fail() {
    requestedStates = []
    isWaiting = false
    currentState = .failed
  }

  /// Resets the recognizer after the end of an attempt. Touches that are still down are ignored.
  final func finishAttempt() {
    guard isAttempting || currentState != .possible else { return }
    keepLocation()
    requestedStates = []
    isWaiting = false
    keepsFinalState = false
    wasAllowedToBegin = false
    dynamicRequirements = [:]
    trackedTouches = []
    touchesOfAttempt = []
    isAttempting = false
    isResetting = true
    reset()
    isResetting = false
    currentState = .possible
  }

  /// Ends an attempt that a subclass left open after the last finger was lifted. Does not call
  /// `reset()`, because the subclass may continue to count touches.
  final func leaveAttemptOpen() {
    keepLocation()
    trackedTouches = []
    touchesOfAttempt = []
    dynamicRequirements = [:]
    wasAllowedToBegin = false
    isAttempting = false
  }

  // MARK: Touches

  /// Returns whether the recognizer receives a new touch.
  final func mayReceive(_ touch: UITouch, event: UIEvent) -> Bool {
    guard isEnabled, !isFinishing else { return false }
    if let scrollType = touch.scrollType, !follows(scrollType) { return false }
    guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
      return false
    }
    guard shouldReceive(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  final func track(_ touch: UITouch) {
    isAttempting = true
    trackedTouches.append(touch)
    touchesOfAttempt.append(touch)
  }

  /// Delivers those of `touches` that the recognizer tracks, by phase.
  final func receive(_ touches: [UITouch], event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = Set(touches.filter { $0.phaseOfFinger == phase && isTracking($0) })
      guard !touches.isEmpty, !isFinishing else { continue }
      switch phase {
      case .began: touchesBegan(touches, with: event)
      case .moved: touchesMoved(touches, with: event)
      case .ended: touchesEnded(touches, with: event)
      default: touchesCancelled(touches, with: event)
      }
    }
  }

  /// Whether the attempt is over, or ends when other recognizers have failed.
  private var isFinishing: Bool {
    switch requestedStates.last ?? currentState {
    case .ended, .cancelled, .failed: true
    default: false
    }
  }
}
