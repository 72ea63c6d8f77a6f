// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// Activates those that there are.
  public static func activate(_ constraints: [NSLayoutConstraint?]) {
    activate(constraints.compactMap { $0 })
  }

  /// Deactivates those that there are.
  public static func deactivate(_ constraints: [NSLayoutConstraint?]) {
    deactivate(constraints.compactMap { $0 })
  }
}
