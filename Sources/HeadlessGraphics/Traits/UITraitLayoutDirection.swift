// SPDX-License-Identifier: MIT

/// The layout direction of the language.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
