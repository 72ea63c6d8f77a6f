// SPDX-License-Identifier: MIT

/// The preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIContentSizeCategory.unspecified
}
