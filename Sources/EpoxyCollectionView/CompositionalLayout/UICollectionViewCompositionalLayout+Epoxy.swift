// SPDX-License-Identifier: MIT

extension UICollectionViewCompositionalLayout {
  /// A layout for a ``CollectionView`` whose sections provide their own layouts
  /// (``SectionModel/compositionalLayoutSectionProvider(_:)``).
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
