// SPDX-License-Identifier: MIT

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are laid out as their models say
  /// (``SectionModel/compositionalLayoutSectionProvider(_:)``). It is for a ``CollectionView``.
  public static var epoxy: UICollectionViewCompositionalLayout {
    epoxy(configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections are laid out as their models say.
  ///
  /// - Parameter configuration: What holds for the layout as a whole.
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

/// The layout's own section provider must not keep it.
@MainActor
private final class WeakLayout {
  weak var layout: UICollectionViewLayout?
}
