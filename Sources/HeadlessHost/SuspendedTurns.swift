// SPDX-License-Identifier: MIT

/// Ends the turns of a host while an asynchronous closure is suspended, as the run loop of an
/// application does. What the closure waits for, such as the completion of
/// `await dataSource.apply(snapshot)`, may come at the end of the turn.
///
/// Work that the closure adds after a wait schedules a round at once: the main queue is first in,
/// first out, so the turn ends before any block that the closure enqueues afterwards.
///
/// No time of the host passes, so a closure that waits for a frame, an animation or the host's
/// clock waits forever. That is reported once, when the closure has waited for the time that
/// counts as a hang.
@MainActor
final class SuspendedTurns {
  /// The number of rounds on the main queue that follow each other at once.
  private static let promptRounds = 16
  /// The time between later rounds, in seconds.
  private static let interval: TimeInterval = 0.002

  private let host: ScreenHost
  private var isOver = false
  private var rounds = 0
  private var changes = 0
  /// The number of the round that is on the main queue; an earlier one has no effect any more.
  private var number = 0
  private var isSleeping = false
  /// Counted, because other tests may occupy the main actor for long.
  private var slept: TimeInterval = 0

  init(_ host: ScreenHost) {
    self.host = host
  }

  func begin() {
    host.suspendedTurns.append(self)
    if host.device.onWork == nil {
      host.device.onWork = { [weak host] in host?.suspendedTurns.last?.workIsAdded() }
    }
    enqueue(after: 0)
  }

  func end() {
    isOver = true
    host.suspendedTurns.removeAll { $0 === self }
    if host.suspendedTurns.isEmpty { host.device.onWork = nil }
  }

  private func workIsAdded() {
    if isSleeping { enqueue(after: 0) }
  }

  private func enqueue(after seconds: TimeInterval) {
    number += 1
    isSleeping = seconds > 0
    let number = number
    let block = { @MainActor @Sendable in self.round(number) }
    if seconds > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: block)
    } else {
      DispatchQueue.main.async(execute: block)
    }
  }

  private func round(_ number: Int) {
    guard !isOver, number == self.number else { return }
    isSleeping = false
    host.endTurn("perform(_:)")
    if host.device.workCount != changes {
      changes = host.device.workCount
      (rounds, slept) = (0, 0)
    }
    rounds += 1
    let isPrompt = rounds <= Self.promptRounds
    if !isPrompt { sleep() }
    enqueue(after: isPrompt ? 0 : Self.interval)
  }

  private func sleep() {
    let limit = ScreenHost.hangLimit
    let wasWithin = slept < limit
    slept += Self.interval
    guard wasWithin, slept >= limit, limit > 0 else { return }
    Watchdog.shared.write(
      "HeadlessHost: await perform(_:) of \(host.device.label) has not returned for "
        + "\(Int(limit.rounded())) s: its closure waits. No time of the host passes meanwhile. "
        + "Wait for frames, animations and the host's clock outside of the closure, "
        + "by advance(by:), settled() or wait(for:).")
  }
}
