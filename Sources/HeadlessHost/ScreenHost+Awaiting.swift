// SPDX-License-Identifier: MIT

// Methods for asynchronous tests. Between two turns of the host they serve the main queue: blocks of
// `DispatchQueue.main`, tasks on the main actor, and continuations that resume there.
//
// The host's time stands still meanwhile, also while tasks that were started on the host are on other
// executors: however long they take, the same frames follow. Cancelled tasks are not kept waiting: time
// stops passing for them.
extension ScreenHost {
  /// Lets some seconds pass, and serves the main queue before, between and after the turns in them.
  ///
  /// These are seconds of the host. `DispatchQueue.asyncAfter`, `Task.sleep` and `Timer` measure the
  /// system's time, which hardly passes meanwhile: inject ``clock``, use a host with ``Time/real``, or wait
  /// for the result with ``wait(for:limit:fileID:line:)-(ElementQuery,_,_,_)``. On a host with
  /// ``Time/real`` as many seconds of the system's time pass.
  public func advance(by seconds: TimeInterval) async {
    precondition(seconds >= 0 && seconds.isFinite, "seconds must be finite and not negative")
    let end = now + seconds
    let isReal = device.driver != nil
    await MainQueuePump(self, waitsForTasks: !isReal, deadline: end) { [self] _ in
      if isReal { return now < end ? .sleep(min(end - now, frameDuration)) : .done }
      if device.advanceOneTurn(until: end) { return .again }
      guard now < end else { return .done }
      device.advance(to: end)
      return .again
    }.run()
  }

  /// Serves the main queue, and lets frames pass, until nothing moves, nothing waits for the host's time,
  /// and the tasks that were started on the host have ended, but no longer than a limit in seconds.
  ///
  /// - Returns: whether everything came to rest. It did not where a display link runs, where the main
  ///   queue always has something more to do, which leads to a warning after 1,000 times, or where the
  ///   task was cancelled. A task that waits for something else than the host is at rest after
  ///   ``patience``.
  @discardableResult
  public func settled(limit: TimeInterval = 30) async -> Bool {
    let end = now + limit
    var isAtRest = false
    let pump = MainQueuePump(self, deadline: end) { [self] pump in
      isAtRest = device.isIdle && pump.isQuiet
      guard !device.isIdle, pump.isQuiet else { return .done }
      return passFrame(until: end)
    }
    await pump.run()
    return isAtRest
  }

  /// Lets one turn pass, until the next frame at most.
  private func passFrame(until end: TimeInterval) -> MainQueuePump.Step {
    let frame = device.nextFrame
    guard device.isReached(frame, at: end) else { return .done }
    if device.driver != nil { return .sleep(frameDuration) }
    return device.advanceOneTurn(until: frame) ? .again : .done
  }

  // MARK: Waiting

  /// Lets time pass until a condition holds, and throws where it does not within a limit in seconds.
  ///
  /// While something moves, the host's frames follow each other as fast as they can. While nothing does,
  /// only the world outside can make the condition true: then the host's time stands still, and the
  /// system's time passes up to the same limit. It is the way to wait for network mocks, background
  /// queues, `Task.sleep` and `asyncAfter`.
  public func wait(
    for condition: @escaping @MainActor () throws -> Bool, limit: TimeInterval = 5,
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws {
    guard try await passTime(limit: limit, until: condition) else {
      throw WaitError(limit: limit, host: self, fileID: fileID, line: line)
    }
  }

  /// Lets time pass until there is exactly one element of a description, and returns its view. Throws
  /// where there is none, or more than one, within a limit in seconds.
  @discardableResult
  public func wait(
    for query: ElementQuery, limit: TimeInterval = 5, fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> UIView {
    _ = try await passTime(limit: limit) { self.views(query).count == 1 }
    return try view(query, fileID: fileID, line: line)
  }

  /// Lets frames pass until a condition holds, and throws where it does not within a limit in seconds.
  ///
  /// The main queue is not served meanwhile.
  public func wait(
    for condition: () throws -> Bool, limit: TimeInterval = 5, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    guard try passFrames(limit: limit, until: condition) else {
      throw WaitError(limit: limit, host: self, fileID: fileID, line: line)
    }
  }

  /// Lets frames pass until there is exactly one element of a description, and returns its view. Throws
  /// where there is none, or more than one, within a limit in seconds.
  ///
  /// The main queue is not served meanwhile.
  @discardableResult
  public func wait(
    for query: ElementQuery, limit: TimeInterval = 5, fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws -> UIView {
    _ = passFrames(limit: limit) { self.views(query).count == 1 }
    return try view(query, fileID: fileID, line: line)
  }

  /// Lets time pass until a condition holds.
  private func passTime(
    limit: TimeInterval, until condition: @escaping @MainActor () throws -> Bool
  ) async throws -> Bool {
    let start = now
    // Counted in sleeps, not by a clock: other tests may keep the main actor busy for long.
    var slept: TimeInterval = 0
    // A condition that throws ends the wait, and throws again below.
    await MainQueuePump(
      self, deadline: start + limit, until: { (try? condition()) ?? true }
    ) { [self] _ in
      if device.driver == nil, !device.isIdle, now - start < limit + slept {
        return passFrame(until: .infinity)
      }
      guard slept < limit else { return .done }
      slept += frameDuration
      return .sleep(frameDuration)
    }.run()
    try Task.checkCancellation()
    return try condition()
  }

  private func passFrames(
    limit: TimeInterval, until condition: () throws -> Bool
  ) rethrows -> Bool {
    endTurn()
    let end = now + limit
    while try !condition() {
      guard !device.isIdle, device.isReached(device.nextFrame, at: end) else { return false }
      device.advanceFrame()
    }
    return true
  }
}

/// A condition that did not hold in time.
public struct WaitError: Error, CustomStringConvertible, LocalizedError {
  /// The place of the call, the limit, and the state of the host.
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
  /// Whether nothing moves and no task is left to wait for.
  var isAtRest: Bool { isSettled && device.unfinishedTaskCount == 0 }

  /// Sentences on what the host still waits for.
  var stateForErrors: [String] {
    var sentences = [
      "It is \(CGFloat(now).dumped) s on the host, "
        + (isSettled ? "where nothing moves." : "where something still moves.")
    ]
    let tasks = device.unfinishedTaskCount
    if tasks > 0 {
      sentences.append("Tasks that were started on the host have not ended.")
    }
    return sentences
  }
}
