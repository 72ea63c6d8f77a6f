// SPDX-License-Identifier: MIT

/// The color gamut of the display.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}
