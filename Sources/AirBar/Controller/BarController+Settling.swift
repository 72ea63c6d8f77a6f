// SPDX-License-Identifier: MIT
internal import Resin
internal import UIKitPlatform

// The writes to the scroll view, and the way of bar and content to rest.
extension BarController {
  /// The time without a change after which content counts as stopped, in seconds.
  private static let quiet: TimeInterval = 0.1

  /// The number of consecutive times that content is sent to a target. After that, the scroll view
  /// evidently does not accept the target, and the bar settles without it.
  private static let settlingLimit = 4

  /// Returns the geometry of a scroll view; nil if a number of it is not valid.
  func sample(of scrollable: any Scrollable) -> BarSample? {
    contribution(of: scrollable)
      .sample(scrollable, adding: behavior.addsToInsets, covering: heightOverSafeArea)
  }

  /// The height of the bar that the safe area may already cover: the same at all stops, because the
  /// content moves as far as the bar.
  private var heightOverSafeArea: Double {
    behavior.coversSafeArea ? configuration.normalStateHeight : 0
  }

  // MARK: Writing

  private func writing(_ write: () -> Void) {
    let wasWriting = isWriting
    isWriting = true
    write()
    isWriting = wasWriting
  }

  /// Writes the bar's share of the insets.
  ///
  /// - Parameter sample: The geometry before.
  /// - Returns: The geometry afterwards; nil if a number of it is not valid.
  @discardableResult
  func write(
    _ insets: BarInsets, to scrollable: any Scrollable, at sample: BarSample
  ) -> BarSample? {
    let height = insetFollowsBar(of: scrollable, at: sample) ? bar.height : nil
    let offset = scrollable.contentOffset.y
    writing {
      contribution(of: scrollable)
        .write(
          insets, following: height, adding: behavior.addsToInsets, covering: heightOverSafeArea)
    }
    // Content that rests at its top follows the inset, but here the inset follows the content.
    if height != nil, !scrollable.isTracking, !scrollable.isDecelerating,
      scrollable.contentOffset.y != offset
    {
      return place(scrollable, at: offset)
    }
    return self.sample(of: scrollable)
  }

  /// Adapts the bar's share of the insets to the safe area. Content that rests at its top has
  /// followed the safe area, and follows the share back.
  func followSafeArea(of scrollable: any Scrollable) {
    let contribution = contribution(of: scrollable)
    guard contribution.isOutdated(covering: heightOverSafeArea) else { return }
    writing {
      contribution.cover(adding: behavior.addsToInsets, covering: heightOverSafeArea)
    }
  }

  /// Sets the content offset without animation, which ends any motion of the content.
  ///
  /// - Returns: The geometry afterwards; nil if a number of it is not valid.
  @discardableResult
  func place(_ scrollable: any Scrollable, at offset: Double) -> BarSample? {
    writing {
      scrollable.updateContentOffset(
        CGPoint(x: scrollable.contentOffset.x, y: offset), animated: false)
    }
    return sample(of: scrollable)
  }

  /// Returns the bar's share of the insets.
  func insets(at sample: BarSample) -> BarInsets {
    validated { try reducer.insets(for: bar, sample: sample) }
  }

  /// Fits the bar and a new scroll view, or one whose insets have been replaced, to each other.
  func attach(to scrollable: any Scrollable) {
    settlings = 0
    guard let sample = sample(of: scrollable) else {
      lastSample = nil
      return
    }
    let response = validated { try reducer.attach(bar, to: sample) }
    bar = response.state
    let prepared = prepare(scrollable, for: response, at: sample)
    if let prepared { fit(to: prepared) }
    if scrollable.isDragging { bar.phase = .tracking }
    // A bar that was settling continues with the next frame.
    wasDecelerating = bar.phase == .settling
    watch()
  }

  /// Adapts the insets and the content offset of a scroll view to the bar. Writing insets moves
  /// content that rests at its end. Content that moves by itself continues, unless it has to be
  /// elsewhere.
  ///
  /// - Returns: The geometry afterwards; nil if a number of it is not valid.
  @discardableResult
  func prepare(
    _ scrollable: any Scrollable, for response: BarResponse, at sample: BarSample
  ) -> BarSample? {
    let written = write(response.insets, to: scrollable, at: sample)
    guard !scrollable.isDragging else { return written }
    let target = behavior.alignsContentOnSet ? response.targetOffset : nil
    let offset = target ?? sample.contentOffset
    return scrollable.contentOffset.y == offset ? written : place(scrollable, at: offset)
  }

  /// Fits the bar to the position of the content. A change of that position is not scrolling.
  private func fit(to sample: BarSample) {
    bar.contentOffset = sample.contentOffset
    validated { try reducer.update(&bar, sample) }
    lastSample = sample
  }

