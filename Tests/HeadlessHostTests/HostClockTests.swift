// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct HostClockTests {
  @Test func `Tasks wake when the host's time has come, in order`() async {
    let host = ScreenHost()
    let clock: any Clock<Duration> = host.clock
    var log: [String] = []
    host.perform {
      for milliseconds in [300, 100, 200] {
        Task {
          try await clock.sleep(for: .milliseconds(milliseconds))
          log.append("\(milliseconds) at \((host.now * 1000).rounded())")
        }
      }
    }
    await host.advance(by: 0.25)
    expectEqual(log, ["100 at 100.0", "200 at 200.0"])
    #expect(await host.settled())
    expectEqual(log.last, "300 at 300.0")
  }

  @Test func `Time on the clock is the host's, on every executor`() async throws {
    let host = ScreenHost()
    let clock = host.clock
    expectEqual(clock.now.offset, .zero)
    await host.advance(by: 2)
    let offset = await Task.detached { clock.now.offset }.value
    expectEqual(offset, .seconds(2))
    expectEqual(clock.now.duration(to: clock.now.advanced(by: .seconds(1))), .seconds(1))
    // A sleep until a time in the past returns immediately.
    try await clock.sleep(until: clock.now, tolerance: nil)
    try await clock.sleep(for: .seconds(-1))
  }

  @Test func `A timeout of the host's time can be cancelled`() async {
    let host = ScreenHost()
    let clock = host.clock
    let task = host.perform { Task { try await clock.sleep(for: .seconds(1)) } }
    await host.advance(by: 0.5)
    #expect(!host.isSettled)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(host.isSettled)
    await #expect(throws: CancellationError.self) {
      try await Task { () async throws in
        withUnsafeCurrentTask { $0?.cancel() }
        try await clock.sleep(for: .seconds(1))
      }.value
    }
  }

  @Test func `A sleeping task does not hold the host up`() async {
    let host = ScreenHost()
    host.patience = 3600
    let clock = host.clock
    var seconds = 0
    host.perform {
      _ = Task {
        while seconds < 5 {
          try await clock.sleep(for: .seconds(1))
          seconds += 1
        }
      }
    }
    await host.advance(by: 2.5)
    expectEqual(seconds, 2)
    #expect(await host.settled())
    expectEqual(seconds, 5)
    expectNear(host.now, 5, within: host.frameDuration)
  }
}
