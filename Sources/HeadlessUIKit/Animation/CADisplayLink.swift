// SPDX-License-Identifier: MIT

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double

/// The time of the current device, in seconds. May be called from every thread.
public func CACurrentMediaTime() -> CFTimeInterval {
  ValueEnvironment.current.clock.seconds
}

/// How many frames a second an animation would like to have.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest, in frames per second.
  public var minimum: Float
  /// The most, in frames per second.
  public var maximum: Float
  /// The best, in frames per second, or nil where any in the range is as good.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The frame rate of the system's choice.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a closure in every frame of a device.
///
/// On Apple's platforms a display link has a target and a selector. There is no Objective-C here, so
/// it has a closure.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let device: Device
  private var action: (@MainActor (CADisplayLink) -> Void)?
  private var isScheduled = false
  /// How often the link was scheduled: what an earlier time left behind does nothing.
  private var scheduleCount = 0

  /// Whether the link is not called for the time being.
  open var isPaused = false {
    willSet { if isPaused, !newValue { device.noteWork() } }
  }

  /// The frame rate that is asked for. All frames of the device are given.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The time of the frame that the link was called for last.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the frame after that.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The distance of two frames, in seconds.
  open var duration: CFTimeInterval { device.frameDuration }

  /// Creates a link that is not scheduled yet.
  public init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
    device = .current
    self.action = action
  }

  /// Starts the link; a link lives until it is invalidated.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isScheduled, action != nil else { return }
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

  /// Stops the link for one mode of the run loop; the device has one only.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = false
  }

  /// Stops the link for good, and lets go of what it calls.
  open func invalidate() {
    isScheduled = false
    action = nil
  }

  private func fire() {
    guard isScheduled, !isPaused else { return }
    timestamp = device.now
    targetTimestamp = device.nextFrame
    action?(self)
  }
}
