// SPDX-License-Identifier: MIT

/// The pressure sensing of the screen.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIForceTouchCapability.unknown
}
