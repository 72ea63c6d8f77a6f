// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

/// Tests of the host's asynchronous methods, which run the main queue between turns.
@MainActor @Suite struct AwaitingTests {
  private actor Store {
    /// Returns a value after at least one suspension on another executor, for a time in real
    /// seconds.
    func load(_ value: Int, seconds: Double) async -> Int {
      try? await Task.sleep(for: .seconds(seconds))
      return value
    }
  }

  @Test func `Blocks, tasks and continuations run in the order in which they were enqueued`() async
  {
    let host = ScreenHost()
    var log: [String] = []
    host.perform {
      DispatchQueue.main.async { log.append("block 1") }
      Task {
        log.append("task 2")
        await withCheckedContinuation { continuation in
          DispatchQueue.main.async { continuation.resume() }
        }
        log.append("continuation 5")
      }
      DispatchQueue.main.async {
        log.append("block 3")
        DispatchQueue.main.async { log.append("block 4") }
      }
    }
    #expect(log.isEmpty)
    #expect(await host.settled())
    expectEqual(log, ["block 1", "task 2", "block 3", "block 4", "continuation 5"])
    expectEqual(host.now, 0)
  }

  @Test func `Blocks and tasks that a frame enqueues run before the next frame`() async {
    let host = ScreenHost()
    var log: [String] = []
    let link = host.perform {
      CADisplayLink { _ in
        let frame = host.frameCount
        log.append("frame \(frame)")
        DispatchQueue.main.async { log.append("block of \(frame) at \(host.frameCount)") }
        Task { log.append("task of \(frame) at \(host.frameCount)") }
      }
    }
    link.add(to: .main, forMode: .common)
    await host.advance(by: 3 * host.frameDuration)
    expectEqual(
      log, (1...3).flatMap { ["frame \($0)", "block of \($0) at \($0)", "task of \($0) at \($0)"] })
    #expect(!(await host.settled(limit: 0.1)))
    link.invalidate()
    #expect(await host.settled())
  }

  @Test func `Changes that a block makes are laid out when the method returns`() async {
    let host = ScreenHost()
    let view = host.perform { CountingView() }
    host.show(view)
    let before = view.layouts
    DispatchQueue.main.async { view.setNeedsLayout() }
    await host.advance(by: 0)
    expectEqual(view.layouts, before + 1)
  }

  @Test func `A block animates on its host, and makes views that belong to it`() async throws {
    let host = ScreenHost()
    host.show(UIView())
    await host.advance(by: 10)
    let container = try #require(host.window?.subviews.first)
    host.perform {
      DispatchQueue.main.async {
        expectEqual(CACurrentMediaTime(), host.now)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "New"
        container.addSubview(label)
        UIView.animate(withDuration: 1) { label.alpha = 0.5 }
      }
    }
    await host.advance(by: 0)
    let label = try host.view(.text("New"), as: UILabel.self)
    #expect(label.device === host.device)
    #expect(!host.isSettled)
    await host.advance(by: 0.5)
    let opacity = try #require(label.layer.presentation()?.opacity)
    #expect(opacity > 0.5 && opacity < 1)
    #expect(await host.settled())
    expectNear(host.now, 11, within: host.frameDuration)
  }

