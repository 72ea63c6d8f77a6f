// SPDX-License-Identifier: MIT

/// The clock of an animation: the seconds since its beginning, as a function of the device's time.
struct AnimationClock {
  /// The local seconds per second of the device: 0 while the clock is held, negative while it runs
  /// backwards.
  private(set) var rate: Double = 0
  private var anchor: TimeInterval = 0
  private var anchored: TimeInterval

  init(at local: TimeInterval) {
    anchored = local
  }

  func localTime(at now: TimeInterval) -> TimeInterval {
    rate == 0 ? anchored : anchored + (now - anchor) * rate
  }

  /// Returns the device's time at which the clock shows a local time; infinity if the clock is
  /// held.
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
///
/// The run of a property animator has a clock that the animator controls. The runs of blocks inside
/// of its closures follow this run instead of having clocks of their own: they have its progress
/// or, where an option, a delay or a repetition gives them another timing, its time. They end with
/// it, because until then the animator may go back.
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

  /// The run that this run follows; nil for a run with a clock.
  private let parent: AnimationRun?
  /// The time of the parent at which a run with a timing of its own begins, in seconds; nil for a
  /// run with the parent's progress.
  private let beginning: TimeInterval?
  /// The started runs that follow this one.
  private var followers: [AnimationRun] = []
  /// The times of the followers at the beginning and at the end of `timing`, if it is the timing of
  /// a part of the way.
  private var rest: (from: TimeInterval, to: TimeInterval)?
  /// Whether `timing` is the timing of the rest of the way in the current direction.
  var isOnRest: Bool { rest != nil }

  // The progress that was computed last: all layers request the same progress in a frame.
  private var lastTime = TimeInterval.nan
  private var lastProgress = 0.0

  init(block: AnimationBlock, timing: AnimationTiming, delay: TimeInterval) {
    self.block = block
    self.timing = timing
    rate = 1
    self.delay = delay.isFinite ? max(delay, 0) : 0
    clock = AnimationClock(at: -self.delay)
    (parent, beginning) = (nil, nil)
  }

  /// Creates a run that follows another one: with its progress, or from `beginning` on with a
  /// timing of its own.
  init(
    block: AnimationBlock, following parent: AnimationRun, timing: AnimationTiming,
    beginning: TimeInterval?
  ) {
    (self.block, self.timing, self.parent, self.beginning) = (block, timing, parent, beginning)
    (rate, delay, clock) = (1, 0, AnimationClock(at: 0))
    (changes, device) = (parent.changes, parent.device)
  }

  init(block: AnimationBlock, timing: AnimationTiming, localTime: TimeInterval, rate: Double) {
    self.block = block
    self.timing = timing
    self.rate = rate.isFinite ? max(rate, 0) : 1
    delay = localTime < 0 && localTime.isFinite ? -localTime : 0
    clock = AnimationClock(at: localTime.isFinite ? localTime : 0)
    (parent, beginning) = (nil, nil)
  }

  /// Whether all animated layers were released, so that the run is neither visible nor ended by
  /// them.
  var isAbandoned: Bool {
    targets.allSatisfy(\.isOrphaned) && followers.allSatisfy(\.isAbandoned)
  }

  /// The local time at which the run and those that follow it are over, in seconds.
  var total: TimeInterval { rest == nil ? max(timing.total, totalOfFollowers) : timing.total }

  /// The local time at which the runs that follow this one are over; 0 if there is none.
  var totalOfFollowers: TimeInterval {
    followers.reduce(0) { latest, run in
      let own = run.beginning.map { $0 + run.timing.total } ?? 0
      return max(latest, own, (run.beginning ?? 0) + run.totalOfFollowers)
    }
  }

  /// The end of the run in the device's time, for layers without a timing of their own. A run that
  /// is reversed ends at its beginning.
  var clockEnd: TimeInterval {
    parent?.clockEnd ?? clock.time(of: clock.rate < 0 ? 0 : total)
  }

  /// The end of the run in the device's time, over all layers.
  var endTime: TimeInterval {
    guard LayerTiming.isInUse else { return clockEnd }
    let ends = targets.map { $0.endTime(of: self) } + followers.map(\.endTime)
    return ends.max() ?? clockEnd
  }

  /// The run's local time, in seconds; negative before the run begins.
  var localTime: TimeInterval { clock.localTime(at: device?.now ?? 0) }

  /// The current progress of the run.
  var progress: Double {
    let now = device?.now ?? 0
    if let parent, beginning == nil { return parent.progress }
    // The clock of a parent may be set within one frame, so the time of a follower is compared.
    let time = parent == nil ? now : self.time(at: now)
    if time == lastTime { return lastProgress }
    lastTime = time
    lastProgress = progress(at: now)
    return lastProgress
  }

