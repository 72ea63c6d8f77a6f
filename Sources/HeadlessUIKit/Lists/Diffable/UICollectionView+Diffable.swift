// SPDX-License-Identifier: MIT
internal import Resin

extension UICollectionView: DiffableListView {
  func apply(_ operation: DiffStage.Operation) {
    switch operation {
    case .deleteSections(let sections): deleteSections(IndexSet(sections))
    case .deleteItems(let paths): deleteItems(at: paths)
    case .moveSection(let move): moveSection(move.old, toSection: move.new)
    case .moveItem(let old, let new): moveItem(at: old, to: new)
    case .insertSections(let sections): insertSections(IndexSet(sections))
    case .insertItems(let paths): insertItems(at: paths)
    }
  }
}
