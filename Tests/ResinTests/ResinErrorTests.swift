// SPDX-License-Identifier: MIT
import Resin
import Testing

@Suite struct ResinErrorTests {
  @Test func theDescriptionNamesTheArgument() {
    #expect(ResinError(code: 100).description.contains("frequency"))
    #expect(ResinError(code: 107).description.contains("bounce"))
  }

  @Test func errorsAreEqualByCode() {
    #expect(ResinError(code: 6) == ResinError(code: 6))
    #expect(ResinError(code: 6) != ResinError(code: 7))
  }
}
