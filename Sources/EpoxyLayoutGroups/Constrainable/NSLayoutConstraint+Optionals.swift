// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Activates the constraints that are not nil.
  public static func activate(_ constraints: [NSLayoutConstraint?]) {
    activate(constraints.compactMap { $0 })
  }

  /// Deactivates the constraints that are not nil.
  public static func deactivate(_ constraints: [NSLayoutConstraint?]) {
    deactivate(constraints.compactMap { $0 })
  }
}
