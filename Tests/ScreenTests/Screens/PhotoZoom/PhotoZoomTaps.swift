// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// Adds a recognizer of double taps. In a file of its own, because Apple's recognizers have a
  /// target and a selector instead of a closure.
  func addDoubleTap(_ action: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    let recognizer = UITapGestureRecognizer(action: action)
    recognizer.numberOfTapsRequired = 2
    addGestureRecognizer(recognizer)
  }
}
