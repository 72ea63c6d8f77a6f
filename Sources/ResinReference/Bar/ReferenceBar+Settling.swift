// SPDX-License-Identifier: MIT

extension ReferenceBar {
  /// The states of a pan recognizer.
  public enum Touch: Hashable, Sendable {
    case began
    /// The finger has moved since the last event.
    case changed
    /// The touch ended, with the velocity of the content offset in points per second, and with the
    /// final content offset or, if unknown, nil.
    case ended(velocity: Double, restOffset: Double?)
    /// The system cancelled the touch.
    case cancelled
    /// The touch was not a drag.
    case failed
  }

  /// The contribution of the bar to the insets of its scroll view.
  public struct Insets: Hashable, Sendable {
    /// The height of the highest available stop.
    public var top: Double
    /// The inset that makes short content scroll as far as the bar moves.
    public var bottom: Double
    /// The height of the normal stop.
    public var indicatorTop: Double
  }

  /// The result of an event.
  public struct Response: Hashable, Sendable {
    /// The state of the bar after the event.
    public var state: State
    /// The state after the content has come to rest.
    public var resting: State
    /// The new contribution to the insets.
    public var insets: Insets
    /// The content offset to scroll to.
    public var targetOffset: Double?
  }

  /// Handles an event of the pan recognizer; nil if a number or the state is out of range.
  public func handle(
    _ touch: Touch, in state: State, sample: Sample, keepsContent: Bool = false
  ) -> Response? {
    guard accepts(state), accepts(sample) else { return nil }
    switch touch {
    case .began, .changed:
      return dragged(state, sample, isNew: touch == .began)
    case .ended(let velocity, let restOffset):
      guard abs(velocity) <= Self.limit, abs(restOffset ?? 0) <= Self.limit else { return nil }
      let rest = restOffset ?? sample.contentOffset + velocity * coasting
      return released(state, sample, rest: rest, keepsContent: keepsContent)
    case .cancelled, .failed:
      return released(state, sample, rest: sample.contentOffset, keepsContent: keepsContent)
    }
  }

  /// Settles the bar after the content has come to rest.
  public func settle(_ state: State, sample: Sample, keepsContent: Bool = false) -> Response? {
    guard accepts(state), accepts(sample) else { return nil }
    let now = reduced(state, sample)
    let scene = Scene(self, now, sample)
    return now.phase == .tracking ? scene.unmoved(.tracking) : scene.halted(keepsContent)
  }

  /// Returns the bar's contribution to the insets of its scroll view.
  public func insets(for state: State, sample: Sample) -> Insets? {
    guard accepts(state), accepts(sample) else { return nil }
    return contribution(state.highestStop, sample)
  }

  func contribution(_ highestStop: Int, _ sample: Sample) -> Insets {
    let missing =
      sample.frameHeight - sample.contentHeight - sample.clientInsetTop - sample.clientInsetBottom
      + (holdsForShortContent ? normal : shortest)
    return Insets(top: stops[highestStop], bottom: max(missing, 0), indicatorTop: stops[normalStop])
  }

  private func dragged(_ state: State, _ sample: Sample, isNew: Bool) -> Response {
    var now = entered(state, sample, .tracking)
    if isNew {
      let position = sample.contentOffset + sample.clientInsetTop
      let isAtTop = abs(position - normal) <= topTolerance
      let isExpanded = position < normal && now.highestStop > normalStop
      now.highestStop = isAtTop || isExpanded ? stops.count - 1 : normalStop
      now = reduced(now, sample)
    }
    return Scene(self, now, sample).unmoved(.tracking)
  }

  private func released(
    _ state: State, _ sample: Sample, rest: Double, keepsContent: Bool
  ) -> Response {
    let scene = Scene(self, entered(state, sample, .settling), sample)
    let rest = rest.limited(to: scene.low, scene.high)
    let outcome = scene.outcome(rest, keepsContent)
    guard snapping == .nearest else { return scene.settled(outcome, from: rest) }
    let here = sample.contentOffset.limited(to: scene.low, scene.high)
    let nearest = scene.outcome(here, keepsContent)
    guard nearest.contentOffset == here else { return scene.settled(nearest, from: here) }
    var response = scene.settled(outcome, from: rest)
    response.targetOffset = nil
    return response
  }

  /// Reduces a sample, first in the old phase, which determines the meaning of the old state.
  private func entered(_ state: State, _ sample: Sample, _ phase: Phase) -> State {
    var now = reduced(state, sample)
    guard now.phase != phase else { return now }
    now.phase = phase
    return reduced(now, sample)
  }
}

