// SPDX-License-Identifier: MIT
internal import Resin

extension BarController {
  /// Updates the bar after an event of the scroll view. The controller observes a `UIScrollView`
  /// itself; other scrollables call this method.
  ///
  /// An event during which a number of the scroll view is not finite is ignored.
  public func receive(_ event: ScrollableEvent) {
    guard !isWriting, let scrollable else { return }
    if case .panned(.began, _) = event, bar.phase != .tracking {
      beganDragging(scrollable)
    }
    guard let sample = update(to: scrollable) else { return }
    switch event {
    case .stopped: stopped(scrollable, at: sample)
    case .panned(.ended, let velocity):
      let velocity = BarSample.isValid(velocity.y) ? -velocity.y : 0
      released(.ended, velocity: velocity, scrollable, at: sample)
    case .panned(.cancelled, _), .panned(.failed, _): cancelled(scrollable, at: sample)
    case .changed, .panned: notify()
    }
  }

  /// Moves the bar to a stop, by scrolling as far as that is possible, otherwise independently of the
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
  /// - Returns: The geometry, with the insets that the update has written; nil, without an update, if
  ///   a number of it is not valid.
  @discardableResult
  func update(to scrollable: any Scrollable) -> BarSample? {
    guard let sample = sample(of: scrollable) else { return nil }
    guard sample != lastSample else { return sample }
    lastChange = onDevice(of: scrollable) { CACurrentMediaTime() }
    if contribution(of: scrollable).isReplaced {
      attach(to: scrollable)
    } else if lastSample.map(sample.hasOtherLayout) ?? true {
      changeLayout(sample, scrollable)
    } else {
      let asked = pulled(sample, scrollable).contentOffset
      var seen = sample
      if scrollable.isDragging, bar.phase != .tracking {
        beganDragging(scrollable)
        seen = self.sample(of: scrollable) ?? sample
      }
      scrolled(
        to: seen, asked: asked == sample.contentOffset ? seen.contentOffset : asked, scrollable)
    }
    watch()
    return lastSample
  }

  /// - Parameter asked: The content offset that a finger has asked for, to which the content is moved.
  private func scrolled(to seen: BarSample, asked: Double, _ scrollable: any Scrollable) {
    let highest = bar.highestStop
    var sample = seen
    sample.contentOffset = asked
    state = stateReducer(StateReducerParameters(state, scrollable, sample))
    lastSample = sample
    guard bar.highestStop != highest || behavior.topInset == .barHeight else { return }
    lastSample = write(insets(at: sample), to: scrollable) ?? sample
    guard asked != seen.contentOffset else { return }
    place(scrollable, at: asked)
    lastSample = self.sample(of: scrollable) ?? sample
  }

  /// Adapts the bar to a new size of the content, frame or client inset. A simultaneous change of the
  /// content offset is not scrolling.
  private func changeLayout(_ sample: BarSample, _ scrollable: any Scrollable) {
    let sample = unclamped(sample, scrollable)
    let response = validated { try reducer.changeLayout(bar, sample: sample) }
    bar = response.state
    write(response.insets, to: scrollable)
    putBack(scrollable, for: response)
    go(to: response, by: scrollable)
    lastSample = self.sample(of: scrollable) ?? sample
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
    guard insets.bottom > 0, let written = write(insets, to: scrollable) else { return sample }
    let place = min(last.contentOffset, written.restingRange.upperBound)
    if place > written.contentOffset { self.place(scrollable, at: place) }
    return self.sample(of: scrollable) ?? written
  }

  // MARK: Gestures

  /// Updates the bar at the beginning of a drag. The first movement has already been applied to the
  /// content; the offset before it decides whether the content was at its top, so that the velocity
  /// of the finger makes no difference.
  private func beganDragging(_ scrollable: any Scrollable) {
    guard var sample = sample(of: scrollable) else { return }
    motion = nil
    wasDecelerating = false
    settlings = 0
    sample.contentOffset = bar.contentOffset
    let response = validated { try reducer.handle(BarGesture(.began, sample: sample), in: bar) }
    bar = response.state
    write(response.insets, to: scrollable)
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
