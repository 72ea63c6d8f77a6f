// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Each test hangs in a process of its own, which the message of the watchdog ends. Without the
/// message, the process fails after a minute. No test measures time.
@Suite struct WatchdogTests {
  private static func message(of result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test func `A tap that waits for the main queue is named, with its host and the reason`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        endWithMessage()
        let host = ScreenHost(.iPhone15)
        let button = UIButton(
          primaryAction: UIAction(title: "Wait") { _ in
            Hang.begin()
            let operation = BlockOperation {}
            OperationQueue.main.addOperations([operation], waitUntilFinished: true)
          })
        host.show(button)
        try? host.tap("Wait")
      }
    }
    let message = try Self.message(of: result)
    #expect(
      message.contains("tap(_:) of the host iPhone 15 of HeadlessHostTests/WatchdogTests.swift:"))
    #expect(message.contains("has not returned for"))
    #expect(message.contains("uses no processor time"))
    #expect(message.contains("waitUntilFinished"))
  }

  @Test func `A notification whose observer waits for a semaphore is named`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        endWithMessage()
        let host = ScreenHost(.iPhone15)
        let token = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in
          Hang.begin()
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.main.async { semaphore.signal() }
          semaphore.wait()
        }
        host.showKeyboard()
        NotificationCenter.default.removeObserver(token)
      }
    }
    let message = try Self.message(of: result)
    #expect(message.contains("showKeyboard(height:) of the host iPhone 15"))
    #expect(message.contains("while posting UIKeyboardWillShowNotification"))
  }

  @Test func `A layout without an end is named as a loop`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        endWithMessage()
        ScreenHost(.iPhone15).show(Endless())
      }
    }
    let message = try Self.message(of: result)
    #expect(message.contains("show(_:frame:) of the host iPhone 15"))
    #expect(message.contains("while laying out windows"))
    #expect(message.contains("a loop without an end"))
  }

  @Test func `An awaited call is named where a block keeps the main queue`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await awaitBlockedQueue()
    }
    let message = try Self.message(of: result)
    #expect(message.contains("await settled of the host iPhone 15"))
    #expect(message.contains("waits for the main queue, which has run nothing"))
  }

  @Test func `A closure that waits for an animation without time is named, with the remedy`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await awaitAnimation()
    }
    let message = try Self.message(of: result)
    #expect(message.contains("await perform(_:) of the host iPhone 15"))
    #expect(message.contains("No time of the host passes meanwhile"))
  }

  @Test func `A main queue that is blocked outside of every call is named, with the last call`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        endWithMessage()
        let host = ScreenHost(.iPhone15)
        host.advance(by: 1)
        let group = DispatchGroup()
        group.enter()
        Hang.begin()
        DispatchQueue.main.async { group.leave() }
        group.wait()
        host.close()
      }
    }
    let message = try Self.message(of: result)
    #expect(message.contains("after advance(by:) of the host iPhone 15"))
    #expect(message.contains("the main queue has run nothing"))
  }

  @Test func `A call that makes progress is not a hang, and one that was reported reports its end`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ScreenHost.hangLimit = 2
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 60)
          exit(EXIT_FAILURE)
        }
        let host = ScreenHost(.iPhone15)
        // 2.4 s in turns that each return soon.
        host.onFrame = { Thread.sleep(forTimeInterval: 0.08) }
        host.advance(by: 0.5)
        host.onFrame = nil
        let (write, semaphore) = (Watchdog.shared.write, DispatchSemaphore(value: 0))
        Watchdog.shared.write = { message in
          write(message)
          semaphore.signal()
        }
        host.perform { semaphore.wait() }
      }
    }
    let lines = try Self.message(of: result).split(separator: "\n").filter {
      $0.hasPrefix("HeadlessHost:")
    }
    expectEqual(lines.count, 2)
    #expect(lines.first?.contains("perform(_:) of the host iPhone 15") == true)
    #expect(lines.last?.contains("has returned after") == true)
  }
}

/// Shortens the limit, and ends the process with the first message of the watchdog after
/// ``Hang/begin()``. On a busy machine, other calls can take longer than the limit, too.
@MainActor
private func endWithMessage() {
  ScreenHost.hangLimit = 1
  let write = Watchdog.shared.write
  Watchdog.shared.write = { message in
    write(message)
    if Hang.hasBegun { exit(EXIT_SUCCESS) }
  }
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: 60)
    exit(EXIT_FAILURE)
  }
}

/// A view whose layout does not end.
private final class Endless: UIView {
  override func layoutSubviews() {
    Hang.begin()
    while subviews.isEmpty { setNeedsLayout() }
  }
}

/// Whether the test hangs from now on.
private enum Hang {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var isOn = false

  static var hasBegun: Bool { lock.withLock { isOn } }

  static func begin() {
    Watchdog.shared.noteProgress()
    lock.withLock { isOn = true }
  }
}

@MainActor
private func awaitBlockedQueue() async {
  endWithMessage()
  let host = ScreenHost(.iPhone15)
  DispatchQueue.main.async {
    Hang.begin()
    DispatchSemaphore(value: 0).wait()
  }
  await host.settled()
}

@MainActor
private func awaitAnimation() async {
  endWithMessage()
  let host = ScreenHost(.iPhone15)
  let view = host.perform { UIView() }
  host.show(view)
  Hang.begin()
  await host.perform {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.2) {
        view.alpha = 0
      } completion: { _ in
        continuation.resume()
      }
    }
  }
}
