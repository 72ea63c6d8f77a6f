// SPDX-License-Identifier: MIT

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
