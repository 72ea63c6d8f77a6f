// SPDX-License-Identifier: MIT

import UIKit

/// Changes a collection view from one list of sections to another, by the identities of both.
@MainActor
enum EverydayUpdates {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  /// Deletes and inserts sections and items; `store` replaces the data that the data source
  /// returns.
  static func apply(
    from old: [Section], to new: [Section], in collectionView: UICollectionView, animated: Bool,
    store: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard animated, collectionView.window != nil else {
      store()
      collectionView.reloadData()
      completion?(true)
      return
    }
    collectionView.performBatchUpdates(
      {
        store()
        let ofSections = new.map(\.id).difference(from: old.map(\.id))
        for change in ofSections {
          switch change {
          case .remove(let offset, _, _):
            collectionView.deleteSections(IndexSet(integer: offset))
          case .insert(let offset, _, _):
            collectionView.insertSections(IndexSet(integer: offset))
          }
        }
        let deleted = Set(ofSections.removals.map(offset))
        let inserted = Set(ofSections.insertions.map(offset))
        let kept = zip(
          old.indices.filter { !deleted.contains($0) },
          new.indices.filter { !inserted.contains($0) })
        for (before, after) in kept {
          for change in new[after].items.difference(from: old[before].items) {
            switch change {
            case .remove(let offset, _, _):
              collectionView.deleteItems(at: [IndexPath(item: offset, section: before)])
            case .insert(let offset, _, _):
              collectionView.insertItems(at: [IndexPath(item: offset, section: after)])
            }
          }
        }
      }, completion: completion)
    collectionView.reconfigureItems(at: collectionView.indexPathsForVisibleItems)
  }

  private static func offset(_ change: CollectionDifference<Int>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
