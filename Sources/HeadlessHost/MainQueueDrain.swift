// SPDX-License-Identifier: MIT

/// Serves the main queue, and with it the main actor, between the turns of a host.
///
/// There is no way to see whether the main queue is empty. But it is first in, first out: a task that
/// yields runs again when everything that was on the queue has run, which is a *round*. The queue counts
/// as quiet after some rounds in which nothing changed the host.
@MainActor
final class MainQueueDrain {
  /// The number of rounds without a change after which the main queue counts as quiet: code that changes
  /// nothing for more hops than this is not waited for.
  static let quietRounds = 16
  /// The number of changing rounds at one time of the host after which they count as endless.
  static let turnLimit = 1_000
  private static let longestSleep: TimeInterval = 0.008

  private let host: ScreenHost
  /// Whether the main queue always had something more to do. A warning has been given.
  private(set) var isEndless = false

  init(_ host: ScreenHost) {
    self.host = host
  }

  private var device: Device { host.device }

  /// Serves the main queue until it is quiet and the tasks that were started on the host have ended, or
  /// have shown no sign of life for as long as the host is patient; or until a condition holds.
  func run(
    waitingForTasks waitsForTasks: Bool = true, until isDone: () -> Bool = { false }
  ) async {
    host.endTurn()
    if isDone() { return }
    var (quiet, turns) = (0, 0)
    // Counted in sleeps, not by a clock: other tests may keep the main actor busy for long.
    var (patience, sleep) = (host.patience, 0.0)
    while true {
      guard !Task.isCancelled else { return }
      let (changes, tasks) = (device.workCount, device.awaitedTaskCount)
      if quiet < Self.quietRounds {
        await Task.yield()
      } else if waitsForTasks, tasks > 0, !isEndless, patience > 0 {
        sleep = min(max(sleep * 2, 0.000_1), Self.longestSleep)
        patience -= sleep
        await Self.sleep(for: sleep)
      } else {
        if waitsForTasks { device.stopAwaitingTasks() }
        return
      }
      let hasChanged = device.workCount != changes
      guard hasChanged || device.awaitedTaskCount != tasks else {
        quiet += 1
        continue
      }
      host.endTurn()
      if isDone() { return }
      if hasChanged { turns += 1 }
      guard turns < Self.turnLimit, !isEndless else { return giveUp() }
      (quiet, patience, sleep) = (0, host.patience, 0)
    }
  }

  private func giveUp() {
    guard !isEndless else { return }
    isEndless = true
    device.warn(
      "HeadlessHost: blocks or tasks on the main queue have changed the screen \(Self.turnLimit) times "
        + "at \(host.now) s, and still do. Time passes without waiting for them.")
  }

  /// Lets the host's time pass up to `end`, and serves the main queue before, between and after turns.
  ///
  /// A host in real time is only watched.
  func passTime(until end: TimeInterval) async {
    let isSimulated = device.driver == nil
    await run(waitingForTasks: isSimulated)
    while !Task.isCancelled {
      if !isSimulated, host.now < end {
        await Self.sleep(for: min(end - host.now, host.frameDuration))
      } else if isSimulated, device.advanceOneTurn(until: end) {
        // A turn has passed, which may have been due at this very time.
      } else if isSimulated, host.now < end {
        device.advance(to: end)
      } else {
        return
      }
      await run(waitingForTasks: isSimulated)
    }
  }

  /// Lets real time pass. Returns at once where the task is cancelled.
  static func sleep(for seconds: TimeInterval) async {
    try? await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1e9))
  }
}
