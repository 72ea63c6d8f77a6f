// SPDX-License-Identifier: MIT
internal import Resin

extension BarController {
  /// Takes in what happened to the scroll view. `UIScrollView`s are observed; only for others does
  /// this have to be called.
  public func receive(_ event: ScrollableEvent) {
    guard !isWriting, let scrollable else { return }
    switch event {
    case .changed:
      changed()
      notify()
    case .stopped:
      changed()
      stopped()
    case .panned(let state, let velocity):
      panned(state, velocity: -Double(velocity.y), scrollable)
    }
  }

  /// Sends the bar to a stop, by scrolling as far as that is possible, otherwise by itself.
  ///
  /// Without a scroll view, while a finger is on the content, and for a stop that there is not, nothing
  /// happens.
  public func move(toStop stop: Int) {
    guard let scrollable, bar.phase != .tracking else { return }
    changed()
    settlings = 0
    guard let response = try? reducer.move(bar, toStop: stop, sample: sample(of: scrollable)) else {
      return
    }
    adopt(response, by: scrollable)
  }

  // MARK: What happens to the content

  /// Brings the bar to where the scroll view is. Does not tell of it.
  func changed() {
    guard let scrollable else { return }
    let sample = sample(of: scrollable)
    guard sample != lastSample else { return }
    lastChange = onDevice(of: scrollable) { CACurrentMediaTime() }
    if contribution(of: scrollable).isReplaced {
      attach(to: scrollable)  // as if it were new
    } else if lastSample.map(sample.hasOtherLayout) ?? true {
      layoutChanged(sample, scrollable)
    } else {
      if scrollable.isDragging, bar.phase != .tracking { beganDragging(scrollable) }
      scrolled(scrollable)
    }
    watch()
  }

  private func scrolled(_ scrollable: any Scrollable) {
    let sample = sample(of: scrollable)
    let highest = bar.highestStop
    if stateReducer.isStandard {
      guard (try? reducer.update(&bar, sample)) != nil else { return }
    } else {
      guard let next = reduced(sample, scrollable) else { return }
      bar = next
    }
    lastSample = sample
    if bar.highestStop != highest, let insets = try? reducer.insets(for: bar, sample: sample) {
      write(insets, to: scrollable)
      lastSample = self.sample(of: scrollable)
    }
  }

  /// A step through a reducer that is not the standard one.
  private func reduced(_ sample: BarSample, _ scrollable: any Scrollable) -> BarState? {
    let offset = scrollable.contentOffset
    let next = stateReducer(
      StateReducerParameters(
        scrollable: scrollable, configuration: settings,
        previousContentOffset: CGPoint(x: offset.x, y: CGFloat(bar.contentOffset)),
        contentOffset: offset, state: state, sample: sample, phase: bar.phase))
    guard abs(sample.contentOffset) <= 1e100 else { return nil }
    return next.bar(contentOffset: sample.contentOffset, phase: bar.phase)
  }

  /// The size of the content, the frame or the client's insets are others: the content has not been
  /// scrolled, even if it is elsewhere.
  private func layoutChanged(_ sample: BarSample, _ scrollable: any Scrollable) {
    let sample = unclamped(sample, scrollable)
    guard let response = try? reducer.layoutChanged(bar, sample: sample) else { return }
    bar = response.state
    write(response.insets, to: scrollable)
    putBack(scrollable, for: response)
    go(to: response, by: scrollable)
    lastSample = self.sample(of: scrollable)
  }

  /// Puts content back that a scroll view has limited to its end, because it did not know what the bar
  /// would add there.
  private func unclamped(_ sample: BarSample, _ scrollable: any Scrollable) -> BarSample {
    guard
      let last = lastSample, sample.contentOffset < last.contentOffset, motion == nil,
      !scrollable.isTracking, !scrollable.isDecelerating,
      abs(sample.clientInsetTop - last.clientInsetTop) < 1e-6,
      let insets = try? reducer.insets(for: bar, sample: sample), insets.bottom > 0
    else { return sample }
    write(insets, to: scrollable)
    let place = min(last.contentOffset, range(of: scrollable).upperBound)
    if place > sample.contentOffset { self.place(scrollable, at: place) }
    return self.sample(of: scrollable)
  }

  // MARK: Gestures

  /// A drag begins. The content has been moved already, but whether it was at its top is asked of where
  /// it was before, so that it does not depend on how fast the finger moves.
  private func beganDragging(_ scrollable: any Scrollable) {
    motion = nil
    wasDecelerating = false
    settlings = 0
    var sample = sample(of: scrollable)
    sample.contentOffset = bar.contentOffset
    guard let response = try? reducer.handle(BarGesture(.began, sample: sample), in: bar) else {
      return
    }
    bar = response.state
    write(response.insets, to: scrollable)
  }

  private func panned(
    _ state: UIGestureRecognizer.State, velocity: Double, _ scrollable: any Scrollable
  ) {
    switch state {
    case .began:
      if bar.phase != .tracking { beganDragging(scrollable) }
      changed()
      notify()
    case .ended:
      changed()
      released(.ended, velocity: velocity, scrollable)
    case .cancelled, .failed:
      changed()
      cancelled(scrollable)
    default:
      changed()
      notify()
    }
  }

  /// A gesture is over that was not ended by its finger.
  func cancelled(_ scrollable: any Scrollable) {
    if behavior.settlesCancelledGestures {
      released(.cancelled, velocity: 0, scrollable)
    } else {
      bar.phase = .resting
      notify()
      // The settling of content that stops is another matter.
      watch()
    }
  }

  private func released(
    _ phase: BarGesture.Phase, velocity: Double, _ scrollable: any Scrollable
  ) {
    let sample = sample(of: scrollable)
    let gesture = BarGesture(
      phase, sample: sample, velocity: velocity.isFinite ? velocity : 0,
      keepsContent: keepsContent(scrollable))
    guard let response = try? reducer.handle(gesture, in: bar) else { return }
    adopt(response, velocity: gesture.velocity, by: scrollable)
  }

  /// Whether the content must not be moved.
  func keepsContent(_ scrollable: any Scrollable) -> Bool {
    scrollable.isPagingEnabled || !behavior.movesContent
  }
}
