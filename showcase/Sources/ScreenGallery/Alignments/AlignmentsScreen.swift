// SPDX-License-Identifier: MIT
public import EpoxyCollectionView

/// All alignments of groups, with spacing, padding, large text and spacers. Each is shown by a
/// small group in an outline, with its source code.
public final class AlignmentsScreen: CollectionViewController {
  private enum Metrics {
    static let margin: CGFloat = 16
    static let gap: CGFloat = 14
    /// The minimum width of a specimen, in points, by default and for large text.
    static let width: CGFloat = 165
    static let widthOfLargeText: CGFloat = 330
  }

  /// Creates the screen.
  public init() {
    super.init(layout: UICollectionViewCompositionalLayout.epoxy)
    title = "Alignments"
    setSections(SpecimenSection.all.map(Self.section), animated: false)
  }

  private static func section(_ section: SpecimenSection) -> SectionModel {
    SectionModel(
      dataID: section.title,
      items: section.specimens.map { SpecimenView.itemModel(dataID: $0.code, style: $0) }
    )
    .supplementaryItems(
      ofKind: UICollectionView.elementKindSectionHeader,
      [SpecimenHeader.supplementaryItemModel(dataID: "header", content: section.title)]
    )
    .compositionalLayoutSectionProvider(layoutSection)
  }

  /// Returns a layout with as many specimens side by side as the width allows.
  private static func layoutSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let room = environment.container.effectiveContentSize.width - 2 * Metrics.margin + Metrics.gap
    let least = (isLarge ? Metrics.widthOfLargeText : Metrics.width) + Metrics.gap
    let count = max(Int(room / least), 1)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: count)
    row.interItemSpacing = .fixed(Metrics.gap)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: Metrics.margin, bottom: 20, trailing: Metrics.margin)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }
}
