// SPDX-License-Identifier: MIT
import Testing
import UIKit.UIColor
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIViewController

/// The imports of Apple's submodules.
@MainActor @Suite struct SubmoduleTests {
  private final class Recognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { state = .began }
  }

  @Test func `An import of a submodule imports UIKit`() {
    #expect(Recognizer().state == .possible)
    #expect(UIColor.red != .blue)
    #expect(UIViewController().viewIfLoaded == nil)
  }
}
