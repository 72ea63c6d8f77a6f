// SPDX-License-Identifier: MIT

// Sizes that views say themselves.
extension UICollectionView {
  /// Asks views for their size that were not asked yet. Whether the layout changes for it.
  final func negotiateSizes() -> Bool {
    let layout = collectionViewLayout
    guard elements.hasUnsized, layout.asksForSizes else { return false }
    elements.hasUnsized = false
    let generation = elements.generation
    var changes = false
    let unsized = elements.shown.filter { !elements.sized.contains($0.key) }
    for (key, view) in unsized.sorted(by: { $0.key < $1.key }) {
      guard let original = view.layoutAttributes, layout.asksForSize(of: original) else { continue }
      elements.sized.insert(key)
      let preferred = sane(view.preferredLayoutAttributesFitting(original.duplicate()), original)
      guard elements.generation == generation else { return true }
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      if context.contentOffsetAdjustment == .zero {
        context.contentOffsetAdjustment = shift(from: original, to: preferred)
      }
      layout.invalidateLayout(with: context)
      changes = true
    }
    return changes
  }

  /// A length that is no number, or less than none, is as it was.
  private func sane(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if !(preferred.size.width >= 0 && preferred.size.width.isFinite) {
      preferred.size.width = original.size.width
    }
    if !(preferred.size.height >= 0 && preferred.size.height.isFinite) {
      preferred.size.height = original.size.height
    }
    return preferred
  }

  /// What begins above the screen grows upwards while a finger or its momentum scrolls, so that what is
  /// in sight stays.
  private func shift(
    from original: UICollectionViewLayoutAttributes, to preferred: UICollectionViewLayoutAttributes
  ) -> CGPoint {
    guard isDragging || isDecelerating, original.representedElementCategory == .cell else {
      return .zero
    }
    let visible = visibleBounds
    return CGPoint(
      x: original.frame.minX < visible.minX && contentSize.width > bounds.width
        ? preferred.size.width - original.size.width : 0,
      y: original.frame.minY < visible.minY && contentSize.height > bounds.height
        ? preferred.size.height - original.size.height : 0)
  }

  /// Called by cells whose content has changed its size.
  final func sizeChanged(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, let key = view.layoutAttributes?.key,
      elements.shown[key] === view
    else { return }
    if elements.sized.remove(key) != nil {
      elements.hasUnsized = true
      setNeedsLayout()
    }
  }
}

extension UICollectionViewLayout {
  /// Whether views are asked for their size at all.
  final var asksForSizes: Bool {
    (self as? UICollectionViewFlowLayout).map { $0.estimatedItemSize != .zero } ?? true
  }

  /// Whether a view is asked for its size.
  final func asksForSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    if let layout = self as? UICollectionViewCompositionalLayout {
      return layout.isEstimated(attributes)
    }
    return attributes.representedElementCategory != .decorationView
  }
}
