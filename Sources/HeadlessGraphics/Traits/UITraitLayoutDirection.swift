// SPDX-License-Identifier: MIT

/// The layout direction of the language.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
