// SPDX-License-Identifier: MIT
internal import Resin

/// What a cell was told to show, and whom to tell when it no longer does.
struct DisplayedItem {
  var item: AnyItemModel
  var section: SectionModel
  /// Which of the sections that were set one after the other the cell has heard of.
  var generation: Int
  /// Whether the models were told that they are shown.
  var isShown = false
}

/// What a supplementary view was told to show.
struct DisplayedSupplementaryItem {
  var item: AnySupplementaryItemModel
  var section: SectionModel
  var isShown = false
}

/// How many views of each section are in sight.
struct VisibleSections {
  private var views: [IdentityKey<AnyHashable>: (count: Int, model: SectionModel)] = [:]

  /// Whether this is the section's first view.
  mutating func begin(_ section: SectionModel) -> Bool {
    let count = views[IdentityKey(section.dataID)]?.count ?? 0
    views[IdentityKey(section.dataID)] = (count + 1, section)
    return count == 0
  }

  /// The section to be told, if this was its last view.
  mutating func end(_ section: SectionModel) -> SectionModel? {
    guard let (count, model) = views[IdentityKey(section.dataID)] else { return nil }
    views[IdentityKey(section.dataID)] = count > 1 ? (count - 1, model) : nil
    return count > 1 ? nil : model
  }

  /// A section in sight has a new model.
  mutating func take(_ section: SectionModel) {
    views[IdentityKey(section.dataID)]?.model = section
  }
}

extension CollectionView {
  final func metadata(of cell: CollectionViewCell, animated: Bool) -> ItemCellMetadata {
    ItemCellMetadata(traitCollection: traitCollection, state: cell.state, animated: animated)
  }

  // MARK: Filling

  final func configure(_ cell: CollectionViewCell, with item: AnyItemModel, at path: IndexPath) {
    guard let section = data.section(at: path.section)?.model else { return }
    endState(of: cell)
    let itemPath = ItemPath(itemDataID: item.dataID, section: .dataID(section.dataID))
    cell.itemPath = itemPath
    cell.displayed = DisplayedItem(
      item: item, section: section, generation: updates.generation)
    setSelectionStyle(of: item, cell)
    let metadata = metadata(of: cell, animated: false)
    item.configure(cell: cell, with: metadata)
    item.setBehavior(cell: cell, with: metadata)
    setSelectable(item.isSelectable, cell)
    cell.cachedEphemeralState = ephemeralStates[itemPath]
    watchEphemeralState(of: cell)
  }

  // MARK: Ephemeral states

  private func watchEphemeralState(of cell: CollectionViewCell) {
    cell.saveEphemeralState = { [weak self, weak cell] state in
      // The item may have gone to another section meanwhile.
      if let path = cell?.itemPath { self?.keepEphemeralState(state, of: path) }
    }
  }

  /// Before an update, in which items that stay may get other cells.
  final func keepEphemeralStates(for new: CollectionViewData) {
    for case let cell as CollectionViewCell in visibleCells {
      guard let state = cell.cachedEphemeralState, let path = cell.itemPath,
        case .dataID(let section) = path.section
      else { continue }
      if new.contains(item: path.itemDataID, inSection: section) {
        ephemeralStates[path] = state
      } else {
        cell.saveEphemeralState = nil
      }
    }
  }

  private func keepEphemeralState(_ state: Any?, of path: ItemPath) {
    // Most views have none, and only for a state it is worth while to look for the item among all.
    guard state != nil else {
      if !ephemeralStates.isEmpty { ephemeralStates[path] = nil }
      return
    }
    guard case .dataID(let section) = path.section,
      data.contains(item: path.itemDataID, inSection: section)
    else { return }
    ephemeralStates[path] = state
  }

  final func setSelectionStyle(of item: AnyItemModel, _ cell: CollectionViewCell) {
    switch item.selectionStyle ?? selectionStyle {
    case .noBackground: cell.selectedBackgroundColor = nil
    case .color(let color): cell.selectedBackgroundColor = color
    }
  }

  /// Cells that can be selected are buttons for assistive technology; traits of the client's stay.
  final func setSelectable(_ isSelectable: Bool, _ cell: CollectionViewCell) {
    if isSelectable, !cell.accessibilityTraits.contains(.button) {
      cell.accessibilityTraits.insert(.button)
      cell.isMarkedAsButton = true
    } else if !isSelectable, cell.isMarkedAsButton {
      cell.accessibilityTraits.remove(.button)
      cell.isMarkedAsButton = false
    }
  }

  final func configure(
    _ view: CollectionViewReusableView, ofKind kind: String,
    with item: AnySupplementaryItemModel, at path: IndexPath
  ) {
    guard let section = data.section(ofSupplementaryViewAt: path)?.model else { return }
    view.itemPath = SupplementaryItemPath(
      elementKind: kind, itemDataID: item.dataID, section: .dataID(section.dataID))
    view.displayed = DisplayedSupplementaryItem(item: item, section: section)
    fill(view, with: item, animated: false)
    item.setBehavior(reusableView: view, traitCollection: traitCollection, animated: false)
  }

