// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// How often something was done.
  public struct Counters: Hashable, Sendable {
    /// Calls of `layoutSubviews`.
    public var layoutPasses: Int
    /// Constraints that were handed to the solver.
    public var constraintsAdded: Int
    /// Times that the solver's changes were taken over.
    public var constraintPasses: Int
    /// Views that were asked how large their content is.
    public var intrinsicSizesMeasured: Int
    /// Cells and supplementary views that were made, not taken from the pool.
    public var cellsMade: Int
    /// Events that were sent to a window.
    public var eventsSent: Int
  }

  /// How often something was done since the host was made.
  public var counters: Counters { Counters(device.counters) }

  /// How often something is done in a closure.
  ///
  ///     let work = host.counting { host.advanceFrame() }
  ///     #expect(work.layoutPasses == 0)
  public func counting(_ body: () throws -> Void) rethrows -> Counters {
    let before = counters
    try body()
    return counters.since(before)
  }
}

extension ScreenHost.Counters {
  init(_ counters: Device.Counters) {
    layoutPasses = counters.layoutPasses
    constraintsAdded = counters.constraintsAdded
    constraintPasses = counters.constraintPasses
    intrinsicSizesMeasured = counters.intrinsicSizesMeasured
    cellsMade = counters.cellsMade
    eventsSent = counters.eventsSent
  }

  func since(_ earlier: Self) -> Self {
    var difference = self
    difference.layoutPasses -= earlier.layoutPasses
    difference.constraintsAdded -= earlier.constraintsAdded
    difference.constraintPasses -= earlier.constraintPasses
    difference.intrinsicSizesMeasured -= earlier.intrinsicSizesMeasured
    difference.cellsMade -= earlier.cellsMade
    difference.eventsSent -= earlier.eventsSent
    return difference
  }
}
