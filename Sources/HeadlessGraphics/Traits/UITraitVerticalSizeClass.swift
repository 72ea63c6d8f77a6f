// SPDX-License-Identifier: MIT

/// The trait of the amount of space along the y axis.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
