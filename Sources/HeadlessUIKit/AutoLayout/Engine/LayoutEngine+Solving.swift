// SPDX-License-Identifier: MIT
internal import Resin

extension LayoutEngine {
  /// After so many rounds of measuring, the last values are taken.
  private static let roundLimit = 8

  /// Brings the solver up to date and tells superviews which of their views have moved.
  func solve() {
    guard isDirty, !isSolving else { return }
    isSolving = true
    if fitting != nil {
      fitting = nil
      rootItem?.pinsChanged()
      systemGuidesChanged()
    }
    settle()
    settleGuides()
    publish()
    isSolving = false
    device.reportConflicts()
    if isDirty { root.markSubtreeNeedsLayout() }  // always asks again: once more in the next round
  }

  /// Brings the solver up to date.
  func settle() {
    if aspectConstraintCount > 0 { restartWrapping() }
    for _ in 0..<Self.roundLimit {
      flush()
      takeChanges()
      if !measureWrapping() && !hasWork { break }
    }
    removeIdleItems()
    if !hasWork { markClean() }
    device.counters.constraintPasses += 1
  }

  private var hasWork: Bool {
    !removed.isEmpty || !changedItems.isEmpty || !changedConstraints.isEmpty || !waiting.isEmpty
  }

  /// Hands all that was noted to the solver: what goes, what changes, what comes.
  private func flush() {
    stopExercise()
    flushRemoved()
    flushItems()
    flushRemoved()  // formulas that have changed with the items
    flushChanges()
    flushWaiting()
    flushRemoved()  // by views that were asked for their sizes meanwhile
    mendConflicts()
  }

  func flushRemoved() {
    for handle in removed {
      try? solver.remove(handle)
    }
    removed.removeAll(keepingCapacity: true)
  }

  private func flushItems() {
    var index = 0
    while index < changedItems.count {
      let item = changedItems[index]
      index += 1
      guard item.engine === self, item.state != nil else { continue }
      if item.needsPins {
        item.needsPins = false
        updatePins(of: item)
        mayMendConflicts = true
      }
      if item.needsMeasuring {
        item.needsMeasuring = false
        measure(item)
      }
      if item.needsStrengths {
        item.needsStrengths = false
        updateStrengths(of: item)
      }
    }
    changedItems.removeAll(keepingCapacity: true)
  }

  private func flushChanges() {
    for constraint in changedConstraints where constraint.record.isChanged {
      constraint.record.isChanged = false
      guard constraint.record.engine === self, let handle = constraint.record.handle else {
        continue
      }
      mayMendConflicts = true
      let constant = constraint.constantForSolver
      do {
        try solver.setConstant(constant, of: handle)
        try solver.setStrength(constraint.priority.strength, of: handle)
      } catch {
        // Perhaps against others that are about to change: again after those.
        try? solver.remove(handle)
        constraint.record.handle = nil
        wait(for: constraint)
      }
    }
    changedConstraints.removeAll(keepingCapacity: true)
  }

  private func flushWaiting() {
    orderWaiting()
    var index = 0
    while index < waiting.count {
      let constraint = waiting[index]
      index += 1
      guard constraint.record.isWaiting, constraint.record.engine === self else { continue }
      constraint.record.isWaiting = false
      if constraint.record.handle == nil, !constraint.record.isBroken { add(constraint) }
    }
    waiting.removeAll(keepingCapacity: true)
    // Pins that did not fit while the rest was old. They do not yield.
    let pins = pinsToAdd
    pinsToAdd = []
    for (item, field) in pins where item.engine === self {
      if case .root = item.role { addRootPin(field, of: item) } else { addPin(field, of: item) }
    }
  }

  /// Sorts the constraints: first those of the root, then the oldest first.
  ///
  /// The root's constraints limit the positions of a column or a row. Without them its positions are
  /// unlimited, and each constraint that is added to it makes the solver search all of it. The newest of
  /// conflicting constraints yields whatever the order is; by age, few have to be taken out again.
  private func orderWaiting() {
    let isSorted = zip(waiting, waiting.dropFirst()).allSatisfy { $0.record.age <= $1.record.age }
    if !isSorted { waiting.sort { $0.record.age < $1.record.age } }
    let ofRoot = waiting.filter { $0.mentions(root) }
    if !ofRoot.isEmpty { waiting = ofRoot + waiting.filter { !$0.mentions(root) } }
  }

