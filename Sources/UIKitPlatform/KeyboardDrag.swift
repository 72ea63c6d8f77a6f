// SPDX-License-Identifier: MIT

/// Observes a scroll view whose drags move the keyboard. No notification is posted for these moves.
@preconcurrency @MainActor
final class KeyboardDrag {
  private weak var scrollView: UIScrollView?
  private var observation: GestureObservation?

  /// - Parameter handler: Called for every move of the finger, and at the end of the drag.
  init(of scrollView: UIScrollView, handler: @escaping @MainActor (KeyboardDrag) -> Void) {
    self.scrollView = scrollView
    observation = GestureObservation(of: scrollView.panGestureRecognizer) { [weak self] in
      if let self { handler(self) }
    }
  }

  /// Whether a finger drags the content.
  var isDragging: Bool {
    switch scrollView?.panGestureRecognizer.state {
    case .began, .changed: true
    default: false
    }
  }

  /// Returns the position of the finger in a view.
  func location(in view: UIView) -> CGPoint? {
    scrollView?.panGestureRecognizer.location(in: view)
  }

  func end() {
    observation?.end()
    observation = nil
  }
}

extension UIScrollView {
  /// Whether a drag moves the keyboard along.
  var dragsKeyboard: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }
}
