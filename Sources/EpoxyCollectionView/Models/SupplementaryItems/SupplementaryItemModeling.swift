// SPDX-License-Identifier: MIT

/// A supplementary item of a section, such as a header or a footer, with any class of view.
public protocol SupplementaryItemModeling {
  /// Returns the item with the class of its view erased. Idempotent.
  func eraseToAnySupplementaryItemModel() -> AnySupplementaryItemModel
}

/// The requirements of a collection view for supplementary items.
protocol InternalSupplementaryItemModeling: SupplementaryItemModeling, EpoxyModeled,
  DataIDProviding, ViewDifferentiatorProviding, Diffable
{
  @preconcurrency @MainActor func configure(
    reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool)

  @preconcurrency @MainActor func setBehavior(
    reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool)

  @preconcurrency @MainActor func handleWillDisplay(
    _ reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool)

  @preconcurrency @MainActor func handleDidEndDisplaying(
    _ reusableView: CollectionViewReusableView, traitCollection: UITraitCollection, animated: Bool)

  @preconcurrency @MainActor func configuredView(traitCollection: UITraitCollection) -> UIView
}
