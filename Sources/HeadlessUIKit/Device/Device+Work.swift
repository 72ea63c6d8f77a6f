// SPDX-License-Identifier: MIT

// Work that is due at the end of the turn, at a later time, or in every frame.
extension Device {
  /// The parts of a frame, in their order.
  package enum FramePhase: CaseIterable {
    /// Display links are called.
    case links
    /// Scrolling and animations move their views.
    case animations
    /// Windows are laid out, then their layers are displayed.
    case layout
    /// Completions of finished animations are called.
    case completions
  }

  /// An action that runs in every frame.
  struct FrameAction {
    let isWaiting: @MainActor () -> Bool
    /// Returns false in its last frame.
    let run: @MainActor () -> Bool
  }

  /// Calls `action` in a phase of every frame from the next one on, until it returns false.
  ///
  /// `isWaiting` is true while the action has nothing to do, as for a paused display link. The
  /// owner of an action calls ``noteWork()`` before the action stops waiting.
  package func everyFrame(
    _ phase: FramePhase, isWaiting: @escaping @MainActor () -> Bool = { false },
    _ action: @escaping @MainActor () -> Bool
  ) {
    noteWork()
    frameActions[phase, default: []].append(FrameAction(isWaiting: isWaiting, run: action))
  }

  /// Calls `action` once, after some seconds; at the end of this turn where `seconds` is not above
  /// 0.
  ///
  /// Timers that are due at the same time fire in the order in which they were made.
  @discardableResult
  package func after(
    _ seconds: TimeInterval, _ action: @escaping @MainActor () -> Void
  ) -> DeviceTimer {
    noteWork()
    // NaN counts as 0: a timer that is never due would stop the clock.
    return timers.add(at: now + (seconds > 0 ? seconds : 0), action)
  }

  /// Calls `action` once, at the end of this turn.
  ///
  /// An action that is added while a turn ends runs in the same turn.
  package func atEndOfTurn(_ action: @escaping @MainActor () -> Void) {
    guard !isReleased else { return }
    noteWork()
    turnActions.append(action)
  }

  /// Retains an object until the end of this turn, as an autorelease pool would: on Apple's
  /// platforms, views that are only reached through weak references live that long.
  package func keepUntilEndOfTurn(_ object: AnyObject) {
    atEndOfTurn { withExtendedLifetime(object) {} }
  }

  /// Notes that work is about to be added. In real time this schedules a turn.
  func noteWork() {
    workCount &+= 1
    dropMissedFrames()
    hasChanged = true
    driver?.deviceHasWork()
    onWork?()
  }

  /// Whether a timer, a frame or the end of this turn has something to do.
  var hasPendingWork: Bool {
    timers.nextTime != nil || !turnActions.isEmpty || hasFrameWork
  }

  /// Whether nothing waits for time to pass: no timer, nothing that is done in every frame, and no
  /// layout.
  package var isIdle: Bool { !hasPendingWork && contents?.needsLayout != true }

  private var hasFrameWork: Bool {
    frameActions.values.contains { $0.contains { !$0.isWaiting() } }
  }

  /// Whether the next frame has something to do or to show.
  var needsFrame: Bool { hasFrameWork || hasChanged && contents?.isEmpty == false }

  /// The time at which the device has something to do after a turn, which may have passed; nil
  /// where it has nothing to do.
  ///
  /// Actions and layouts that are left at the end of a turn have added each other without end. They
  /// wait for a frame: run at once, they would keep the main thread from everything else.
  var nextDueTime: TimeInterval? {
    let isWorkLeft = !turnActions.isEmpty || contents?.isLayoutDue == true
    let frame = needsFrame || isWorkLeft ? nextFrame : nil
    return [timers.nextTime, frame].compactMap(\.self).min()
  }
}

extension Device {
  /// The work that waits for time to pass, in words.
  package var pendingWork: [String] {
    func count(_ phase: FramePhase) -> Int {
      (frameActions[phase] ?? []).count { !$0.isWaiting() }
    }
    let links = count(.links)
    var work: [String] = []
    if links > 0 { work.append(links == 1 ? "a display link" : "\(links) display links") }
    if count(.animations) > 0 { work.append("scrolling or a transition") }
    if count(.completions) > 0 { work.append("an animation") }
    if let time = timers.nextTime { work.append("a timer at \((time * 1000).rounded() / 1000) s") }
    if !turnActions.isEmpty { work.append("the end of a turn") }
    if contents?.needsLayout == true { work.append("a layout") }
    return work
  }
}
