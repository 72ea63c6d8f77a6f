// SPDX-License-Identifier: MIT

/// Whether the contrast is high.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}
