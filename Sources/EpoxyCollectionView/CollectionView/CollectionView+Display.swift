// SPDX-License-Identifier: MIT
internal import Resin

/// The models that a cell shows, which are notified when it no longer does.
struct DisplayedItem {
  var item: AnyItemModel
  var section: SectionModel
  /// The generation of the data for which the cell was configured.
  var generation: Int
  /// Whether the models have been notified of the display.
  var isShown = false
}

/// The models that a supplementary view shows.
struct DisplayedSupplementaryItem {
  var item: AnySupplementaryItemModel
  var section: SectionModel
  var isShown = false
}

/// The number of visible views of each section.
struct VisibleSections {
  private var views: [IdentityKey<AnyHashable>: (count: Int, model: SectionModel)] = [:]

  /// Adds a view, and returns whether it is the section's first.
  mutating func begin(_ section: SectionModel) -> Bool {
    let count = views[IdentityKey(section.dataID)]?.count ?? 0
    views[IdentityKey(section.dataID)] = (count + 1, section)
    return count == 0
  }

  /// Removes a view, and returns the section to notify if it was the last.
  mutating func end(_ section: SectionModel) -> SectionModel? {
    guard let (count, model) = views[IdentityKey(section.dataID)] else { return nil }
    views[IdentityKey(section.dataID)] = count > 1 ? (count - 1, model) : nil
    return count > 1 ? nil : model
  }

  /// Replaces the model of a visible section.
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
      // The item may have been moved to another section since.
      if let path = cell?.itemPath { self?.keepEphemeralState(state, of: path) }
    }
  }

  /// Saves the states of visible cells before an update, in which remaining items may get other
  /// cells.
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
    // Most views have no state, and finding the item has a cost.
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

  /// Marks selectable cells as buttons for assistive technology; traits set by the client are kept.
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

  /// Sets an item's content. UIKit does not replace supplementary views in an update, so a visible
  /// view may have to show an item of another view class or style.
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

  final func report(
    _ state: ItemCellState, to item: AnyItemModel, in cell: CollectionViewCell, animated: Bool
  ) {
    cell.reportedState = state
    item.configureStateChange(
      in: cell,
      with: ItemCellMetadata(traitCollection: traitCollection, state: state, animated: animated))
  }

  final func notifyOfTouch(_ isThere: Bool, _ cell: CollectionViewCell) {
    cell.isTouchReported = isThere
    (cell.view as? any HighlightableView)?.didHighlight(isThere)
  }

  /// Reports the end of selection and touch to the previous item of a cell that is reused.
  private func endState(of cell: CollectionViewCell) {
    if let item = cell.displayed?.item, cell.reportedState != .normal {
      report(.normal, to: item, in: cell, animated: false)
    }
    if cell.isTouchReported { notifyOfTouch(false, cell) }
  }

  // MARK: Display

  final func willDisplay(_ cell: CollectionViewCell, at path: IndexPath) {
    bringUpToDate(cell, at: path)
    guard let displayed = cell.displayed, !displayed.isShown else { return }
    cell.displayed?.isShown = true
    if cell.saveEphemeralState == nil { watchEphemeralState(of: cell) }
    begin(displayed.section)
    // UIKit selects a cell after it was made.
    if cell.state != cell.reportedState {
      report(cell.state, to: displayed.item, in: cell, animated: false)
    }
    displayed.item.handleWillDisplay(cell, with: metadata(of: cell, animated: false))
    (cell.view as? any DisplayRespondingView)?.didDisplay(true)
    displayDelegate?.collectionView(
      self, willDisplayItem: displayed.item, with: cell.view, in: displayed.section)
  }

  /// Updates a cell that was created before an update and before it became visible.
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
    // The item may appear in another cell before this one is reused.
    cell.transferEphemeralState()
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

  /// Updates the counts of visible views when a view has got another section, or a new model of it.
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
