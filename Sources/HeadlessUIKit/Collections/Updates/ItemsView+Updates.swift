// SPDX-License-Identifier: MIT

extension _ItemsView {
  /// The duration of the animation of a batch, in seconds. Presumably UIKit's duration, which is
  /// not documented.
  private static let updateDuration: TimeInterval = 0.3

  /// Adds changes to the open batch, or performs them as a batch if none is open.
  final func change(_ mutate: (inout CollectionUpdate) -> Void) {
    if update?.isOpen ?? false {
      mutate(&update!)
    } else {
      collect({ if update != nil { mutate(&update!) } }, completion: nil)
    }
  }

  /// Collects the changes of a closure in the open batch, or in a batch of their own.
  final func collect(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    guard let current = update else {
      let before = countsBeforeBatch()
      commit(record(updates, completion), before: before)
      endUpdate()
      return
    }
    if current.isOpen {
      // A nested batch is merged into the outer one.
      updates()
      if let completion { update?.completions.append(completion) }
    } else {
      enqueue(record(updates, completion))
    }
  }

  /// Passes a closure that does not escape to the method that subclasses may override.
  final func forwardBatch(
    _ updates: () -> Void, _ completion: ((Bool) -> Void)?,
    to overridable: ((() -> Void)?) -> Void
  ) {
    // An override that passes a non-optional closure to `super` leads here again.
    guard !isForwardingBatch else { return performForwardedBatch(updates, completion) }
    isForwardingBatch = true
    withoutActuallyEscaping(updates) { overridable($0) }
    isForwardingBatch = false
  }

  /// Performs the changes of a closure, which may contain further batches.
  final func performForwardedBatch(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    let wasForwarding = isForwardingBatch
    isForwardingBatch = false
    collect(updates, completion: completion)
    isForwardingBatch = wasForwarding
  }

  /// Begins a batch without a closure, or another level of it.
  final func beginBatch() {
    openBatches += 1
    guard openBatches == 1, update == nil else { return }
    batchCounts = countsBeforeBatch()
    update = CollectionUpdate()
    device.atEndOfTurn { [weak self] in self?.warnOfOpenBatch() }
  }

  /// Warns once of a batch that is not ended in the turn in which it was begun: the changes are
  /// not shown before its end.
  private func warnOfOpenBatch() {
    guard openBatches > 0, !hasWarnedOfOpenBatch else { return }
    hasWarnedOfOpenBatch = true
    device.warn(
      "\(type(of: self)): \(openBatches == 1 ? "a call" : "\(openBatches) calls") of beginUpdates() "
        + "without endUpdates(). The rows are not updated until endUpdates() is called.")
  }

  /// Ends the batch, or the last level of it.
  final func endBatch() {
    guard openBatches > 0 else { return }
    openBatches -= 1
    guard openBatches == 0, let before = batchCounts, var recorded = update, recorded.isOpen else {
      return
    }
    batchCounts = nil
    recorded.isOpen = false
    update = nil
    commit(recorded.withoutRepeatedMoves, before: before)
    endUpdate()
  }

  /// Ends what a batch would disturb, and returns the counts before the batch.
  private func countsBeforeBatch() -> [Int] {
    swipeController?.dataWillChange(animated: true)
    commitPendingWork()
    cancelMovement(animated: false)
    return currentCounts
  }

  /// Returns the changes that a closure requests.
  private func record(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) -> CollectionUpdate {
    let underWay = update
    update = CollectionUpdate()
    if let completion { update?.completions.append(completion) }
    updates()
    var recorded = update ?? CollectionUpdate()
    recorded.isOpen = false
    update = underWay
    return recorded.withoutRepeatedMoves
  }

  /// Defers a batch that a callback of the current batch performs until the current batch has
  /// ended. The data has already changed, so the data source must not be queried in between.
  private func enqueue(_ batch: CollectionUpdate) {
    guard queuedUpdate == nil, !batch.reloadsInstead else {
      // Between the two batches, the data source would have to provide the data from before the
      // second.
      update?.reloadsInstead = true
      update?.completions += batch.completions
      return
    }
    queuedUpdate = batch
  }

