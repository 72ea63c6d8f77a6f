// SPDX-License-Identifier: MIT

/// The options of collection views. A collection view copies them when it is created.
///
/// ```swift
/// var configuration = CollectionViewConfiguration()
/// configuration.usesCellPrefetching = false
/// configuration.maximumBatchUpdateChanges = 5000
/// let list = CollectionView(layout: UICollectionViewFlowLayout(), configuration: configuration)
/// print(list.isPrefetchingEnabled)  // false
/// ```
///
/// Later changes of a configuration, also of ``shared``, do not reach collection views that exist.
public struct CollectionViewConfiguration {
  /// The configuration of collection views that are created without one.
  ///
  /// Not synchronized: set it before creating collection views.
  public nonisolated(unsafe) static var shared = CollectionViewConfiguration()

  /// Whether updates without animation are batch updates too, so that remaining views keep their
  /// state. Otherwise they reload everything.
  public var usesBatchUpdatesForAllReloads: Bool

  /// Whether cells are created before they become visible.
  public var usesCellPrefetching: Bool

  /// Whether scrolling to an item continues until the item is at the requested position, although
  /// the sizes of cells before it were only estimated.
  public var usesAccurateScrollToItem: Bool

  /// Whether the collection view of a controller is inset by the safe area on its left and right.
  public var usesSafeAreaLayoutGuideLeadingTrailingAnchors: Bool

  /// The maximal number of changes of an update; a larger one reloads everything.
  ///
  /// Deletes, inserts and moves of sections and items are counted. An animation of more changes
  /// cannot be followed, and UIKit's work for a batch grows with them, whereas the cost of a reload
  /// depends on the visible views only.
  public var maximumBatchUpdateChanges: Int

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - usesBatchUpdatesForAllReloads: Whether updates without animation are batch updates too.
  ///   - usesCellPrefetching: Whether cells are created before they become visible.
  ///   - usesAccurateScrollToItem: Whether scrolling to an item corrects itself.
  ///   - usesSafeAreaLayoutGuideLeadingTrailingAnchors: Whether the collection view of a controller
  ///     is inset by the safe area on its left and right.
  ///   - maximumBatchUpdateChanges: The maximal number of changes of an update.
  public init(
    usesBatchUpdatesForAllReloads: Bool = true, usesCellPrefetching: Bool = true,
    usesAccurateScrollToItem: Bool = true,
    usesSafeAreaLayoutGuideLeadingTrailingAnchors: Bool = false,
    maximumBatchUpdateChanges: Int = 1000
  ) {
    self.usesBatchUpdatesForAllReloads = usesBatchUpdatesForAllReloads
    self.usesCellPrefetching = usesCellPrefetching
    self.usesAccurateScrollToItem = usesAccurateScrollToItem
    self.usesSafeAreaLayoutGuideLeadingTrailingAnchors =
      usesSafeAreaLayoutGuideLeadingTrailingAnchors
    self.maximumBatchUpdateChanges = maximumBatchUpdateChanges
  }
}
