// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// The numbers of operations on a host.
  public struct Counters: Hashable, Sendable {
    /// The number of calls of `layoutSubviews`.
    public var layoutPasses: Int
    /// The number of constraints that were added to the solver.
    public var constraintsAdded: Int
    /// The number of times that the solver's changes were applied.
    public var constraintPasses: Int
    /// The number of measurements of views' intrinsic sizes.
    public var intrinsicSizesMeasured: Int
    /// The number of cells and supplementary views that were created instead of reused.
    public var cellsMade: Int
    /// The number of events that were sent to a window.
    public var eventsSent: Int
  }

  /// The numbers of operations since the host was created.
  public var counters: Counters { Counters(device.counters) }

  /// Returns the numbers of operations in a closure.
  ///
  /// ```swift
  /// let host = ScreenHost(.iPhone15)
  /// host.show(UILabel())
  /// host.settle()
  /// let work = host.counting { host.advanceFrame() }
  /// print(work.layoutPasses)  // 0
  /// ```
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
