// SPDX-License-Identifier: MIT

/// The style of the list that contains a view.
public enum UITraitListEnvironment: UITraitDefinition {
  /// The value where no collection specifies the trait.
  public static let defaultValue = UIListEnvironment.unspecified
}
