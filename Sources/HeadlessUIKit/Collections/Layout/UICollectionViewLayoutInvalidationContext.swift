// SPDX-License-Identifier: MIT

/// The parts of a layout to compute again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything has to be.
  open internal(set) var invalidateEverything = false

  /// Whether sizes that views have answered remain valid, because a batch moves them with their items.
  final var keepsMeasuredSizes = false

  /// Whether also the counts of sections and items may be other ones.
  open internal(set) var invalidateDataSourceCounts = false

  /// Cells that have to be.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Headers, footers and the like that have to be, by their kinds.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// Views of the layout's own that have to be, by their kinds.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// By how much the content offset is to be changed.
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much the content size will change.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context that says nothing.
  public override init() {
    super.init()
  }

  /// Adds cells.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds headers, footers or the like.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds views of the layout's own.
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

/// The parts of a flow layout to compute again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked again.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the attributes are to be made again.
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

/// A change of an update.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of the change.
  public enum Action: Int, Sendable {
    /// An element comes.
    case insert = 0
    /// An element goes.
    case delete = 1
    /// An element is shown anew.
    case reload = 2
    /// An element moves.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where the element was.
  open private(set) var indexPathBeforeUpdate: IndexPath?

  /// Where the element will be.
  open private(set) var indexPathAfterUpdate: IndexPath?

  /// The kind of the change.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