  /// Returns the progress of the run when its clock is read at `time`.
  func progress(at time: TimeInterval) -> Double {
    guard let parent else { return timing.progress(at: clock.localTime(at: time)) }
    return beginning == nil ? parent.progress(at: time) : timing.progress(at: self.time(at: time))
  }

  /// Returns the vertical progress of positions at a time of the device; nil if it is equal to the
  /// other one.
  func verticalProgress(at time: TimeInterval?) -> Double? {
    if let parent { return beginning == nil ? parent.verticalProgress(at: time) : nil }
    return verticalTiming.map { $0.progress(at: clock.localTime(at: time ?? device?.now ?? 0)) }
  }

  /// Returns the local time when the clock is read at a time of the device. Unlike `localTime`, it
  /// continues where the run's timing is replaced by one for the rest of the way; the runs that
  /// follow this one use it.
  private func time(at now: TimeInterval) -> TimeInterval {
    if let parent { return parent.time(at: now) - (beginning ?? 0) }
    let local = clock.localTime(at: now)
    guard let rest else { return local }
    return rest.from + (rest.to - rest.from) * timing.part(at: local)
  }

  /// Returns the local time, as the runs that follow this one use it, at which the run first has a
  /// progress.
  func time(ofProgress progress: Double) -> TimeInterval {
    if let parent, beginning == nil { return parent.time(ofProgress: progress) }
    guard let rest else {
      return progress < 1 ? timing.time(ofProgress: progress) : timing.duration
    }
    let (from, to) = timing.range
    let part = from == to ? 1 : (progress - from) / (to - from)
    return rest.from + (rest.to - rest.from) * part
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
    if parent == nil { device.animations.remove(self) }
    end()
    block.deliverIfEnded(on: device)
    guard let parent else { return }
    parent.followers.removeAll { $0 === self }
    parent.remove(1)
  }

  /// Starts the clock, or begins to follow the parent.
  func start() {
    guard openCount > 0, let device else { return }
    isStarted = true
    block.begin(on: device)
    if let parent { return parent.adopt(self, on: device) }
    clock.run(at: device.now, rate: rate)
    lastTime = .nan
    device.animations.add(self)
    TransitionClock.began(self)
  }

  private func adopt(_ follower: AnimationRun, on device: Device) {
    self.device = self.device ?? device
    openCount += 1
    followers.append(follower)
    var root = self
    while let parent = root.parent { root = parent }
    if root.isStarted { device.animations.endsChanged() }
  }

  /// Holds the run at some seconds after its beginning, including the delay.
  func hold(after seconds: TimeInterval) {
    guard isStarted else { return }
    clock.hold(at: seconds - delay)
    lastTime = .nan
    device?.animations.endsChanged()
  }

  /// Sets the timing of the whole way, and the clock.
  func set(
    _ timing: AnimationTiming, vertical: AnimationTiming?, at local: TimeInterval, rate: Double
  ) {
    (self.timing, verticalTiming, rest) = (timing, vertical, nil)
    setClock(at: local, rate: rate)
  }

  /// Sets the timing of the rest of the way, and the clock. The runs that follow this one pass
  /// their own rest meanwhile.
  ///
  /// - Parameter end: The local time, on the whole way, to which the rest leads.
  func setRest(
    _ timing: AnimationTiming, vertical: AnimationTiming? = nil, to end: TimeInterval, rate: Double
  ) {
    rest = (time(at: device?.now ?? 0), end)
    (self.timing, verticalTiming) = (timing, vertical)
    setClock(at: 0, rate: rate)
  }

  /// Sets the clock to a local time, at a rate or, with the rate 0, held.
  func setClock(at local: TimeInterval, rate: Double) {
    clock.hold(at: local)
    if rate != 0, let device { clock.run(at: device.now, rate: rate) }
    lastTime = .nan
    if isStarted { device?.animations.endsChanged() }
  }

  /// Records that the run and those that follow it do not reach their end.
  func interrupt() {
    block.wasInterrupted = true
    for follower in followers {
      follower.interrupt()
    }
  }

  /// Removes all changes from the layers, which then show their final values.
  func finish() {
    for follower in followers {
      follower.finish()
    }
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

  /// Calls the completions of a finished run, and before them those of the runs that followed it.
  func deliver() {
    for follower in release() {
      follower.deliver()
    }
    block.deliver()
  }

  /// Releases the runs that follow this one, and returns them.
  @discardableResult
  func release() -> [AnimationRun] {
    defer { followers = [] }
    return followers
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
