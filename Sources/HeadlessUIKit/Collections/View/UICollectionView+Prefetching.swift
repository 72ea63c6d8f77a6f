// SPDX-License-Identifier: MIT

/// The items that the data source was requested to prefetch.
struct CollectionPrefetching {
  var named: Set<IndexPath> = []
  /// The value of `CollectionElements.changes` at that time.
  var changes = -1
}

extension UICollectionView {
  /// Names the items of the next screen, in the direction of the last movement and in the other one, to
  /// who prepares them; and those that fell out of it before they were shown.
  ///
  /// Asked only when a view has come or gone: in between the same items are near.
  final func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil,
      prefetching.changes != elements.changes
    else { return }
    prefetching.changes = elements.changes
    let ahead = bounds.insetBy(
      dx: contentSize.width > bounds.width ? -bounds.width : 0,
      dy: contentSize.height > bounds.height ? -bounds.height : 0)
    let coming = attributes(in: ahead).filter {
      $0.representedElementCategory == .cell && elements.shown[$0.key] == nil
    }
    let paths = Set(coming.map(\.indexPath))
    let new = nearestFirst(coming.filter { !prefetching.named.contains($0.indexPath) })
    let cancelled = prefetching.named.subtracting(paths)
      .filter { elements.shown[.cell($0)] == nil }.sorted()
    prefetching.named = paths
    let generation = elements.generation
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    guard elements.generation == generation, !cancelled.isEmpty else { return }
    prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
  }

  private func nearestFirst(_ coming: [UICollectionViewLayoutAttributes]) -> [IndexPath] {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var ways: [(path: IndexPath, way: CGFloat)] = []
    for attributes in coming {
      let center = attributes.center
      ways.append((attributes.indexPath, hypot(center.x - middle.x, center.y - middle.y)))
    }
    ways.sort { $0.way != $1.way ? $0.way < $1.way : $0.path < $1.path }
    return ways.map(\.path)
  }

  /// Nothing is needed soon any more.
  final func cancelPrefetching() {
    let cancelled = prefetching.named.sorted()
    prefetching.named = []
    guard !cancelled.isEmpty else { return }
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
  }

  /// Forgets what was named: places mean other items now.
  final func forgetPrefetching() {
    prefetching = CollectionPrefetching()
  }
}
