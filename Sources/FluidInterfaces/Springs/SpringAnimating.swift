// SPDX-License-Identifier: MIT

/// An animator of any type of value, as a member of a ``SpringGroup``.
///
/// ``SpringAnimator`` and ``SpringGroup`` conform. A type of your own conforms to take part in a
/// group, and must call every completion once, or the group never finishes.
@preconcurrency @MainActor
public protocol SpringAnimating: AnyObject {
  /// Whether the value is moving.
  var isRunning: Bool { get }

  /// Stops the value where it is.
  func stop()

  /// Moves the value to its target at once.
  func settle()

  /// Adds a closure that is called once: with true when the value has come to rest, with false if
  /// its movement is replaced or stopped before. A value at rest calls it at once.
  func addCompletion(_ completion: @escaping @MainActor (_ finished: Bool) -> Void)
}
