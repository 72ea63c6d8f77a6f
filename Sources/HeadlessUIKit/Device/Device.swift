// SPDX-License-Identifier: MIT

/// One device: its clock, and what waits for time to pass on it.
///
/// Nothing in this module reads the system's clock. A host advances the device, and everything that
/// takes time follows: two runs give the same frames. Several devices may be at work at once; which
/// one a piece of code means is task-local.
///
/// Time passes in *turns*, as a run loop does: one for each timer that comes due, and one for each
/// frame. At the end of a turn what was put off is done.
@MainActor
package final class Device {
  @TaskLocal private static var ofTask: Device?
  private static let shared = Device(values: .shared)

  /// The device of the current task, or the one that all tasks without one share.
  package static var current: Device { ofTask ?? shared }

  /// The time since the device was made, in seconds.
  package private(set) var now: TimeInterval = 0 {
    didSet { values.time = now }
  }

  /// The distance of two frames, in seconds.
  package let frameDuration: TimeInterval

  /// How many frames have passed.
  package private(set) var frameCount = 0

  /// The traits, the way text is measured and the named images of this device.
  package let values: ValueEnvironment

  /// The screen of this device.
  package private(set) lazy var screen = UIScreen(device: self)

  /// The `UIDevice` of applications on this device.
  package private(set) lazy var uiDevice = UIDevice(device: self)

  /// The application that runs on this device.
  package private(set) lazy var application = UIApplication(device: self)

  /// What is animated on this device.
  private(set) lazy var animations = DeviceAnimations(device: self)

  /// The keyboard of this device.
  package private(set) lazy var keyboard = Keyboard(device: self)

  /// What the user has chosen, and what assistive technology was told.
  package var accessibility = AccessibilityState()

  /// Room for layouts without the solver, of which there is one at a time.
  let stackScratch = StackScratch()

  /// Whether guides may be laid out without the solver, where that gives the same.
  package var defersConstraints = true

  /// What was done so far.
  package var counters = Counters()

  /// What happens on illegal use; the message is UIKit's. Where nobody listens the program stops.
  package var onIllegalUse: (@MainActor (String) -> Void)?

  /// Where warnings go that UIKit prints. Where nobody listens they are printed.
  package var onWarning: (@MainActor (String) -> Void)?

  /// Called after every frame, when all of it is done: the moment in which a screen would show it.
  package var onFrame: (@MainActor () -> Void)?

  private static let roundLimit = 1_000

  /// Whether time is passing at the moment: this is called from a timer or from a frame.
  package private(set) var isInTurn = false
  private var isEndingTurn = false

  var windowsToLayOut: [UIWindow] = []

  /// The layers whose contents have to be drawn.
  let displayQueue = DisplayQueue()

  private var timers = TimerQueue()
  private var frameActions: [FramePhase: [FrameAction]] = [:]
  private var turnActions: [@MainActor () -> Void] = []

  /// Creates a device that stands at time 0, with its first frame one frame later.
  package init(framesPerSecond: Double = 60, values: ValueEnvironment = ValueEnvironment()) {
    self.values = values
    precondition(
      framesPerSecond > 0 && framesPerSecond.isFinite, "framesPerSecond must be finite and positive"
    )
    frameDuration = 1 / framesPerSecond
  }

  /// Runs `body` with this device as the current one.
  package func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try Self.$ofTask.withValue(self) {
      try ValueEnvironment.$current.withValue(values) { try body() }
    }
  }

  /// Runs `body` with this device as the current one, and all tasks that it starts.
  package func perform<Result>(
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$ofTask.withValue(self) {
      try await ValueEnvironment.$current.withValue(values) { try await body() }
    }
  }
}

// MARK: - What waits

extension Device {
  /// What happens in a frame, in this order.
  package enum FramePhase: CaseIterable {
    /// Display links.
    case links
    /// Scrolling and animations move what they move.
    case animations
    /// Windows are laid out, then their layers are displayed.
    case layout
    /// What has come to its end says so.
    case completions
  }

  /// Calls `action` at a phase of every frame from the next one on, until it returns false.
  ///
  /// What only waits at the moment, as a paused display link does, says so in `isWaiting`.
  package func everyFrame(
    _ phase: FramePhase, isWaiting: @escaping @MainActor () -> Bool = { false },
    _ action: @escaping @MainActor () -> Bool
  ) {
    frameActions[phase, default: []].append(FrameAction(isWaiting: isWaiting, run: action))
  }

