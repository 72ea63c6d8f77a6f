// SPDX-License-Identifier: MIT

/// What views with interactions have.
@MainActor
final class UIViewInteraction {}

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
}