  /// Hands one constraint to the solver.
  private func add(_ constraint: NSLayoutConstraint) {
    // Each round but the last takes something out of the solver, so this ends.
    while true {
      do {
        return try hand(constraint)
      } catch {
        // Constraints that views removed while they were measured are no longer in the way.
        if !removed.isEmpty {
          flushRemoved()
        } else if !resolveConflict(of: constraint, with: error.conflicts) {
          return
        }
      }
    }
  }

  /// - Returns: Whether a constraint that had to be left out now goes with the others.
  func tryAgain(_ constraint: NSLayoutConstraint) -> Bool {
    (try? hand(constraint)) != nil
  }

  private func hand(_ constraint: NSLayoutConstraint) throws(ConstraintError) {
    guard constraint.checkAxes() else { return }
    let geometry = fillTerms(of: constraint)
    // A view that was asked for its size for that may have taken the constraint away, and back.
    guard constraint.record.engine === self, !constraint.record.isWaiting else { return }
    constraint.record.geometry = geometry
    if constraint.record.used.0 == nil { use(touched, in: constraint) }
    device.counters.constraintsAdded += 1
    let relation: ConstraintCondition.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    constraint.record.handle = try solver.add(
      terms, constant: constraint.constantForSolver, relation,
      constraint.priority.strength)
  }

  private func use(_ items: [EngineItem], in constraint: NSLayoutConstraint) {
    for item in items {
      item.uses += 1
    }
    constraint.record.used = (items.first, items.count > 1 ? items[1] : nil)
    if items.count > 2 { constraint.record.moreUsed = Array(items.dropFirst(2)) }
  }

  // MARK: Values

  func takeChanges() {
    solver.takeChanges(into: &changes)
    for change in changes {
      let place = places[change.variable.slot]
      let item = place.item.object
      guard item.engine === self else { continue }
      item.values[place.field] = change.value
      list(item)
    }
  }

  func list(_ item: EngineItem) {
    guard !item.isListed else { return }
    item.isListed = true
    movedItems.append(item)
  }

  /// Tells superviews which of their subviews have other places than those they were told last.
  func publish() {
    guard isPrimary else { return }
    var items: [EngineItem] = []
    swap(&items, &movedItems)
    for item in items {
      item.isListed = false
      guard item.engine === self, let state = item.state else { continue }
      let rect = item.rect
      if item.place.isPublished, rect == item.place.published { continue }
      if case .root = item.role {
        placeFreeRoot(item)
        continue
      }
      guard item.isPlacedHere else { continue }
      item.place.isPublished = true
      item.place.published = rect
      guard let container = state.container else { continue }
      state.markUnplaced(in: container)
      container.setNeedsLayout()
    }
    guard movedItems.isEmpty else { return }
    items.removeAll(keepingCapacity: true)
    swap(&items, &movedItems)
  }
}

extension NSLayoutConstraint {
  /// Whether one of the items is a view, or one of the guides that follow its edges.
  fileprivate func mentions(_ view: UIView) -> Bool {
    [first.item, second?.item].contains { item in
      item?.view === view || item?.guide.map { $0.owner === view && $0.kind != nil } == true
    }
  }

  /// The constant term of the formula. Unlimited lengths are written as the largest number;
  /// for the solver a thousand kilometres are as much.
  fileprivate var constantForSolver: Double {
    min(max(record.geometry - Double(constant), -1e7), 1e7)
  }
}

extension EngineItem {
  /// Whether the superview has something to do when the item has moved.
  fileprivate var isPlacedHere: Bool {
    switch role {
    case .free: true
    case .systemGuide(let kind): kind == .scrollContent
    case .autoresized, .root: false
    }
  }
}

extension LayoutItemState {
  func markUnplaced() {
    guard !isUnplaced, let container else { return }
    markUnplaced(in: container)
  }

  /// The same, where the view in whose coordinates the item lies is known.
  func markUnplaced(in container: UIView) {
    markUnplaced(in: container.layoutState.madeContents)
  }

  @inline(__always)
  func markUnplaced(in contents: LayoutContents) {
    guard !isUnplaced else { return }
    isUnplaced = true
    contents.unplaced.append(self)
  }

  /// Called before the view leaves its superview, which is no longer the one to place it.
  func leaveUnplaced() {
    guard isUnplaced else { return }
    isUnplaced = false
    container?.layoutItem.state?.contents?.unplaced.remove(identicalTo: self)
  }
}
