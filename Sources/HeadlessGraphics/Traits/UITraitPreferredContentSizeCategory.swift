// SPDX-License-Identifier: MIT

/// The preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIContentSizeCategory.unspecified
}
