// SPDX-License-Identifier: MIT

// Methods for asynchronous tests. Between two turns of the host they serve the main queue: blocks
// of `DispatchQueue.main`, tasks on the main actor, and continuations that resume there.
//
// The host's time does not pass while the main queue is served, nor while tasks that were started
// on the host run on other executors: the same frames follow however long these tasks take. If the
// calling task is cancelled, time stops passing and the method returns.
extension ScreenHost {
  /// Advances the clock by some seconds, and serves the main queue before, between and after the
  /// turns.
  ///
  /// These are seconds of the host. `DispatchQueue.asyncAfter`, `Task.sleep` and `Timer` use the
  /// system's time, of which hardly any passes during the call: inject ``clock``, use a host with
  /// ``Time/real``, or wait for the result with `wait(for:limit:fileID:line:)`. On a host with
  /// ``Time/real``, the same number of seconds of the system's time passes.
  public func advance(
    by seconds: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line
  ) async {
    note(fileID, line)
    guard seconds >= 0, seconds.isFinite else {
      return device.reportIllegalUse("seconds must be finite and not negative; got \(seconds)")
    }
    let end = now + seconds
    let isReal = device.driver != nil
    await MainQueuePump(self, waitsForTasks: !isReal, deadline: end) { [self] _ in
      if isReal { return now < end ? .sleep(min(end - now, frameDuration)) : .done }
      if device.advanceOneTurn(until: end) { return .again }
      guard now < end else { return .done }
      device.advance(to: end)
      return .again
    }.run("advance(by:)")
  }

  /// Serves the main queue and advances the clock by frames until nothing moves, nothing waits for
  /// the host's time, and the tasks that were started on the host have ended, but no longer than a
  /// limit in seconds.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let label = UILabel()
  /// host.show(label)
  /// host.perform { _ = Task { label.text = "Loaded" } }
  /// print(await host.settled(), label.text ?? "")  // true Loaded
  /// ```
  ///
  /// - Returns: Whether the host is at rest. The result is false if a display link runs, if the
  ///   calling task is cancelled, or if the main queue always has further work, which leads to a
  ///   warning after 1,000 changes. A task that waits for anything other than the host counts as
  ///   ended after ``patience``.
  @discardableResult
  public func settled(
    limit: TimeInterval = 30, fileID: StaticString = #fileID, line: UInt = #line
  ) async -> Bool {
    note(fileID, line)
    let end = now + limit
    var isAtRest = false
    let pump = MainQueuePump(self, deadline: end) { [self] pump in
      isAtRest = device.isIdle && pump.isQuiet
      guard !device.isIdle, pump.isQuiet else { return .done }
      return passFrame(until: end)
    }
    await pump.run("settled()")
    // Code of another host that ran since the last step may have changed this one.
    if !isAtRest, !device.isIdle, pump.isQuiet, !Task.isCancelled { warnOfMotion(limit: limit) }
    return isAtRest
  }

  /// Advances the clock by one turn, but at most to the next frame.
  private func passFrame(until end: TimeInterval) -> MainQueuePump.Step {
    let frame = device.nextFrame
    guard device.isReached(frame, at: end) else { return .done }
    if device.driver != nil { return .sleep(frameDuration) }
    return device.advanceOneTurn(until: frame) ? .again : .done
  }

  // MARK: Waiting

  /// Advances the clock until a condition holds. Throws if the condition does not hold within a
  /// limit in seconds.
  ///
  /// While anything moves, the host's frames follow each other without a pause. Otherwise only an
  /// event outside of the host can make the condition true: the host's time does not pass then, and
  /// the system's time passes up to the same limit. Use this method to wait for network mocks,
  /// background queues, `Task.sleep` and `asyncAfter`.
  public func wait(
    for condition: @escaping @MainActor () throws -> Bool, limit: TimeInterval = 5,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    guard try await passTime(limit: limit, until: condition) else {
      throw WaitError(limit: limit, host: self, fileID: fileID, line: line)
    }
  }

  /// Advances the clock by frames until a condition holds. Throws if the condition does not hold
  /// within a limit in seconds.
  ///
  /// The main queue is not served during the call.
  public func wait(
    for condition: () throws -> Bool, limit: TimeInterval = 5, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    guard try passFrames(limit: limit, until: condition) else {
      throw WaitError(limit: limit, host: self, fileID: fileID, line: line)
    }
  }

  /// Advances the clock until a condition holds.
  func passTime(
    limit: TimeInterval, until condition: @escaping @MainActor () throws -> Bool
  ) async throws -> Bool {
    let start = now
    // Counted in sleeps, not by a clock, because other tests may occupy the main actor for long.
    var slept: TimeInterval = 0
    // A condition that throws ends the wait, and throws again in the last line.
    await MainQueuePump(
      self, deadline: start + limit, until: { (try? condition()) ?? true }
    ) { [self] _ in
      if device.driver == nil, !device.isIdle, now - start < limit + slept {
        return passFrame(until: .infinity)
      }
      guard slept < limit else { return .done }
      slept += frameDuration
      return .sleep(frameDuration)
    }.run("wait(for:)")
    try Task.checkCancellation()
    return try condition()
  }

  func passFrames(
    limit: TimeInterval, until condition: () throws -> Bool
  ) rethrows -> Bool {
    try watched("wait(for:)") {
      endTurn()
      let end = now + limit
      while try !condition() {
        guard !device.isIdle, device.isReached(device.nextFrame, at: end) else { return false }
        device.advanceFrame()
      }
      return true
    }
  }
}

/// An error for a condition that did not hold in time.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// host.show(UIView())
/// do {
///   try host.wait(for: { host.now > 2 })
/// } catch {
///   print(error is WaitError, host.now)  // true 0.0
/// }
/// ```
///
/// While nothing moves on a host, no frame can make a condition true: the synchronous `wait` then
/// throws at once, and only the awaited one waits for events outside of the host.
public struct WaitError: Error, CustomStringConvertible, LocalizedError {
  /// The location of the call, the limit, and the state of the host.
  public let description: String

  /// The same as ``description``.
  public var errorDescription: String? { description }

  @MainActor
  init(limit: TimeInterval, host: ScreenHost, fileID: StaticString, line: UInt) {
    description =
      "\(fileID):\(line): the condition did not hold within \(limit) s. "
      + host.stateForErrors.joined(separator: " ")
  }
}

extension ScreenHost {
  /// Whether nothing moves and no task is unfinished.
  var isAtRest: Bool { isSettled && device.unfinishedTaskCount == 0 }

  /// The work for which the host still waits, in sentences.
  var stateForErrors: [String] {
    var sentences = [
      "It is \(CGFloat(now).dumped) s on the host, "
        + (isSettled ? "where nothing moves." : "where something still moves.")
    ]
    if device.unfinishedTaskCount > 0 {
      sentences.append(Self.unfinishedTasks)
    }
    return sentences
  }

  static let unfinishedTasks =
    "Tasks that were started on the host have not ended; they run only while a test awaits the "
    + "host, for example with `await host.settled()`."
}
