// SPDX-License-Identifier: MIT

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
