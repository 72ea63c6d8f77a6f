// SPDX-License-Identifier: MIT
import Foundation
import ResinTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct DeviceTests {
  @Test func `Frames occur at multiples of their duration`() {
    let device = Device(framesPerSecond: 60)
    var times: [TimeInterval] = []
    device.everyFrame(.links) {
      times.append(device.now)
      return true
    }
    device.advance(by: 0.055)
    expectEqual(times.map { $0 * 60 }, [1, 2, 3])
    expectEqual(device.now, 0.055)
    expectEqual(device.frameCount, 3)
  }

  @Test func `A long run does not drift`() {
    let device = Device(framesPerSecond: 60)
    for _ in 0..<36_000 {
      device.advance(by: 1.0 / 60)
    }
    expectEqual(device.frameCount, 36_000)
    expectNear(device.now, 600, within: 1e-6)
    for _ in 0..<100 {
      device.advanceFrame()
    }
    expectEqual(device.frameCount, 36_100)
  }

  @Test func `Phases run in order and end when they return false`() {
    let device = Device()
    var log: [String] = []
    for phase in Device.FramePhase.allCases.reversed() {
      device.everyFrame(phase) {
        log.append("\(phase)")
        return log.count < 6
      }
    }
    device.advanceFrame()
    expectEqual(log, ["links", "animations", "layout", "completions"])
    device.advanceFrame()
    expectEqual(log.suffix(4), ["links", "animations", "layout", "completions"])
    device.advanceFrame()
    expectEqual(log.count, 9)  // only the links were below 6 in the second frame
  }

  @Test func `A callback that is added in a frame runs in the next one`() {
    let device = Device()
    var count = 0
    device.everyFrame(.links) {
      device.everyFrame(.links) {
        count += 1
        return true
      }
      return false
    }
    device.advanceFrame()
    expectEqual(count, 0)
    device.advanceFrame()
    expectEqual(count, 1)
  }

  @Test func `Timers fire at their own times and in their order`() {
    let device = Device(framesPerSecond: 10)
    var log: [String] = []
    func note(_ name: String) -> @MainActor () -> Void {
      { log.append("\(name) \(device.now)") }
    }
    device.after(0.25, note("c"))
    device.after(0.1, note("a"))
    device.after(0.1, note("b"))
    let cancelled = device.after(0.15, note("never"))
    device.everyFrame(.links) {
      log.append("frame")
      return true
    }
    cancelled.cancel()
    #expect(!cancelled.isPending)
    device.advance(by: 0.31)
    expectEqual(log, ["a 0.1", "b 0.1", "frame", "frame", "c 0.25", "frame"])
  }

  @Test func `A timer may start another one for the same moment`() {
    let device = Device()
    var times: [TimeInterval] = []
    device.after(0.01) {
      device.after(0) { times.append(device.now) }
      device.after(-5) { times.append(device.now) }
    }
    device.advance(by: 0.01)
    expectEqual(times, [0.01, 0.01])
  }

  @Test func `A turn ends with all deferred work`() {
    let device = Device()
    var log: [Int] = []
    device.atEndOfTurn {
      log.append(1)
      device.atEndOfTurn { log.append(2) }
    }
    device.after(0.001) { log.append(3) }
    device.advance(by: 0.001)
    expectEqual(log, [1, 2, 3])
  }

  @Test func `Objects are retained until the end of a turn`() {
    final class Token {}
    let device = Device()
    weak var token: Token?
    do {
      let made = Token()
      token = made
      device.keepUntilEndOfTurn(made)
    }
    #expect(token != nil)
    device.endTurn()
    #expect(token == nil)
  }

  @Test func `The current device is that of the task`() {
    let one = Device()
    let other = Device()
    one.advance(by: 3)
    expectEqual(one.perform { CACurrentMediaTime() }, 3)
    expectEqual(other.perform { CACurrentMediaTime() }, 0)
    one.perform { other.perform { #expect(Device.current === other) } }
    var seen: Device?
    one.after(1) { seen = Device.current }
    other.perform { one.advance(by: 1) }
    #expect(seen === one)
  }
}

@MainActor @Suite struct BadTimeTests {
  @Test func `A timer with a NaN delay fires, and does not stop the clock`() {
    let device = Device()
    var fired = 0
    device.after(.nan) { fired += 1 }
    device.advanceFrame()
    expectEqual(fired, 1)
    expectEqual(device.frameCount, 1)
    #expect(device.isIdle)
  }
}

@MainActor @Suite struct DisplayLinkTests {
  /// "CADisplayLink": timestamp is the time of the frame, targetTimestamp that of the next.
  @Test func `A display link is called in every frame until it is invalidated`() {
    let device = Device(framesPerSecond: 64)  // so that the times are exact
    device.perform {
      var times: [[TimeInterval]] = []
      let link = CADisplayLink { times.append([$0.timestamp * 64, $0.targetTimestamp * 64]) }
      device.advance(by: 2 / 64)
      #expect(times.isEmpty)
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .common)
      device.advance(by: 2 / 64)
      expectEqual(times, [[3, 4], [4, 5]])
      expectEqual(link.duration, 1.0 / 64)
      link.isPaused = true
      device.advance(by: 2 / 64)
      expectEqual(times.count, 2)
      link.isPaused = false
      device.advance(by: 1 / 64)
      expectEqual(times.count, 3)
      link.invalidate()
      device.advance(by: 2 / 64)
      expectEqual(times.count, 3)
    }
  }

  /// "CADisplayLink", `remove(from:forMode:)`: a link that was removed may be added again.
  @Test func `A display link is called once a frame after it was removed and added again`() {
    let device = Device()
    device.perform {
      var calls = 0
      let link = CADisplayLink { _ in calls += 1 }
      link.add(to: .main, forMode: .common)
      link.remove(from: .main, forMode: .common)
      #expect(device.isIdle)
      link.add(to: .main, forMode: .common)
      device.advanceFrame()
      expectEqual(calls, 1)
      device.advanceFrame()
      expectEqual(calls, 2)
    }
  }

  @Test func `A display link may invalidate itself and is then released`() {
    let device = Device()
    weak var link: CADisplayLink?
    device.perform {
      let made = CADisplayLink { $0.invalidate() }
      link = made
      made.add(to: .main, forMode: .common)
    }
    #expect(link != nil)
    device.advanceFrame()
    #expect(link == nil)
  }

  @Test func `Work that defers itself to the end of the turn repeatedly does not stop the clock`() {
    let device = Device()
    var count = 0
    @MainActor func again() {
      count += 1
      device.atEndOfTurn(again)
    }
    again()
    device.advance(by: 0.1)
    expectEqual(device.frameCount, 6)
    #expect(count > 6)
  }
}
