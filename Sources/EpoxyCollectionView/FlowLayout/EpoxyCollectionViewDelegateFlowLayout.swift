// SPDX-License-Identifier: MIT

/// A delegate that provides the sizes of a flow layout by the identities of items and sections.
///
/// A collection view's `layoutDelegate` that conforms to this protocol provides all values: those
/// of the methods that it does not implement are the defaults.
///
/// ```swift
/// // At file scope.
/// final class Sizes: EpoxyCollectionViewDelegateFlowLayout {
///   func collectionView(
///     _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
///     sizeForItemWith dataID: AnyHashable, inSectionWith sectionDataID: AnyHashable
///   ) -> CGSize {
///     CGSize(width: collectionView.bounds.width, height: dataID == AnyHashable("title") ? 80 : 44)
///   }
/// }
/// ```
///
/// Models that set `flowLayoutItemSize` and the like need no delegate. A flow layout requests the
/// size of every item, visible or not, when it prepares.
@preconcurrency @MainActor
public protocol EpoxyCollectionViewDelegateFlowLayout {
  /// The size of an item; by default 50 by 50 points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemWith dataID: AnyHashable, inSectionWith sectionDataID: AnyHashable
  ) -> CGSize

  /// The inset of the items of a section; by default zero.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionWith sectionDataID: AnyHashable
  ) -> UIEdgeInsets

  /// The minimum spacing between the lines of a section; by default 10 points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionWith sectionDataID: AnyHashable
  ) -> CGFloat

  /// The minimum spacing between the items of a line; by default 10 points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionWith sectionDataID: AnyHashable
  ) -> CGFloat

  /// The size of a section's header; by default zero, for no such view.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSectionWith sectionDataID: AnyHashable
  ) -> CGSize

  /// The size of a section's footer; by default zero, for no such view.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSectionWith sectionDataID: AnyHashable
  ) -> CGSize
}

// The defaults of UIKit's flow layout.
extension EpoxyCollectionViewDelegateFlowLayout {
  /// 50 by 50 points.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemWith dataID: AnyHashable, inSectionWith sectionDataID: AnyHashable
  ) -> CGSize {
    CGSize(width: 50, height: 50)
  }

  /// By default zero, for none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionWith sectionDataID: AnyHashable
  ) -> UIEdgeInsets {
    .zero
  }

  /// By default 10 points, as that of a flow layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionWith sectionDataID: AnyHashable
  ) -> CGFloat {
    10
  }

  /// By default 10 points, as that of a flow layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionWith sectionDataID: AnyHashable
  ) -> CGFloat {
    10
  }

  /// By default zero, for none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSectionWith sectionDataID: AnyHashable
  ) -> CGSize {
    .zero
  }

  /// By default zero, for none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSectionWith sectionDataID: AnyHashable
  ) -> CGSize {
    .zero
  }
}
