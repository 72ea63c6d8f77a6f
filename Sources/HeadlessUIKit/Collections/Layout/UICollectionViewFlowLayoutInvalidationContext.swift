// SPDX-License-Identifier: MIT

/// The parts of a flow layout to compute again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the layout has to request the delegate's sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the layout has to create its attributes again.
  open var invalidateFlowLayoutAttributes = true

  override func adopt(_ earlier: UICollectionViewLayoutInvalidationContext) {
    super.adopt(earlier)
    guard let earlier = earlier as? UICollectionViewFlowLayoutInvalidationContext else { return }
    invalidateFlowLayoutDelegateMetrics =
      invalidateFlowLayoutDelegateMetrics || earlier.invalidateFlowLayoutDelegateMetrics
    invalidateFlowLayoutAttributes =
      invalidateFlowLayoutAttributes || earlier.invalidateFlowLayoutAttributes
  }
}
