// SPDX-License-Identifier: MIT

/// The parts of a layout to compute again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the whole layout has to be computed again.
  open internal(set) var invalidateEverything = false

  /// Whether measured sizes remain valid, because a batch moves them with their items.
  final var keepsMeasuredSizes = false

  /// Whether the numbers of sections and items may have changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// The index paths of the cells to lay out again; nil if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The index paths of the supplementary views to lay out again, by kind; nil if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// The index paths of the decoration views to lay out again, by kind; nil if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The amount by which the content offset has to change, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The amount by which the content size will change, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The positions of the items that the user drags, before the change; nil for other
  /// invalidations.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The positions of the items that the user drags, after the change; nil for other invalidations.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position of the item that the user drags, in the layout's coordinates.
  open private(set) var interactiveMovementTarget = CGPoint.zero

  final func moved(from previous: [IndexPath], to target: [IndexPath], at position: CGPoint) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = target
    interactiveMovementTarget = position
  }

  /// Creates a context that invalidates nothing.
  public override init() {
    super.init()
  }

  /// Adds cells to the invalidated elements.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views to the invalidated elements.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds decoration views to the invalidated elements.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  func adopt(_ earlier: UICollectionViewLayoutInvalidationContext) {
    invalidateEverything = invalidateEverything || earlier.invalidateEverything
    invalidateDataSourceCounts = invalidateDataSourceCounts || earlier.invalidateDataSourceCounts
    if let paths = earlier.invalidatedItemIndexPaths { invalidateItems(at: paths) }
    for (kind, paths) in earlier.invalidatedSupplementaryIndexPaths ?? [:] {
      invalidateSupplementaryElements(ofKind: kind, at: paths)
    }
    for (kind, paths) in earlier.invalidatedDecorationIndexPaths ?? [:] {
      invalidateDecorationElements(ofKind: kind, at: paths)
    }
  }

  final func merging(_ other: UICollectionViewLayoutInvalidationContext)
    -> UICollectionViewLayoutInvalidationContext
  {
    other.adopt(self)
    return other
  }
}
