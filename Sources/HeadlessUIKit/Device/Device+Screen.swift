// SPDX-License-Identifier: MIT

extension Device {
  /// How often something was done, for tests and benchmarks.
  package struct Counters: Hashable, Sendable {
    /// Calls of `layoutSubviews`.
    package var layoutPasses = 0
    /// Constraints that were handed to a solver.
    package var constraintsAdded = 0
    /// Times that a solver's changes were taken over.
    package var constraintPasses = 0
    /// Views that were asked how large their content is.
    package var intrinsicSizesMeasured = 0
    /// Cells and supplementary views that were made, not taken from the pool.
    package var cellsMade = 0
    /// Events that were sent to a window.
    package var eventsSent = 0

    package init() {}
  }

  /// Says that the interface is used in a way that UIKit forbids.
  package func reportIllegalUse(_ message: String) {
    guard let onIllegalUse else { fatalError(message) }
    onIllegalUse(message)
  }

  /// Says something that UIKit writes to the console.
  package func warn(_ message: String) {
    if let onWarning {
      onWarning(message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }

  /// Lays a window out when the turn ends.
  func needsLayout(_ window: UIWindow) {
    guard !window.isScheduled else { return }
    noteWork()
    window.isScheduled = true
    windowsToLayOut.append(window)
  }

  /// Displays a layer when the turn ends, after the layout.
  func display(_ layer: CALayer) {
    noteWork()
    displayQueue.add(layer)
  }

  /// Lays out the windows that ask for it. One that always asks again waits for the next turn.
  func layOutWindows() {
    let windows = windowsToLayOut
    windowsToLayOut = []
    for window in windows {
      window.isScheduled = false
      if !window.isHidden { window.layoutIfNeeded() }
    }
  }
}
