// SPDX-License-Identifier: MIT
internal import Resin

extension UICollectionViewDiffableDataSource {
  final func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    if collectionView?.dataSource !== self, collectionView?.dataSource != nil {
      collectionView?.device.warn(
        "A snapshot was applied to a data source that is not the data source of its view.")
    }
    engine.apply(snapshot, animated: animated, completion: completion)
    snapshotChanged()
  }

  /// Discards outlines that no longer describe their sections, and updates visible parents.
  final func snapshotChanged() {
    guard !outlines.isEmpty else { return }
    let snapshot = engine.snapshot
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    updateVisibleOutlineCells()
  }

  // MARK: Cells

  final func configuredCell(
    in collectionView: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    guard let item = engine.item(at: path) else {
      collectionView.device.reportIllegalUse(
        "Diffable data source has no item at \(path.shortDescription)")
      return UICollectionViewCell()
    }
    guard let cell = cellProvider(collectionView, path, item) else {
      collectionView.device.reportIllegalUse(
        """
        UICollectionView dataSource returned a nil cell for row at index path: \
        \(path.shortDescription). Collection view: \(collectionView), dataSource: \(self)
        """)
      return UICollectionViewCell()
    }
    showOutline(of: item, in: cell, section: engine.list.sections[path.section])
    return cell
  }

  // MARK: Movement by the user

  final func adoptMove(from source: IndexPath, to destination: IndexPath) {
    guard let item = engine.item(at: source), source != destination,
      engine.list.sections.indices.contains(destination.section)
    else { return }
    let initial = engine.snapshot
    var final = initial
    final.deleteItems([item])
    let section = engine.list.sections[destination.section]
    let others = final.itemIdentifiers(inSection: section)
    if destination.item < others.count {
      final.insertItems([item], beforeItem: others[destination.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = transaction(
      from: initial, to: final, sections: [source.section, destination.section])
    reorderingHandlers.willReorder?(transaction)
    engine.adopt(final)
    for index in Set([source.section, destination.section]) {
      let section = engine.list.sections[index]
      outlines[section] = outlines[section].map { $0.rearranged(final, in: section) }
    }
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    from initial: Snapshot, to final: Snapshot, sections: [Int]
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let identifiers = Set(sections).sorted().map { engine.list.sections[$0] }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers)
        .inferringMoves(),
      sectionTransactions: identifiers.map { section in
        let (old, new) = (
          initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section)
        )
        let outline = outline(of: section)
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: outline,
          finalSnapshot: outline.rearranged(final, in: section),
          difference: new.difference(from: old).inferringMoves())
      })
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the outline after the user has moved an item: a flat one, unless all items have kept
  /// their order. An item that was dropped between children is their sibling.
  fileprivate func rearranged<Section: Hashable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, ItemIdentifierType>, in section: Section
  ) -> NSDiffableDataSourceSectionSnapshot {
    let items = snapshot.itemIdentifiers(inSection: section)
    guard items != visibleItems else { return self }
    var result = self
    result.delete(visibleItems.filter { !items.contains($0) })
    for (index, item) in items.enumerated() where !isUnmoved(item, index, result.visibleItems) {
      let moved = result.contains(item) ? result.snapshot(of: item, includingParent: true) : nil
      result.delete([item])
      let rest = result.visibleItems
      if index < rest.count {
        if let moved {
          result.insert(moved, before: rest[index])
        } else {
          result.insert([item], before: rest[index])
        }
      } else {
        result.append([item])
      }
    }
    return result.visibleItems == items ? result : .flat(items)
  }

  private func isUnmoved(
    _ item: ItemIdentifierType, _ index: Int, _ visible: [ItemIdentifierType]
  ) -> Bool {
    index < visible.count && visible[index] == item
  }

  /// Returns an outline whose items have no children.
  static func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    var result = Self()
    result.append(items)
    return result
  }
}
