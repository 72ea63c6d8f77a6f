// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import XCTest

/// Runs the main run loop until a condition holds.
@MainActor
private func runLoop(line: UInt = #line, until condition: () -> Bool) {
  let deadline = Date() + 10
  while !condition(), Date() < deadline {
    RunLoop.main.run(until: Date() + 0.005)
  }
  XCTAssertTrue(condition(), line: line)
}

/// Runs the body of a test on the main actor.
///
/// On Linux, XCTest does not run a class that is isolated to the main actor and has only
/// synchronous tests.
private func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(body)
}

/// Tests of hosts in real time and of the default device, which the main run loop drives.
///
/// The only property of the system's clock that the tests require is that time passes.
final class RealTimeTests: XCTestCase {
  func testAnimationsEndWhileAnExpectationIsWaitedFor() {
    let done = expectation(description: "the animation has ended")
    let host = onMain {
      let host = ScreenHost(time: .real)
      let view = host.perform { UIView() }
      host.show(view)
      UIView.animate(withDuration: 0.05) {
        view.alpha = 0
      } completion: { finished in
        XCTAssertTrue(finished)
        done.fulfill()
      }
      return host
    }
    wait(for: [done], timeout: 10)
    XCTAssertGreaterThanOrEqual(onMain { host.now }, 0.05)
  }

  func testLayoutIsDoneWhenTheRunLoopTurns() {
    onMain {
      let host = ScreenHost(time: .real)
      let label = host.perform { UILabel() }
      host.show(label)
      label.text = "changed"
      label.setNeedsLayout()
      let before = host.counters.layoutPasses
      XCTAssertEqual(host.counters.layoutPasses, before)
      runLoop { host.counters.layoutPasses > before }
    }
  }

  func testTheDefaultDeviceTurnsByItself() {
    onMain {
      let controller = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Hello"
      controller.view.addSubview(label)
      XCTAssertTrue(label.device === Device.shared)
      var (ticks, ended) = (0, false)
      let link = CADisplayLink { _ in ticks += 1 }
      link.add(to: .main, forMode: .common)
      UIView.animate(withDuration: 0.05, animations: { label.alpha = 0.5 }) { _ in ended = true }
      runLoop { ticks >= 5 && ended }
      XCTAssertEqual(ScreenHost.main.views(.text("Hello")), [label])
      link.invalidate()
      window.isHidden = true
      runLoop { !Device.shared.isDriven }
    }
  }

  func testNoFrameRunsWhileNothingMoves() {
    onMain {
      let host = ScreenHost(time: .real)
      RunLoop.main.run(until: Date() + 0.05)
      XCTAssertEqual(host.frameCount, 0)
      XCTAssertFalse(host.device.isDriven)
      // A change is shown in one frame; afterwards no frames run, although a window is visible.
      host.show(UIView())
      runLoop { host.frameCount == 1 && !host.device.isDriven }
      RunLoop.main.run(until: Date() + 0.1)
      XCTAssertEqual(host.frameCount, 1)
      XCTAssertFalse(host.device.isDriven)
    }
  }

  func testNoFrameRunsForAPausedDisplayLink() {
    onMain {
      let host = ScreenHost(time: .real)
      var ticks = 0
      let link = host.perform { CADisplayLink { _ in ticks += 1 } }
      link.isPaused = true
      link.add(to: .main, forMode: .common)
      runLoop { !host.device.isDriven }
      RunLoop.main.run(until: Date() + 0.05)
      XCTAssertEqual(ticks, 0)
      XCTAssertEqual(host.frameCount, 0)
      link.isPaused = false
      runLoop { ticks >= 3 }
      link.isPaused = true
      runLoop { !host.device.isDriven }
      let frames = host.frameCount
      RunLoop.main.run(until: Date() + 0.05)
      XCTAssertEqual(host.frameCount, frames)
    }
  }

