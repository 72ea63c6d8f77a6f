// SPDX-License-Identifier: MIT

/// What few views have: reasons not to be touched now.
@MainActor
final class UIViewInteraction {
  /// How many animations move the view and do not allow touches.
  var blockingAnimations = 0
}

extension UIView {
  /// The recognisers of the view.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for recognizer in gestures where newValue?.contains(recognizer) != true {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in newValue ?? [] where recognizer.view !== self {
        addGestureRecognizer(recognizer)
      }
    }
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.view = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.breakOffNow()
    guard recognizer.view === self else { return }  // an action was quicker
    gestures.removeAll { $0 === recognizer }
    recognizer.view = nil
    device.application.gestureEnvironment.settle()
  }

  /// Keeps touches away while an animation moves the view, unless it allows them. Calls count.
  final func blockInteraction() {
    let state = interactionState ?? UIViewInteraction()
    interactionState = state
    state.blockingAnimations += 1
  }

  /// Takes one `blockInteraction` back.
  final func unblockInteraction() {
    guard let state = interactionState else { return }
    state.blockingAnimations = max(state.blockingAnimations - 1, 0)
  }

  final var isInteractionBlocked: Bool { (interactionState?.blockingAnimations ?? 0) > 0 }
}
