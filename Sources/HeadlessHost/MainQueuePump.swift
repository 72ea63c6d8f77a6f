// SPDX-License-Identifier: MIT

/// A service of the main queue, and with it of the main actor, between the turns of a host.
///
/// There is no way to query whether the main queue is empty. But the queue is first in, first out:
/// a block that is added at its end runs after all blocks that were already on the queue, which is
/// called a *round*. The queue counts as quiet after several rounds in which nothing changed the
/// host.
///
/// The pump itself is such a block, and adds itself to the queue again. A task on the main actor
/// cannot replace it: Swift resumes tasks through its own threads, at any later time.
@MainActor
final class MainQueuePump {
  /// The number of rounds without a change after which the main queue counts as quiet. Work that
  /// takes more rounds than this before it changes the host is not waited for.
  static let quietRounds = 16
  /// The number of rounds with a change of the host or its tasks, at the same time of the host,
  /// after which work counts as endless.
  static let changedRoundLimit = 1_000
  private static let longestSleep: TimeInterval = 0.008

  /// The ways to continue when the main queue is quiet.
  enum Step {
    /// Serve the main queue again, because time has passed on the host.
    case again
    /// Serve the main queue again after some seconds of real time.
    case sleep(TimeInterval)
    case done
  }

  private let host: ScreenHost
  private let waitsForTasks: Bool
  private let deadline: TimeInterval
  private let isDone: () -> Bool
  private let whenQuiet: (MainQueuePump) -> Step
  private let priority = Task.currentPriority
  /// The tasks of the caller, for which the pump does not wait.
  private let own = DeviceContext.ofTask

  /// Whether the main queue always had further work. A warning has been given.
  private var isEndless = false
  /// Whether the main queue was quiet and no task was waited for when `whenQuiet` was called. False
  /// if work is endless, or if the deadline passed before.
  private(set) var isQuiet = false
  private var isCancelled = false
  private var continuation: CheckedContinuation<Void, Never>?

  private var changes = 0
  /// The number of tasks that are waited for.
  private var tasks = 0
  /// The number of tasks that have been started. It changes also where one begins for each that
  /// ends.
  private var startedTasks = 0
  private var time: TimeInterval = 0
  /// The numbers of rounds at the current time of the host: all rounds, the latest rounds without a
  /// change, and the rounds with a change.
  private var (rounds, quietRounds, changedRounds) = (0, 0, 0)
  /// The real time left for waiting for tasks, in seconds. It is counted in sleeps, not by a clock,
  /// because other tests may occupy the main actor for long.
  private var patience: TimeInterval = 0
  private var sleep: TimeInterval = 0

  /// - Parameters:
  ///   - waitsForTasks: Whether the main queue counts as quiet only after the tasks that were
  ///     started on the host have ended, or after the host's patience.
  ///   - deadline: The host's time after which the main queue is served for a fixed number of
  ///     rounds only, whether it is quiet or not. It has an effect in real time, which passes
  ///     during the service.
  ///   - isDone: Ends the service by returning true; called after changes and when the queue is
  ///     quiet.
  ///   - whenQuiet: Advances the time of the host, and returns how to continue.
  init(
    _ host: ScreenHost, waitsForTasks: Bool = true, deadline: TimeInterval = .infinity,
    until isDone: @escaping () -> Bool = { false },
    whenQuiet: @escaping (MainQueuePump) -> Step
  ) {
    self.host = host
    self.waitsForTasks = waitsForTasks
    self.deadline = deadline
    self.isDone = isDone
    self.whenQuiet = whenQuiet
  }

  private var isReal: Bool { host.device.driver != nil }

  /// Serves the main queue until `whenQuiet` or `isDone` ends the service, or the task is
  /// cancelled.
  func run(_ verb: StaticString = #function) async {
    await Watchdog.watch(verb, of: host.device) { await serve() }
    host.awaitedTaskCount = host.device.startedTaskCount
  }

  private func serve() async {
    host.endTurn()
    guard !Task.isCancelled, !isDone() else { return }
    beginMoment()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        self.continuation = continuation
        enqueue()
      }
    } onCancel: {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.isCancelled = true } }
    }
  }

  private func enqueue(after seconds: TimeInterval = 0) {
    let block = { @MainActor @Sendable in self.round() }
    if seconds > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: block)
    } else {
      DispatchQueue.main.async(execute: block)
    }
  }

  /// Runs the next round after all tasks that now wait for a thread of Swift's executors, and a
  /// sleep. On a busy machine a task may wait long for a thread, although it does not wait for
  /// anything outside of the host.
  private func enqueueBehindTasks(after seconds: TimeInterval) {
    let block = { @MainActor @Sendable in self.round() }
    Task.detached(priority: priority) {
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: block)
    }
  }

  private func finish() {
    continuation?.resume()
    continuation = nil
  }

  // MARK: Rounds

  private func beginMoment() {
    (rounds, quietRounds, changedRounds) = (0, 0, 0)
    (patience, sleep) = (host.patience, 0)
    noteState()
  }

  private func noteState() {
    changes = host.device.workCount
    tasks = host.device.awaitedTaskCount(except: own)
    startedTasks = host.device.startedTaskCount
    time = host.now
  }

  private var haveTasksChanged: Bool {
    host.device.startedTaskCount != startedTasks
      || host.device.awaitedTaskCount(except: own) != tasks
  }

  private func round() {
    guard !isCancelled else { return finish() }
    rounds += 1
    if !isReal, host.now != time { changedRounds = 0 }  // another caller has advanced the time
    let hasChanged = host.device.workCount != changes
    if hasChanged { host.endTurn() }
    if hasChanged || haveTasksChanged {
      guard !isDone() else { return finish() }
      (quietRounds, patience, sleep) = (0, host.patience, 0)
      changedRounds += 1
      if changedRounds == Self.changedRoundLimit { abandonWait() }
    } else {
      quietRounds += 1
    }
    noteState()
    goOn()
  }

  private func goOn() {
    let isCutShort = isEndless || isReal && host.now >= deadline
    let waitsForTasks = waitsForTasks && !isEndless && tasks > 0 && patience > 0
    if (isCutShort ? rounds : quietRounds) < Self.quietRounds {
      enqueue()
    } else if waitsForTasks, !isCutShort {
      // In real time, frames continue while tasks are waited for; the deadline ends the wait.
      if isReal { changedRounds = 0 }
      sleep = min(max(sleep * 2, 0.000_1), Self.longestSleep)
      patience -= sleep
      enqueueBehindTasks(after: sleep)
    } else {
      isQuiet = !isEndless && quietRounds >= Self.quietRounds && !waitsForTasks
      if self.waitsForTasks, !waitsForTasks { host.device.stopAwaitingTasks(except: own) }
      endMoment()
    }
  }

  private func endMoment() {
    guard !isDone() else { return finish() }
    let step = whenQuiet(self)
    beginMoment()
    switch step {
    case .again: enqueue()
    case .sleep(let seconds):
      if isReal { enqueue(after: seconds) } else { enqueueBehindTasks(after: seconds) }
    case .done: finish()
    }
  }

  private func abandonWait() {
    guard !isEndless else { return }
    isEndless = true
    host.device.warn(
      "HeadlessHost: blocks or tasks on the main queue have changed the host "
        + "\(Self.changedRoundLimit) times at \(host.now) s, and still do. "
        + "Time passes without waiting for them.")
  }
}