  /// Ends the current batch and begins the batch that its callbacks have requested.
  private func endUpdate() {
    let next = queuedUpdate
    queuedUpdate = nil
    guard let ended = update else { return }
    update = nil
    if ended.reloadsInstead {
      reload()
      callCompletions(ended.completions + (next?.completions ?? []), finished: true)
    } else if let next {
      commit(next, before: currentCounts)
      endUpdate()
    }
  }

  /// Loads counts and layout before a batch: counts requested during the batch would already be
  /// those after it.
  private func commitPendingWork() {
    _ = currentCounts
    guard !countsPrecedeLayout else { return }
    if window != nil, elements.needsReload || layoutInUse.needsPreparing {
      layoutIfNeeded()
    }
  }

  private func commit(_ batch: CollectionUpdate, before: [Int]) {
    update = batch
    elements.generation += 1
    guard !batch.reloadsInstead else { return }
    let after = requestedCounts()
    if let problem = batch.problem(before: before, after: after, in: words) {
      device.reportIllegalUse(problem)
      update?.reloadsInstead = true
      return
    }
    update?.completions = []
    batchWillRun()
    counts = after
    let mapping = CollectionMapping(batch, before: before, after: after)
    let layout = layoutInUse
    guard !elements.needsReload else {
      // The visible views are older than the batch. The next layout pass removes all of them.
      remapState(mapping)
      invalidateForNewData(keepsMeasuredSizes: false)
      callCompletions(batch.completions, finished: true)
      return
    }
    let transition = CollectionTransition(self, mapping: mapping)
    transition.captureOld()
    remapState(mapping)
    layout.batchViews = BatchViews(mapping, of: layout)
    layout.dataChanged(mapping)
    invalidateForNewData(keepsMeasuredSizes: true)
    run(transition, with: batch.updateItems) { [weak self] finished in
      self?.callCompletions(batch.completions, finished: finished)
    }
    let reconfigured = batch.reconfiguredItems.compactMap { mapping.path(of: $0) }
    if queuedUpdate == nil {
      reconfigure(reconfigured)
    } else {
      queuedUpdate?.reconfiguredItems += reconfigured
    }
  }

  /// Begins the transition to the current attributes of the layout.
  private func run(
    _ transition: CollectionTransition, with items: [UICollectionViewUpdateItem]?,
    completion: @escaping (Bool) -> Void
  ) {
    let layout = layoutInUse
    // A layout pass during the preparation would already show the elements that the transition
    // inserts.
    let wasUpdating = isUpdatingElements
    isUpdatingElements = true
    prepareLayoutOnly()
    if let items { layout.prepare(forCollectionViewUpdates: items) }
    transition.match(asking: items == nil ? nil : layout)
    let present = mirror(contentWidth: sizeOfLayout.width)
    let proposed = proposedOffset(for: layout)
    let offset: (CGSize) -> CGPoint = { [self] size in
      within(size, self.offset(proposed, from: present, to: mirror(contentWidth: size.width)))
    }
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    transition.run(
      to: offset, duration: isAnimated ? Self.updateDuration : 0,
      alongside: { if items != nil { layout.finalizeCollectionViewUpdates() } },
      completion: completion)
    isUpdatingElements = wasUpdating
    setNeedsLayout()
  }

  private func proposedOffset(for layout: UICollectionViewLayout) -> CGPoint {
    let present = self.offset(
      contentOffset, from: shownMirror, to: mirror(contentWidth: sizeOfLayout.width))
    let offset = reflected(
      offset: layout.targetContentOffset(forProposedContentOffset: reflected(offset: present)))
    return targetOfBatch(proposed: offset)
  }

  /// Returns the offset for content of another size. If the content becomes shorter, the offset is
  /// limited so that the visible area remains filled.
  private func within(_ size: CGSize, _ offset: CGPoint) -> CGPoint {
    guard offset != contentOffset || isAtRest else { return contentOffset }
    return restingOffset(from: offset, content: size)
  }

