// SPDX-License-Identifier: MIT

extension ReferenceBar {
  /// Attaches the bar to a scroll view. The target is not animated.
  public func attach(_ state: State, to sample: Sample) -> Response? {
    guard accepts(state), accepts(sample) else { return nil }
    var state = state
    state.offset = state.offset.limited(to: offset(at: state.highestStop), shortest)
    state.phase = .resting
    if state.offset >= normal {
      state.highestStop = normalStop
    }
    let scene = Scene(self, state, sample)
    let position = sample.contentOffset + sample.clientInsetTop
    let isAtTop = position <= max(sample.clientInsetTop - sample.insetTop, shortest)
    let isApart = position < state.offset || state.offset < normal
    let wanted =
      isAtTop || isApart ? state.offset - sample.clientInsetTop : sample.contentOffset
    let target = wanted.limited(to: scene.low, scene.high)

    var moved = sample
    moved.contentOffset = target
    var movedInsets = scene.sample
    movedInsets.contentOffset = target
    let after = Scene(self, placed(state, movedInsets), moved)
    var response = after.settled(after.outcome(target, false), from: target)
    response.targetOffset = target == sample.contentOffset ? nil : target
    return response
  }

  /// Adapts the bar to a new content size, frame or client inset.
  public func changeLayout(_ state: State, sample: Sample) -> Response? {
    guard accepts(state), accepts(sample) else { return nil }
    guard state.phase != .detached else { return attach(state, to: sample) }
    let now = placed(state, sample)
    let scene = Scene(self, now, sample)
    return now.phase == .resting ? scene.halted(false) : scene.unmoved(now.phase)
  }

  /// Scrolls the content to its top.
  public func scrollToTop(_ state: State, sample: Sample) -> Response? {
    guard accepts(state), accepts(sample) else { return nil }
    var now = reduced(state, sample)
    let position = sample.contentOffset + sample.clientInsetTop
    if now.phase == .tracking {
      return Scene(self, now, sample).unmoved(.tracking)
    }
    if position < normal, now.highestStop > normalStop {
      return Scene(self, now, sample).halted(false)
    }
    now.highestStop = normalStop
    let scene = Scene(self, now, sample)
    return sent(scene, to: scene.low, normal)
  }

  /// Moves the bar to a stop.
  public func move(_ state: State, toStop stop: Int, sample: Sample) -> Response? {
    guard accepts(state), accepts(sample), stops.indices.contains(stop) else { return nil }
    var now = reduced(state, sample)
    if now.phase == .tracking {
      return Scene(self, now, sample).unmoved(.tracking)
    }
    let goal = offset(at: stop)
    if goal < normal {
      now.highestStop = stops.count - 1
    }
    let scene = Scene(self, now, sample)
    let position = sample.contentOffset + sample.clientInsetTop
    let target =
      goal < normal || position == now.offset
      ? goal - sample.clientInsetTop : sample.contentOffset + (goal - now.offset)
    if let reached = scene.reach(target, goal) {
      return sent(scene, to: reached, goal)
    }
    let fit = fitting(tallest: offset(at: now.highestStop), at: position)
    if goal >= fit.tallest, goal <= fit.shortest {
      return sent(scene, to: sample.contentOffset, goal)
    }
    return scene.halted(false)
  }

  /// Converts a state of another bar to a state of this bar with the same progress.
  public func adopt(_ state: State, from other: ReferenceBar) -> State? {
    guard other.accepts(state) else { return nil }
    var adopted = state
    if let stop = other.stop(of: state), stops.count == other.stops.count,
      normalStop == other.normalStop
    {
      adopted.offset = 0 - stops[stop]
    } else {
      adopted.offset = 0 - height(at: progress(other.progress(of: state), from: other))
    }
    adopted.highestStop = state.highestStop > other.normalStop ? stops.count - 1 : normalStop
    return adopted
  }

  private func placed(_ state: State, _ sample: Sample) -> State {
    var state = state
    state.contentOffset = sample.contentOffset
    return reduced(state, sample)
  }

  private func sent(_ scene: Scene, to contentOffset: Double, _ goal: Double) -> Response {
    let outcome = Scene.Outcome(
      resting: scene.resting(contentOffset, goal), contentOffset: contentOffset)
    return scene.settled(outcome, from: scene.sample.contentOffset)
  }

  /// Scales progress separately below and above the normal stop.
  private func progress(_ progress: Double, from other: ReferenceBar) -> Double {
    let (oldNormal, newNormal) = (Double(other.normalStop), Double(normalStop))
    if progress <= oldNormal {
      return oldNormal == newNormal ? progress : progress / oldNormal * newNormal
    }
    let oldRest = Double(other.stops.count - 1) - oldNormal
    let newRest = Double(stops.count - 1) - newNormal
    let above = progress - oldNormal
    return newNormal + (oldRest == newRest ? above : above / oldRest * newRest)
  }

  /// The inverse of progress, which is linear between the stops that represent their groups.
  private func height(at progress: Double) -> Double {
    let known = stops.indices.filter { representative(of: $0) == $0 }
    guard let low = known.last(where: { Double($0) <= progress }) else { return stops[0] }
    guard let high = known.first(where: { Double($0) > progress }) else { return stops[low] }
    let fraction = (progress - Double(low)) / Double(high - low)
    return stops[low] + (stops[high] - stops[low]) * fraction
  }
}
