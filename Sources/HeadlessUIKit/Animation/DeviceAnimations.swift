// SPDX-License-Identifier: MIT

/// The animations that run on a device.
///
/// Nothing moves in a frame: values are worked out when somebody asks for them. All that a frame does
/// is to end what has come to its end.
@MainActor
final class DeviceAnimations {
  unowned let device: Device

  /// Whether blocks animate at all.
  var areEnabled = true

  /// The transactions that are open, the outermost first.
  var transactions: [Transaction] = []
  /// The outermost one, where it was not begun explicitly.
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
    guard !isWatching else { return }
    isWatching = true
    device.everyFrame(.completions) { self.endFrame() }
  }

  func remove(_ run: AnimationRun) {
    runs.removeAll { $0 === run }
  }

  /// Forgets what runs. Nobody is told.
  func letGo() {
    for run in runs {
      run.finish()  // its layers and its completion keep each other
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
  }

  /// Ends runs now, wherever they are.
  func end(_ ending: [AnimationRun]) {
    let ending = ending.filter(\.isStarted)
    runs.removeAll { run in ending.contains { $0 === run } }
    endsChanged()
    for run in ending {
      run.finish()
    }
    for run in ending {
      run.block.deliver()
    }
  }

  /// What would run for ever ends with its views.
  private func endAbandoned() {
    let endless = runs.filter { $0.endTime == .infinity }
    hasEndless = !endless.isEmpty
    let abandoned = endless.filter(\.isAbandoned)
    if !abandoned.isEmpty { end(abandoned) }
  }

  /// Ends what is over, in the order in which it came to its end; first all values, then all
  /// completions, so that they see no half of it.
  private func endFrame() -> Bool {
    // As for frames, a millionth of one is rounding.
    let now = device.now + device.frameDuration * 1e-6
    if hasEndless { endAbandoned() }
    if nextEnd <= now {
      let over = runs.enumerated().filter { $0.element.endTime <= now }
        .sorted { ($0.element.endTime, $0.offset) < ($1.element.endTime, $1.offset) }
        .map(\.element)
      runs.removeAll { $0.endTime <= now }
      nextEnd = runs.map(\.endTime).min() ?? .infinity
      for run in over {
        run.finish()
      }
      for run in over {
        run.block.deliver()
      }
    }
    isWatching = !runs.isEmpty
    return isWatching
  }

  /// Calls something at the beginning of the next cycle of the run loop: after the layout at the end
  /// of this one.
  func inNextCycle(_ action: @escaping @MainActor () -> Void) {
    // A completion that always animates nothing again must not stop the clock.
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
  /// Whether anything is animated that changes what is seen in the next frame.
  package var isAnimating: Bool { !animations.runs.isEmpty }
}
