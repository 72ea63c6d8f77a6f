// SPDX-License-Identifier: MIT

/// Where a collection view is with its updates.
struct CollectionViewUpdateState {
  /// Whether anything was ever set.
  var hasData = false
  /// Whether the log says that an update was too large to be animated.
  var hasWarnedOfReload = false
  /// Whether an update is under way, from when it is set to when UIKit has completed it.
  var isUpdating = false
  /// Whether a finger moves an item.
  var isMovingItem = false
  /// Counts what was set: cells remember what they were made for.
  var generation = 0
  /// How many calls from UIKit are being answered in which it must not be updated.
  var answering = 0
  /// The update that comes next. One that is set later takes its place.
  var queued: (data: CollectionViewData, strategy: CollectionView.UpdateStrategy)?

  var canUpdate: Bool { !isUpdating && !isMovingItem && answering == 0 }
}

extension CollectionView {
  /// Shows other sections, and the way there where that is wanted.
  ///
  /// While an update is under way, while a finger moves an item, and inside of callbacks about views
  /// that come and go, the sections wait; of several that wait the last ones are shown.
  ///
  /// - Parameters:
  ///   - sections: What to show. Data IDs are unique in the list and in each section; others are shown
  ///     too, with a warning.
  ///   - animated: Whether the way is animated.
  public func setSections(_ sections: [SectionModel], animated: Bool) {
    if animated {
      setSections(sections, strategy: .animatedBatchUpdates)
    } else {
      setSections(
        sections,
        strategy: configuration.usesBatchUpdatesForAllReloads
          ? .nonanimatedBatchUpdates : .reloadData)
    }
  }

  /// Shows other sections in a certain way.
  ///
  /// The first sections, sections for a view without a size, and an update of more changes than
  /// ``CollectionViewConfiguration/maximumBatchUpdateChanges`` reload everything. The first update that
  /// is too large to be animated is logged with ``EpoxyLogger``.
  ///
  /// - Complexity: O(n) on average, of the items before and after, and each is compared once.
  public func setSections(_ sections: [SectionModel], strategy: UpdateStrategy) {
    let data = CollectionViewData(sections)
    guard updates.canUpdate else {
      updates.queued = (data, strategy)
      // Other ends of waiting are noticed when they come.
      if updates.answering > 0 { inNextTurn { $0.applyQueuedUpdate() } }
      return
    }
    apply(data, strategy)
  }

  /// Applies what waits, if it need not wait any longer.
  final func applyQueuedUpdate() {
    guard updates.canUpdate, let (data, strategy) = updates.queued else { return }
    updates.queued = nil
    apply(data, strategy)
  }

  /// Answers UIKit. Sections that are set meanwhile wait until it is done.
  final func answering<Answer>(_ answer: () -> Answer) -> Answer {
    updates.answering += 1
    defer { updates.answering -= 1 }
    return answer()
  }

  private func apply(_ data: CollectionViewData, _ strategy: UpdateStrategy) {
    updates.isUpdating = true
    let mayBatch = updates.hasData && bounds.size != .zero
    guard mayBatch, strategy != .reloadData else { return reload(data) }
    let changes = CollectionViewChanges(from: self.data, to: data)
    let animated = strategy == .animatedBatchUpdates
    guard changes.count <= configuration.maximumBatchUpdateChanges else {
      if animated { warnOfReload(changes) }
      return reload(data)
    }
    if animated {
      batch(changes, data, animated: true)
    } else {
      UIView.performWithoutAnimation { batch(changes, data, animated: false) }
    }
  }

  private func warnOfReload(_ changes: CollectionViewChanges) {
    guard !updates.hasWarnedOfReload else { return }
    updates.hasWarnedOfReload = true
    EpoxyLogger.shared.warn(
      "An update of \(changes.count) changes reloads the collection view instead of animating: "
        + "CollectionViewConfiguration.maximumBatchUpdateChanges is "
        + "\(configuration.maximumBatchUpdateChanges). Raise it to animate larger updates. Further "
        + "reloads of this collection view are not logged.")
  }

  private func reload(_ data: CollectionViewData) {
    keepEphemeralStates(for: data)
    updates.hasData = true
    updates.generation += 1
    self.data = data
    data.warnOfDuplicates()
    forgetEphemeralStates()
    reloadData()
    // No view is in sight until the next layout, and each is then made for the new models.
    updates.isUpdating = false
    applyQueuedUpdate()
  }

  private func batch(_ changes: CollectionViewChanges, _ data: CollectionViewData, animated: Bool) {
    performBatchUpdates({
      self.carryOut(changes, data, animated: animated)
    }) { [weak self] _ in
      self?.finishUpdate()
    }
    fillSupplementaryViews(animated: animated)
  }

  /// Places before the update go with places in the old data until this returns. So callbacks that look
  /// something up find it there, too.
  private func carryOut(
    _ changes: CollectionViewChanges, _ data: CollectionViewData, animated: Bool
  ) {
    changes.warnOfDuplicates(in: data)
    keepEphemeralStates(for: data)
    for update in changes.updates {
      guard let cell = cellForItem(at: update.old) as? CollectionViewCell,
        let item = data.item(at: update.new)
      else { continue }
      let metadata = metadata(of: cell, animated: animated)
      item.configure(cell: cell, with: metadata)
      tell(metadata.state, to: item, in: cell, animated: animated)
    }
    updateSupplementaryViews(changes, to: data, animated: animated)
    self.data = data
    updates.generation += 1
    forgetEphemeralStates()
    deleteSections(changes.sections.deletes)
    deleteItems(at: changes.deletedItems)
    for move in changes.sections.moves {
      moveSection(move.old, toSection: move.new)
    }
    for move in changes.movedItems {
      moveItem(at: move.old, to: move.new)
    }
    insertSections(changes.sections.inserts)
    insertItems(at: changes.insertedItems)
  }

