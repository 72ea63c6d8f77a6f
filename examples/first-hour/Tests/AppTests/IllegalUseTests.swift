// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@MainActor @Suite struct IllegalUseTests {
  init() {
    // Illegal use that no test expects fails the test that runs, and no other one.
    ScreenHost.onIllegalUse = { Issue.record("\($0)") }
  }

  @Test func `Views without a common superview have no constraints`() {
    let host = ScreenHost(.iPhone15)
    host.recordsIllegalUse = true  // this test expects it
    let (one, other) = (UIView(), UIView())
    host.perform { one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true }
    #expect(host.illegalUse.count == 1)
    #expect(host.illegalUse[0].contains("common ancestor"))
  }
}
