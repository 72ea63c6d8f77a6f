// SPDX-License-Identifier: MIT

// The boundaries that insets of sections are counted from.
extension UICollectionViewCompositionalLayout {
  /// The distances of a boundary from the room of the content across the scrolling, in the layout's
  /// coordinates. Along the scrolling, the scroll view's own insets keep content within the safe area.
  final func insets(
    of reference: UIContentInsetsReference, in collectionView: UICollectionView
  ) -> UIEdgeInsets {
    var insets: UIEdgeInsets
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .automatic, .safeArea: insets = collectionView.safeAreaInsets
    case .none: return .zero
    case .layoutMargins: insets = SystemGuideKind.margins.insets(in: collectionView)
    case .readableContent: insets = SystemGuideKind.readable.insets(in: collectionView)
    }
    insets.remove(axis.isVertical ? .vertical : .horizontal)
    // The scroll view's own insets have taken a part of that already.
    let taken = collectionView.adjustedContentInset
    return UIEdgeInsets(
      top: max(insets.top - taken.top, 0), left: max(insets.left - taken.left, 0),
      bottom: max(insets.bottom - taken.bottom, 0), right: max(insets.right - taken.right, 0)
    ).reflected(where: isMirrored)
  }

  /// The distances of all boundaries that sections may refer to.
  final func referenceInsets(in collectionView: UICollectionView) -> [UIEdgeInsets] {
    [.safeArea, .layoutMargins, .readableContent].map { insets(of: $0, in: collectionView) }
  }

  /// The room as section providers get it: its insets are those of the scroll view, and those of the
  /// boundary that sections have by default, the safe area.
  final func environment(of collectionView: UICollectionView) -> LayoutEnvironment {
    let boundary = insets(of: .automatic, in: collectionView).reflected(where: isMirrored)
    let insets = collectionView.adjustedContentInset + boundary
    return LayoutEnvironment(
      size: collectionView.bounds.size,
      insets: insets.directional(rightToLeft: collectionView.isRightToLeft),
      traits: collectionView.traitCollection)
  }
}
