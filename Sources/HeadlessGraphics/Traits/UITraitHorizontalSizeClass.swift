// SPDX-License-Identifier: MIT

/// The trait of the amount of space along the x axis.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