  /// Whether a timer, a frame or the end of this turn has something to do.
  var hasPendingWork: Bool {
    timers.nextTime != nil || !turnActions.isEmpty
      || frameActions.values.contains { $0.contains { !$0.isWaiting() } }
  }

  /// Calls `action` once, after some seconds; at the end of this turn where that is none.
  ///
  /// Timers that come due at one moment fire in the order in which they were made.
  @discardableResult
  package func after(
    _ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> DeviceTimer {
    // Not a number is none, too: a timer that never comes due would stop the clock.
    timers.add(at: now + (seconds > 0 ? seconds : 0), action)
  }

  /// Calls `action` once, at the end of this turn.
  ///
  /// What is asked for while a turn ends is done in the same turn.
  package func atEndOfTurn(_ action: @escaping @MainActor () -> Void) {
    turnActions.append(action)
  }

  /// Keeps an object until the end of this turn, as an autorelease pool would: views that are only
  /// reached through weak references live that long on Apple's platforms.
  package func keepUntilEndOfTurn(_ object: AnyObject) {
    turnActions.append { withExtendedLifetime(object) {} }
  }
}

extension Device {
  /// Lets go of everything that waits for time that will not pass any more: what waits keeps what it
  /// is done to, and that keeps the device.
  package func letGo() {
    timers = TimerQueue()
    frameActions = [:]
    turnActions = []
    animations.letGo()
  }
}

// MARK: - Time passes

extension Device {
  /// The time of the next frame.
  package var nextFrame: TimeInterval {
    Double(frameCount + 1) * frameDuration  // a product, so that a long run does not drift
  }

  /// Lets some seconds pass.
  package func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0 && seconds.isFinite, "seconds must be finite and not negative")
    advance(to: now + seconds)
  }

  /// Lets time pass up to a moment, that moment included.
  ///
  /// Timers fire before a frame at the same time. A moment within a millionth of a frame counts as
  /// the frame, so that sums of frame durations lead to frames.
  package func advance(to end: TimeInterval) {
    let wasInTurn = isInTurn
    isInTurn = true
    defer { isInTurn = wasInTurn }
    perform {
      endTurn()
      var lastFrame = frameCount
      while let next = nextEvent(until: end + frameDuration * 1e-6) {
        next()
        endTurn()
        if frameCount != lastFrame { onFrame?() }
        lastFrame = frameCount
      }
      now = max(now, end)
    }
  }

  /// Lets time pass up to the next frame.
  package func advanceFrame() {
    advance(to: nextFrame)
  }

  /// Does what was put off to the end of the turn.
  package func endTurn() {
    guard !isEndingTurn else { return }  // the call that is on its way does it
    isEndingTurn = true
    defer { isEndingTurn = false }
    // What always asks for more must not stop the clock: the rest waits for the next turn.
    for _ in 0..<Self.roundLimit {
      let actions = turnActions
      turnActions = []
      for action in actions {
        action()
      }
      layOutWindows()
      displayQueue.display()
      if turnActions.isEmpty { return }
    }
  }

  /// Sets the clock to the next timer or frame, and says what to do there.
  private func nextEvent(until end: TimeInterval) -> (@MainActor () -> Void)? {
    let timer = timers.nextTime ?? .infinity
    guard min(timer, nextFrame) <= end else { return nil }
    if timer <= nextFrame {
      now = max(now, timer)
      return timers.removeFirst()
    }
    now = max(now, nextFrame)
    frameCount += 1
    return runFrame
  }

  private func runFrame() {
    for phase in FramePhase.allCases {
      // What comes while others run waits for the next frame.
      let actions = frameActions[phase] ?? []
      frameActions[phase] = []
      let staying = actions.filter { $0.run() }
      if phase == .layout {
        layOutWindows()
        displayQueue.display()
      }
      frameActions[phase] = staying + (frameActions[phase] ?? [])
    }
  }
}

/// Something that happens in every frame.
private struct FrameAction {
  let isWaiting: @MainActor () -> Bool
  /// False where it is over.
  let run: @MainActor () -> Bool
}
