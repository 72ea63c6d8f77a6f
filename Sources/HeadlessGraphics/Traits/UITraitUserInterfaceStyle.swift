// SPDX-License-Identifier: MIT

/// The light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}
