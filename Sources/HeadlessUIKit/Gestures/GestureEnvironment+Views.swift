// SPDX-License-Identifier: MIT

// The delivery of touches to views, subject to the delays and cancellations of recognizers.
extension GestureEnvironment {
  func notifyViews() {
    var began: [UITouch] = []
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
        began.append(touch)
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
    deliver(began, .began)
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

  /// Calls each view once, in the order in which its first finger touched the screen.
  private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase) {
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
