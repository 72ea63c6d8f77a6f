// SPDX-License-Identifier: MIT

// The references from which the insets of sections are measured.
extension UICollectionViewCompositionalLayout {
  /// Returns the insets of a reference relative to the content area, across the scroll axis and in
  /// the layout's coordinates. Along the scroll axis, the adjusted content inset already contains
  /// the safe area.
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
    // The adjusted content inset already contains a part of these insets.
    let taken = collectionView.adjustedContentInset
    return UIEdgeInsets(
      top: max(insets.top - taken.top, 0), left: max(insets.left - taken.left, 0),
      bottom: max(insets.bottom - taken.bottom, 0), right: max(insets.right - taken.right, 0)
    ).reflected(where: isMirrored)
  }

  /// Returns the insets of all references that sections may use.
  final func referenceInsets(in collectionView: UICollectionView) -> [UIEdgeInsets] {
    [.safeArea, .layoutMargins, .readableContent].map { insets(of: $0, in: collectionView) }
  }

  /// Returns the environment for section providers. Its insets are the adjusted content inset and
  /// those of the default reference, the safe area.
  final func environment(of collectionView: UICollectionView) -> LayoutEnvironment {
    let boundary = insets(of: .automatic, in: collectionView).reflected(where: isMirrored)
    let insets = collectionView.adjustedContentInset + boundary
    return LayoutEnvironment(
      size: collectionView.bounds.size,
      insets: insets.directional(rightToLeft: collectionView.isRightToLeft),
      traits: collectionView.traitCollection)
  }
}
