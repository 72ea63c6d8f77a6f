// SPDX-License-Identifier: MIT
internal import Resin

/// A cell that shows the position of its item in an outline.
@MainActor
protocol OutlineCell: UICollectionViewCell {
  /// Shows the level of the item and whether it is expanded.
  ///
  /// - Parameter toggle: Expands or collapses the item; nil if the item is in no outline.
  func showOutline(level: Int, isExpanded: Bool, toggle: (@MainActor () -> Void)?)
}

extension UICollectionViewDiffableDataSource {
  final func outline(of section: SectionIdentifierType) -> Outline {
    if let outline = outlines[section] { return outline }
    guard engine.snapshot.indexOfSection(section) != nil else { return Outline() }
    return .flat(engine.snapshot.itemIdentifiers(inSection: section))
  }

  final func show(
    _ outline: Outline, in section: SectionIdentifierType, animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    var snapshot = engine.snapshot
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    let visible = outline.visibleItems
    // Items that remain are deleted and appended, because appending them alone would warn.
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section) + visible)
    snapshot.appendItems(visible, toSection: section)
    outlines[section] = outline
    engine.apply(snapshot, animated: animated, completion: completion)
    snapshotChanged()
  }

  final func showOutline(
    of item: ItemIdentifierType, in cell: UICollectionViewCell, section: SectionIdentifierType
  ) {
    guard let cell = cell as? any OutlineCell else { return }
    guard let outline = outlines[section], outline.contains(item) else {
      return cell.showOutline(level: 0, isExpanded: false, toggle: nil)
    }
    cell.showOutline(level: outline.level(of: item), isExpanded: outline.isExpanded(item)) {
      [weak self] in
      self?.toggle(item, in: section)
    }
  }

  final func updateVisibleOutlineCells() {
    guard let collectionView else { return }
    for path in collectionView.indexPathsForVisibleItems {
      guard let item = engine.item(at: path), let cell = collectionView.cellForItem(at: path)
      else { continue }
      showOutline(of: item, in: cell, section: engine.list.sections[path.section])
    }
  }

  /// Expands or collapses an item on a tap of the user.
  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    var outline = outline(of: section)
    guard outline.contains(item) else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let load = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: load(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    show(outline, in: section, animated: true, completion: nil)
  }
}
