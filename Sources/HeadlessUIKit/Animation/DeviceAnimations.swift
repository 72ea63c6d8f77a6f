// SPDX-License-Identifier: MIT

/// The running animations of a device.
///
/// A frame does not update values: they are computed on demand. A frame only ends the animations
/// that are over.
@MainActor
final class DeviceAnimations: ReleasedWithDevice {
  unowned let device: Device

  /// Whether animation blocks are animated.
  var areEnabled = true

  /// The open transactions, the outermost first.
  var transactions: [Transaction] = []
  /// The outermost transaction, if it was not begun explicitly.
  var implicitTransaction: Transaction?

  private(set) var runs: [AnimationRun] = []
  private var nextEnd = TimeInterval.infinity
  private var isWatching = false
  private var hasEndless = false

  private var lastCycleTime = TimeInterval.nan
  private var cyclesAtOnce = 0

  init(device: Device) {
    self.device = device
  }

  func add(_ run: AnimationRun) {
    runs.append(run)
    nextEnd = min(nextEnd, run.endTime)
    if run.endTime == .infinity { hasEndless = true }
    watch()
  }

  /// Looks for ends in every frame while any clock is running.
  private func watch() {
    guard !isWatching, hasRunningClock else { return }
    isWatching = true
    device.everyFrame(.completions) { self.endFrame() }
  }

  private var hasRunningClock: Bool { runs.contains { $0.clock.rate != 0 } }

  func remove(_ run: AnimationRun) {
    runs.removeAll { $0 === run }
  }

  /// Releases all runs and transactions without calling completions.
  func releaseWithDevice() {
    for run in runs {
      run.finish()  // breaks the retain cycle between its layers and its completion
      run.release()
      run.owner = nil
    }
    runs = []
    Transaction.openCount -= transactions.count
    (transactions, implicitTransaction) = ([], nil)
    (nextEnd, isWatching, hasEndless) = (.infinity, false, false)
  }

  /// Called after the time of a run was changed.
  func endsChanged() {
    nextEnd = runs.map(\.endTime).min() ?? .infinity
    hasEndless = runs.contains { $0.endTime == .infinity }
    watch()
  }

  /// Ends runs immediately, whatever their progress.
  func end(_ ending: [AnimationRun]) {
    let ending = ending.filter(\.isStarted)
    runs.removeAll { run in ending.contains { $0 === run } }
    endsChanged()
    for run in ending {
      run.finish()
    }
    for run in ending {
      run.deliver()
    }
  }

  /// Ends endless runs whose views were released.
  private func endAbandoned() {
    let endless = runs.filter { $0.endTime == .infinity }
    hasEndless = !endless.isEmpty
    let abandoned = endless.filter(\.isAbandoned)
    if !abandoned.isEmpty { end(abandoned) }
  }

  /// Ends the runs that are over, in the order of their end times. All values become final before
  /// the first completion is called, so that completions never observe a partial state.
  private func endFrame() -> Bool {
    // As for frames, a millionth of a frame is tolerated as a rounding error.
    let now = device.now + device.frameDuration * 1e-6
    if hasEndless { endAbandoned() }
    if nextEnd <= now {
      let over = runs.enumerated().filter { $0.element.endTime <= now }
        .inOrder { ($0.element.endTime, $0.offset) < ($1.element.endTime, $1.offset) }
        .map(\.element).filter { $0.willEnd?() != false }
      runs.removeAll { run in over.contains { $0 === run } }
      endsChanged()
      for run in over {
        run.finish()
      }
      for run in over {
        run.deliver()
      }
    }
    isWatching = hasRunningClock
    return isWatching
  }

  /// Calls a closure at the beginning of the next run-loop cycle, after the layout pass at the end
  /// of the current one.
  func inNextCycle(_ action: @escaping @MainActor () -> Void) {
    // The clock must advance even if every completion starts another animation of duration 0.
    cyclesAtOnce = lastCycleTime == device.now ? cyclesAtOnce + 1 : 0
    lastCycleTime = device.now
    guard cyclesAtOnce < 1000 else {
      device.everyFrame(.completions) {
        action()
        return false
      }
      return
    }
    device.atEndOfTurn { [unowned device] in device.atEndOfTurn(action) }
  }
}

extension Device {
  /// Whether any animation changes the next frame.
  package var isAnimating: Bool { !animations.runs.isEmpty }
}

extension Device {
  /// The animations on this device.
  var animations: DeviceAnimations { self[Self.animationsComponent] }
  private static let animationsComponent = DeviceComponent(DeviceAnimations.init(device:))
}
