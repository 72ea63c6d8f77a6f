// SPDX-License-Identifier: MIT

extension ReferenceBar {
  /// The input of a transformer.
  public struct Step: Hashable, Sendable {
    /// The state before the step, without stretch, with the highest stop after it.
    public let state: State
    /// The sample of the step.
    public let sample: Sample
    /// The previous position of the content.
    public let previous: Double
    /// The current position of the content.
    public let current: Double
    /// The position at which the bar is tallest.
    public let top: Double
    /// The position of the end of the content.
    public let bottom: Double
    /// The change of the offset.
    public let delta: Double
  }

  /// A link of the chain that converts the distance that the content has moved to the distance that
  /// the bar moves.
  public enum Transformer: Sendable {
    /// Removes the content's movement beyond its top.
    case ignoreTop
    /// Removes the content's movement beyond its bottom.
    case ignoreBottom
    /// Limits the bar to the available stops.
    case cutOut
    /// Fits the bar to the position of the content.
    case anchor
    /// A closure of the caller.
    case custom(@Sendable (Step) -> Double)
  }

  /// Returns the state after the content has moved, with the caller's chain; nil if a number or the
  /// state is out of range.
  public func reduce(
    _ state: State, _ sample: Sample, through transformers: [Transformer]
  ) -> State? {
    guard accepts(state), accepts(sample) else { return nil }
    let move = Move(self, state, sample)
    var delta = move.distance
    var target = move.base + delta
    for transformer in transformers {
      // If a transformer changes the delta or the target, the other is recomputed; otherwise both
      // remain exact.
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
