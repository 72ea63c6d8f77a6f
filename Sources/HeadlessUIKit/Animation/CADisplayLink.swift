// SPDX-License-Identifier: MIT

/// A time or duration in seconds, as Core Animation measures it.
public typealias CFTimeInterval = Double

/// The current time of the current device, in seconds. Can be called from any thread.
public func CACurrentMediaTime() -> CFTimeInterval {
  ValueEnvironment.current.clock.seconds
}

/// A range of preferred frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum frame rate, in frames per second.
  public var minimum: Float
  /// The maximum frame rate, in frames per second.
  public var maximum: Float
  /// The preferred frame rate, in frames per second; nil if all rates in the range are equally
  /// suitable.
  public var preferred: Float?

  /// Creates a range of frame rates, in frames per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The system's default frame rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a closure in every frame of a device.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// var frames = 0
/// let link = host.perform { CADisplayLink { _ in frames += 1 } }
/// link.add(to: .main, forMode: .common)
/// host.advance(by: 0.5)
/// link.invalidate()
/// host.advance(by: 0.5)
/// print(frames, link.duration == host.frameDuration)  // 30 true
/// ```
///
/// The initializer with a closure, which Apple does not have, does without a selector. A link
/// retains its target and its closure until it is invalidated.
///
/// `timestamp` is the time of the frame on the host's clock, which `CACurrentMediaTime()` also
/// returns. A link that is scheduled is retained by its device until it is invalidated, and keeps
/// the host from settling unless it is paused: `settle()` then returns false at its limit. The run
/// loop and the mode are ignored. A link is called before animations and layout of its frame, and
/// the first time in the frame after it was added.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var device: Device
  private var action: (@MainActor (CADisplayLink) -> Void)?
  private var isScheduled = false
  /// The number of times the link was scheduled. Callbacks of earlier schedules are ignored.
  private var scheduleCount = 0

  /// Whether the link is paused.
  open var isPaused = false {
    willSet { if isPaused, !newValue { device.noteWork() } }
  }

  /// The requested frame rate. The link is called in every nth frame of the device, with the n
  /// whose rate is nearest to the preferred rate, or to the maximum without one.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The requested frame rate, in frames per second; 0 for the device's.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// The time of the frame for which the link was last called, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next call, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The time between two frames, in seconds.
  open var duration: CFTimeInterval { device.frameDuration }

  /// Creates a link that is not scheduled.
  public init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
    device = .current(for: "a CADisplayLink")
    self.action = action
  }

  /// Creates a link that is not scheduled, and calls a method of a target with itself as the
  /// argument.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in sel.send(to: target, SelectorArguments(link)) }
  }

  /// Schedules the link, which remains scheduled until it is invalidated.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isScheduled, action != nil else { return }
    // A link that was created before the test's host.
    if device === Device.shared { device = .current(for: "a CADisplayLink") }
    isScheduled = true
    scheduleCount += 1
    let own = scheduleCount
    device.everyFrame(
      .links, isWaiting: { [weak self] in self.map { $0.isPaused || !$0.isOn(own) } ?? true }
    ) { [self] in
      if isOn(own) { fire() }
      return isOn(own)
    }
  }

  private func isOn(_ schedule: Int) -> Bool { isScheduled && schedule == scheduleCount }

  /// Stops the link. The run-loop mode is ignored: the device has only one.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = false
  }

  /// Stops the link permanently and releases its target or closure.
  open func invalidate() {
    isScheduled = false
    action = nil
  }

  private func fire() {
    guard isScheduled, !isPaused else { return }
    let frames = framesBetweenCalls
    // Half a frame is tolerated as a rounding error.
    let elapsed = device.now - timestamp + device.frameDuration / 2
    guard frames == 1 || elapsed >= Double(frames) * device.frameDuration else { return }
    timestamp = device.now
    targetTimestamp = device.nextFrame + Double(frames - 1) * device.frameDuration
    action?(self)
  }

  private var framesBetweenCalls: Int {
    let range = preferredFrameRateRange
    let rate = Double(range.preferred ?? range.maximum)
    guard rate > 0, rate.isFinite else { return 1 }
    return max(Int((1 / (rate * device.frameDuration)).rounded()), 1)
  }
}
