// SPDX-License-Identifier: MIT

/// The clock of an animation: the seconds since its beginning, as a function of the device's time.
struct AnimationClock {
  /// The local seconds per second of the device: 0 while the clock is held, negative while it runs backwards.
  private(set) var rate: Double = 0
  private var anchor: TimeInterval = 0
  private var anchored: TimeInterval

  init(at local: TimeInterval) {
    anchored = local
  }

  func localTime(at now: TimeInterval) -> TimeInterval {
    rate == 0 ? anchored : anchored + (now - anchor) * rate
  }

  /// Returns the device's time at which the clock shows a local time; infinity if the clock is held.
  func time(of local: TimeInterval) -> TimeInterval {
    guard rate != 0 else { return .infinity }
    return anchor + (local - anchored) / rate
  }

  /// Holds the clock at a local time.
  mutating func hold(at local: TimeInterval) {
    (anchored, rate) = (local, 0)
  }

  /// Continues from the current local time at a rate.
  mutating func run(at now: TimeInterval, rate: Double) {
    (anchored, anchor, self.rate) = (localTime(at: now), now, rate)
  }
}

/// The animation of one call of `animate`, or of one step of it: one timing for all changes.
@MainActor
final class AnimationRun {
  let block: AnimationBlock
  private(set) var timing: AnimationTiming
  /// The timing of the vertical component of positions, if it differs.
  private(set) var verticalTiming: AnimationTiming?
  /// Records the changes of a property animator.
  var changes: PropertyChanges?
  /// The animator, which is retained while the clock is running.
  var owner: AnyObject?
  /// Called when the run is over, before its changes end. Returns whether they end.
  var willEnd: (() -> Bool)?
  private(set) var clock: AnimationClock
  private let rate: Double

  /// The device whose clock determines the time: the device of the first changed view.
  private(set) weak var device: Device?

  /// The number of changes that have neither ended nor been removed.
  private(set) var openCount = 0
  private var targets: [LayerAnimations] = []
  private var viewsToLayOut: [UIView] = []
  private let delay: TimeInterval
  private(set) var isStarted = false

  // The progress that was computed last: all layers request the same progress in a frame.
  private var lastTime = TimeInterval.nan
  private var lastProgress = 0.0

  init(block: AnimationBlock, timing: AnimationTiming, delay: TimeInterval) {
    self.block = block
    self.timing = timing
    rate = 1
    self.delay = delay.isFinite ? max(delay, 0) : 0
    clock = AnimationClock(at: -self.delay)
  }

  init(block: AnimationBlock, timing: AnimationTiming, localTime: TimeInterval, rate: Double) {
    self.block = block
    self.timing = timing
    self.rate = rate.isFinite ? max(rate, 0) : 1
    delay = localTime < 0 && localTime.isFinite ? -localTime : 0
    clock = AnimationClock(at: localTime.isFinite ? localTime : 0)
  }

  /// Whether all animated layers were released, so that the run is neither visible nor ended by them.
  var isAbandoned: Bool { targets.allSatisfy(\.isOrphaned) }

  /// The end of the run in the device's time, for layers without a timing of their own. A run that is reversed
  /// ends at its beginning.
  var clockEnd: TimeInterval { clock.time(of: clock.rate < 0 ? 0 : timing.total) }

  /// The end of the run in the device's time, over all layers.
  var endTime: TimeInterval {
    guard LayerTiming.isInUse else { return clockEnd }
    return targets.map { $0.endTime(of: self) }.max() ?? clockEnd
  }

  /// The run's local time, in seconds; negative before the run begins.
  var localTime: TimeInterval { clock.localTime(at: device?.now ?? 0) }

  /// The current progress of the run.
  var progress: Double {
    let time = device?.now ?? 0
    if time == lastTime { return lastProgress }
    lastTime = time
    lastProgress = timing.progress(at: clock.localTime(at: time))
    return lastProgress
  }

