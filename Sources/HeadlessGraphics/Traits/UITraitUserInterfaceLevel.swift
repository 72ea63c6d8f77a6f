// SPDX-License-Identifier: MIT

/// Whether the interface is above another one.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}
