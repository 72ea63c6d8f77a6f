// SPDX-License-Identifier: MIT

/// Says the sizes of a flow layout where its own properties do not do.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The room around the items of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The least distance of the lines of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance of the items in a line of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// Tells a layout that its delegate does not say the sizes itself, which Objective-C would be asked.
@MainActor
enum FlowDelegateDefaults {
  static var wasAsked = false

  static func layout(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    wasAsked = true
    return layout as? UICollectionViewFlowLayout
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    FlowDelegateDefaults.layout(collectionViewLayout)?.itemSize ?? CGSize(width: 50, height: 50)
  }

  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    FlowDelegateDefaults.layout(collectionViewLayout)?.sectionInset ?? .zero
  }

  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    FlowDelegateDefaults.layout(collectionViewLayout)?.minimumLineSpacing ?? 10
  }

  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    FlowDelegateDefaults.layout(collectionViewLayout)?.minimumInteritemSpacing ?? 10
  }

  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    FlowDelegateDefaults.layout(collectionViewLayout)?.headerReferenceSize ?? .zero
  }

  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    FlowDelegateDefaults.layout(collectionViewLayout)?.footerReferenceSize ?? .zero
  }
}
