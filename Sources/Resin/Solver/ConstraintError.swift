// SPDX-License-Identifier: MIT
internal import CResin

/// An error of a ``ConstraintSolver``.
public struct ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the error.
  public let reason: ResinError

  /// The required constraints that conflict with the constraint of the call; empty for other
  /// errors. The set is minimal if no variable is non-negative: without any one of these
  /// constraints, the call would have succeeded.
  public let conflicts: [ConstraintSolver.Constraint]

  /// Whether required constraints contradict each other, or a required constraint contradicts a
  /// non-negative variable. Other errors are about arguments, precision or memory.
  public var isConflict: Bool { reason == ResinError(RESIN_ERROR_CONFLICT) }

  /// A sentence that names the argument.
  public var description: String {
    conflicts.isEmpty
      ? reason.description : "\(reason.description) (\(conflicts.count) conflicting constraints)"
  }
}