  /// Sets an item's content. UIKit exchanges no supplementary views in an update, so a view in sight may
  /// have to show an item for which it has the wrong view.
  final func fill(
    _ view: CollectionViewReusableView, with item: AnySupplementaryItemModel, animated: Bool
  ) {
    if view.filled?.viewDifferentiator != item.viewDifferentiator { view.removeView() }
    view.filled = item
    item.configure(reusableView: view, traitCollection: traitCollection, animated: animated)
    // A layout that lets the view determine its size measures it again for this.
    view.invalidateIntrinsicContentSize()
  }

  // MARK: States

  final func tell(
    _ state: ItemCellState, to item: AnyItemModel, in cell: CollectionViewCell, animated: Bool
  ) {
    cell.toldState = state
    item.configureStateChange(
      in: cell,
      with: ItemCellMetadata(traitCollection: traitCollection, state: state, animated: animated))
  }

  final func tellOfFinger(_ isThere: Bool, _ cell: CollectionViewCell) {
    cell.isToldOfFinger = isThere
    (cell.view as? any HighlightableView)?.didHighlight(isThere)
  }

  /// A cell that went while it was selected or under a finger is used for another item.
  private func endState(of cell: CollectionViewCell) {
    if let item = cell.displayed?.item, cell.toldState != .normal {
      tell(.normal, to: item, in: cell, animated: false)
    }
    if cell.isToldOfFinger { tellOfFinger(false, cell) }
  }

  // MARK: Coming into sight

  final func willDisplay(_ cell: CollectionViewCell, at path: IndexPath) {
    bringUpToDate(cell, at: path)
    guard let displayed = cell.displayed, !displayed.isShown else { return }
    cell.displayed?.isShown = true
    if cell.saveEphemeralState == nil { watchEphemeralState(of: cell) }
    begin(displayed.section)
    // UIKit selects a cell after it was made.
    if cell.state != cell.toldState {
      tell(cell.state, to: displayed.item, in: cell, animated: false)
    }
    displayed.item.handleWillDisplay(cell, with: metadata(of: cell, animated: false))
    (cell.view as? any DisplayRespondingView)?.didDisplay(true)
    displayDelegate?.collectionView(
      self, willDisplayItem: displayed.item, with: cell.view, in: displayed.section)
  }

  /// A cell that was made before it came into sight, and before an update, has not heard of that.
  private func bringUpToDate(_ cell: CollectionViewCell, at path: IndexPath) {
    guard let displayed = cell.displayed, !displayed.isShown,
      displayed.generation != updates.generation, let item = data.item(at: path),
      item.diffIdentifier == displayed.item.diffIdentifier
    else { return }
    takeModel(at: path, for: cell)
    let metadata = metadata(of: cell, animated: false)
    if !item.isDiffableItemEqual(to: displayed.item) {
      item.configure(cell: cell, with: metadata)
    }
    item.setBehavior(cell: cell, with: metadata)
  }

  final func didEndDisplaying(_ cell: CollectionViewCell) {
    guard let displayed = cell.displayed, displayed.isShown else { return }
    cell.displayed?.isShown = false
    end(displayed.section)
    displayed.item.handleDidEndDisplaying(cell, with: metadata(of: cell, animated: false))
    (cell.view as? any DisplayRespondingView)?.didDisplay(false)
    displayDelegate?.collectionView(
      self, didEndDisplayingItem: displayed.item, with: cell.view, in: displayed.section)
    // The item may come back in another cell before this one is used again.
    cell.handOverEphemeralState()
  }

  final func willDisplay(_ view: CollectionViewReusableView, kind: String) {
    guard let displayed = view.displayed, !displayed.isShown else { return }
    view.displayed?.isShown = true
    begin(displayed.section)
    displayed.item.handleWillDisplay(view, traitCollection: traitCollection, animated: false)
    (view.view as? any DisplayRespondingView)?.didDisplay(true)
    displayDelegate?.collectionView(
      self, willDisplaySupplementaryItem: displayed.item, forElementKind: kind, with: view.view,
      in: displayed.section)
  }

  final func didEndDisplaying(_ view: CollectionViewReusableView, kind: String) {
    guard let displayed = view.displayed, displayed.isShown else { return }
    view.displayed?.isShown = false
    end(displayed.section)
    displayed.item.handleDidEndDisplaying(view, traitCollection: traitCollection, animated: false)
    (view.view as? any DisplayRespondingView)?.didDisplay(false)
    displayDelegate?.collectionView(
      self, didEndDisplayingSupplementaryItem: displayed.item, forElementKind: kind,
      with: view.view, in: displayed.section)
  }

  // MARK: Sections

  private func begin(_ section: SectionModel) {
    if visibleSections.begin(section) { section.willDisplay?(()) }
  }

  private func end(_ section: SectionModel) {
    if let last = visibleSections.end(section) { last.didEndDisplaying?(()) }
  }

  /// A view in sight belongs to another section, or to the same one with another model.
  final func exchange(_ old: SectionModel?, for new: SectionModel, isShown: Bool) {
    guard isShown, let old else { return }
    if old.dataID == new.dataID {
      visibleSections.take(new)
    } else {
      begin(new)
      end(old)
    }
  }
}
