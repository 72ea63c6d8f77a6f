// SPDX-License-Identifier: MIT
internal import Resin

extension LayoutEngine {
  /// The maximum number of rounds of measuring. The result of the last round is used.
  private static let roundLimit = 8

  /// Brings the solver up to date, and requests a layout of the superviews whose subviews have
  /// moved.
  func solve() {
    guard isDirty, !isSolving else { return }
    isSolving = true
    if fitting != nil {
      fitting = nil
      held.rootItem?.pinsChanged()
      systemGuidesChanged()
    }
    settle()
    settleGuides()
    publish()
    isSolving = false
    device.conflictReports.write()
    if isDirty { root.markSubtreeNeedsLayout() }  // not settled: continues in the next layout pass
  }

  /// Brings the solver up to date.
  func settle() {
    if aspectConstraintCount > 0 { restartWrapping() }
    for _ in 0..<Self.roundLimit {
      changeSolver { flush() }
      takeChanges()
      if !measureWrapping() && pending.isEmpty { break }
    }
    removeIdleItems()
    if pending.isEmpty { markClean() }
    device.counters.constraintPasses += 1
  }

  /// Passes the noted changes to the solver: removals, then changes, then additions.
  private func flush() {
    stopExercise()
    flushRemoved()
    flushItems()
    flushRemoved()  // constraints whose formulas have changed with the items
    flushChanges()
    flushWaiting()
    flushRemoved()  // constraints that views have removed while they were measured
    retryConflicts()
  }

  func flushRemoved() {
    for handle in pending.removed {
      discard(handle)
    }
    pending.removed.removeAll(keepingCapacity: true)
  }

  private func flushItems() {
    var index = 0
    while index < pending.changedItems.count {
      let item = pending.changedItems[index]
      index += 1
      guard item.engine === self, item.state != nil else { continue }
      if item.needsPins {
        item.needsPins = false
        updatePins(of: item)
        pending.retriesBroken = true
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
    pending.changedItems.removeAll(keepingCapacity: true)
  }

  private func flushChanges() {
    for constraint in pending.changedConstraints where constraint.record.isChanged {
      constraint.record.isChanged = false
      guard constraint.record.engine === self, let handle = constraint.record.handle else {
        continue
      }
      pending.retriesBroken = true
      let constant = constraint.constantForSolver(geometry: constraint.record.geometry)
      do {
        try held.solver.setConstant(constant, of: handle)
        try held.solver.setStrength(constraint.priority.strength, of: handle)
      } catch {
        // The constraint may conflict with others that are about to change; it is added again after
        // them.
        discard(handle)
        constraint.record.handle = nil
        wait(for: constraint)
      }
    }
    pending.changedConstraints.removeAll(keepingCapacity: true)
  }

  private func flushWaiting() {
    var index = 0
    while index < pending.waiting.count {
      let constraint = pending.waiting[index]
      index += 1
      guard constraint.record.isWaiting, constraint.record.engine === self else { continue }
      constraint.record.isWaiting = false
      if constraint.record.handle == nil, !constraint.record.isBroken { add(constraint) }
    }
    pending.waiting.removeAll(keepingCapacity: true)
    // Adds the pins that conflicted with outdated constraints. Pins are never broken.
    let pins = pending.pins
    pending.pins = []
    for (item, field) in pins where item.engine === self {
      if case .root = item.role { addRootPin(field, of: item) } else { addPin(field, of: item) }
    }
  }

  /// Adds a constraint to the solver.
  private func add(_ constraint: NSLayoutConstraint) {
    // Each round but the last removes a constraint from the solver, so the loop ends.
    while true {
      do {
        return try deliver(constraint)
      } catch {
        // The conflict may be with constraints that views have removed while they were measured.
        if !pending.removed.isEmpty {
          flushRemoved()
        } else if !error.isConflict {
          return refuse(constraint, because: error.reason)
        } else if !resolveConflict(of: constraint, with: error.conflicts) {
          return
        }
      }
    }
  }

  /// Adds a broken constraint to the solver if it no longer conflicts with others.
  ///
  /// - Returns: Whether the solver has accepted the constraint.
  func tryAgain(_ constraint: NSLayoutConstraint) -> Bool {
    (try? deliver(constraint)) != nil
  }

  private func deliver(_ constraint: NSLayoutConstraint) throws(ConstraintError) {
    guard constraint.checkAxes() else { return }
    let geometry = fillTerms(of: constraint)
    // A view that was measured for the formula may have deactivated, or reactivated, the
    // constraint.
    guard constraint.record.engine === self, !constraint.record.isWaiting else { return }
    constraint.record.geometry = geometry
    scaleTerms(of: constraint)
    if constraint.record.used.0 == nil { use(touched, in: constraint) }
    device.counters.constraintsAdded += 1
    constraint.record.handle = try held.solver.add(
      terms, constant: constraint.constantForSolver(geometry: geometry),
      constraint.relationForSolver, constraint.priority.strength)
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
    guard held.hasPositions else { return }
    held.solver.takeChanges(into: &moved.changes)
    for change in moved.changes {
      let meaning = held.meanings[change.variable.slot]
      let item = meaning.item.object
      guard item.engine === self else { continue }
      item.values[meaning.field] = change.value
      list(item)
    }
  }

  func list(_ item: EngineItem) {
    guard !item.isListed else { return }
    item.isListed = true
    moved.items.append(item)
  }

  /// Marks the items whose solved positions have changed since the last call as unplaced, and
  /// requests a layout of their superviews.
  func publish() {
    guard isPrimary else { return }
    var items: [EngineItem] = []
    swap(&items, &moved.items)
    for item in items {
      item.isListed = false
      guard item.engine === self, let state = item.state else { continue }
      let rect = item.rect
      if item.pixelFrame.isPublished, rect == item.pixelFrame.published { continue }
      if case .root = item.role {
        placeFreeRoot(item)
        continue
      }
      guard item.isPlacedHere else { continue }
      item.pixelFrame.isPublished = true
      item.pixelFrame.published = rect
      guard let container = state.container else { continue }
      state.markUnplaced(in: container)
      container.setNeedsLayout()
    }
    guard moved.items.isEmpty else { return }
    items.removeAll(keepingCapacity: true)
    swap(&items, &moved.items)
  }
}

extension NSLayoutConstraint {
  /// The constant term of the formula, limited to ±10,000,000 points, because unlimited lengths are
  /// often written as the largest number. The solver treats a limit of 10,000,000 as no limit.
  ///
  /// - Parameter geometry: The part of the formula that follows from the positions of views, in
  ///   points.
  func constantForSolver(geometry: Double) -> Double {
    min(max(geometry - Double(constant), -1e7), 1e7) * scaleForSolver
  }

  var relationForSolver: ConstraintCondition.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }
}

extension EngineItem {
  /// Whether the superview has to update a frame or a content size after the item has moved.
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

  /// Adds the item to the unplaced items of `container`, the view whose coordinates the item's
  /// frame uses.
  func markUnplaced(in container: UIView) {
    markUnplaced(in: container.layoutState.madeContents)
  }

  @inline(__always)
  func markUnplaced(in contents: LayoutContents) {
    guard !isUnplaced else { return }
    isUnplaced = true
    contents.unplaced.append(self)
  }

  /// Called before the view is removed from its superview, which no longer places the view.
  func leaveUnplaced() {
    guard isUnplaced else { return }
    isUnplaced = false
    container?.layoutItem.state?.contents?.unplaced.remove(identicalTo: self)
  }
}