  func testTimeAtRestPassesWithoutFrames() {
    onMain {
      let host = ScreenHost(time: .real)
      let view = host.perform { UIView() }
      host.show(view)
      runLoop { !host.device.isDriven }
      let (frames, start) = (host.frameCount, host.now)
      RunLoop.main.run(until: Date() + 0.3)
      XCTAssertGreaterThanOrEqual(host.now, start + 0.3)
      XCTAssertEqual(host.frameCount, frames)
      // An animation begins at the current time, not at the time of the last frame.
      let begin = host.now
      UIView.animate(withDuration: 0.1) { view.alpha = 0 }
      runLoop { host.frameCount > frames }
      XCTAssertGreaterThan(host.now, begin)
      runLoop { host.isSettled }
      XCTAssertGreaterThanOrEqual(host.now, begin + 0.1)
      XCTAssertLessThanOrEqual(host.frameCount - frames, Int((host.now - begin) * 60) + 2)
    }
  }

  func testFramesThatTheMainThreadWasTooBusyForAreDropped() {
    onMain {
      let host = ScreenHost(time: .real)
      var times: [TimeInterval] = []
      let link = host.perform { CADisplayLink { times.append($0.timestamp) } }
      link.add(to: .main, forMode: .common)
      runLoop { !times.isEmpty }
      let count = times.count
      Thread.sleep(forTimeInterval: 0.2)
      _ = RunLoop.main.run(mode: .default, before: Date() + 1)
      runLoop { times.count > count }
      XCTAssertLessThan(times.count - count, 12)
      XCTAssertGreaterThanOrEqual(times[count] - times[count - 1], 0.15)
      XCTAssertEqual(times, times.sorted())
      link.invalidate()
    }
  }

  func testSynchronousMethodsSkipAhead() {
    onMain {
      let host = ScreenHost(time: .real)
      let view = host.perform { UIView() }
      host.show(view)
      var ended = false
      UIView.animate(withDuration: 100, animations: { view.alpha = 0 }) { _ in ended = true }
      host.advance(by: 101)
      XCTAssertTrue(ended)
      XCTAssertGreaterThanOrEqual(host.now, 101)
      XCTAssertTrue(host.settle())
      let now = host.now
      RunLoop.main.run(until: Date() + 0.02)
      XCTAssertGreaterThanOrEqual(host.now, now + 0.02)
    }
  }

  func testBlocksTimersAndTasksAreOnTheHost() {
    let done = [1, 2, 3].map { expectation(description: "\($0)") }
    let host = onMain {
      let host = ScreenHost(time: .real)
      host.show(UIView())
      host.perform {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
          XCTAssertTrue(UIView().device === host.device)
          done[0].fulfill()
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
          MainActor.assumeIsolated { XCTAssertTrue(UIView().device === host.device) }
          done[1].fulfill()
        }
        Task {
          try await Task.sleep(for: .milliseconds(10))
          XCTAssertTrue(UIView().device === host.device)
          done[2].fulfill()
        }
      }
      return host
    }
    wait(for: done, timeout: 10)
    withExtendedLifetime(host) {}
  }

  func testActionsThatAddEachOtherWithoutEndWaitForFrames() {
    onMain {
      let host = ScreenHost(time: .real)
      var (count, stops) = (0, false)
      @MainActor func again() {
        count += 1
        if !stops { host.device.atEndOfTurn { again() } }
      }
      host.perform { again() }
      let (start, before) = (host.now, count)
      RunLoop.main.run(until: Date() + 0.2)
      let frames = (host.now - start) / host.frameDuration
      // At most 1,000 in the turn that is scheduled immediately, and 1,000 in each frame.
      XCTAssertGreaterThan(count, before)
      XCTAssertLessThanOrEqual(count - before, 1_000 * (Int(frames) + 2))
      stops = true
      runLoop { !host.device.isDriven }
    }
  }

  func testATimerBeyondTheSystemsClockIsNeverDue() {
    onMain {
      let host = ScreenHost(time: .real)
      var fires = 0
      for seconds in [1e10, 1e12, .infinity] {
        let timer = host.device.after(seconds) { fires += 1 }
        RunLoop.main.run(until: Date() + 0.02)
        XCTAssertEqual(fires, 0)
        timer.cancel()
      }
      host.perform { CADisplayLink { _ in fires += 1 } }.add(to: .main, forMode: .common)
      runLoop { fires > 0 }
    }
  }

  func testAReleasedHostStopsTurning() {
    onMain {
      weak var device: Device?
      var ticks = 0
      do {
        let host = ScreenHost(time: .real)
        device = host.device
        host.perform { CADisplayLink { _ in ticks += 1 } }.add(to: .main, forMode: .common)
        runLoop { ticks > 1 }
      }
      runLoop { device == nil }
    }
  }
}

