// SPDX-License-Identifier: MIT
package import HeadlessUIKit

extension UIGestureRecognizer.State {
  /// The name of the state in a log.
  package var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension UIGestureRecognizer {
  /// Records every action, and attaches the recognizer.
  @discardableResult
  package func logged(_ log: Log, _ name: String, on view: UIView) -> Self {
    self.name = name
    addAction { log.add("\(name) \($0.state.word)") }
    view.addGestureRecognizer(self)
    return self
  }
}
