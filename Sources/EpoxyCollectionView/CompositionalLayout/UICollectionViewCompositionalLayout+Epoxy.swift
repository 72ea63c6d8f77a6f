// SPDX-License-Identifier: MIT

extension UICollectionViewCompositionalLayout {
  /// A layout for a ``CollectionView`` whose sections provide their own layouts
  /// (``SectionModel/compositionalLayoutSectionProvider(_:)``).
  ///
  /// ```swift
  /// let size = NSCollectionLayoutSize(
  ///   widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  /// let group = NSCollectionLayoutGroup.vertical(
  ///   layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  /// let section = SectionModel(dataID: "rows", items: [ItemModel<UILabel>(dataID: "title")])
  ///   .compositionalLayoutSection(NSCollectionLayoutSection(group: group))
  ///
  /// let host = ScreenHost(.iPhone15)
  /// let controller = CollectionViewController(
  ///   layout: UICollectionViewCompositionalLayout.epoxy, sections: [section])
  /// host.show(controller)
  /// print(controller.collectionView.visibleCells[0].bounds.height)  // 44.0
  /// ```
  ///
  /// Each access makes a layout, which belongs to one collection view. A section without a provider
  /// is not shown. Sections that are set in a provider wait until it has returned.
  public static var epoxy: UICollectionViewCompositionalLayout {
    epoxy(configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Returns a layout whose sections provide their own layouts.
  ///
  /// - Parameter configuration: The configuration of the whole layout.
  public static func epoxy(
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let owner = WeakLayout()
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        guard let view = owner.layout?.collectionView else { return nil }
        guard let collectionView = view as? CollectionView else {
          EpoxyLogger.shared.assertionFailure(
            "The layout `epoxy` is for a CollectionView, not for \(view).")
          return nil
        }
        let section = collectionView.data.section(at: index)?.model
        return collectionView.answering {
          section?.compositionalLayoutSectionProvider?(environment)
        }
      }, configuration: configuration)
    owner.layout = layout
    return layout
  }
}

/// A weak reference, because the section provider of the layout must not retain it.
@MainActor
private final class WeakLayout {
  weak var layout: UICollectionViewLayout?
}
