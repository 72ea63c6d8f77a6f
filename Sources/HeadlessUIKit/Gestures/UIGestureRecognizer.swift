// SPDX-License-Identifier: MIT

/// Sees touches and says what they mean.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?
}

/// What views with interactions have.
@MainActor
final class UIViewInteraction {}

extension UIView {
  /// The recognisers of the view.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    gestures.isEmpty ? nil : gestures
  }

  final func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.view = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestures.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
