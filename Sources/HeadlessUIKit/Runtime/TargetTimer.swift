// SPDX-License-Identifier: MIT

/// A timer that calls the method of a selector. It retains its target until it is invalid.
///
/// A scheduled timer follows the clock of the device, and so fires while a host advances it. A
/// timer that is only made, and added to a run loop, follows the run loop and the system's clock,
/// as Foundation's timers with closures do: a run loop does not notify anything of an added timer.
final class TargetTimer: Timer {
  private var call: (() -> Void)?
  private var information: Any?
  /// Whether a device's clock fires the timer, instead of a run loop.
  private var isOnDevice = false
  private weak var device: Device?
  /// Weak: the device's timer retains this one until it fires, and is released with the device.
  private weak var deviceTimer: DeviceTimer?
  /// The device's time at which the timer is due.
  private var dueTime: TimeInterval = 0
  /// The time between two calls; nil for a timer that fires once.
  private var repetition: TimeInterval?

  static func make(
    at date: Date, _ interval: TimeInterval, _ target: Any, _ selector: Selector,
    _ userInfo: Any?, _ repeats: Bool
  ) -> TargetTimer {
    let timer = TargetTimer(fire: date, interval: interval, repeats: repeats) { timer in
      (timer as? TargetTimer)?.fireOnce()
    }
    timer.information = userInfo
    timer.call = { [unowned timer] in selector.send(to: target, SelectorArguments(timer)) }
    return timer
  }

  override var userInfo: Any? { information }

  override var fireDate: Date {
    get {
      guard let device else { return super.fireDate }
      let dueTime = dueTime
      return Date(timeIntervalSinceNow: MainActor.assumeIsolated { dueTime - device.now })
    }
    set {
      guard isOnDevice, isValid else { return super.fireDate = newValue }
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated { timer.schedule(after: max(newValue.timeIntervalSinceNow, 0)) }
    }
  }

  override var isValid: Bool { call != nil && super.isValid }

  override func fire() {
    guard isValid else { return }
    guard isOnDevice else { return super.fire() }
    fireOnce()
    if repetition == nil { invalidate() }
  }

  override func invalidate() {
    super.invalidate()
    (call, information) = (nil, nil)
    guard let deviceTimer else { return }
    MainActor.assumeIsolated { deviceTimer.cancel() }
    self.deviceTimer = nil
  }

  private func fireOnce() {
    guard let call else { return }
    withExtendedLifetime(self) { call() }
    // Foundation's timer, which has fired for the only time, becomes invalid without a call.
    if !isOnDevice, !super.isValid { invalidate() }
  }

  /// Lets the clock of the current device fire the timer.
  @MainActor
  func schedule(after delay: TimeInterval, repeating repetition: TimeInterval?) {
    isOnDevice = true
    device = .current(for: "a Timer")
    self.repetition = repetition
    schedule(after: delay)
  }

  @MainActor
  private func schedule(after delay: TimeInterval) {
    guard let device else { return }
    deviceTimer?.cancel()
    deviceTimer = nil
    dueTime = device.now + delay
    // A date in the distant future pauses a timer, and must not keep the device from being idle.
    guard delay < 1e9 else { return }
    deviceTimer = device.after(delay) { self.fireOnDevice() }
  }

  @MainActor
  private func fireOnDevice() {
    let due = dueTime
    deviceTimer = nil
    guard isValid, let device else { return }
    fireOnce()
    // The method may have invalidated the timer, or set its date.
    guard isValid, deviceTimer == nil, dueTime == due else { return }
    guard let repetition else { return invalidate() }
    // Due times that have passed are skipped, as Foundation's timers skip them.
    let missed = max(((device.now - due) / repetition).rounded(.down), 0)
    schedule(after: due + (missed + 1) * repetition - device.now)
  }
}

/// Timers, as a protocol: an initializer in its extension can make a subclass.
///
/// Do not name this protocol in client code.
public protocol _TargetTimers {}

extension Timer: _TargetTimers {}

extension _TargetTimers {
  /// Creates a timer that calls the method of a selector with itself as the argument, once it was
  /// added to a run loop.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that calls the method of a selector first at a date, once it was added to a
  /// run loop.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self = product(TargetTimer.make(at: date, ti, t, s, ui, rep))
  }
}

extension Timer {
  /// Creates a timer that calls the method of a selector with itself as the argument, and schedules
  /// it: on the device's clock, or from another thread than the main one on its run loop.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    // Foundation's shortest interval.
    let interval = ti > 0 ? ti : 0.0001
    guard MainQueue.isCurrent else {
      let timer = TargetTimer.make(
        at: Date(timeIntervalSinceNow: interval), interval, aTarget, aSelector, userInfo, yesOrNo)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
    // A run loop to which code adds the timer as well, for other modes, never fires it.
    nonisolated(unsafe) let timer = TargetTimer.make(
      at: .distantFuture, interval, aTarget, aSelector, userInfo, yesOrNo)
    MainActor.assumeIsolated {
      timer.schedule(after: interval, repeating: yesOrNo ? interval : nil)
    }
    return timer
  }
}
