// SPDX-License-Identifier: MIT
internal import Resin

extension UICollectionView: DiffableListView {
  func performDiffable(
    _ stage: DiffStage, change: () -> Void, completion: ((Bool) -> Void)?
  ) {
    performBatchUpdates(
      {
        change()
        if !stage.sectionDeletes.isEmpty { deleteSections(IndexSet(stage.sectionDeletes)) }
        if !stage.sectionInserts.isEmpty { insertSections(IndexSet(stage.sectionInserts)) }
        for move in stage.sectionMoves { moveSection(move.old, toSection: move.new) }
        if !stage.itemDeletes.isEmpty { deleteItems(at: DiffStage.paths(stage.itemDeletes)) }
        if !stage.itemInserts.isEmpty { insertItems(at: DiffStage.paths(stage.itemInserts)) }
        for move in stage.itemMoves {
          moveItem(
            at: IndexPath(item: move.old.item, section: move.old.section),
            to: IndexPath(item: move.new.item, section: move.new.section))
        }
      }, completion: completion)
  }

  func refreshDiffable(
    reloadedItems: [IndexPath], reloadedSections: IndexSet, reconfiguredItems: [IndexPath],
    completion: ((Bool) -> Void)?
  ) {
    performBatchUpdates(
      {
        if !reloadedSections.isEmpty { reloadSections(reloadedSections) }
        if !reloadedItems.isEmpty { reloadItems(at: reloadedItems) }
        if !reconfiguredItems.isEmpty { reconfigureItems(at: reconfiguredItems) }
      }, completion: completion)
  }

  func reloadDiffable() { reloadData() }
}
