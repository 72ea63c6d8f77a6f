// SPDX-License-Identifier: MIT

/// Whether text is bold.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UILegibilityWeight.unspecified
}