  /// Applies a response and notifies the observer.
  ///
  /// - Parameter sample: The geometry for which the response was computed.
  func apply(
    _ response: BarResponse, velocity: Double = 0, to scrollable: any Scrollable,
    at sample: BarSample
  ) {
    let before = bar.offset
    bar = response.state
    let written = write(response.insets, to: scrollable, at: sample) ?? sample
    let placed = putBack(scrollable, for: response, at: written)
    // A bar that has become expandable fills the room above content that bounces.
    if bar.phase == .settling { validated { try reducer.update(&bar, placed) } }
    lastSample = go(to: response, velocity: velocity, by: scrollable, at: placed)
    lastChange = onDevice(of: scrollable) { CACurrentMediaTime() }
    watch()
    // Without scrolling, the bar would visibly jump.
    notify(animated: abs(bar.offset - before) > 0.5)
  }

  /// Restores the offset of content that writing the insets has moved: content that rests at its
  /// end follows them.
  ///
  /// Content beyond its end with the new insets remains where the scroll view has placed it, unless
  /// the response has a target.
  func putBack(
    _ scrollable: any Scrollable, for response: BarResponse, at sample: BarSample
  ) -> BarSample {
    let offset = bar.contentOffset
    guard !scrollable.isTracking, !scrollable.isDecelerating, sample.contentOffset != offset else {
      return sample
    }
    var placed = sample
    if response.targetOffset != nil || sample.restingRange.contains(offset) {
      placed = place(scrollable, at: offset) ?? sample
    }
    fit(to: placed)
    return placed
  }

  /// Moves the content to a response's target, if there is one.
  ///
  /// - Returns: The geometry afterwards.
  func go(
    to response: BarResponse, velocity: Double = 0, by scrollable: any Scrollable,
    at sample: BarSample
  ) -> BarSample {
    motion = nil
    guard let target = response.targetOffset else {
      return pullOn(velocity: velocity, scrollable, at: sample)
    }
    defer { watch() }
    switch behavior.settling {
    case .spring(let response):
      // The spring replaces the rest of a deceleration.
      let offset = scrollable.contentOffset.y
      let placed = place(scrollable, at: offset)
      motion = ContentMotion(
        response: response, from: Motion(value: offset, velocity: velocity), to: target,
        at: onDevice(of: scrollable) { CACurrentMediaTime() })
      return placed ?? sample
    case .scrollView:
      scrollable.updateContentOffset(
        CGPoint(x: scrollable.contentOffset.x, y: target), animated: true)
      return self.sample(of: scrollable) ?? sample
    case .immediate:
      place(scrollable, at: target)
      return update(to: scrollable) ?? sample
    }
  }

  // MARK: Time

  /// Starts the frame clock, which runs until the content has stopped.
  func watch() {
    guard bar.phase != .tracking || motion != nil else { return }
    onDevice(of: scrollable) { clock.start { [weak self] time in self?.frame(at: time) } }
  }

  private func frame(at time: TimeInterval) {
    guard let scrollable else {
      clock.stop()
      return bindingEnded()
    }
    // The next valid event starts the clock again.
    guard let sample = sample(of: scrollable) else { return clock.stop() }
    if bar.phase == .tracking {
      // The pan recognizer reports its end, unless the touch was taken away without an event.
      if scrollable.isTracking || scrollable.isDragging { return clock.stop() }
      return cancelled(scrollable, at: sample)
    }
    if let motion { return advance(motion, to: time, scrollable, at: sample) }
    if scrollable.isTracking { return }
    if scrollable.isDecelerating {
      wasDecelerating = true
      return
    }
    guard wasDecelerating || time - lastChange >= Self.quiet else { return }
    wasDecelerating = false
    clock.stop()
    stopped(scrollable, at: sample)
  }

  /// Moves content that is on its way to a target.
  private func advance(
    _ motion: ContentMotion, to time: TimeInterval, _ scrollable: any Scrollable,
    at sample: BarSample
  ) {
    let isDisturbed = abs(sample.contentOffset - motion.last) > 0.5
    if isDisturbed || scrollable.isTracking || scrollable.isDecelerating {
      self.motion = nil
      return
    }
    let isOver = motion.isOver(at: time)
    let offset = motion.offset(at: time)
    self.motion = isOver ? nil : motion
    self.motion?.last = offset
    place(scrollable, at: offset)
    guard let sample = update(to: scrollable), isOver, self.motion == nil else { return notify() }
    clock.stop()
    stopped(scrollable, at: sample)
  }

  /// Settles the bar after the content has stopped.
  func stopped(_ scrollable: any Scrollable, at sample: BarSample) {
    guard bar.phase != .tracking, !scrollable.isTracking,
      behavior.settlesWhenContentStops || bar.phase == .settling
    else { return notify() }
    settlings += 1
    let keepsContent = keepsContent(scrollable) || settlings > Self.settlingLimit
    let response = validated {
      try reducer.settle(bar, sample: sample, keepingContent: keepsContent)
    }
    if response.targetOffset == nil {
      settlings = 0
      if response.state == bar {
        clock.stop()
        return notify()
      }
    }
    apply(response, to: scrollable, at: sample)
  }

  /// Settles a bar that has lost its scroll view at the nearest stop.
  func bindingEnded() {
    motion = nil
    let sample =
      lastSample ?? BarSample(contentOffset: bar.contentOffset, contentHeight: 0, frameHeight: 0)
    bar.phase = .settling
    bar = validated { try reducer.settle(bar, sample: sample, keepingContent: true) }.resting
    bar.phase = .detached
    notify(animated: true)
  }
}
