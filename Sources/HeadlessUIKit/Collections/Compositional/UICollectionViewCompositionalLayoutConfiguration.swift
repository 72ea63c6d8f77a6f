// SPDX-License-Identifier: MIT

/// The configuration of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The scroll direction of the layout.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0

  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The default reference from which the insets of sections are measured.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}