// MARK: - Final states

extension ReferenceBar {
  /// A bar and its scroll view, with the bar's new contribution to the insets.
  struct Scene {
    let bar: ReferenceBar
    let state: State
    let sample: Sample
    let insets: Insets
    let low: Double
    let high: Double

    init(_ bar: ReferenceBar, _ state: State, _ sample: Sample) {
      self.bar = bar
      var state = state
      state.phase = .resting
      self.state = state
      insets = bar.contribution(state.highestStop, sample)
      var sample = sample
      sample.insetTop = sample.clientInsetTop + insets.top
      sample.insetBottom = sample.clientInsetBottom + insets.bottom
      self.sample = sample
      low = (0 - sample.insetTop).limited(to: -limit, limit)
      let end = sample.contentHeight - sample.frameHeight + sample.insetBottom
      high = end.limited(to: low, limit)
    }

    struct Outcome {
      var resting: State
      var contentOffset: Double
    }

    func state(at contentOffset: Double) -> State {
      var sample = sample
      sample.contentOffset = contentOffset
      return bar.reduced(state, sample)
    }

    /// Returns the content offset clamped to its range, or nil if the bar is not at the goal at
    /// that offset.
    func reach(_ contentOffset: Double, _ goal: Double) -> Double? {
      let inside = contentOffset.limited(to: low, high)
      return abs(state(at: inside).offset - goal) > bar.stopTolerance / 2 ? nil : inside
    }

    func resting(_ contentOffset: Double, _ goal: Double) -> State {
      State(
        offset: goal, contentOffset: contentOffset,
        highestStop: goal < bar.normal ? state(at: contentOffset).highestStop : bar.normalStop,
        phase: .resting)
    }

    /// Returns the final state of a bar whose content would come to rest at `rest`: at the nearest
    /// stop that scrolling reaches, otherwise the nearest stop that fits the position, otherwise
    /// the nearest stop.
    func outcome(_ rest: Double, _ keepsContent: Bool) -> Outcome {
      let left = state(at: rest)
      guard bar.snapping != .none else {
        return Outcome(resting: resting(rest, left.offset), contentOffset: rest)
      }
      let fit = bar.fitting(
        tallest: bar.offset(at: left.highestStop), at: rest + sample.clientInsetTop)
      let goals = bar.stops[...left.highestStop].map { 0 - $0 }
      let reachable = goals.compactMap { goal -> (goal: Double, contentOffset: Double)? in
        let missing = goal - left.offset
        if abs(missing) <= bar.stopTolerance { return (goal, rest) }
        if keepsContent { return nil }
        return reach(rest + missing, goal).map { (goal, $0) }
      }
      let fitting = goals.filter {
        $0 >= fit.tallest - bar.stopTolerance && $0 <= fit.shortest + bar.stopTolerance
      }
      let nearest =
        reachable.min { abs($0.goal - left.offset) < abs($1.goal - left.offset) }
        ?? (fitting.isEmpty ? goals : fitting)
        .min { abs($0 - left.offset) < abs($1 - left.offset) }.map { ($0, rest) }
      guard let nearest else { return Outcome(resting: left, contentOffset: rest) }
      return Outcome(
        resting: resting(nearest.contentOffset, nearest.goal), contentOffset: nearest.contentOffset)
    }

    /// Returns a response without a target and with the scene's state.
    func unmoved(_ phase: Phase) -> Response {
      var now = state
      now.phase = phase
      let rest = sample.contentOffset.limited(to: low, high)
      return Response(state: now, resting: outcome(rest, false).resting, insets: insets)
    }

    /// Returns a response that moves the content to the outcome's offset, or a resting response.
    func settled(_ outcome: Outcome, from rest: Double) -> Response {
      let target = outcome.contentOffset != rest ? outcome.contentOffset : nil
      var now = state
      if target == nil, rest == sample.contentOffset {
        now = outcome.resting
      } else {
        now.phase = .settling
        let position = sample.contentOffset + sample.clientInsetTop
        if position >= bar.normal, outcome.resting.highestStop == bar.normalStop {
          now.highestStop = bar.normalStop
        }
      }
      return Response(
        state: now, resting: outcome.resting, insets: bar.contribution(now.highestStop, sample),
        targetOffset: target)
    }

    func halted(_ keepsContent: Bool) -> Response {
      let now = sample.contentOffset
      let inside = now.limited(to: low, high)
      let rest = keepsContent || abs(inside - now) <= bar.stopTolerance ? now : inside
      return settled(outcome(rest, keepsContent), from: now)
    }
  }
}
