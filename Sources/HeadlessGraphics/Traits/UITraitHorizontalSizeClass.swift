// SPDX-License-Identifier: MIT

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
