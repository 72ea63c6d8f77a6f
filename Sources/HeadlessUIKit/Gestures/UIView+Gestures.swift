// SPDX-License-Identifier: MIT

extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.view = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.breakOffNow()
    guard recognizer.view === self else { return }  // an action may have removed the recognizer
    gestures.removeAll { $0 === recognizer }
    recognizer.view = nil
    device.application.gestureEnvironment.settle()
  }
}
