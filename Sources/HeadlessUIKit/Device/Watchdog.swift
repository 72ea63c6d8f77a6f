// SPDX-License-Identifier: MIT

/// Writes a message to the standard error where a call of a host does not return, because a hang
/// gives no other sign: a test that waits for the main queue on the main queue uses no processor
/// time, and never ends.
///
/// A call makes progress with every turn, so that a long time of the host is not a hang. A thread
/// of its own compares the progress twice a second; it runs while there are hosts. A call of a host
/// costs two uncontended locks.
package final class Watchdog: Sendable {
  package static let shared = Watchdog()

  /// A call of a host.
  fileprivate struct Call: Sendable {
    var verb: StaticString
    var host: String

    var description: String {
      let name = "\(verb)".replacing("fileID:", with: "").replacing("line:", with: "")
      return "\(name.hasSuffix("()") ? String(name.dropLast(2)) : name) of \(host)"
    }
  }

  fileprivate struct State {
    var limit: TimeInterval = 5
    var write: @Sendable (String) -> Void = { message in
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
    /// The outermost synchronous call that has not returned.
    var call: Call?
    var lastCall: Call?
    /// The work that the call does.
    var activity: String?
    /// Changes with every call, turn and return.
    var progress = 0
    /// The asynchronous calls that wait for the main queue.
    var waits: [Int: Call] = [:]
    var waitCount = 0
    var hostCount = 0
    var isWatching = false
    /// The progress whose standstill was reported, and the time of the report.
    var reported: (progress: Int, since: Date)?
    /// The number of blocks of the thread that the main queue has run.
    var answers = 0
  }

  private let state = Locked(State())
  /// Whether a synchronous call has not returned. Others inside of it are parts of it.
  @MainActor private static var isCalling = false

  /// The number of seconds without progress that count as a hang.
  package var limit: TimeInterval {
    get { state.withLock { $0.limit } }
    set { state.withLock { $0.limit = newValue } }
  }

  /// Writes a message about a hang; called on the thread of the watchdog.
  package var write: @Sendable (String) -> Void {
    get { state.withLock { $0.write } }
    set { state.withLock { $0.write = newValue } }
  }

  // MARK: Calls

  /// Runs a synchronous call of a host.
  @MainActor
  package static func watch<Result>(
    _ verb: StaticString, of device: Device, _ body: () throws -> Result
  ) rethrows -> Result {
    guard !isCalling else { return try body() }
    isCalling = true
    shared.begin(Call(verb: verb, host: device.label))
    defer {
      isCalling = false
      shared.end()
    }
    return try body()
  }

  /// Runs an asynchronous call of a host, which makes progress while the main queue is served.
  @MainActor
  package static func watch<Result>(
    _ verb: StaticString, of device: Device, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let number = shared.state.withLock { state in
      state.waitCount += 1
      state.waits[state.waitCount] = Call(verb: verb, host: device.label)
      return state.waitCount
    }
    shared.startThread()
    defer { shared.state.withLock { $0.waits[number] = nil } }
    return try await body()
  }

  /// Notes the work that is done during a closure.
  package func during<Result>(_ activity: String, _ body: () throws -> Result) rethrows -> Result {
    let outer = state.withLock { state in
      defer { state.activity = activity }
      return state.activity
    }
    defer { state.withLock { $0.activity = outer } }
    return try body()
  }

  /// Has to be called in every turn of a device.
  package func noteProgress() {
    state.withLock { $0.progress &+= 1 }
  }

  /// Has to be called when a host is created or released.
  package func hostCountChanges(by difference: Int) {
    state.withLock { $0.hostCount += difference }
  }

  private func begin(_ call: Call) {
    let isWatching = state.withLock { state in
      state.call = call
      state.progress &+= 1
      return state.isWatching
    }
    if !isWatching { startThread() }
  }

  private func end() {
    let report = state.withLock { state in
      defer {
        state.lastCall = state.call
        state.call = nil
        state.progress &+= 1
        state.reported = nil
      }
      return state.reported.map { (since: $0.since, call: state.call, write: state.write) }
    }
    guard let report, let call = report.call else { return }
    let seconds = Int(Date().timeIntervalSince(report.since).rounded())
    report.write("HeadlessHost: \(call.description) has returned after \(seconds) s.")
  }

  // MARK: The thread

  /// The state of a standstill as the thread has observed it.
  private struct Standstill {
    var progress = -1
    var answers = -1
    var begin = Date()
    var processorTime = clock()
    /// Counted, because a debugger that stops the program also stops the thread.
    var ticks = 0
  }

  private func startThread() {
    let isNew = state.withLock { state in
      defer { state.isWatching = true }
      return !state.isWatching && state.limit > 0 && state.limit.isFinite
    }
    guard isNew else { return }
    let thread = Thread { [self] in run() }
    thread.name = "HeadlessHost watchdog"
    thread.start()
  }

  private func run() {
    var standstill = Standstill()
    var asked = 0
    while true {
      let tick = min(max(limit / 10, 0.01), 0.5)
      Thread.sleep(forTimeInterval: tick)
      let now = state.withLock { state -> State? in
        let isNeeded = state.call != nil || !state.waits.isEmpty || state.hostCount > 0
        state.isWatching = isNeeded
        return isNeeded ? state : nil
      }
      guard let now else { return }
      if now.answers == asked {
        asked += 1
        DispatchQueue.main.async { [self] in state.withLock { $0.answers += 1 } }
      }
      // A synchronous call occupies the main queue, and other calls wait for it.
      let isMoving =
        now.progress != standstill.progress || now.call == nil && now.answers != standstill.answers
      if isMoving {
        standstill = Standstill(progress: now.progress, answers: now.answers)
        continue
      }
      standstill.ticks += 1
      report(standstill, seconds: Double(standstill.ticks) * tick, in: now)
    }
  }

  /// Reports a standstill once, when it has lasted for the limit.
  private func report(_ standstill: Standstill, seconds: TimeInterval, in now: State) {
    // Code outside of every call may compute or sleep for longer.
    let limit = now.call == nil && now.waits.isEmpty ? 2 * now.limit : now.limit
    guard seconds >= limit, now.reported?.progress != now.progress else { return }
    // 1,000,000 per second, as POSIX requires.
    let busy = Double(clock() - standstill.processorTime) / 1_000_000
    // A loop gets little of a processor on a busy machine, and a call that waits needs next to
    // nothing.
    let isBusy = busy > seconds / 20
    guard let subject = now.subject(isBusy: isBusy) else { return }
    let isStill = state.withLock { state in
      guard state.progress == now.progress else { return false }
      state.reported = (now.progress, standstill.begin)
      return true
    }
    guard isStill else { return }
    let time = standstill.begin.formatted(date: .omitted, time: .standard)
    now.write(
      "HeadlessHost: \(subject) for \(Int(seconds.rounded())) s, since \(time). "
        + now.reason(busy: isBusy ? busy : nil))
  }
}

extension Watchdog.State {
  /// Returns the beginning of the message, or nil where nothing has to be reported.
  fileprivate func subject(isBusy: Bool) -> String? {
    if let call { return "\(call.description) has not returned" }
    if !waits.isEmpty {
      let calls = waits.inOrder { $0.key < $1.key }.map { "await \($0.value.description)" }
      return calls.formatted(.list(type: .and)) + " waits for the main queue, which has run nothing"
    }
    guard !isBusy else { return nil }
    return (lastCall.map { "after \($0.description) " } ?? "") + "the main queue has run nothing"
  }

  fileprivate func reason(busy: TimeInterval?) -> String {
    let activity = activity.map { " while \($0)" } ?? ""
    if let busy {
      return
        "The program has used \((busy * 10).rounded() / 10) s of processor time in the meantime\(activity): "
        + "probably a loop without an end, for example a layout that invalidates itself."
    }
    return
      "The program uses no processor time\(activity): probably something on the main queue waits for the "
      + "main queue. Swift Testing serves it on another thread than the main thread, and Thread.isMainThread "
      + "is false. Look for OperationQueue.main with waitUntilFinished or "
      + "waitUntilAllOperationsAreFinished, semaphores, and observers with queue: .main that are added in a "
      + "file that does not import UIKit. The section \"What waits for the main queue\" of the article "
      + "\"Test a screen\" of HeadlessHost lists what to use."
  }
}
