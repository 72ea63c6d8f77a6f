// SPDX-License-Identifier: MIT
import HeadlessHost
import UIKit
import XCTest

/// An XCTest class on the main actor. At least one test of such a class must be asynchronous;
/// otherwise the program stops in swift-corelibs-xctest before the first test (docs/porting.md,
/// "Tests").
@MainActor final class LabelXCTests: XCTestCase {
  private var host: ScreenHost!
  private var label: UILabel!

  override func setUp() async throws {
    host = ScreenHost(.iPhone15)
    label = host.perform { UILabel() }
    label.text = "Hello"
  }

  func testALabelIsAsWideAsItsText() async {
    label.sizeToFit()
    XCTAssertGreaterThan(label.bounds.width, 0)
    XCTAssertEqual(label.bounds.width, label.intrinsicContentSize.width)
  }

  func testALabelIsShown() async {
    host.show(label)
    host.settle()
    XCTAssertNotNil(label.window)
  }
}

/// An XCTest class without an actor, which uses UIKit in closures on the main actor.
final class ViewXCTests: XCTestCase {
  func testAViewHasItsFrame() {
    MainActor.assumeIsolated {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      XCTAssertEqual(view.center, CGPoint(x: 2.5, y: 4))
    }
  }
}
