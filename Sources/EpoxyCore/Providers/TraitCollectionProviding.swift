// SPDX-License-Identifier: MIT

/// A context that has traits.
public protocol TraitCollectionProviding {
  /// The traits.
  var traitCollection: UITraitCollection { get }
}
