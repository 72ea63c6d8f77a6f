// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

@Suite struct ResinErrorTests {
  @Test func `The description names the argument`() {
    #expect(ResinError(code: 100).description.contains("frequency"))
    #expect(ResinError(code: 107).description.contains("bounce"))
  }

  @Test func `Errors with equal codes are equal`() {
    expectEqual(ResinError(code: 6), ResinError(code: 6))
    #expect(ResinError(code: 6) != ResinError(code: 7))
  }
}
