// SPDX-License-Identifier: MIT
internal import Resin

extension BarController {
  /// Updates the bar after an event of the scroll view. The controller observes a `UIScrollView`
  /// itself; other scrollables call this method.
  ///
  /// An event during which a number of the scroll view is not finite is ignored.
  public func receive(_ event: ScrollableEvent) {
    guard !isWriting, let scrollable else { return }
    var begins = false
    if case .panned(.began, _) = event { begins = true }
    guard let sample = update(to: scrollable, beginningDrag: begins) else { return }
    switch event {
    case .stopped: stopped(scrollable, at: sample)
    case .panned(.ended, let velocity):
      let velocity = BarSample.isValid(velocity.y) ? -velocity.y : 0
      released(.ended, velocity: velocity, scrollable, at: sample)
    case .panned(.cancelled, _), .panned(.failed, _): cancelled(scrollable, at: sample)
    case .changed, .panned: notify()
    }
  }

  /// Moves the bar to a stop, by scrolling where that is possible, otherwise independently of the
  /// content.
  ///
  /// Has no effect without a scroll view, while a finger is on the content, or if there is no such
  /// stop.
  public func move(toStop stop: Int) {
    guard let scrollable, bar.phase != .tracking, (0...configuration.lastStop).contains(stop),
      let sample = update(to: scrollable)
    else { return }
    settlings = 0
    apply(
      validated { try reducer.move(bar, toStop: stop, sample: sample) }, to: scrollable, at: sample)
  }

  // MARK: Changes of the content

  /// Updates the bar to the present geometry of the scroll view, without notifying the observer.
  ///
  /// - Parameter beginningDrag: Whether a finger has begun to drag. Drags of scroll views are also
  ///   found here without their event, which may follow the first movement.
  /// - Returns: The geometry, with the insets that the update has written; nil, without an update,
  ///   if a number of it is not valid.
  @discardableResult
  func update(to scrollable: any Scrollable, beginningDrag: Bool = false) -> BarSample? {
    followSafeArea(of: scrollable)
    guard var sample = sample(of: scrollable) else { return nil }
    let isReplaced = contribution(of: scrollable).isReplaced
    let pulled = pulled(sample, scrollable).contentOffset
    let isPulled = pulled != sample.contentOffset
    if bar.phase != .tracking, beginningDrag || scrollable.isDragging && sample != lastSample {
      sample = beganDragging(scrollable, at: sample)
    }
    guard sample != lastSample else { return sample }
    lastChange = onDevice(of: scrollable) { CACurrentMediaTime() }
    if isReplaced {
      attach(to: scrollable)
      if beginningDrag { bar.phase = .tracking }
    } else if lastSample.map(sample.hasOtherLayout) ?? true {
      changeLayout(sample, scrollable)
    } else {
      scrolled(to: sample, asked: isPulled ? pulled : sample.contentOffset, scrollable)
    }
    watch()
    return lastSample
  }

  /// - Parameter asked: The content offset of the finger's position, to which the content is moved.
  private func scrolled(to seen: BarSample, asked: Double, _ scrollable: any Scrollable) {
    let highest = bar.highestStop
    var sample = seen
    sample.contentOffset = asked
    state = stateReducer(StateReducerParameters(state, scrollable, sample))
    lastSample = sample
    guard bar.highestStop != highest || behavior.topInset == .barHeight else { return }
    let written = write(insets(at: sample), to: scrollable, at: sample) ?? sample
    lastSample = asked == seen.contentOffset ? written : place(scrollable, at: asked) ?? written
  }

  /// Adapts the bar to a new size of the content, frame or client inset. A simultaneous change of
  /// the content offset is not scrolling.
  private func changeLayout(_ sample: BarSample, _ scrollable: any Scrollable) {
    let sample = unclamped(sample, scrollable)
    let response = validated { try reducer.changeLayout(bar, sample: sample) }
    bar = response.state
    let written = write(response.insets, to: scrollable, at: sample) ?? sample
    lastSample = go(
      to: response, by: scrollable, at: putBack(scrollable, for: response, at: written))
  }

  /// Restores the offset of content that a scroll view has limited to its end, because the bar's
  /// share of the insets there was still missing.
  private func unclamped(_ sample: BarSample, _ scrollable: any Scrollable) -> BarSample {
    guard
      let last = lastSample, sample.contentOffset < last.contentOffset, motion == nil,
      !scrollable.isTracking, !scrollable.isDecelerating,
      abs(sample.clientInsetTop - last.clientInsetTop) < 1e-6
    else { return sample }
    let insets = insets(at: sample)
    guard insets.bottom > 0, let written = write(insets, to: scrollable, at: sample)
    else { return sample }
    let offset = min(last.contentOffset, written.restingRange.upperBound)
    guard offset > written.contentOffset else { return written }
    return place(scrollable, at: offset) ?? written
  }

  // MARK: Gestures

  /// Updates the bar at the beginning of a drag. The first movement has already been applied to the
  /// content; the offset before it decides whether the content was at its top, so that the velocity
  /// of the finger makes no difference.
  private func beganDragging(_ scrollable: any Scrollable, at seen: BarSample) -> BarSample {
    motion = nil
    wasDecelerating = false
    settlings = 0
    var sample = seen
    sample.contentOffset = bar.contentOffset
    let response = validated { try reducer.handle(BarGesture(.began, sample: sample), in: bar) }
    bar = response.state
    return write(response.insets, to: scrollable, at: seen) ?? seen
  }

  /// Updates the bar after a gesture that ended without the finger being lifted.
  func cancelled(_ scrollable: any Scrollable, at sample: BarSample) {
    if behavior.settlesCancelledGestures {
      released(.cancelled, velocity: 0, scrollable, at: sample)
    } else {
      bar.phase = .resting
      notify()
      // Content that stops later may still settle the bar.
      watch()
    }
  }

  private func released(
    _ phase: BarGesture.Phase, velocity: Double, _ scrollable: any Scrollable, at sample: BarSample
  ) {
    let gesture = BarGesture(
      phase, sample: sample, velocity: velocity, keepsContent: keepsContent(scrollable))
    apply(
      validated { try reducer.handle(gesture, in: bar) }, velocity: velocity, to: scrollable,
      at: sample)
  }

  /// Whether the content must not be moved.
  func keepsContent(_ scrollable: any Scrollable) -> Bool {
    scrollable.isPagingEnabled || !behavior.movesContent
  }
}
