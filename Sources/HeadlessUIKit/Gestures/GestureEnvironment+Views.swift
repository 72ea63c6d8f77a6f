// SPDX-License-Identifier: MIT

// The delivery of touches to views, subject to the delays and cancellations of recognizers.
extension GestureEnvironment {
  func notifyViews() {
    var late: [UITouch] = []
    var moved: [UITouch] = []
    var ended: [UITouch] = []
    var cancelled: [UITouch] = []
    for touch in touches where touch.viewStage != .over {
      if isTakenFromView(touch) {
        if touch.viewStage == .began { cancelled.append(touch) }
        touch.viewStage = .over
        continue
      }
      if touch.viewStage == .waiting {
        guard !isHeldAtItsBeginning(touch) else { continue }
        guard viewWants(touch) else {
          touch.viewStage = .over
          continue
        }
        touch.viewStage = .began
        touch.movedUnseen = false
        late.append(touch)
      }
      if touch.phaseOfFinger == .ended {
        guard !isHeldAtItsEnd(touch) else { continue }
        touch.viewStage = .over
        ended.append(touch)
      } else if touch.movedUnseen {
        touch.movedUnseen = false
        moved.append(touch)
      }
    }
    deliverHeldMoments(of: late)
    deliver(moved, .moved)
    deliver(ended, .ended)
    deliver(cancelled, .cancelled)
  }

  private func isTakenFromView(_ touch: UITouch) -> Bool {
    if touch.isTaken || touch.phaseOfFinger == .cancelled { return true }
    return active.contains {
      $0.isRecognized && $0.cancelsTouchesInView && $0.isTracking(touch)
    }
  }

  func isHeldAtItsBeginning(_ touch: UITouch) -> Bool {
    active.contains { $0.isUndecided && $0.holdsBeginnings && $0.touchesOfAttempt.contains(touch) }
  }

  func isHeldAtItsEnd(_ touch: UITouch) -> Bool {
    active.contains {
      $0.isUndecided && $0.delaysTouchesEnded && $0.touchesOfAttempt.contains(touch)
    }
  }

  /// "UIView", `isMultipleTouchEnabled`: without it, the view receives only the first finger.
  private func viewWants(_ touch: UITouch) -> Bool {
    guard let view = touch.view, touch.scrollType == nil else { return false }
    return view.isMultipleTouchEnabled
      || !touches.contains {
        $0 !== touch && $0.view === view && $0.viewStage == .began && !$0.isOver
      }
  }

  /// Delivers to views what they have missed of touches that are not held back any more: the
  /// beginnings and the movements, each with the location and the time of its event.
  ///
  /// UIGestureRecognizer, "delaysTouchesBegan": the window delivers "these objects to the view in
  /// a touchesBegan(_:with:) message (and possibly a follow-up touchesMoved(_:with:) message to
  /// inform it of the touches' current locations)". That there is a message for each event of the
  /// finger is not documented; chosen because a view then follows the finger as it does without a
  /// delay.
  private func deliverHeldMoments(of touches: [UITouch]) {
    guard !touches.isEmpty else { return }
    let missed = touches.map { ($0, $0.takeHeldMoments()) }
    let time = event.timestamp
    for number in Set(missed.flatMap { $0.1.map(\.event) }).sorted() {
      for phase in [UITouch.Phase.began, .moved] {
        var group: [UITouch] = []
        // A callback may have cancelled a touch.
        for (touch, moments) in missed where !touch.isTaken {
          let moment = moments.first { $0.event == number && $0.phase == phase }
          guard let moment else { continue }
          touch.lateMoment = moment
          event.timestamp = moment.time
          group.append(touch)
        }
        deliver(group, phase)
        for touch in group { touch.lateMoment = nil }
      }
    }
    event.timestamp = time
  }

  /// Calls each view once, in the order in which its first finger touched the screen.
  private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase) {
    // An event contains the touches that it is delivered for, also those of lifted fingers.
    let lifted = touches.filter { !event.orderedTouches.contains($0) }
    event.orderedTouches += lifted
    defer { event.orderedTouches.removeAll { lifted.contains($0) } }
    var rest = touches
    while let view = rest.first?.view {
      let group = Set(rest.filter { $0.view === view })
      rest.removeAll { $0.view === view }
      for touch in group {
        touch.phaseForView = phase
      }
      switch phase {
      case .began: view.touchesBegan(group, with: event)
      case .moved: view.touchesMoved(group, with: event)
      case .ended: view.touchesEnded(group, with: event)
      default: view.touchesCancelled(group, with: event)
      }
      for touch in group {
        touch.phaseForView = nil
      }
    }
  }
}
