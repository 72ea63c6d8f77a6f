// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// How long an update is animated. UIKit's own time, as far as is known.
  private static let updateDuration: TimeInterval = 0.3

  /// Adds to the batch that is under way, or makes one of its own.
  final func change(_ mutate: (inout CollectionUpdate) -> Void) {
    if update?.isOpen ?? false {
      mutate(&update!)
    } else {
      perform({ if update != nil { mutate(&update!) } }, completion: nil)
    }
  }

  final func perform(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    guard let current = update else {
      carryOut(updates, completion)
      return
    }
    if current.isOpen {
      // A nested batch is part of the outer one.
      updates()
      if let completion { update?.completions.append(completion) }
    } else {
      enqueue(record(updates, completion))
    }
  }

  private func carryOut(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    commitPendingWork()
    cancelMovement(animated: false)
    let before = currentCounts
    carryOut(record(updates, completion), before: before)
    endUpdate()
  }

  /// The changes that a closure requests.
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

  /// Keeps a batch that a callback of the one under way has performed until that has ended. The data has
  /// changed already, so nobody asks for it before.
  private func enqueue(_ batch: CollectionUpdate) {
    guard queuedUpdate == nil, !batch.reloadsInstead else {
      // Between two batches the data source would have to give the data of before the second.
      update?.reloadsInstead = true
      update?.completions += batch.completions
      return
    }
    queuedUpdate = batch
  }

  /// Begins the batch that callbacks of the previous one requested.
  private func endUpdate() {
    let next = queuedUpdate
    queuedUpdate = nil
    guard let ended = update else { return }
    update = nil
    if ended.reloadsInstead {
      reload()
      callCompletions(ended.completions + (next?.completions ?? []), finished: true)
    } else if let next {
      carryOut(next, before: currentCounts)
      endUpdate()
    }
  }

  /// A batch starts from the visible state: counts that were never requested would be those after it.
  private func commitPendingWork() {
    _ = currentCounts
    if window != nil, elements.needsReload || collectionViewLayout.needsPreparing {
      layoutIfNeeded()
    }
  }

  private func carryOut(_ batch: CollectionUpdate, before: [Int]) {
    update = batch
    elements.generation += 1
    guard !batch.reloadsInstead else { return }
    let after = askForCounts()
    if let problem = batch.problem(before: before, after: after) {
      device.reportIllegalUse(problem)
      update?.reloadsInstead = true
      return
    }
    update?.completions = []
    counts = after
    let mapping = CollectionMapping(batch, before: before, after: after)
    let layout = collectionViewLayout
    guard !elements.needsReload else {
      // The visible views are older than the batch; the next layout removes all of them.
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

  /// Begins the transition to the present attributes of the layout.
  private func run(
    _ transition: CollectionTransition, with items: [UICollectionViewUpdateItem]?,
    completion: @escaping (Bool) -> Void
  ) {
    let layout = collectionViewLayout
    // A layout pass in between would show the elements that this transition is about to show.
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
    return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
  }

  /// The offset of content that gets another size: content that becomes shorter does not leave the
  /// screen empty.
  private func within(_ size: CGSize, _ offset: CGPoint) -> CGPoint {
    guard offset != contentOffset || isAtRest else { return contentOffset }
    return restingOffset(from: offset, content: size)
  }

  /// Completions are called later, never during the call.
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
    selection.selected = Set(selection.selected.compactMap { mapping.path(of: $0) })
    selection.highlighted = selection.highlighted.flatMap { mapping.path(of: $0) }
    elements.mustSizeAll()
    forgetPrefetching()
    remapOrthogonalViews(mapping)
  }

  // MARK: Cells that stay and are filled anew

  final func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = shownCell(at: path) else { continue }
      elements.reconfigured = cell
      let filled = dataSource.collectionView(self, cellForItemAt: path)
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

  // MARK: Another layout

  /// - Parameter ends: The layouts of an interactive transition that the change ends, and that has told
  ///   the old one and the elements of it.
  final func change(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout, animated: Bool,
    ends: (from: UICollectionViewLayout, to: UICollectionViewLayout)? = nil,
    completion: ((Bool) -> Void)?, exchange: () -> Void
  ) {
    layoutIfNeeded()
    cancelMovement(animated: false)
    let counts = currentCounts
    let isShown = !elements.needsReload && update == nil && bounds.size != .zero
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
    // Callbacks in between are those of a batch without changes.
    update = CollectionUpdate(isOpen: false)
    let work = { [self] in
      run(transition, with: nil) { [weak self] finished in
        new.finalizeLayoutTransition()
        for (_, view) in views.sorted(by: { $0.key < $1.key }) {
          view.didTransition(from: ends?.from ?? old, to: ends?.to ?? new)
        }
        if let completion { self?.callCompletions([completion], finished: finished) }
      }
    }
    if animated { work() } else { UIView.performWithoutAnimation(work) }
    endUpdate()
  }
}

extension CollectionUpdate {
  /// The changes in the form that layouts receive.
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
