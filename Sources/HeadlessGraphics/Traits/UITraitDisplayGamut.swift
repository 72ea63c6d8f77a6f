// SPDX-License-Identifier: MIT

/// The color gamut of the display.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}
