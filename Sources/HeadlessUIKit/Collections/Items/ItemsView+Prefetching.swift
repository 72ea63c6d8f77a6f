// SPDX-License-Identifier: MIT

/// The items that the data source has been requested to prefetch.
struct CollectionPrefetching {
  var named: Set<IndexPath> = []
  /// The value of `CollectionElements.changes` at the last request.
  var changes = -1
}

extension _ItemsView {
  /// Announces the items within one screen of the visible area to the prefetching data source, in
  /// both scroll directions, and cancels announced items that have left this area without being
  /// shown.
  ///
  /// Does nothing unless views have been added or removed since the last call, because the items
  /// nearby are the same in between.
  final func prefetch() {
    guard isPrefetchingEnabled, prefetches, window != nil,
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
    if !new.isEmpty { prefetchItems(at: new) }
    guard elements.generation == generation, !cancelled.isEmpty else { return }
    cancelPrefetching(ofItemsAt: cancelled)
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

  /// Cancels all announced items.
  final func cancelPrefetching() {
    let cancelled = prefetching.named.sorted()
    prefetching.named = []
    guard !cancelled.isEmpty else { return }
    cancelPrefetching(ofItemsAt: cancelled)
  }

  /// Discards the announced items without a notification, because their index paths now denote
  /// other items.
  final func forgetPrefetching() {
    prefetching = CollectionPrefetching()
  }
}
