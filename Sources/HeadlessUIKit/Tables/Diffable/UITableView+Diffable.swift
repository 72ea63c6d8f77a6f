// SPDX-License-Identifier: MIT
internal import Resin

extension UITableView: DiffableListView {
  func apply(_ operation: DiffStage.Operation) {
    switch operation {
    case .deleteSections(let sections): deleteSections(IndexSet(sections), with: snapshotAnimation)
    case .deleteItems(let paths): deleteRows(at: paths, with: snapshotAnimation)
    case .moveSection(let move): moveSection(move.old, toSection: move.new)
    case .moveItem(let old, let new): moveRow(at: old, to: new)
    case .insertSections(let sections): insertSections(IndexSet(sections), with: snapshotAnimation)
    case .insertItems(let paths): insertRows(at: paths, with: snapshotAnimation)
    }
  }

  func reloadSections(_ sections: IndexSet) { reloadSections(sections, with: snapshotAnimation) }

  func reloadItems(at paths: [IndexPath]) { reloadRows(at: paths, with: snapshotAnimation) }

  func reconfigureItems(at paths: [IndexPath]) { reconfigureRows(at: paths) }
}
