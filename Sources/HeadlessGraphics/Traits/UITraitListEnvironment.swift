// SPDX-License-Identifier: MIT

/// The style of the list that contains a view.
public enum UITraitListEnvironment: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIListEnvironment.unspecified
}