  @Test func `Tasks on other executors are waited for while the host's time stands still`() async {
    func run(_ seconds: Double) async -> [String] {
      let host = ScreenHost()
      host.patience = 10
      let store = Store()
      let label = host.perform { UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
      host.show(UIView()).addSubview(label)
      host.perform {
        UIView.animate(withDuration: 0.2) { label.alpha = 0.2 }
        Task {
          label.text = "\(await store.load(1, seconds: seconds))"
          UIView.animate(withDuration: 0.1) { label.frame.origin.x = 100 }
          label.text = "\(await store.load(2, seconds: seconds))"
        }
      }
      var dumps: [String] = []
      host.onFrame = { [unowned host] in dumps.append(host.dump(.presentation)) }
      #expect(await host.settled())
      expectEqual(label.text, "2")
      return dumps
    }
    let (quick, slow) = (await run(0), await run(0.03))
    expectEqual(quick, slow)
    expectEqual(quick.count, 12)  // 0.2 s
    expectEqual(Set(quick).count, 12)
  }

  @Test func `A task that waits for something else is waited for once`() async {
    let host = ScreenHost()
    host.patience = 0.02
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    var sum = 0
    host.perform {
      _ = Task { for await value in stream { sum += value } }
    }
    expectEqual(host.device.awaitedTaskCount(), 1)
    #expect(await host.settled())
    expectEqual(host.device.awaitedTaskCount(), 0)
    expectEqual(host.device.unfinishedTaskCount, 1)
    continuation.yield(3)
    #expect(await host.settled())
    await untilTrue { sum == 3 }
    expectEqual(sum, 3)
    continuation.finish()
    #expect(await host.settled())
    await untilTrue { host.device.unfinishedTaskCount == 0 }
    expectEqual(host.device.unfinishedTaskCount, 0)
    #expect(host.warnings.isEmpty)
  }

  // The host does not wait again for a task that it has waited for, and other tests have the main
  // actor first.
  private func untilTrue(_ condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }

  // MARK: Work without end

  @Test func `Work on the main queue without end is left with a warning`() async {
    let host = ScreenHost()
    host.printsWarnings = false
    let view = host.perform { UIView() }
    host.show(view)
    var (count, stops) = (0, false)
    func again() {
      if host.warnings.isEmpty { count += 1 }
      view.setNeedsLayout()
      if !stops { DispatchQueue.main.async { again() } }
    }
    host.perform { again() }
    #expect(!(await host.settled()))
    expectEqual(count, 1_001)  // once immediately, and once in each of the 1,000 rounds
    expectEqual(host.warnings.count, 1)
    #expect(host.warnings.first?.contains("1000 times") == true)
    // The time still advances.
    await host.advance(by: 1)
    expectEqual(host.now, 1)
    expectEqual(host.warnings.count, 2)
    stops = true
    #expect(await host.settled())
  }

  @Test func `Tasks without end are left with a warning`() async {
    let host = ScreenHost()
    host.printsWarnings = false
    let view = host.perform { UIView() }
    host.show(view)
    var (count, stops) = (0, false)
    func again() {
      count += 1
      view.setNeedsLayout()
      if !stops { Task { again() } }
    }
    host.perform { again() }
    #expect(!(await host.settled()))
    expectEqual(host.warnings.count, 1)
    stops = true
    #expect(await host.settled())
  }

  @Test func `Work without end that changes nothing does not hold the host up`() async {
    let host = ScreenHost()
    host.patience = 0.01
    var stops = false
    func again() {
      if !stops { Task { again() } }
    }
    host.perform { again() }
    #expect(await host.settled())
    await host.advance(by: 0.1)
    expectEqual(host.now, 0.1)
    stops = true
  }

  @Test func `Tasks that begin and end without end are left with a warning`() async {
    let host = ScreenHost()
    host.printsWarnings = false
    let limit = 10_000  // in case the host waits for the end
    var (count, stops) = (0, false)
    func again() {
      // Not later: the task of this test may wait long for a thread after the host has given up.
      if host.warnings.isEmpty { count += 1 }
      host.perform { _ = Task {} }
      DispatchQueue.main.async {
        DispatchQueue.main.async {
          if !stops, count < limit { again() }
        }
      }
    }
    again()
    #expect(!(await host.settled()))
    #expect(count < 1_100)  // once immediately, and at most once in each of the 1,000 rounds
    expectEqual(host.warnings.count, 1)
    stops = true
  }

  @Test func `Tasks without end of which one begins as another ends are left with a warning`() async
  {
    let host = ScreenHost()
    host.printsWarnings = false
    let limit = 10_000  // in case the host waits for the end
    var (count, stops) = (0, false)
    var latest: CheckedContinuation<Void, Never>?
    func again() {
      if host.warnings.isEmpty { count += 1 }
      latest?.resume()
      latest = nil
      guard !stops, count < limit else { return }
      host.perform {
        _ = Task { await withCheckedContinuation { latest = $0 } }
      }
      DispatchQueue.main.async { again() }
    }
    again()
    #expect(!(await host.settled()))
    #expect(count < 1_100)  // once immediately, and once in each of the 1,000 rounds
    expectEqual(host.warnings.count, 1)
    stops = true
  }

  // MARK: Re-entrant use

  @Test func `Code of the host's own tasks may await the host`() async {
    let host = ScreenHost()
    let view = host.perform { UIView() }
    host.show(view)
    var log: [String] = []
    host.perform {
      UIView.animate(withDuration: 0.5) { view.alpha = 0 }
      Task {
        log.append("before")
        await host.advance(by: 0.25)
        log.append("half")
        await host.settled()
        log.append("after")
      }
    }
    #expect(await host.settled())
    expectEqual(log, ["before", "half", "after"])
    #expect(host.now >= 0.5 && host.now < 0.5 + 2 * host.frameDuration)
  }

  @Test func `Two callers at once let the longer of their times pass`() async {
    let host = ScreenHost()
    async let one: Void = host.advance(by: 0.1)
    async let other: Void = host.advance(by: 0.3)
    _ = await (one, other)
    expectEqual(host.now, 0.3)
    expectEqual(host.frameCount, 18)
  }

  @Test func `Synchronous methods may be used while others wait`() async {
    let host = ScreenHost()
    host.perform {
      Task {
        await Task.yield()
        host.advanceFrames(2)
      }
    }
    await host.advance(by: 0.5)
    expectEqual(host.now, 0.5)
    expectEqual(host.frameCount, 30)
  }

  // MARK: Cancellation and release

  @Test func `A cancelled task is not kept waiting`() async throws {
    let host = ScreenHost()
    host.perform { CADisplayLink { _ in } }.add(to: .main, forMode: .common)
    let settling = Task { await host.settled(limit: .infinity) }
    let passing = Task { await host.advance(by: 1e9) }
    let waiting = Task { try await host.wait(for: { false }, limit: .infinity) }
    await Task.yield()
    for task in [settling.cancel, passing.cancel, waiting.cancel] { task() }
    #expect(await settling.value == false)
    await passing.value
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(host.now < 1e9)
  }

  @Test(arguments: ["settled", "wait", "clock", "real"])
  func `A host that is released while a task waits leaks nothing`(what: String) async {
    weak var view: UIView?
    weak var device: Device?
    weak var host: ScreenHost?
    let task: Task<Void, any Error>
    do {
      let made = ScreenHost(time: what == "real" ? .real : .simulated)
      made.show(UIView())
      (host, view, device) = (made, made.window?.subviews.first, made.device)
      made.perform { CADisplayLink { _ in } }.add(to: .main, forMode: .common)
      switch what {
      case "settled": task = made.perform { Task { await made.settled(limit: .infinity) } }
      case "wait":
        task = made.perform { Task { try await made.wait(for: "Never", limit: .infinity) } }
      case "clock":
        let clock = made.clock
        task = made.perform { Task { try await clock.sleep(for: .seconds(5)) } }
      default: task = made.perform { Task { await made.advance(by: 1e9) } }
      }
      for _ in 0..<50 { await Task.yield() }
    }
    // A task that sleeps does not retain the host, whose release ends the task. Other tasks are
    // cancelled.
    if what != "clock" { task.cancel() }
    let result = await task.result
    if what == "clock" { #expect(throws: CancellationError.self) { try result.get() } }
    for _ in 0..<1000 where view != nil || device != nil || host != nil {
      await Task.yield()
    }
    #expect(host == nil)
    #expect(view == nil)
    #expect(device == nil)
  }
}
