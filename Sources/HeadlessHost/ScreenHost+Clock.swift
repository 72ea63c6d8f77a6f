// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// The time since the host was created, in seconds.
  public var now: TimeInterval { device.now }

  /// The time between two frames, in seconds.
  public var frameDuration: TimeInterval { device.frameDuration }

  /// The number of frames that have run.
  public var frameCount: Int { device.frameCount }

  /// A closure that is called after each frame, when a screen would show it and a recorder should
  /// record it.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// var frames = 0
  /// host.onFrame = { frames += 1 }
  /// host.advance(by: 0.5)
  /// print(frames)  // 30
  /// ```
  public var onFrame: (@MainActor () -> Void)? {
    get { device.onFrame }
    set { device.onFrame = newValue }
  }

  /// Advances the clock by some seconds, with all frames and timers in this time, in one
  /// synchronous call.
  ///
  /// The main queue is not served during the call. In asynchronous code, `await host.advance(by:)`
  /// serves it.
  public func advance(
    by seconds: TimeInterval, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    note(fileID, line)
    watched { device.advance(by: seconds) }
  }

  /// Advances the clock to the next frame, including that frame.
  public func advanceFrame(fileID: StaticString = #fileID, line: UInt = #line) {
    note(fileID, line)
    watched { device.advanceFrame() }
  }

  /// Advances the clock by some frames, and calls the closure after each of them.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let view = UIView()
  /// host.show(view)
  /// host.perform { UIView.animate(withDuration: 0.1) { view.alpha = 0 } }
  /// var opacities: [Float] = []
  /// host.advanceFrames(3) { opacities.append(view.layer.presentation()?.opacity ?? 0) }
  /// print(opacities == opacities.sorted(by: >))  // true
  /// ```
  public func advanceFrames(
    _ count: Int, fileID: StaticString = #fileID, line: UInt = #line,
    after: (() throws -> Void)? = nil
  ) rethrows {
    note(fileID, line)
    for _ in 0..<count {
      watched { device.advanceFrame() }
      try after?()
    }
  }

  /// Whether nothing moves and nothing waits for the host's time: there is no animation, no
  /// scrolling, no timer, and no active display link.
  public var isSettled: Bool { device.isIdle }

  /// Advances the clock by frames until nothing moves and nothing waits for time, but at most by a
  /// limit in seconds.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// let list = UIScrollView()
  /// list.contentSize = CGSize(width: 393, height: 3000)
  /// host.show(list)
  /// host.fling(from: CGPoint(x: 200, y: 600), velocity: CGVector(dx: 0, dy: -1000))
  /// print(list.isDecelerating)  // true
  /// print(host.settle(), list.isDecelerating)  // true false
  /// ```
  ///
  /// The main queue is not served during the call; ``settled(limit:fileID:line:)`` serves it.
  ///
  /// The limit is in seconds of the host: nothing waits for real time.
  ///
  /// - Returns: Whether the host is at rest. It never is, for example, while a display link runs.
  ///   If it is not, a warning says what still moves.
  @discardableResult
  public func settle(
    limit: TimeInterval = 30, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Bool {
    note(fileID, line)
    return watched {
      endTurn()
      let end = device.now + limit
      while !device.isIdle {
        guard device.isReached(device.nextFrame, at: end) else {
          warnOfMotion(limit: limit)
          return false
        }
        device.advanceFrame()
      }
      return true
    }
  }

  /// Warns that the host is not at rest after a limit.
  func warnOfMotion(limit: TimeInterval) {
    let work = device.pendingWork.formatted(.list(type: .and))
    device.warn(
      "HeadlessHost: \(device.label) is not at rest after \(CGFloat(limit).dumped) s. Still pending: \(work)."
    )
  }
}
