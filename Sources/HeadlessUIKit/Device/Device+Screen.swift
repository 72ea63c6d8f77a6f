// SPDX-License-Identifier: MIT

extension Device {
  /// Counts of operations, for tests and benchmarks.
  package struct Counters: Hashable, Sendable {
    /// Calls of `layoutSubviews`, of all views of the device.
    package var layoutPasses = 0
    /// Constraints that were added to a solver.
    package var constraintsAdded = 0
    /// Passes that took over a solver's changes.
    package var constraintPasses = 0
    /// Views whose intrinsic content size was requested.
    package var intrinsicSizesMeasured = 0
    /// Cells and supplementary views that were created instead of reused.
    package var cellsMade = 0
    /// Events that were sent to a window.
    package var eventsSent = 0

    package init() {}
  }

  /// Reports a use of the interface that UIKit forbids.
  package func reportIllegalUse(_ message: String) {
    guard let onIllegalUse else { fatalError(message) }
    onIllegalUse(message)
  }

  /// Reports a warning that UIKit writes to the console.
  package func warn(_ message: String) {
    if let onWarning {
      onWarning(message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }
}
