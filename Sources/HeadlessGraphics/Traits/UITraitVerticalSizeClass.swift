// SPDX-License-Identifier: MIT

/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
