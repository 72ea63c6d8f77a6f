// SPDX-License-Identifier: MIT
import HeadlessUIKit
import Testing

@MainActor @Suite struct UIKitTests {
  @Test func `Sources that import UIKit get the headless one`() {
    let view: UIView = CounterView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.subviews.count == 1)
  }
}