  /// Returns the progress of the run when its clock is read at `time`.
  func progress(at time: TimeInterval) -> Double {
    timing.progress(at: clock.localTime(at: time))
  }

  /// Returns the vertical progress of positions at a time of the device; nil if it is equal to the other one.
  func verticalProgress(at time: TimeInterval?) -> Double? {
    verticalTiming.map { $0.progress(at: clock.localTime(at: time ?? device?.now ?? 0)) }
  }

  /// Registers a change of a layer.
  func add(to target: LayerAnimations, of device: Device) {
    self.device = self.device ?? device
    openCount += 1
    if targets.last !== target { targets.append(target) }
  }

  /// Stores a view whose subviews are laid out at the end of the block.
  func layOut(_ view: UIView) {
    viewsToLayOut.append(view)
  }

  /// Lays out the stored views while the changes of the block are still animated.
  func layOutViews() {
    let views = viewsToLayOut
    viewsToLayOut = []
    for view in views {
      view.layoutIfNeeded()
    }
  }

  /// Called when a layer removes changes before their end.
  func remove(_ count: Int) {
    openCount -= count
    block.wasInterrupted = true
    guard openCount == 0, isStarted, let device else { return }
    device.animations.remove(self)
    end()
    block.deliverIfEnded(on: device)
  }

  /// Starts the clock.
  func start() {
    guard openCount > 0, let device else { return }
    isStarted = true
    block.begin(on: device)
    clock.run(at: device.now, rate: rate)
    lastTime = .nan
    device.animations.add(self)
    TransitionClock.began(self)
  }

  /// Holds the run at some seconds after its beginning, including the delay.
  func hold(after seconds: TimeInterval) {
    guard isStarted else { return }
    clock.hold(at: seconds - delay)
    lastTime = .nan
    device?.animations.endsChanged()
  }

  /// Sets the timing, and the clock: to a local time, at a rate or, with the rate 0, held.
  func set(
    _ timing: AnimationTiming, vertical: AnimationTiming? = nil, at local: TimeInterval,
    rate: Double
  ) {
    (self.timing, verticalTiming) = (timing, vertical)
    clock.hold(at: local)
    if rate != 0, let device { clock.run(at: device.now, rate: rate) }
    lastTime = .nan
    if isStarted { device?.animations.endsChanged() }
  }

  /// Removes all changes from the layers, which then show their final values.
  func finish() {
    for target in targets {
      if target.isOrphaned { block.wasInterrupted = true }
      target.removeAll(of: self)
    }
    openCount = 0
    end()
  }

  private func end() {
    targets = []
    isStarted = false
    block.openRuns -= 1
  }
}

/// Calls the completions of one call of `animate` after all runs that it began have ended.
@MainActor
final class AnimationBlock {
  let allowsUserInteraction: Bool
  var openRuns = 0
  var wasInterrupted = false
  private var completions: [(Bool) -> Void] = []
  private var groups: [TransactionGroup] = []

  init(allowsUserInteraction: Bool, completion: ((Bool) -> Void)?) {
    self.allowsUserInteraction = allowsUserInteraction
    if let completion { completions = [completion] }
  }

  /// Registers a run that begins.
  func begin(on device: Device) {
    openRuns += 1
    guard groups.isEmpty else { return }
    groups = device.animations.transactions.reversed().compactMap(\.group)
    for group in groups {
      group.begin()
    }
  }

  /// Schedules the completions for the beginning of the next cycle if all runs have ended.
  func deliverIfEnded(on device: Device) {
    guard openRuns == 0, !completions.isEmpty || !groups.isEmpty else { return }
    device.animations.inNextCycle { self.deliver() }
  }

  func deliver() {
    guard openRuns == 0 else { return }
    let (completions, groups) = (self.completions, self.groups)
    (self.completions, self.groups) = ([], [])
    for completion in completions {
      completion(!wasInterrupted)
    }
    for group in groups {
      group.end()
    }
  }
}
