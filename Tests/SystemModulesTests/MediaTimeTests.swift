// SPDX-License-Identifier: MIT
import QuartzCore
import Testing

/// One import only.
@Suite struct MediaTimeTests {
  @Test func `QuartzCore alone has time intervals`() {
    let interval: CFTimeInterval = 2
    #expect(interval == 2)
  }
}
