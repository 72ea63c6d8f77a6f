// SPDX-License-Identifier: MIT
internal import Resin

// How bar and content come to rest, and what is written to the scroll view.
extension BarController {
  /// How long nothing may change until content counts as stopped, in seconds.
  private static let quiet: TimeInterval = 0.1

  /// How often in a row content is sent to a target. More often, and the scroll view does not go where
  /// it is sent.
  private static let settlingLimit = 4

  /// The scroll view as the core sees it.
  func sample(of scrollable: any Scrollable) -> BarSample {
    contribution(of: scrollable).sample(scrollable, adding: behavior.addsToInsets)
  }

  // MARK: Writing

  func write(_ insets: BarInsets, to scrollable: any Scrollable) {
    let wasWriting = isWriting
    isWriting = true
    contribution(of: scrollable).write(insets, adding: behavior.addsToInsets)
    isWriting = wasWriting
  }

  /// Puts the content somewhere at once, and ends what moved it.
  func place(_ scrollable: any Scrollable, at offset: Double) {
    guard offset.isFinite else { return }
    let wasWriting = isWriting
    isWriting = true
    scrollable.updateContentOffset(
      CGPoint(x: scrollable.contentOffset.x, y: CGFloat(offset)), animated: false)
    isWriting = wasWriting
  }

  /// Makes the bar and a scroll view that is new to it fit.
  func attach(to scrollable: any Scrollable) {
    let sample = sample(of: scrollable)
    let aligns = behavior.alignsContentOnSet && !scrollable.isDragging
    settlings = 0
    guard let response = try? reducer.attach(bar, to: sample) else {
      lastSample = nil
      return
    }
    bar = response.state
    write(response.insets, to: scrollable)
    // Writing insets moves content that rests at its end. Content that moves by itself may go on.
    let wanted = aligns ? response.targetOffset ?? sample.contentOffset : sample.contentOffset
    if !scrollable.isDragging, Double(scrollable.contentOffset.y) != wanted {
      place(scrollable, at: wanted)
    }
    fit(to: scrollable)
    if scrollable.isDragging { bar.phase = .tracking }
    // A bar that was on its way goes on with the next frame.
    wasDecelerating = bar.phase == .settling
    watch()
  }

  /// Lets the bar fit where the content is, without taking it for scrolling.
  private func fit(to scrollable: any Scrollable) {
    let sample = sample(of: scrollable)
    bar.contentOffset = sample.contentOffset
    _ = try? reducer.update(&bar, sample)
    lastSample = sample
  }

  /// Does what a response says, and tells of it.
  func adopt(_ response: BarResponse, velocity: Double = 0, by scrollable: any Scrollable) {
    let before = bar.offset
    bar = response.state
    write(response.insets, to: scrollable)
    putBack(scrollable, for: response)
    // A bar that may be taller from now on fills the room above content that bounces.
    if bar.phase == .settling { _ = try? reducer.update(&bar, sample(of: scrollable)) }
    go(to: response, velocity: velocity, by: scrollable)
    lastSample = sample(of: scrollable)
    lastChange = onDevice(of: scrollable) { CACurrentMediaTime() }
    watch()
    // Without scrolling, the bar would be seen to jump.
    notify(animated: abs(bar.offset - before) > 0.5)
  }

  /// Puts content back that the insets have moved: content that rests at its end follows them.
  ///
  /// Content that is beyond its end with the new insets stays inside, where the scroll view has put it,
  /// unless the response brings it there.
  func putBack(_ scrollable: any Scrollable, for response: BarResponse) {
    guard !scrollable.isTracking, !scrollable.isDecelerating else { return }
    let wanted = bar.contentOffset
    guard Double(scrollable.contentOffset.y) != wanted else { return }
    if response.targetOffset != nil || range(of: scrollable).contains(wanted) {
      place(scrollable, at: wanted)
    }
    bar.contentOffset = Double(scrollable.contentOffset.y)
    _ = try? reducer.update(&bar, sample(of: scrollable))
  }

