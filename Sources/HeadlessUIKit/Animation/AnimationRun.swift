// SPDX-License-Identifier: MIT

/// Where an animation stands: seconds since its beginning, from the time of a device.
struct AnimationClock {
  /// Local seconds per second of the device: 0 while it stands, below 0 while it goes backwards.
  private(set) var rate: Double = 0
  private var anchor: TimeInterval = 0
  private var anchored: TimeInterval

  init(at local: TimeInterval) {
    anchored = local
  }

  func localTime(at now: TimeInterval) -> TimeInterval {
    rate == 0 ? anchored : anchored + (now - anchor) * rate
  }

  /// When the clock will show a local time; infinity where it does not go there.
  func time(of local: TimeInterval) -> TimeInterval {
    guard rate != 0 else { return .infinity }
    return anchor + (local - anchored) / rate
  }

  /// Stands at a local time.
  mutating func hold(at local: TimeInterval) {
    (anchored, rate) = (local, 0)
  }

  /// Goes on from where it stands, at a rate.
  mutating func run(at now: TimeInterval, rate: Double) {
    (anchored, anchor, self.rate) = (localTime(at: now), now, rate)
  }
}

/// What one call of `animate` made, or one step of it: one timing for all that it changed.
@MainActor
final class AnimationRun {
  let block: AnimationBlock
  let timing: AnimationTiming
  private(set) var clock: AnimationClock
  private let rate: Double

  /// The device whose clock counts: that of the first view that was changed.
  private(set) weak var device: Device?

  /// How many changes have neither ended nor been removed.
  private(set) var openCount = 0
  private var targets: [LayerAnimations] = []
  private var viewsToLayOut: [UIView] = []
  private let delay: TimeInterval
  private(set) var isStarted = false

  // The progress that was asked for last: all layers of a frame ask for the same.
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

  /// Whether all that it changes has gone, so that nobody will see or end it.
  var isAbandoned: Bool { targets.allSatisfy(\.isOrphaned) }

  /// When all is over, in the time of layers that have none of their own.
  var clockEnd: TimeInterval { clock.time(of: timing.total) }

  /// When all is over, on all layers.
  var endTime: TimeInterval {
    guard LayerTiming.isInUse else { return clockEnd }
    return targets.map { $0.endTime(of: self) }.max() ?? clockEnd
  }

  /// Its own time now, below 0 before it begins.
  var localTime: TimeInterval { clock.localTime(at: device?.now ?? 0) }

  /// How much of the way is done now.
  var progress: Double {
    let time = device?.now ?? 0
    if time == lastTime { return lastProgress }
    lastTime = time
    lastProgress = timing.progress(at: clock.localTime(at: time))
    return lastProgress
  }

  /// How much of the way is done when the clock is read at a time.
  func progress(at time: TimeInterval) -> Double {
    timing.progress(at: clock.localTime(at: time))
  }

  /// Counts a change that a layer has.
  func add(to target: LayerAnimations, of device: Device) {
    self.device = self.device ?? device
    openCount += 1
    if targets.last !== target { targets.append(target) }
  }

  /// Remembers a view whose subviews are laid out at the end of the block.
  func layOut(_ view: UIView) {
    viewsToLayOut.append(view)
  }

  /// Lays out what was remembered, as long as the block's changes are still animated.
  func layOutViews() {
    let views = viewsToLayOut
    viewsToLayOut = []
    for view in views {
      view.layoutIfNeeded()
    }
  }

  /// Called when a layer lets go of changes before their end.
  func remove(_ count: Int) {
    openCount -= count
    block.wasInterrupted = true
    guard openCount == 0, isStarted, let device else { return }
    device.animations.remove(self)
    end()
    block.deliverIfEnded(on: device)
  }

  /// Begins to count time.
  func start() {
    guard openCount > 0, let device else { return }
    isStarted = true
    block.begin(on: device)
    clock.run(at: device.now, rate: rate)
    lastTime = .nan
    device.animations.add(self)
    TransitionClock.began(self)
  }

  /// Stands still where it is some seconds after its beginning, the delay included.
  func hold(after seconds: TimeInterval) {
    guard isStarted else { return }
    clock.hold(at: seconds - delay)
    lastTime = .nan
    device?.animations.endsChanged()
  }

  /// Takes all changes from the layers, whose values are seen as they are from now on.
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

/// What is told once when everything that a call of `animate` began has ended.
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

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  /// Counts a run that begins.
  func begin(on device: Device) {
    openRuns += 1
    guard groups.isEmpty else { return }
    groups = device.animations.transactions.reversed().compactMap(\.group)
    for group in groups {
      group.begin()
    }
  }

  /// Tells at the beginning of the next cycle, where nothing runs any more.
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
