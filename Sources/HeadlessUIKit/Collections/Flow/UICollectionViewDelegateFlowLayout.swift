// SPDX-License-Identifier: MIT

/// The methods by which a collection view's delegate determines the sizes and spacings of a flow
/// layout, in place of the layout's properties.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  /// Optional.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The insets around the items of a section.
  /// Optional.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The minimum spacing between the lines of a section, in points.
  /// Optional.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The minimum spacing between the items of a line in a section, in points.
  /// Optional.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header. Only its length along the scroll direction is used.
  /// Optional.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer. Only its length along the scroll direction is used.
  /// Optional.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewLayout {
  /// The flow layout whose delegate does not implement the method that reads this, which the layout
  /// notes. UIKit uses `respondsToSelector(_:)` for this.
  fileprivate final var flowLayoutOfDefault: UICollectionViewFlowLayout? {
    let layout = self as? UICollectionViewFlowLayout
    layout?.delegateUsedDefault = true
    return layout
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's `itemSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionViewLayout.flowLayoutOfDefault?.itemSize ?? CGSize(width: 50, height: 50)
  }

  /// Returns the layout's `sectionInset`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    collectionViewLayout.flowLayoutOfDefault?.sectionInset ?? .zero
  }

  /// Returns the layout's `minimumLineSpacing`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.flowLayoutOfDefault?.minimumLineSpacing ?? 10
  }

  /// Returns the layout's `minimumInteritemSpacing`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.flowLayoutOfDefault?.minimumInteritemSpacing ?? 10
  }

  /// Returns the layout's `headerReferenceSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    collectionViewLayout.flowLayoutOfDefault?.headerReferenceSize ?? .zero
  }

  /// Returns the layout's `footerReferenceSize`.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    collectionViewLayout.flowLayoutOfDefault?.footerReferenceSize ?? .zero
  }
}