  private func finishUpdate() {
    fillSupplementaryViews(animated: false)
    emptySupplementaryViews()
    takeNewModels()
    if updates.queued == nil { refreshBehaviors() }
    updates.isUpdating = false
    applyQueuedUpdate()
  }

  // MARK: Views that stay

  /// From here on the views in sight speak for the new models. Until here they have spoken for the old
  /// ones, which were told that they are shown.
  final func takeNewModels() {
    for path in indexPathsForVisibleItems {
      guard let cell = cellForItem(at: path) as? CollectionViewCell, cell.displayed != nil else {
        continue
      }
      takeModel(at: path, for: cell)
    }
    for (kind, path, view) in visibleSupplementaryViews {
      guard view.displayed != nil,
        let item = data.supplementaryItem(ofKind: kind, at: path),
        let section = data.section(ofSupplementaryViewAt: path)?.model
      else { continue }
      let old = view.displayed
      view.displayed?.item = item
      view.displayed?.section = section
      exchange(old?.section, for: section, isShown: old?.isShown ?? false)
    }
  }

  final func takeModel(at path: IndexPath, for cell: CollectionViewCell) {
    guard let item = data.item(at: path), let section = data.section(at: path.section)?.model,
      cell.displayed?.item.diffIdentifier == item.diffIdentifier
    else { return }
    let old = cell.displayed
    cell.displayed?.item = item
    cell.displayed?.section = section
    cell.displayed?.generation = updates.generation
    cell.itemPath = ItemPath(itemDataID: item.dataID, section: .dataID(section.dataID))
    setSelectable(item.isSelectable, cell)
    setSelectionStyle(of: item, cell)
    // Last, because it tells sections: what they do may give the cell to another item.
    exchange(old?.section, for: section, isShown: old?.isShown ?? false)
  }

  /// Behaviours cannot be compared, so they are set with every update.
  private func refreshBehaviors() {
    for path in indexPathsForVisibleItems {
      guard let cell = cellForItem(at: path) as? CollectionViewCell else { continue }
      cell.displayed?.item.setBehavior(cell: cell, with: metadata(of: cell, animated: false))
    }
    for (_, _, view) in visibleSupplementaryViews {
      view.displayed?.item.setBehavior(
        reusableView: view, traitCollection: traitCollection, animated: false)
    }
  }

  private func updateSupplementaryViews(
    _ changes: CollectionViewChanges, to new: CollectionViewData, animated: Bool
  ) {
    for (kind, path, view) in visibleSupplementaryViews {
      var newPath = path
      if path.count > 1 {
        // Others may belong to items, and only UIKit knows where they go.
        guard path.item == 0, let section = changes.newSection(of: path.section) else { continue }
        newPath = IndexPath(item: 0, section: section)
      }
      guard let before = data.supplementaryItem(ofKind: kind, at: path),
        let item = new.supplementaryItem(ofKind: kind, at: newPath)
      else { continue }
      guard item.diffIdentifier != before.diffIdentifier || !item.isDiffableItemEqual(to: before)
      else { continue }
      fill(view, with: item, animated: animated)
    }
  }

  /// Supplementary views in sight show what stands at their new places.
  private func fillSupplementaryViews(animated: Bool) {
    for (kind, path, view) in visibleSupplementaryViews {
      guard let item = data.supplementaryItem(ofKind: kind, at: path) else { continue }
      if view.displayed == nil {
        configure(view, ofKind: kind, with: item, at: path)
        answering { willDisplay(view, kind: kind) }
      } else if let filled = view.filled,
        item.diffIdentifier != filled.diffIdentifier || !item.isDiffableItemEqual(to: filled)
      {
        fill(view, with: item, animated: animated)
      }
    }
  }

  /// A layout may go on showing a supplementary view for which there is no model any more.
  private func emptySupplementaryViews() {
    for (kind, path, view) in visibleSupplementaryViews
    where view.displayed != nil && data.supplementaryItem(ofKind: kind, at: path) == nil {
      reportMissingItem(ofKind: kind, at: path)
      answering { didEndDisplaying(view, kind: kind) }
      view.displayed = nil
      view.removeView()
    }
  }

  /// Supplementary views in sight, of the kinds that were ever asked for.
  final var visibleSupplementaryViews:
    [(kind: String, path: IndexPath, view: CollectionViewReusableView)]
  {
    reuse.kinds.sorted().flatMap { kind in
      indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().compactMap { path in
        (supplementaryView(forElementKind: kind, at: path) as? CollectionViewReusableView)
          .map { (kind, path, $0) }
      }
    }
  }

  /// States of items that are gone for good.
  private func forgetEphemeralStates() {
    guard !ephemeralStates.isEmpty else { return }
    ephemeralStates = ephemeralStates.filter { path, _ in
      guard case .dataID(let section) = path.section else { return false }
      return data.contains(item: path.itemDataID, inSection: section)
    }
  }
}
