// SPDX-License-Identifier: MIT

/// The light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}
