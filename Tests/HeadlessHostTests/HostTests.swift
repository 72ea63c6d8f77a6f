// SPDX-License-Identifier: MIT
import HeadlessHost
import Testing

@MainActor @Suite struct HostTests {
  @Test func `A host brings the headless UIKit with it`() {
    #expect(UIView().subviews.isEmpty)
  }
}
