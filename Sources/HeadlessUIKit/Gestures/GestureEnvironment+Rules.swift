// SPDX-License-Identifier: MIT

// The failure requirements and the exclusion of recognisers.
extension GestureEnvironment {
  /// Returns whether the delegate and the views from the hit view up to the recogniser's view permit the
  /// gesture.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false { return false }
    var view = recognizer.involvedTouches.first?.view ?? recognizer.view
    while let current = view {
      if !current.gestureRecognizerShouldBegin(recognizer) { return false }
      if current === recognizer.view { break }
      view = current.superview
    }
    return true
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

  /// Returns the recognisers that must fail before a recogniser may begin.
  func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found = recognizer.failureRequirements.compactMap(\.recognizer)
    for other in active where other !== recognizer && !found.contains(other) {
      if sharesTouches(recognizer, other), requiresFailure(recognizer, of: other) {
        found.append(other)
      }
    }
    return found
  }

  /// Queries the recognisers and delegates once per attempt ("gestureRecognizer(_:shouldRequireFailureOf:)").
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

  /// Returns whether `recognizer` waits for `other`, directly or through other recognisers. Of recognisers
  /// that wait for each other in a cycle, the first one that is examined need not wait, which avoids a
  /// deadlock.
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