  /// Calls completions at the end of the turn, never during the call that requested them.
  final func callCompletions(_ completions: [(Bool) -> Void], finished: Bool) {
    guard !completions.isEmpty else { return }
    device.atEndOfTurn {
      for completion in completions {
        completion(finished)
      }
    }
  }

  final func remapState(_ mapping: CollectionMapping) {
    scrollTarget = nil
    selection.selected = Set(
      selection.selected.compactMap {
        deselectsEditedItems ? mapping.pathShownOn(from: $0) : mapping.path(of: $0)
      })
    selection.highlighted = selection.highlighted.flatMap { mapping.path(of: $0) }
    updateReferences(mapping)
    elements.mustSizeAll()
    forgetPrefetching()
    remapOrthogonalViews(mapping)
  }

  // MARK: Reconfiguring cells

  final func reconfigure(_ paths: [IndexPath]) {
    guard hasData else { return }
    for path in paths {
      guard let cell = shownCell(at: path) else { continue }
      if swipeController?.openRow === cell { swipeController?.dataWillChange(animated: true) }
      elements.reconfigured = cell
      let filled = requestedCell(at: path)
      elements.reconfigured = nil
      if filled !== cell {
        device.reportIllegalUse(
          "The cell returned from the data source for a reconfigured item must be the existing cell"
        )
      }
      elements.mustSize(.cell(path))
      setNeedsLayout()
    }
  }

  // MARK: Changing the layout

  /// Replaces the layout.
  ///
  /// - Parameter ends: The layouts of the interactive transition that this change completes. The
  ///   old layout and the elements have already been notified of the transition's beginning.
  final func change(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, animated: Bool,
    ends: (from: UICollectionViewLayout, to: UICollectionViewLayout)? = nil,
    completion: ((Bool) -> Void)?, exchange: () -> Void
  ) {
    // A view that has not been shown has no elements to move, and may not have all its data yet.
    let hasBeenShown = window != nil || !elements.shown.isEmpty
    if hasBeenShown { layoutIfNeeded() }
    cancelMovement(animated: false)
    let counts = currentCounts
    let isShown =
      hasBeenShown && !elements.needsReload && update == nil && bounds.size != .zero
    let transition = CollectionTransition(
      self, mapping: CollectionMapping(CollectionUpdate(), before: counts, after: counts))
    if isShown {
      transition.captureOld()
      if ends == nil { notifyTransitionBegins(from: old, to: new) }
    }
    exchange()
    elements.generation += 1
    elements.mustSizeAll()
    setNeedsLayout()
    guard isShown else {
      if let completion { callCompletions([completion], finished: true) }
      return
    }
    if ends == nil { new.prepareForTransition(from: old) }
    let views = elements.shown
    // Callbacks during the change are handled as those of a batch without changes.
    update = CollectionUpdate(isOpen: false)
    let work = { [self] in
      run(transition, with: nil) { [weak self] finished in
        new.finalizeLayoutTransition()
        for (_, view) in views.inOrder(by: { $0.key < $1.key }) {
          view.layoutDidChange(from: ends?.from ?? old, to: ends?.to ?? new)
        }
        if let completion { self?.callCompletions([completion], finished: finished) }
      }
    }
    if animated { work() } else { UIView.performWithoutAnimation(work) }
    endUpdate()
  }
}

extension CollectionUpdate {
  /// The changes as the update items that layouts receive.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { .init(.delete, before: whole($0), after: nil) }
    items += insertedSections.map { .init(.insert, before: nil, after: whole($0)) }
    items += reloadedSections.map { .init(.reload, before: whole($0), after: whole($0)) }
    items += movedSections.map { .init(.move, before: whole($0.from), after: whole($0.to)) }
    items += deletedItems.map { .init(.delete, before: $0, after: nil) }
    items += insertedItems.map { .init(.insert, before: nil, after: $0) }
    items += reloadedItems.map { .init(.reload, before: $0, after: $0) }
    items += movedItems.map { .init(.move, before: $0.from, after: $0.to) }
    return items
  }
}
