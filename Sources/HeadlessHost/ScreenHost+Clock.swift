// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// The time since the host was made, in seconds.
  public var now: TimeInterval { device.now }

  /// The distance of two frames, in seconds.
  public var frameDuration: TimeInterval { device.frameDuration }

  /// How many frames have passed.
  public var frameCount: Int { device.frameCount }

  /// Called after every frame: the moment in which a screen would show it, and a recorder should.
  public var onFrame: (@MainActor () -> Void)? {
    get { device.onFrame }
    set { device.onFrame = newValue }
  }

  /// Lets some seconds pass, with all frames and timers in them.
  public func advance(by seconds: TimeInterval) {
    device.advance(by: seconds)
  }

  /// Lets time pass up to the next frame, that frame included.
  public func advanceFrame() {
    device.advanceFrame()
  }

  /// Lets some frames pass. The closure, if there is one, is called after each of them.
  public func advanceFrames(_ count: Int, after: (() throws -> Void)? = nil) rethrows {
    for _ in 0..<count {
      device.advanceFrame()
      try after?()
    }
  }

  /// Whether nothing moves and nothing waits for time to pass: no animation, no scrolling, no timer,
  /// and no display link that is not paused.
  public var isSettled: Bool { device.isIdle }

  /// Lets frames pass until nothing moves and nothing waits, but no longer than a limit in seconds.
  ///
  /// - Returns: whether everything came to rest. What goes on for ever, as a running display link, does
  ///   not.
  @discardableResult
  public func settle(limit: TimeInterval = 30) -> Bool {
    endTurn()
    let end = device.now + limit
    while !device.isIdle {
      guard device.nextFrame <= end else { return false }
      device.advanceFrame()
    }
    return true
  }
}
