// SPDX-License-Identifier: MIT

/// A context with traits.
public protocol TraitCollectionProviding {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}
