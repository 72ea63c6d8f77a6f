// SPDX-License-Identifier: MIT

/// Whether text is bold.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UILegibilityWeight.unspecified
}
