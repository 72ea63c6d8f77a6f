// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Both imports in one file: the compiler then imports the overlay `_Testing_UIKit`, too.
@MainActor @Suite struct UIKitTests {
  @Test func `Sources that import UIKit get the headless one`() {
    let view: UIView = CounterView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.subviews.count == 1)
  }

  @Test func `Images are attachments where Testing and UIKit are imported`() {
    let attachment = Attachment(UIImage(), named: "nothing", as: .png)
    #expect(attachment.preferredName == "nothing.png")
  }
}
