// SPDX-License-Identifier: MIT

/// How collection views go about their work. A collection view takes it when it is made.
public struct CollectionViewConfiguration {
  /// What collection views are made with that are given nothing else.
  ///
  /// Not synchronised: set it before collection views are made.
  public nonisolated(unsafe) static var shared = CollectionViewConfiguration()

  /// Whether updates that are not animated are batch updates too, so that views which stay keep their
  /// state. Else they reload everything.
  public var usesBatchUpdatesForAllReloads: Bool

  /// Whether cells are made before they come into sight.
  public var usesCellPrefetching: Bool

  /// Whether scrolling to an item goes on until it is where it was wanted, though sizes of cells on the
  /// way were only estimated.
  public var usesAccurateScrollToItem: Bool

  /// Whether a controller's collection view ends at the safe area on its left and right.
  public var usesSafeAreaLayoutGuideLeadingTrailingAnchors: Bool

  /// How many changes a batch update may have; a larger one reloads everything.
  ///
  /// Counted are sections and items that come, go and move. Beside so many changes nobody can follow an
  /// animation, and UIKit's work for a batch grows with them, whereas a reload costs what is on screen.
  public var maximumBatchUpdateChanges: Int

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - usesBatchUpdatesForAllReloads: Whether updates that are not animated are batch updates too.
  ///   - usesCellPrefetching: Whether cells are made before they come into sight.
  ///   - usesAccurateScrollToItem: Whether scrolling to an item corrects itself.
  ///   - usesSafeAreaLayoutGuideLeadingTrailingAnchors: Whether a controller's collection view ends at
  ///     the safe area on its left and right.
  ///   - maximumBatchUpdateChanges: How many changes a batch update may have.
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
