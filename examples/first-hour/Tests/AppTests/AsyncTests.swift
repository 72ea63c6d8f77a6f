// SPDX-License-Identifier: MIT
import App
import Foundation
import HeadlessHost
import Testing

@MainActor @Suite struct AsyncTests {
  let host = ScreenHost(.iPhone15)

  @Test func `Tasks run while a test awaits the host`() async throws {
    host.show(TipViewController(clock: host.clock) { "Swipe to delete" })
    try host.tap("Tip")
    await host.advance(by: 1)
    let label = try host.view(.text("Swipe to delete"))
    #expect(label.alpha == 1)

    await host.settled()  // two more seconds of the host's clock, and the animation
    #expect(label.alpha == 0)
  }

  @Test func `Work that takes real time is waited for`() async throws {
    let loading = TipViewController(clock: host.clock) {
      try? await Task.sleep(for: .milliseconds(20))
      return "Shake to undo"
    }
    host.show(loading)
    try host.tap("Tip")
    try await host.wait(for: .text("Shake to undo"))
  }

  @Test func `Blocks on the main queue run in await`() async throws {
    let (soon, later) = (UILabel(), UILabel())
    host.perform {
      DispatchQueue.main.async { soon.text = "soon" }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { later.text = "later" }
    }
    await host.settled()
    #expect(soon.text == "soon")
    // asyncAfter follows the system's clock, not the host's.
    try await host.wait { later.text == "later" }
  }
}
