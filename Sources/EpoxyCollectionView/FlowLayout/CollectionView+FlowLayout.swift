// SPDX-License-Identifier: MIT

// The values of a flow layout: those of a layout delegate that decides all of them, otherwise those
// of the item, of its section and of the layout, in this order.
extension CollectionView: UICollectionViewDelegateFlowLayout {
  private var sizes: (any EpoxyCollectionViewDelegateFlowLayout)? {
    layoutDelegate as? any EpoxyCollectionViewDelegateFlowLayout
  }

  private func flowLayout(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    if let layout = layout as? UICollectionViewFlowLayout { return layout }
    EpoxyLogger.shared.assertionFailure("\(layout) is not a flow layout.")
    return nil
  }

  private func section(_ index: Int) -> SectionModel? { data.section(at: index)?.model }

  /// The size of an item.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let sizes {
      guard let item = data.item(at: indexPath), let section = section(indexPath.section) else {
        return CGSize(width: 50, height: 50)
      }
      return answering {
        sizes.collectionView(
          collectionView, layout: collectionViewLayout, sizeForItemWith: item.dataID,
          inSectionWith: section.dataID)
      }
    }
    return data.item(at: indexPath)?.flowLayoutItemSize
      ?? section(indexPath.section)?.flowLayoutItemSize
      ?? flowLayout(collectionViewLayout)?.sizeWithoutDelegate ?? CGSize(width: 50, height: 50)
  }

  /// The inset of the items of a section.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    if let sizes {
      guard let section = self.section(section) else { return .zero }
      return answering {
        sizes.collectionView(
          collectionView, layout: collectionViewLayout, insetForSectionWith: section.dataID)
      }
    }
    return self.section(section)?.flowLayoutSectionInset
      ?? flowLayout(collectionViewLayout)?.sectionInset ?? .zero
  }

  /// The minimum spacing between the lines of a section.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    if let sizes {
      guard let section = self.section(section) else { return 10 }
      return answering {
        sizes.collectionView(
          collectionView, layout: collectionViewLayout,
          minimumLineSpacingForSectionWith: section.dataID)
      }
    }
    return self.section(section)?.flowLayoutMinimumLineSpacing
      ?? flowLayout(collectionViewLayout)?.minimumLineSpacing ?? 10
  }

  /// The minimum spacing between the items in a line of a section.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    if let sizes {
      guard let section = self.section(section) else { return 10 }
      return answering {
        sizes.collectionView(
          collectionView, layout: collectionViewLayout,
          minimumInteritemSpacingForSectionWith: section.dataID)
      }
    }
    return self.section(section)?.flowLayoutMinimumInteritemSpacing
      ?? flowLayout(collectionViewLayout)?.minimumInteritemSpacing ?? 10
  }

  /// The size of a section's header.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    if let sizes {
      guard let section = self.section(section) else { return .zero }
      return answering {
        sizes.collectionView(
          collectionView, layout: collectionViewLayout,
          referenceSizeForHeaderInSectionWith: section.dataID)
      }
    }
    return self.section(section)?.flowLayoutHeaderReferenceSize
      ?? flowLayout(collectionViewLayout)?.headerReferenceSize ?? .zero
  }

  /// The size of a section's footer.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    if let sizes {
      guard let section = self.section(section) else { return .zero }
      return answering {
        sizes.collectionView(
          collectionView, layout: collectionViewLayout,
          referenceSizeForFooterInSectionWith: section.dataID)
      }
    }
    return self.section(section)?.flowLayoutFooterReferenceSize
      ?? flowLayout(collectionViewLayout)?.footerReferenceSize ?? .zero
  }
}

extension UICollectionViewFlowLayout {
  /// The size of items until their cells are measured, if no delegate provides one: the estimate,
  /// if there is one.
  fileprivate var sizeWithoutDelegate: CGSize {
    estimatedItemSize == .zero ? itemSize : estimatedItemSize
  }
}