  /// Where content may rest.
  func range(of scrollable: any Scrollable) -> ClosedRange<Double> {
    let sample = sample(of: scrollable)
    let end = sample.contentHeight - sample.frameHeight + sample.insetBottom
    guard end > -sample.insetTop else { return -sample.insetTop...(-sample.insetTop) }
    return -sample.insetTop...end
  }

  /// Sends the content to a response's target, if there is one.
  func go(to response: BarResponse, velocity: Double = 0, by scrollable: any Scrollable) {
    guard let target = response.targetOffset else {
      motion = nil
      return
    }
    switch behavior.settling {
    case .spring:
      // What was left of a deceleration is the spring's now.
      place(scrollable, at: Double(scrollable.contentOffset.y))
      start(toward: target, velocity: velocity, scrollable)
    case .scrollView:
      motion = nil
      scrollable.updateContentOffset(
        CGPoint(x: scrollable.contentOffset.x, y: CGFloat(target)), animated: true)
    case .immediate:
      motion = nil
      place(scrollable, at: target)
      changed()
    }
    watch()
  }

  private func start(toward target: Double, velocity: Double, _ scrollable: any Scrollable) {
    guard let spring = behavior.spring else { return }
    let now = onDevice(of: scrollable) { CACurrentMediaTime() }
    motion = ContentMotion(
      spring, from: Motion(value: Double(scrollable.contentOffset.y), velocity: velocity),
      to: target, at: now)
  }

  // MARK: Time

  /// Lets frames be told until the content has stopped.
  func watch() {
    guard bar.phase != .tracking || motion != nil else { return }
    onDevice(of: scrollable) { clock.start { [weak self] time in self?.frame(at: time) } }
  }

  private func frame(at time: TimeInterval) {
    guard let scrollable else {
      clock.stop()
      return bindingEnded()
    }
    if bar.phase == .tracking {
      // The pan says when it is over, unless it was taken away without a word.
      if scrollable.isTracking || scrollable.isDragging { return clock.stop() }
      return cancelled(scrollable)
    }
    if motion != nil { return advance(to: time, scrollable) }
    if scrollable.isTracking { return }
    if scrollable.isDecelerating {
      wasDecelerating = true
      return
    }
    guard wasDecelerating || time - lastChange >= Self.quiet else { return }
    wasDecelerating = false
    clock.stop()
    stopped()
  }

  /// Moves content on its way to a target.
  private func advance(to time: TimeInterval, _ scrollable: any Scrollable) {
    guard var motion else { return }
    let isDisturbed = abs(Double(scrollable.contentOffset.y) - motion.last) > 0.5
    if isDisturbed || scrollable.isTracking || scrollable.isDecelerating {
      self.motion = nil
      return
    }
    let isOver = motion.isOver(at: time)
    let place = motion.place(at: time)
    motion.last = place
    self.motion = isOver ? nil : motion
    self.place(scrollable, at: place)
    changed()
    guard isOver, self.motion == nil else { return notify() }
    clock.stop()
    stopped()
  }

  /// The content has stopped.
  func stopped() {
    guard let scrollable, bar.phase != .tracking, !scrollable.isTracking else { return notify() }
    guard behavior.settlesWhenContentStops || bar.phase == .settling else { return notify() }
    settlings += 1
    let response = try? reducer.settle(
      bar, sample: sample(of: scrollable),
      keepingContent: keepsContent(scrollable) || settlings > Self.settlingLimit)
    guard let response else { return notify() }
    if response.targetOffset == nil { settlings = 0 }
    if response.targetOffset == nil, response.state == bar {
      clock.stop()
      return notify()
    }
    adopt(response, by: scrollable)
  }

  /// There is no scroll view any more: the bar goes to the stop that is nearest.
  func bindingEnded(_ lastSample: BarSample? = nil) {
    motion = nil
    let sample =
      lastSample ?? self.lastSample
      ?? BarSample(contentOffset: bar.contentOffset, contentHeight: 0, frameHeight: 0)
    bar.phase = .settling
    if let response = try? reducer.settle(bar, sample: sample, keepingContent: true) {
      bar = response.resting
    }
    bar.phase = .detached
    notify(animated: true)
  }
}
