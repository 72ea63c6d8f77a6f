// SPDX-License-Identifier: MIT

/// A device: its clock, its screen, its settings, and the work that is due at a later time.
///
/// A host advances the clock of a device, and everything that takes time follows it: two runs give
/// the same frames. The default device, and a device of a host that requests it, follows real time
/// instead, through its ``MainQueueDriver``. Several devices can be in use at once; ``current`` is
/// the device of the running code.
///
/// Time passes in *turns*, as in a run loop: one turn for each timer that is due and one for each
/// frame. Work that was deferred to the end of the turn runs at its end.
@MainActor
package final class Device {
  /// The device that views are made on, and whose time is read, where no host is in use.
  package static let shared: Device = {
    ValueEnvironment.ofUnboundCode.withLock { $0 = .init { ofUnboundCode?.values } }
    return Device(values: .shared, followsRealTime: true)
  }()

  /// The device of code whose task is bound to none: the one that its task used last, or the one of
  /// a block on the main queue.
  nonisolated private static var ofUnboundCode: Device? {
    TaskDevices.devices.last ?? MainQueueContext.device
  }

  /// The device of the running code: the one that its task is bound to by `perform`, the one that
  /// its task used last, the one of a block on the main queue, or the default device.
  package static var current: Device {
    DeviceContext.ofTask?.device ?? ofUnboundCode ?? shared
  }

  /// The current device, for something without a view that begins to move. Warns if the test has
  /// several.
  static func current(for mover: String) -> Device {
    guard DeviceContext.ofTask == nil else { return current }
    let device = current
    if TaskDevices.devices.count > 1, device.warnedOfMovers.insert(mover).inserted {
      device.warn(
        "HeadlessHost: \(mover) was created outside of perform, in a test with several hosts. It follows "
          + "the host that was used last, \(device.label). To choose another host, create it in perform "
          + "of that host.")
    }
    return device
  }

  /// The name of the device in messages.
  package var label = "the default host"

  /// The kinds of things about which ``current(for:)`` has warned.
  private var warnedOfMovers: Set<String> = []

  /// The device's time at the beginning of the turn, in seconds.
  var turnTime: TimeInterval = 0 {
    didSet { publishTime() }
  }

  /// The distance between two frames, in seconds.
  package let frameDuration: TimeInterval

  /// The number of frames that have run.
  package internal(set) var frameCount = 0

  /// The number of frame durations up to the last frame. Less than this many frames have run where
  /// the device follows real time, which passes without frames while nothing moves.
  var frameIndex = 0

  /// The traits, the text measurement and the named images of this device.
  package let values: ValueEnvironment

  /// The screen of this device.
  package private(set) lazy var screen = UIScreen(device: self)

  /// The `UIDevice` of applications on this device.
  package private(set) lazy var uiDevice = UIDevice(device: self)

  /// The objects that rooms add to the device.
  var components = DeviceComponents()

  /// The windows and layers of the device; nil before there are any.
  var contents: (any DeviceContents)?

  /// Counts of the work done so far.
  package var counters = Counters()

  /// Called on illegal use with UIKit's message. Where it is nil, the program stops.
  package var onIllegalUse: (@MainActor (String) -> Void)?

  /// Called with warnings that UIKit prints. Where it is nil, they are printed.
  package var onWarning: (@MainActor (String) -> Void)?

  /// Notes that the current task uses the device, on which its code outside of `perform` runs from
  /// now on.
  package func isUsed() {
    TaskDevices.use(self)
  }

  /// Called after every frame, when its work is done: the moment in which a screen would show it.
  package var onFrame: (@MainActor () -> Void)?

  static let roundLimit = 1_000

  /// Called when work is about to be added; nil unless a turn has to end without a call of the
  /// host.
  package var onWork: (@MainActor () -> Void)?

  /// Whether the running code is called from a timer or from a frame.
  package internal(set) var isInTurn = false
  package internal(set) var isEndingTurn = false

  /// The number of times that work was added: a host compares it to see whether code used the
  /// device.
  package internal(set) var workCount = 0

  /// Whether something has changed since the last frame.
  var hasChanged = false

  var timers = TimerQueue()
  var frameActions: [FramePhase: [FrameAction]] = [:]
  var turnActions: [@MainActor () -> Void] = []
  var startedTasks = StartedTasks()

  /// The transitions and other objects that a release of the device before their end abandons.
  private var unfinished: [Unfinished] = []

  private nonisolated let retired = Locked(false)

  /// Runs turns in real time; nil where a host advances the clock.
  package private(set) var driver: MainQueueDriver?

  /// Creates a device whose time is 0 and whose first frame is due after one frame duration.
  package init(
    framesPerSecond: Double = 60, values: ValueEnvironment = ValueEnvironment(),
    followsRealTime: Bool = false
  ) {
    self.values = values
    precondition(
      framesPerSecond > 0 && framesPerSecond.isFinite, "framesPerSecond must be finite and positive"
    )
    frameDuration = 1 / framesPerSecond
    if followsRealTime {
      driver = MainQueueDriver(device: self)
      publishTime()
    }
    values.setWarning { [weak self] message in
      let warn: @MainActor @Sendable () -> Void = { self?.warn(message) }
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { warn() }
      } else {
        DispatchQueue.main.async(execute: warn)
      }
    }
    connectRooms()
  }

  /// Whether a turn in real time is scheduled.
  package var isDriven: Bool { driver?.isScheduled ?? false }

  /// Has to be called when the device's time, or its distance from the system's, has changed.
  func publishTime() {
    values.clock.set(time: turnTime, origin: driver?.origin)
  }

  /// Whether the host of this device has been released.
  nonisolated var isRetired: Bool { retired.withLock { $0 } }

  /// Has to be called when the host of this device is released, on whichever thread. Objects that
  /// live longer may still retain the device.
  package nonisolated func retire() {
    retired.withLock { $0 = true }
  }

  /// Code outside of tasks no longer runs on this device.
  package func leaveMainQueue() {
    MainQueueContext.leave(self)
    TaskDevices.leave(self)
  }

  private struct Unfinished {
    weak var object: AnyObject?
    let abandon: @MainActor () -> Void
  }

  /// Calls `abandon` if the device is released before ``hasEnded(_:)`` is called for `object`, so
  /// that the object can break reference cycles. `abandon` must not retain the object.
  func begins(_ object: AnyObject, abandon: @escaping @MainActor () -> Void) {
    unfinished.removeAll { $0.object == nil }
    unfinished.append(Unfinished(object: object, abandon: abandon))
  }

  func hasEnded(_ object: AnyObject) {
    unfinished.removeAll { $0.object == nil || $0.object === object }
  }

  /// Whether ``release()`` has been called. Views that are released by it may still defer work,
  /// which would retain them.
  private(set) var isReleased = false

  /// Releases everything that is due later, none of which will run. Pending work retains the
  /// objects that it is about, and these retain the device; so do the windows of the system and the
  /// appearance proxies.
  package func release() {
    isReleased = true
    let unfinished = unfinished
    self.unfinished = []
    for entry in unfinished { entry.abandon() }
    driver?.stop()
    timers = TimerQueue()
    frameActions = [:]
    turnActions = []
    for component in components.released.reversed() { component.releaseWithDevice() }
  }
}

// Without children; see `CGPath`.
extension Device: CustomReflectable {
  nonisolated package var customMirror: Mirror { Mirror(self, children: []) }
}
