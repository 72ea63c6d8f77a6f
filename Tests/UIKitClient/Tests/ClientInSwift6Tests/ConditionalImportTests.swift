// SPDX-License-Identifier: MIT
// The import of Sources/HeadlessUIKit/README.md.
#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif
import Testing

@MainActor @Suite struct ConditionalImportTests {
  @Test func `The import provides views`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
  }
}
