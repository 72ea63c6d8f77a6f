// SPDX-License-Identifier: MIT

/// Decides the sizes of a flow layout by the identities of items and sections.
///
/// A collection view's `layoutDelegate` that conforms to this decides everything, with the values of
/// the methods that it does not have.
@preconcurrency @MainActor
public protocol EpoxyCollectionViewDelegateFlowLayout {
  /// The size of an item; by default 50 by 50 points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemWith dataID: AnyHashable, inSectionWith sectionDataID: AnyHashable
  ) -> CGSize

  /// The room around the items of a section; by default none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionWith sectionDataID: AnyHashable
  ) -> UIEdgeInsets

  /// The least room between the lines of a section; by default 10 points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionWith sectionDataID: AnyHashable
  ) -> CGFloat

  /// The least room between the items of a line; by default 10 points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionWith sectionDataID: AnyHashable
  ) -> CGFloat

  /// The size of a section's header; by default zero, which means none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSectionWith sectionDataID: AnyHashable
  ) -> CGSize

  /// The size of a section's footer; by default zero, which means none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSectionWith sectionDataID: AnyHashable
  ) -> CGSize
}

// The values that a flow layout of UIKit has by itself.
extension EpoxyCollectionViewDelegateFlowLayout {
  /// 50 by 50 points.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemWith dataID: AnyHashable, inSectionWith sectionDataID: AnyHashable
  ) -> CGSize {
    CGSize(width: 50, height: 50)
  }

  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionWith sectionDataID: AnyHashable
  ) -> UIEdgeInsets {
    .zero
  }

  /// 10 points.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionWith sectionDataID: AnyHashable
  ) -> CGFloat {
    10
  }

  /// 10 points.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionWith sectionDataID: AnyHashable
  ) -> CGFloat {
    10
  }

  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSectionWith sectionDataID: AnyHashable
  ) -> CGSize {
    .zero
  }

  /// None.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSectionWith sectionDataID: AnyHashable
  ) -> CGSize {
    .zero
  }
}
