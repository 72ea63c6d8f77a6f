// SPDX-License-Identifier: MIT
internal import Resin

extension UITableView: DiffableListView {
  func performDiffable(
    _ stage: DiffStage, change: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let animation = snapshotAnimation
    perform(
      {
        change()
        if !stage.sectionDeletes.isEmpty {
          deleteSections(IndexSet(stage.sectionDeletes), with: animation)
        }
        if !stage.sectionInserts.isEmpty {
          insertSections(IndexSet(stage.sectionInserts), with: animation)
        }
        for move in stage.sectionMoves { moveSection(move.old, toSection: move.new) }
        if !stage.itemDeletes.isEmpty {
          deleteRows(at: DiffStage.paths(stage.itemDeletes), with: animation)
        }
        if !stage.itemInserts.isEmpty {
          insertRows(at: DiffStage.paths(stage.itemInserts), with: animation)
        }
        for move in stage.itemMoves {
          moveRow(
            at: IndexPath(row: move.old.item, section: move.old.section),
            to: IndexPath(row: move.new.item, section: move.new.section))
        }
      }, completion: completion)
  }

  func refreshDiffable(
    reloadedItems: [IndexPath], reloadedSections: IndexSet, reconfiguredItems: [IndexPath],
    completion: ((Bool) -> Void)?
  ) {
    let animation = snapshotAnimation
    performBatchUpdates(
      {
        if !reloadedSections.isEmpty { self.reloadSections(reloadedSections, with: animation) }
        if !reloadedItems.isEmpty { self.reloadRows(at: reloadedItems, with: animation) }
        if !reconfiguredItems.isEmpty { self.reconfigureRows(at: reconfiguredItems) }
      }, completion: completion)
  }

  func reloadDiffable() { reloadData() }
}