/// Tests of real time in asynchronous tests, in which the main actor also runs on the main thread.
final class AwaitedRealTimeTests: XCTestCase {
  @MainActor
  func testRealTimeIsAwaited() async throws {
    let host = ScreenHost(time: .real)
    let label = host.perform { UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
    host.show(UIView()).addSubview(label)
    host.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { label.text = "later" }
    }
    try await host.wait(for: "later")
    let (start, frames) = (host.now, host.frameCount)
    UIView.animate(withDuration: 0.1) { label.alpha = 0.5 }
    await host.advance(by: 0.2)
    XCTAssertGreaterThanOrEqual(host.now, start + 0.2)
    XCTAssertGreaterThan(host.frameCount, frames)
    XCTAssertTrue(host.isSettled)
    let settled = await host.settled()
    XCTAssertTrue(settled)
  }

  @MainActor
  func testWorkWithoutEndDoesNotHoldAHostInRealTimeUp() async throws {
    let host = ScreenHost(time: .real)
    host.printsWarnings = false
    host.show(UIView())
    let view = try XCTUnwrap(host.window?.subviews.first)
    let deadline = Date() + 20  // in case the host waits for the end
    var stops = false
    func again() {
      view.setNeedsLayout()
      if !stops, Date() < deadline { DispatchQueue.main.async { again() } }
    }
    host.perform { again() }
    await host.advance(by: 0.05)
    let settled = await host.settled(limit: 0.05)
    XCTAssertFalse(settled)
    do {
      try await host.wait(for: "Never", limit: 0.05)
      XCTFail("There is no such element.")
    } catch is ElementError {}
    XCTAssertLessThan(Date(), deadline)
    stops = true
  }

  @MainActor
  func testTheLimitHoldsInRealTimeWhileFramesRunAndATaskIsAwaited() async {
    let host = ScreenHost(time: .real)
    host.printsWarnings = false
    host.patience = 3600
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let deadline = Date() + 20
    let link = host.perform {
      _ = Task { for await _ in stream {} }
      return CADisplayLink { _ in if Date() > deadline { continuation.finish() } }
    }
    link.add(to: .main, forMode: .common)
    let start = host.now
    let settled = await host.settled(limit: 0.1)
    XCTAssertFalse(settled)
    XCTAssertGreaterThanOrEqual(host.now, start + 0.08)
    XCTAssertLessThan(Date(), deadline)
    XCTAssertEqual(host.warnings, [])
    link.invalidate()
    continuation.finish()
  }

  @MainActor
  func testTimersOfTheRunLoopFireWhileTheHostsTimeStandsStill() async throws {
    let host = ScreenHost()
    let label = host.perform { UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
    host.show(UIView()).addSubview(label)
    host.perform {
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 0.5, animations: { label.alpha = 0.5 }) { _ in
            label.text = "Done"
          }
        }
      }
    }
    try await host.wait(for: "Done")
    XCTAssertLessThan(abs(host.now - 0.5), host.frameDuration * 1.5)
  }

  @MainActor
  func testTheMainQueueIsServedInOrder() async {
    let host = ScreenHost()
    var log: [Int] = []
    host.perform {
      DispatchQueue.main.async { log.append(1) }
      Task {
        log.append(2)
        await Task.yield()
        log.append(4)
      }
      DispatchQueue.main.async { log.append(3) }
    }
    await host.settled()
    XCTAssertEqual(log, [1, 2, 3, 4])
    XCTAssertEqual(host.now, 0)
  }
}
