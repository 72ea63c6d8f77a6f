// SPDX-License-Identifier: MIT

/// The pressure sensing of the screen.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Unspecified.
  public static let defaultValue = UIForceTouchCapability.unknown
}
