// SPDX-License-Identifier: MIT
import HeadlessHost
import ResinTestSupport
import Testing

/// "CADisplayLink", `preferredFrameRateRange`: the system chooses the available rate that is
/// nearest.
@MainActor @Suite struct DisplayLinkRateTests {
  @Test(arguments: [
    (CAFrameRateRange.default, 120), (CAFrameRateRange(minimum: 30, maximum: 60), 60),
    (CAFrameRateRange(minimum: 24, maximum: 120, preferred: 40), 40),
    (CAFrameRateRange(minimum: 10, maximum: 30, preferred: 24), 24),
    (CAFrameRateRange(minimum: 80, maximum: 240, preferred: 240), 120),
    (CAFrameRateRange(minimum: .nan, maximum: .infinity, preferred: -1), 120),
  ])
  func `A link is called at the rate that is nearest to the preferred one`(
    range: CAFrameRateRange, calls: Int
  ) {
    let host = ScreenHost(framesPerSecond: 120)
    var times: [Double] = []
    var targets: [Double] = []
    let link = host.perform {
      CADisplayLink {
        times.append($0.timestamp)
        targets.append($0.targetTimestamp)
      }
    }
    host.perform {
      link.preferredFrameRateRange = range
      link.add(to: .main, forMode: .common)
    }
    host.advance(by: 2)
    #expect(abs(times.count - 2 * calls) <= 1)
    // A target is the time of the next call.
    #expect(zip(targets, times.dropFirst()).allSatisfy { abs($0 - $1) < 1e-9 })
    link.invalidate()
  }

  @Test func `A rate can be set as a number`() {
    let host = ScreenHost(framesPerSecond: 60)
    var calls = 0
    let link = host.perform { CADisplayLink { _ in calls += 1 } }
    host.perform {
      link.preferredFramesPerSecond = 20
      link.add(to: .main, forMode: .common)
    }
    expectEqual(
      link.preferredFrameRateRange, CAFrameRateRange(minimum: 20, maximum: 20, preferred: 20))
    host.advance(by: 1)
    expectEqual(calls, 20)
    link.invalidate()
  }
}
