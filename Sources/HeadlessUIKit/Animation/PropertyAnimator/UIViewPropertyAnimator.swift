// SPDX-License-Identifier: MIT

/// Animates the changes of closures, and can be paused, scrubbed, reversed, continued and stopped.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UIView()
/// host.show(view)
/// let animator = host.perform {
///   UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
/// }
/// host.perform { animator.startAnimation() }
/// host.advance(by: 0.5)
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.25
/// print(view.alpha, view.layer.presentation()?.opacity ?? 0)  // 0.0 0.75
/// host.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
/// host.settle()
/// print(animator.state == .inactive)  // true
/// ```
///
/// The clock is that of the host; a paused animator keeps no host awake. While it runs, properties
/// have their final values, and after a scrub too: read `presentation()` for what is shown. Nested
/// animation blocks follow the animator's clock, and their completions are called when it ends,
/// before its own.
///
/// A running animator is retained, a paused one is not. An animator cannot be copied. A change of
/// the curve takes effect at once, where UIKit blends both.
///
/// ("UIViewPropertyAnimator"; "UIViewAnimating", "Understand animation states".) Calls that Apple
/// documents as programmer errors are reported as illegal use, and have no effect.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, KeyValueObserved {
  class var observableKeyPaths: ObservableKeyPaths { ObservableProperty.ofAnimator(Self.self) }

  /// The timing of the animations.
  public let timingParameters: any UITimingCurveProvider

  /// The duration in seconds, without the delay. Springs with a mass or a perceptual duration have
  /// their own.
  open var duration: TimeInterval { timing.duration }

  /// The delay of the last start, in seconds.
  open private(set) var delay: TimeInterval = 0

  /// Whether views receive touches while they are animated. The default is true. Applies to the
  /// next start.
  open var isUserInteractionEnabled = true

  /// Whether the client tests touches against animated views itself. Stored, and not used.
  open var isManualHitTestingEnabled = false

  /// Whether the animations can be paused, scrubbed, reversed and stopped. The default is true.
  open var isInterruptible = true

  /// Whether `fractionComplete` is a part of the way, and not of the duration. The default is true.
  open var scrubsLinearly = true

  /// Whether the animator remains active at the end, and does not call its completions.
  open var pausesOnCompletion = false

  private struct Closure {
    let body: () -> Void
    let delayFactor: Double
  }

  /// The timing without changes by `continueAnimation`.
  private let timing: AnimationTiming
  private let verticalTiming: AnimationTiming?
  private var settings: AnimationSettings
  private var closures: [Closure] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes = PropertyChanges()
  private var run: AnimationRun?
  private var reverses = false
  private var pendingStart: DeviceTimer?

  nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?
  private var ownState = UIViewAnimatingState.inactive
  private var runs = false

  /// The state of the animations. Can be observed.
  public private(set) var state: UIViewAnimatingState {
    get { ownState }
    set { if newValue != ownState { changing(.state) { ownState = newValue } } }
  }

  /// Whether the animations are moving, or wait for the end of their delay. Can be observed.
  public private(set) var isRunning: Bool {
    get { runs }
    set { if newValue != runs { changing(.isRunning) { runs = newValue } } }
  }

  // MARK: Creation

  /// Creates an animator, which has to be started.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let pace = TimingPace(parameters)
    timing = pace.timing(duration: duration)
    verticalTiming = pace.verticalTiming(duration: duration)
    settings = AnimationSettings(
      pace: pace.pace, duration: timing.duration, delay: 0, options: .allowUserInteraction)
    super.init()
  }

  /// Creates an animator without duration and animations.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator, and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    animator.settings.options = options
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Animations

  /// Adds a closure whose changes are animated, after a part of the remaining way.
  ///
  /// - Parameter delayFactor: From 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else {
      return report("addAnimations(_:delayFactor:) of a stopped animator")
    }
    let factor = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
    let closure = Closure(body: animation, delayFactor: factor)
    guard run != nil else { return closures.append(closure) }
    perform(closure)
    startRun()
  }

  /// Adds a closure whose changes are animated. In an active animator the closure is called at
  /// once, and its changes are animated over the rest of the way.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that is called at the end, with the position at which the animations have
  /// ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func perform(_ closure: Closure) {
    guard let run else { return }
    let start = min(max(progress, 0), 1)
    let delayed = start + closure.delayFactor * (1 - start)
    let scope = AnimationScope(
      run: run, settings: settings, base: AnimationSpan(start: delayed, length: 1 - delayed))
    AnimationScope.perform(in: scope) {
      closure.body()
      run.layOutViews()
    }
  }

  /// Holds the run where it begins, once it has changes.
  private func startRun() {
    guard let run, !run.isStarted else { return }
    run.start()
    guard run.isStarted else { return }
    run.setClock(at: reverses ? run.total : 0, rate: 0)
    if isRunning, pendingStart == nil { resume() }
  }

  // MARK: Start and pause

  /// Starts the animations, or continues them with their own timing.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animations after a delay in seconds, or continues them.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return report("startAnimation() of a stopped animator") }
    guard !isRunning else { return }
    let delay = delay > 0 && delay.isFinite ? delay : 0
    self.delay = delay
    activate()
    isRunning = true
    let device = run?.device ?? .current
    guard delay > 0 else { return resume() }
    pendingStart = device.after(delay) { [weak self] in
      self?.pendingStart = nil
      self?.resume()
    }
  }

  /// Pauses the animations. An inactive animator becomes active, and is at its beginning.
  open func pauseAnimation() {
    guard mayInterrupt("pauseAnimation()") else { return }
    activate()
    hold()
  }

  /// Makes the changes, whose animations are held at the beginning.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    changes = PropertyChanges()
    let block = AnimationBlock(allowsUserInteraction: isUserInteractionEnabled) {
      [weak self] finished in self?.runEnded(finished)
    }
    settings.options.remove(.allowUserInteraction)
    if isUserInteractionEnabled { settings.options.insert(.allowUserInteraction) }
    let run = AnimationRun(block: block, timing: timing, delay: 0)
    run.set(timing, vertical: verticalTiming, at: 0, rate: 0)
    run.changes = changes
    run.willEnd = { [weak self] in self?.willEnd() ?? true }
    self.run = run
    let closures = closures
    self.closures = []
    for closure in closures {
      perform(closure)
    }
    startRun()
  }

  private func resume() {
    guard let run, state == .active else { return }
    guard run.isStarted else { return endWithoutChanges() }
    run.owner = self
    run.setClock(at: run.localTime, rate: isBackwards(run) ? -1 : 1)
  }

  /// Whether the clock of a run leads to its beginning. The rest of a reversed way may have a
  /// timing of its own, whose clock leads to its end.
  private func isBackwards(_ run: AnimationRun) -> Bool { reverses && !run.isOnRest }

  /// Replaces the timing by one for the rest of the way, and holds its clock at the beginning.
  private func setRest(of run: AnimationRun, _ pace: TimingPace, duration: TimeInterval) {
    let range = (from: run.progress, to: reverses ? 0.0 : 1)
    run.setRest(
      pace.timing(duration: duration, range: range),
      vertical: pace.verticalTiming(duration: duration, range: range),
      to: reverses ? 0 : max(timing.total, run.totalOfFollowers), rate: 0)
  }

  private func hold() {
    pendingStart?.cancel()
    pendingStart = nil
    isRunning = false
    guard let run, run.isStarted else { return }
    run.setClock(at: run.localTime, rate: 0)
    run.owner = nil
  }

  // MARK: The way

  /// The progress from the values before the animations to those after them, whatever the
  /// direction.
  private var progress: Double {
    guard let run, run.isStarted else { return reverses && state == .inactive ? 1 : 0 }
    return run.progress
  }

  /// The part of the way that is done, from 0 to 1, in the current direction. Setting it pauses the
  /// animations.
  open var fractionComplete: CGFloat {
    get {
      guard let run, run.isStarted else { return 0 }
      let usesTime = !scrubsLinearly && !run.isOnRest && run.timing.total > 0
      let part = usesTime ? run.localTime / run.timing.total : run.progress
      return CGFloat(min(max(reverses ? 1 - part : part, 0), 1))
    }
    set {
      guard mayInterrupt("fractionComplete"), !newValue.isNaN else { return }
      activate()
      hold()
      let fraction = min(max(Double(newValue), 0), 1)
      let part = reverses ? 1 - fraction : fraction
      let time = scrubsLinearly ? timing.time(ofProgress: part) : part * timing.total
      guard let run, run.isStarted else { return }
      run.set(timing, vertical: verticalTiming, at: time, rate: 0)
    }
  }

  /// Whether the animations lead back to the values before them. A change reverses animations that
  /// are running.
  open var isReversed: Bool {
    get { reverses }
    set {
      guard newValue != reverses, state != .stopped, mayInterrupt("isReversed") else { return }
      let current = progress
      reverses = newValue
      guard let run, run.isStarted else { return }
      let wasMoving = run.clock.rate != 0
      if run.isOnRest {
        // The way back from the middle has the timing of the whole way, and a part of its duration.
        let rest = abs((reverses ? 0 : 1) - current) * timing.duration
        setRest(of: run, TimingPace(timingParameters), duration: rest)
      }
      if wasMoving { resume() }
    }
  }

  /// Continues paused animations with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest of the way; nil for the animator's own.
  ///   - durationFactor: The duration of the rest, as a multiple of `duration`; 0 for the remaining
  ///     duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else {
      return report(
        "continueAnimation(withTimingParameters:durationFactor:) of an animator that is not active")
    }
    guard mayInterrupt("continueAnimation(withTimingParameters:durationFactor:)") else { return }
    hold()
    isRunning = true
    guard let run, run.isStarted else { return endWithoutChanges() }
    let remaining = isBackwards(run) ? run.localTime : run.total - run.localTime
    let rest = durationFactor > 0 ? Double(durationFactor) * duration : remaining
    run.owner = self
    guard let parameters else {
      let rate = rest > 0 ? remaining / rest : 1
      return run.setClock(
        at: run.localTime, rate: (isBackwards(run) ? -1 : 1) * max(rate, 1e-9))
    }
    setRest(of: run, TimingPace(parameters), duration: rest)
    run.setClock(at: 0, rate: 1)
  }

  // MARK: Ends

  /// Ends the animations at their current values, which all properties then have.
  open func stopAnimation(_ withoutFinishing: Bool) {
    switch state {
    case .inactive: return
    case .stopped: if withoutFinishing { state = .inactive }
    case .active:
      guard mayInterrupt("stopAnimation(_:)") else { return }
      hold()
      changes.setCurrent()
      endRun()
      state = withoutFinishing ? .inactive : .stopped
    }
    if state == .inactive { completions = [] }
  }

  /// Finishes stopped animations, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return report("finishAnimation(at:) of an animator that is not stopped")
    }
    if finalPosition != .current { changes.set(toStart: finalPosition == .start) }
    state = .inactive
    complete(at: finalPosition)
  }

  /// Called when the clock has reached the end. Returns whether the animations end.
  private func willEnd() -> Bool {
    guard let run else { return true }
    if pausesOnCompletion {
      run.setClock(at: isBackwards(run) ? 0 : run.total, rate: 0)
      run.owner = nil
      isRunning = false
      return false
    }
    if reverses { changes.set(toStart: true) }
    return true
  }

  private func runEnded(_ finished: Bool) {
    guard run != nil, state == .active else { return }
    endRun()
    state = .inactive
    complete(at: finished ? (reverses ? .start : .end) : .current)
  }

  /// Ends animations that change nothing.
  private func endWithoutChanges() {
    let device = run?.device ?? .current
    device.animations.inNextCycle { [self] in
      guard isRunning, state == .active, run?.isStarted != true else { return }
      if pausesOnCompletion { return isRunning = false }
      runEnded(true)
    }
  }

  private func endRun() {
    isRunning = false
    pendingStart?.cancel()
    pendingStart = nil
    guard let run else { return }
    self.run = nil
    (run.willEnd, run.owner) = (nil, nil)
    guard run.isStarted, let device = run.device else { return }
    run.interrupt()
    device.animations.remove(run)
    run.finish()
    device.animations.endsChanged()
    run.deliver()
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    reverses = false
    for completion in completions {
      completion(position)
    }
  }

  // MARK: Errors

  private func mayInterrupt(_ call: String) -> Bool {
    guard state != .stopped else {
      report("\(call) of a stopped animator")
      return false
    }
    guard isInterruptible || state == .inactive else {
      report("\(call) of an animator that is not interruptible")
      return false
    }
    return true
  }

  private func report(_ call: String) {
    Device.current.reportIllegalUse("-[UIViewPropertyAnimator \(call)] is an error")
  }
}
