// SPDX-License-Identifier: MIT

// The failure requirements and the exclusion of recognizers.
extension GestureEnvironment {
  /// Returns whether the delegate of a recognizer and the hit views of its touches permit the
  /// gesture.
  ///
  /// UIView.h: `gestureRecognizerShouldBegin(_:)` of a view is called for the touches that were
  /// hit-tested to this view, if the gesture would cancel them. Superviews of the hit view are not
  /// queried, and neither is the recognizer's own view.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let delegate = recognizer.delegate
    if delegate?.gestureRecognizerShouldBegin(recognizer) == false { return false }
    var views = recognizer.decidingView.map { [$0] } ?? []
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.touchesOfAttempt where touch.viewStage != .over {
        if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
      }
    }
    return views.allSatisfy { $0 === delegate || $0.gestureRecognizerShouldBegin(recognizer) }
  }

  func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
      && !areSimultaneous(recognizer, other)
  }

  private func areSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true {
      return true
    }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }

  func sharesTouches(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.touchesOfAttempt.contains { touch in
      other.touchesOfAttempt.contains { $0 === touch }
    }
  }

  /// Returns the recognizers that must fail before a recognizer may begin.
  func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found = recognizer.failureRequirements.compactMap(\.recognizer)
    for other in active where other !== recognizer && !found.contains(other) {
      if sharesTouches(recognizer, other), requiresFailure(recognizer, of: other) {
        found.append(other)
      }
    }
    return found
  }

  /// Queries the recognizers and delegates once per attempt
  /// ("gestureRecognizer(_:shouldRequireFailureOf:)").
  private func requiresFailure(
    _ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer
  ) -> Bool {
    if let known = recognizer.dynamicRequirements[ObjectIdentifier(other)] { return known }
    let required =
      recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    recognizer.dynamicRequirements[ObjectIdentifier(other)] = required
    return required
  }

  /// Returns whether `recognizer` waits for `other`, directly or through other recognizers. Of
  /// recognizers that wait for each other in a cycle, the first one that is examined need not wait,
  /// which avoids a deadlock.
  func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var open = [recognizer]
    while let current = open.popLast() {
      guard current.isWaiting, !seen.contains(current) else { continue }
      seen.append(current)
      let required = requirements(of: current)
      if required.contains(other) { return true }
      open += required
    }
    return false
  }
}
