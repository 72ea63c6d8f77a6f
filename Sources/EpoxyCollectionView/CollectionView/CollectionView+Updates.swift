// SPDX-License-Identifier: MIT
internal import Resin
internal import UIKitPlatform

/// The state of a collection view's updates.
struct CollectionViewUpdateState {
  /// Whether sections have been set.
  var hasData = false
  /// Whether a warning has been logged that an update is too large to be animated.
  var hasWarnedOfReload = false
  /// Whether an update is in progress: from setting sections until UIKit has completed the last
  /// batch.
  var isUpdating = false
  /// Whether an interactive movement is in progress.
  var isMovingItem = false
  /// The number of times that the data have changed. Cells store the generation they were
  /// configured for.
  var generation = 0
  /// The depth of calls from UIKit during which the collection view must not be updated.
  var answering = 0
  /// The next update. A later one replaces it.
  var queued: (data: CollectionViewData, strategy: CollectionView.UpdateStrategy)?

  var canUpdate: Bool { !isUpdating && !isMovingItem && answering == 0 }
}

extension CollectionView {
  /// Replaces the sections.
  ///
  /// During an update, an interactive movement, and callbacks about views that appear and
  /// disappear, the sections wait; of several that wait, only the last are shown.
  ///
  /// - Parameters:
  ///   - sections: The new sections. Data IDs should be unique in the list and in each section;
  ///     duplicates are shown too, with a warning.
  ///   - animated: Whether the changes are animated.
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

  /// Replaces the sections with a strategy.
  ///
  /// The first sections, sections for a view without a size, and an update of more changes than
  /// ``CollectionViewConfiguration/maximumBatchUpdateChanges`` reload everything. The first update
  /// that is too large to be animated is logged with `EpoxyLogger`.
  ///
  /// - Complexity: O(n) on average, of the items before and after, and each is compared once.
  public func setSections(_ sections: [SectionModel], strategy: UpdateStrategy) {
    let data = CollectionViewData(sections, after: self.data)
    guard updates.canUpdate else {
      updates.queued = (data, strategy)
      // The ends of updates and movements apply queued updates themselves.
      if updates.answering > 0 { inNextTurn { [weak self] in self?.applyQueuedUpdate() } }
      return
    }
    apply(data, strategy)
  }

  /// Applies the queued update, if nothing prevents it any more.
  final func applyQueuedUpdate() {
    guard updates.canUpdate, let (data, strategy) = updates.queued else { return }
    updates.queued = nil
    apply(data, strategy)
  }

  /// Answers a call from UIKit. Sections that are set meanwhile wait until it has returned.
  final func answering<Answer>(_ answer: () -> Answer) -> Answer {
    updates.answering += 1
    defer { updates.answering -= 1 }
    return answer()
  }

  private func apply(_ data: CollectionViewData, _ strategy: UpdateStrategy) {
    updates.isUpdating = true
    let mayBatch = updates.hasData && bounds.size != .zero && strategy != .reloadData
    let differ = SectionedDiffer()
    // Without batches the diff only finds duplicates.
    let diff = data.diff(from: mayBatch ? self.data : .empty, with: differ)
    guard mayBatch else { return reload(data, diff) }
    let animated = strategy == .animatedBatchUpdates
    guard diff.operationCount <= configuration.maximumBatchUpdateChanges else {
      if animated { warnOfReload(diff.operationCount) }
      return reload(data, diff)
    }
    let stages = differ.stages([.itemUpdatesInPlace, .sectionUpdatesInPlace])
    if animated {
      begin(stages, of: diff, to: data, animated: true)
    } else {
      UIView.performWithoutAnimation { begin(stages, of: diff, to: data, animated: false) }
    }
  }

  private func warnOfReload(_ operationCount: Int) {
    guard !updates.hasWarnedOfReload else { return }
    updates.hasWarnedOfReload = true
    EpoxyLogger.shared.warn(
      "An update of \(operationCount) changes reloads the collection view instead of animating: "
        + "CollectionViewConfiguration.maximumBatchUpdateChanges is "
        + "\(configuration.maximumBatchUpdateChanges). Raise it to animate larger updates. Further "
        + "reloads of this collection view are not logged.")
  }

