// SPDX-License-Identifier: MIT
#if canImport(UIKit.UIGestureRecognizerSubclass)
  public import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that begins with the touch, not when the finger has moved.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let screen = UIView()
/// let recognizer = InstantPanGestureRecognizer()
/// screen.addGestureRecognizer(recognizer)
/// host.show(screen)
/// let finger = host.touch(at: CGPoint(x: 200, y: 400))
/// print(recognizer.state == .began)  // true
/// finger.lift()
/// ```
///
/// It stops what moves under the finger at once, and makes no difference between a tap and a drag.
/// It also takes the touch from everything else: buttons below it are not tapped.
@preconcurrency @MainActor
open class InstantPanGestureRecognizer: UIPanGestureRecognizer {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began }
  }
}
