// SPDX-License-Identifier: MIT

// The passage of time.
extension Device {
  /// The device's time, in seconds since it was made. It stands still within a turn.
  package var now: TimeInterval {
    guard let driver, !isInTurn, !isEndingTurn else { return turnTime }
    return max(turnTime, driver.now)
  }

  /// The time of the next frame.
  package var nextFrame: TimeInterval {
    let last = missesFrames ? max(frameIndex, frameIndex(at: now)) : frameIndex
    return Double(last + 1) * frameDuration  // a product, so that a long run does not drift
  }

  /// Whether a time counts as reached at `end`: where it is less than a millionth of a frame later,
  /// so that sums of frame durations lead to frames.
  package func isReached(_ time: TimeInterval, at end: TimeInterval) -> Bool {
    time <= end + frameDuration * 1e-6
  }

  /// Advances the time by some seconds.
  package func advance(by seconds: TimeInterval) {
    guard seconds >= 0, seconds.isFinite else {
      return reportIllegalUse("seconds must be finite and not negative; got \(seconds)")
    }
    advance(to: now + seconds)
  }

  /// Advances the time up to and including `end`.
  ///
  /// Timers fire before a frame at the same time. A device that follows real time skips ahead.
  package func advance(to end: TimeInterval) {
    passTime {
      endTurn()
      while runTurn(until: end) {}
      turnTime = max(turnTime, end)
    }
  }

  /// Advances the time to the next frame.
  package func advanceFrame() {
    advance(to: nextFrame)
  }

  /// Advances the time to the next timer or frame, but not beyond `end`: one turn.
  ///
  /// - Returns: false where there is neither a timer nor a frame until then; no time has passed.
  package func advanceOneTurn(until end: TimeInterval) -> Bool {
    passTime { runTurn(until: end) }
  }

  /// Runs the turns that are due in real time at `moment`, with at most one frame: frames that the
  /// main thread was too busy for are dropped.
  func catchUp(with moment: TimeInterval) {
    Watchdog.watch("a turn in real time", of: self) { runTurns(upTo: moment) }
  }

  private func runTurns(upTo moment: TimeInterval) {
    passTime {
      turnTime = max(turnTime, moment)
      endTurn()
      while (timers.nextTime ?? .infinity) <= turnTime || needsFrame && nextFrame <= turnTime {
        guard runTurn(until: turnTime) else { return }
      }
    }
  }

  /// Whether time passes without frames at the moment: in real time, while there is nothing to
  /// show.
  var missesFrames: Bool { driver != nil && !needsFrame }

  /// Skips the frames that passed while there was nothing to show.
  func dropMissedFrames() {
    if missesFrames { frameIndex = max(frameIndex, frameIndex(at: now)) }
  }

  private func frameIndex(at time: TimeInterval) -> Int { Int(time / frameDuration + 1e-6) }

  private func passTime<Result>(_ turns: @MainActor () -> Result) -> Result {
    let wasInTurn = isInTurn
    dropMissedFrames()
    turnTime = now
    isInTurn = true
    defer {
      isInTurn = wasInTurn
      if !wasInTurn { driver?.deviceHasPassed(to: turnTime) }
    }
    return perform(turns)
  }

  private func runTurn(until end: TimeInterval) -> Bool {
    guard isReached(min(timers.nextTime ?? .infinity, nextFrame), at: end) else { return false }
    let frame = frameCount
    runNextEvent()
    endTurn()
    Watchdog.shared.noteProgress()
    if frameCount != frame { onFrame?() }
    return true
  }

  private func runNextEvent() {
    if let timer = timers.nextTime, timer <= nextFrame {
      turnTime = max(turnTime, timer)
      timers.removeFirst()?()
      return
    }
    turnTime = max(turnTime, nextFrame)
    frameIndex = driver == nil ? frameIndex + 1 : max(frameIndex + 1, frameIndex(at: turnTime))
    frameCount += 1
    runFrame()
  }

  private func runFrame() {
    hasChanged = false
    for phase in FramePhase.allCases {
      // An action that is added while others run begins in the next frame.
      let actions = frameActions[phase] ?? []
      frameActions[phase] = []
      let remaining = actions.filter { $0.run() }
      if phase == .layout { contents?.updateInFrame() }
      frameActions[phase] = remaining + (frameActions[phase] ?? [])
    }
  }

  /// Runs the actions that were deferred to the end of the turn, lays out the windows and displays
  /// layers.
  package func endTurn() {
    guard !isEndingTurn else { return }  // the outer call does it
    turnTime = now
    isEndingTurn = true
    defer { isEndingTurn = false }
    // An action that always adds another one must not stop the clock: the rest waits for the next
    // turn.
    for _ in 0..<Self.roundLimit {
      let actions = turnActions
      turnActions = []
      for action in actions {
        action()
      }
      contents?.updateAtEndOfTurn(of: self)
      if turnActions.isEmpty { return }
    }
  }
}