  private func reload(_ data: CollectionViewData, _ diff: SectionedDiff) {
    keepEphemeralStates(for: data)
    updates.hasData = true
    updates.generation += 1
    self.data = data
    data.warnOfDuplicates(after: diff)
    forgetEphemeralStates()
    reloadData()
    // No view is visible until the next layout, which configures each for the new models.
    updates.isUpdating = false
    applyQueuedUpdate()
  }

  /// Updates the collection view with one batch update for each stage: one, except for the
  /// changes that UIKit does not accept in one batch.
  ///
  /// All batches start in this call, so that the data are the new ones when it returns; the update
  /// ends with the last one. Without changes of the list there is one batch without operations,
  /// because the content of items may have changed.
  private func begin(
    _ stages: [DiffStage], of diff: SectionedDiff, to new: CollectionViewData, animated: Bool
  ) {
    let old = data
    for (index, stage) in (stages.isEmpty ? [DiffStage()] : stages).enumerated() {
      let next = stage.intermediate.map { CollectionViewData($0, of: diff, from: old, to: new) }
      performBatchUpdates({
        if index == 0 { self.updateContents(diff, to: new, animated: animated) }
        // Index paths before the stage refer to the data before it until here, so that callbacks
        // that look up an item find it in the data to which their index path refers.
        self.data = next ?? new
        self.updates.generation += 1
        self.forgetEphemeralStates()
        self.apply(stage)
      }) { [weak self] _ in
        if next == nil { self?.finishUpdate() }
      }
      fillSupplementaryViews(animated: animated)
    }
  }

  /// Sets the new content on visible views. After the first stage, the list between two stages
  /// already has the new content of every item that is not deleted.
  private func updateContents(_ diff: SectionedDiff, to new: CollectionViewData, animated: Bool) {
    new.warnOfDuplicates(after: diff)
    keepEphemeralStates(for: new)
    for update in diff.itemUpdates {
      guard let cell = cellForItem(at: IndexPath(update.old)) as? CollectionViewCell,
        let item = new.item(at: IndexPath(update.new))
      else { continue }
      let metadata = metadata(of: cell, animated: animated)
      item.configure(cell: cell, with: metadata)
      report(metadata.state, to: item, in: cell, animated: animated)
    }
    updateSupplementaryViews(diff.sections.oldToNew, to: new, animated: animated)
  }

  private func finishUpdate() {
    fillSupplementaryViews(animated: false)
    emptySupplementaryViews()
    takeNewModels()
    if updates.queued == nil { refreshBehaviors() }
    updates.isUpdating = false
    applyQueuedUpdate()
  }

  // MARK: Remaining views

  /// Assigns the new models to the visible views. Until then, events of the views are reported to
  /// the old models, which have been notified of the display.
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
    // Last, because closures of sections are called, which may assign the cell to another item.
    exchange(old?.section, for: section, isShown: old?.isShown ?? false)
  }

  /// Sets behaviors with every update, because they cannot be compared.
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
    _ newSections: PartnerMap, to new: CollectionViewData, animated: Bool
  ) {
    for (kind, path, view) in visibleSupplementaryViews {
      var newPath = path
      if path.count > 1 {
        // Other views may belong to items; only UIKit computes their new index paths.
        guard path.item == 0, newSections.indices.contains(path.section),
          let section = newSections[path.section]
        else { continue }
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

  /// Configures the visible supplementary views for the models at their index paths.
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

  /// Empties supplementary views that the layout still shows although their models have been
  /// removed.
  private func emptySupplementaryViews() {
    for (kind, path, view) in visibleSupplementaryViews
    where view.displayed != nil && data.supplementaryItem(ofKind: kind, at: path) == nil {
      reportMissingItem(ofKind: kind, at: path)
      answering { didEndDisplaying(view, kind: kind) }
      view.displayed = nil
      view.removeView()
    }
  }

  /// The visible supplementary views, of all kinds that the layout has requested.
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

  /// Discards the states of deleted items.
  private func forgetEphemeralStates() {
    guard !ephemeralStates.isEmpty else { return }
    ephemeralStates = ephemeralStates.filter { path, _ in
      guard case .dataID(let section) = path.section else { return false }
      return data.contains(item: path.itemDataID, inSection: section)
    }
  }
}
