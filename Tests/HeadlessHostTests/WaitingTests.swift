// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import ResinTestSupport
import Testing

@MainActor @Suite struct WaitingTests {
  private func makeHost() -> (ScreenHost, UILabel) {
    let host = ScreenHost()
    let label = host.perform { UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    host.show(UIView()).addSubview(label)
    return (host, label)
  }

  @Test func `Waiting ends in the frame in which the element is there`() async throws {
    let (host, label) = makeHost()
    host.perform {
      UIView.animate(withDuration: 0.5, animations: { label.alpha = 0.5 }) { _ in
        label.text = "Done"
      }
    }
    let view = try await host.wait(for: "Done")
    #expect(view === label)
    expectNear(host.now, 0.5, within: host.frameDuration * 1.5)
  }

  @Test func `Real delays are waited for while the host's time stands still`() async throws {
    let (host, label) = makeHost()
    host.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { label.text = "block" }
      Task.detached {
        try? await Task.sleep(for: .milliseconds(20))
        await MainActor.run { label.tag = 1 }
      }
    }
    try await host.wait(for: "block")
    try await host.wait(for: { label.tag == 1 })
    expectEqual(host.now, 0)
  }

  @Test func `Work of another thread is waited for, and its animation passes at once`() async throws
  {
    let (host, label) = makeHost()
    host.perform {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
        DispatchQueue.main.async {
          UIView.animate(withDuration: 2, animations: { label.alpha = 0.5 }) { _ in
            label.text = "Done"
          }
        }
      }
    }
    try await host.wait(for: "Done")
    expectNear(host.now, 2, within: host.frameDuration * 1.5)
  }

  @Test func `A running display link does not end the wait before its limit in real time`()
    async throws
  {
    let (host, label) = makeHost()
    host.perform { CADisplayLink { _ in } }.add(to: .main, forMode: .common)
    host.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { label.text = "Done" }
    }
    try await host.wait(for: "Done", limit: 10)
  }

  @Test func `A missing element is reported with the elements that are there`() async throws {
    let (host, label) = makeHost()
    host.perform { label.text = "Loading" }
    let error = try #require(
      await #expect(throws: ElementError.self) { try await host.wait(for: "Done", limit: 0.01) })
    expectEqual(error.reason, .notFound)
    expectEqual(error.candidates.count, 1)
    #expect(error.description.contains("staticText \"Loading\""))
  }

  @Test func `A condition that never holds is reported with the state of the host`()
    async throws
  {
    let (host, _) = makeHost()
    host.patience = 0.01
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    host.perform {
      _ = Task { for await _ in stream {} }
    }
    let error = try #require(
      await #expect(throws: WaitError.self) { try await host.wait(for: { false }, limit: 0.02) })
    #expect(error.description.contains("within 0.02 s"))
    #expect(error.description.contains("have not ended"))
    #expect(error.description.contains("await host.settled()"))
    #expect(error.description.contains("WaitingTests.swift"))
    continuation.finish()
    struct Fault: Error {}
    await #expect(throws: Fault.self) { try await host.wait(for: { throw Fault() }) }
  }

  @Test func `A wait sleeps for a frame while nothing moves`() async throws {
    let (host, _) = makeHost()
    var count = 0
    let start = ContinuousClock.now
    let condition = { @MainActor in
      count += 1
      return false
    }
    await #expect(throws: WaitError.self) { () async throws in
      try await host.wait(for: condition, limit: 12 * host.frameDuration)
    }
    #expect(ContinuousClock.now - start >= .seconds(12 * host.frameDuration))
    // Once before each sleep, once at the start, once for the layout of the window, and twice at
    // the end.
    #expect(count <= 12 + 4)
    expectEqual(host.now, 0)
  }

  // MARK: Limits of whole frames

  // A limit of n frames ends with the n-th frame, even if the sum of the times is slightly less
  // than the time of this frame: in floating point, 1/60 + 5/60 is less than 6/60.

  private func countFrames(of host: ScreenHost) -> () -> Int {
    var frames = 0
    host.perform { CADisplayLink { _ in frames += 1 } }.add(to: .main, forMode: .common)
    return { frames }
  }

  @Test func `A limit of whole frames includes the last of them`() throws {
    let host = ScreenHost()
    let frames = countFrames(of: host)
    for count in 1...30 {
      let limit = Double(count) * host.frameDuration
      var end = frames() + count
      try host.wait(for: { frames() == end }, limit: limit)
      end += count
      #expect(!host.settle(limit: limit) && frames() == end)
    }
  }

  @Test func `A limit of whole frames includes the last of them, also asynchronously`() async {
    let host = ScreenHost()
    let frames = countFrames(of: host)
    for count in 1...30 {
      let end = frames() + count
      let isSettled = await host.settled(limit: Double(count) * host.frameDuration)
      #expect(!isSettled && frames() == end)
    }
  }

  @Test func `A wait on a host in real time lasts until its limit`() async {
    let host = ScreenHost(time: .real)
    let start = ContinuousClock.now
    await #expect(throws: WaitError.self) { () async throws in
      try await host.wait(for: { false }, limit: 0.2)
    }
    #expect(ContinuousClock.now - start >= .seconds(0.2))
  }

  @Test func `Synchronous tests wait in frames`() throws {
    let (host, label) = makeHost()
    host.perform {
      UIView.animate(withDuration: 0.5, animations: { label.alpha = 0.5 }) { _ in
        label.text = "Done"
      }
    }
    #expect(try host.wait(for: "Done") === label)
    expectNear(host.now, 0.5, within: host.frameDuration * 1.5)
    #expect(throws: ElementError.self) { try host.wait(for: "Never") }
    #expect(throws: WaitError.self) { try host.wait(for: { false }) }
    try host.wait { label.alpha == 0.5 }
  }
}
