// SPDX-License-Identifier: MIT

// The boundaries that insets of sections are counted from.
extension UICollectionViewCompositionalLayout {
  /// The distances of a boundary from the room of the content, in the layout's coordinates.
  final func insets(
    of reference: UIContentInsetsReference, in collectionView: UICollectionView
  ) -> UIEdgeInsets {
    let insets: UIEdgeInsets
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .automatic, .safeArea: insets = collectionView.safeAreaInsets
    case .none: return .zero
    case .layoutMargins: insets = SystemGuideKind.margins.insets(in: collectionView)
    case .readableContent: insets = SystemGuideKind.readable.insets(in: collectionView)
    }
    // The scroll view's own insets have taken a part of that already.
    let taken = collectionView.adjustedContentInset
    return UIEdgeInsets(
      top: max(insets.top - taken.top, 0), left: max(insets.left - taken.left, 0),
      bottom: max(insets.bottom - taken.bottom, 0), right: max(insets.right - taken.right, 0)
    ).reflected(where: isMirrored)
  }
}
