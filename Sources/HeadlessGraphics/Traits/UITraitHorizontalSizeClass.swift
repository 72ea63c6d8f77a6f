// SPDX-License-Identifier: MIT

/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
