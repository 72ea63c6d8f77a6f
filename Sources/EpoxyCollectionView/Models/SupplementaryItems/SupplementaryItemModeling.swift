// SPDX-License-Identifier: MIT

/// A header, a footer or the like of a section, whatever the class of its view is.
public protocol SupplementaryItemModeling {
  /// The item with the class of its view erased. Erasing twice is the same as erasing once.
  func eraseToAnySupplementaryItemModel() -> AnySupplementaryItemModel
}

/// What a collection view asks of a supplementary item.
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
