// SPDX-License-Identifier: MIT

/// The number of pixels per point; 0 if unspecified.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = CGFloat(0)
}
