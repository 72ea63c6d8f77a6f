// SPDX-License-Identifier: MIT

/// Whether the interface is active.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// True: colors depend on the trait.
  public static let affectsColorAppearance = true
}
