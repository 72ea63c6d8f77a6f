// SPDX-License-Identifier: MIT

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
