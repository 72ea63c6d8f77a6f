// SPDX-License-Identifier: MIT
internal import Resin

extension CollectionViewData {
  /// Returns the changes from `old` to this data, whose stages `differ` stores. Items are paired
  /// within their sections.
  ///
  /// O(n + m) on average; each identity is read at most once, and each pair is compared once.
  /// Models that share their properties are neither read nor compared.
  func diff(from old: CollectionViewData, with differ: SectionedDiffer) -> SectionedDiff {
    differ.diff(
      from: old.sections, to: sections, moves: .minimal, acrossSections: false,
      sectionIdentity: \.model.dataID, items: \.diffableItems,
      isSameItem: { $0.sharesProperties(with: $1) }, itemIdentity: \.identity,
      isSectionUpdated: { _, _ in false },
      isItemUpdated: { !$0.sharesProperties(with: $1) && !$0.isContentEqual(to: $1) })
  }

  /// Creates the data between two stages of an update.
  convenience init(
    _ list: DiffStage.Intermediate, of diff: SectionedDiff, from old: CollectionViewData,
    to new: CollectionViewData
  ) {
    self.init(
      sections: zip(list.sections, list.items).map { section, items in
        let model = section.content(
          old: { old.sections[$0].model }, new: { new.sections[$0].model })
        let items = items.compactMap { item in
          item.content(
            old: { old.item(at: IndexPath(diff.oldPath(at: $0))) },
            new: { new.item(at: IndexPath(diff.newPath(at: $0))) })
        }
        return Section(model: model.items(items), diffableItems: items)
      })
  }

  /// Logs a warning for each data ID that occurs more than once in a section, or in the list of
  /// sections, according to a diff to this data.
  ///
  /// A list without duplicates gets one only by an insert, so updates without inserts, whose data
  /// are compared and not hashed, log nothing.
  func warnOfDuplicates(after diff: SectionedDiff) {
    guard !diff.sections.inserts.isEmpty || !diff.items.inserts.isEmpty else { return }
    // A diff lists the duplicates between the common ends, of which the empty list has none.
    let isComplete = diff.sections.oldToNew.isEmpty
    warnOfDuplicates(in: isComplete ? diff : self.diff(from: .empty, with: SectionedDiffer()))
  }

  private func warnOfDuplicates(in diff: SectionedDiff) {
    for indexes in diff.sections.duplicates {
      EpoxyLogger.shared.warn(
        "The sections at \(indexes) have one data ID, \(sections[indexes[0]].model.dataID). Data IDs of "
          + "sections have to be unique; views may be mixed up.")
    }
    for offsets in diff.items.duplicates {
      let paths = offsets.map(diff.newPath)
      let section = sections[paths[0].section]
      EpoxyLogger.shared.warn(
        "The items at \(paths.map(\.item)) of the section \(section.model.dataID) have one data ID, "
          + "\(section.diffableItems[paths[0].item].dataID). Data IDs have to be unique in a section; "
          + "views may be mixed up.")
    }
  }
}

extension SectionedDiff {
  /// The number of sections and items that are deleted, inserted or moved.
  var operationCount: Int {
    changeCount - sections.updates.count - items.updates.count
  }
}

extension UICollectionView {
  /// Makes the changes of a stage, inside a batch update.
  func apply(_ stage: DiffStage) {
    for operation in stage.operations {
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
}
