// SPDX-License-Identifier: MIT

/// The number of pixels per point; 0 if unspecified.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = CGFloat(0)
}
