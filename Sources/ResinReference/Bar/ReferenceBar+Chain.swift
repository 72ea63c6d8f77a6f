// SPDX-License-Identifier: MIT

extension ReferenceBar {
  /// One step of a reduction, as a transformer sees it.
  public struct Step: Hashable, Sendable {
    /// Before the step, without stretch; the highest stop already after it.
    public let state: State
    /// Of the step.
    public let sample: Sample
    /// Where the content was.
    public let previous: Double
    /// Where the content is.
    public let current: Double
    /// Where the bar is tallest.
    public let top: Double
    /// Where the content ends.
    public let bottom: Double
    /// What is to be added to the offset.
    public let delta: Double
  }

  /// A link of the chain that turns the distance the content moved into the distance the bar moves.
  public enum Transformer: Sendable {
    /// Removes what the content moved beyond its top.
    case ignoreTop
    /// Removes what the content moved beyond its bottom.
    case ignoreBottom
    /// Removes what would leave the available stops.
    case cutOut
    /// Makes the bar fit the place of the content.
    case anchor
    /// The caller's own.
    case custom(@Sendable (Step) -> Double)
  }

  /// The bar after the content has moved, with a chain of the caller's; nil for numbers or a state
  /// that are out of range.
  public func reduce(
    _ state: State, _ sample: Sample, through transformers: [Transformer]
  ) -> State? {
    guard accepts(state), accepts(sample) else { return nil }
    let move = Move(self, state, sample)
    var delta = move.distance
    var target = move.base + delta
    for transformer in transformers {
      // Whichever of the two a transformer changes, the other follows; what it leaves alone stays
      // exact.
      let (newDelta, newTarget) =
        switch transformer {
        case .ignoreTop: (move.withoutTop(delta), target)
        case .ignoreBottom: (move.withoutBottom(delta), target)
        case .cutOut: (delta, move.cutOut(target))
        case .anchor: (delta, move.anchored(target))
        case .custom(let body): (body(step(state, sample, move, delta)), target)
        }
      if !newDelta.isFinite { return nil }
      if newDelta != delta {
        (delta, target) = (newDelta, move.base + newDelta)
      } else if newTarget != target {
        (delta, target) = (newTarget - move.base, newTarget)
      }
    }
    return abs(target) <= Self.limit ? moved(state, sample, move, to: target) : nil
  }

  private func step(_ state: State, _ sample: Sample, _ move: Move, _ delta: Double) -> Step {
    var before = state
    before.offset = move.base
    before.highestStop = move.highestStop
    return Step(
      state: before, sample: sample, previous: move.previous, current: move.current, top: move.top,
      bottom: move.bottom, delta: delta)
  }
}
