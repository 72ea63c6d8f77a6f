// SPDX-License-Identifier: MIT
internal import Resin

/// The constraints of an island of views, with their solver.
///
/// An island is a part of a tree whose sizes depend on each other: a view that is placed by its
/// frame, and the views below it that constraints place. A cell or a controller's view therefore
/// has its own engine, which remains in use when the view is moved, and in which the root's size is
/// a constant.
///
/// The engine collects changes, and passes them to the solver when the island is laid out.
@MainActor
final class LayoutEngine {
  private let rootLink: Unretained<UIView>
  var device: Device { root.device }
  /// Whether the views refer to this engine. An engine that only computes a fit does not change the
  /// views.
  private(set) var isPrimary: Bool

  /// The changes that have not been passed to the solver yet.
  var pending = PendingChanges()
  /// The items and constraints in the solver.
  var held = SolverContents()
  /// The items that have moved since the last `publish`.
  var moved = MovedItems()

  /// All constraints of the engine, including waiting and broken constraints.
  private(set) var members: [Unretained<NSLayoutConstraint>] = []
  /// The number of constraints between a width and a height.
  private(set) var aspectConstraintCount = 0
  /// The number of pixels per point at the last placement of views.
  var scale: CGFloat

  /// Whether changes have not been passed to the solver yet.
  private(set) var isDirty = false
  /// A number that changes with every change of the engine, and that no other engine has. A fit
  /// remains valid while the number is unchanged.
  private(set) var changeCount = 0
  var isSolving = false
  var fitting: FittingQuestion?

  var fittingAnswer: CGSize?
  /// The number of changes of system guides' insets so far.
  var guidePinChanges = 0
  /// The size that was last set for a root whose size is free.
  var sizeOfFreeRoot: CGSize
  var rootRules: (width: RootRule, height: RootRule)?

  /// An optional constraint that moves a view within the range that the other constraints allow,
  /// for `exerciseAmbiguityInLayout`.
  var exercise: (condition: ConstraintCondition, handle: ConstraintSolver.Constraint)?
  var exerciseCount = 0

  // Buffers that are reused for each constraint.
  var terms: [ConstraintExpression.Term] = []
  var pinTerms: [ConstraintExpression.Term] = []
  var touched: [EngineItem] = []

  init(root: UIView, isPrimary: Bool) {
    rootLink = Unretained(root)
    sizeOfFreeRoot = root.bounds.size
    scale = root.pixelsPerPoint
    self.isPrimary = isPrimary
  }

  var root: UIView { rootLink.object }

  private static var lastChange = 0

  // MARK: Adding and removing constraints

  /// Adds a constraint to the engine, which passes it to the solver later.
  func enqueue(_ constraint: NSLayoutConstraint) {
    // A new engine adopts orphans, and this one may be among them.
    guard constraint.record.engine !== self else { return }
    constraint.record.engine = self
    constraint.record.indexInEngine = members.count
    // Most islands have a few constraints, and growing the array from a capacity of one would take
    // longer than all other work.
    if members.isEmpty { members.reserveCapacity(8) }
    members.append(Unretained(constraint))
    if constraint.relatesAxes { aspectConstraintCount += 1 }
    wait(for: constraint)
    markDirty()
  }

  func wait(for constraint: NSLayoutConstraint) {
    guard !constraint.record.isWaiting else { return }
    constraint.record.isWaiting = true
    if pending.waiting.count > 2 * members.count + 64 { compactWaiting() }
    if pending.waiting.isEmpty { pending.waiting.reserveCapacity(8) }
    pending.waiting.append(constraint)
  }

  /// Removes outdated entries from `waiting`, which would grow without limit if constraints are
  /// activated and deactivated in a view that is not laid out.
  private func compactWaiting() {
    var kept: [NSLayoutConstraint] = []
    for constraint in pending.waiting where constraint.record.isWaiting {
      guard constraint.record.engine === self else { continue }
      constraint.record.isWaiting = false  // keeps only the first of several entries
      kept.append(constraint)
    }
    for constraint in kept {
      constraint.record.isWaiting = true
    }
    pending.waiting = kept
  }

  func remove(_ constraint: NSLayoutConstraint) {
    withdraw(constraint)
    let index = constraint.record.indexInEngine
    members.swapAt(index, members.count - 1)
    members[index].object.record.indexInEngine = index
    members.removeLast()
    if constraint.relatesAxes { aspectConstraintCount -= 1 }
    constraint.record.engine = nil
    constraint.record.isWaiting = false
    constraint.record.isChanged = false
    constraint.record.isBroken = false
    markDirty()
  }

  /// Removes a constraint from the solver with the next changes.
  func withdraw(_ constraint: NSLayoutConstraint) {
    if let handle = constraint.record.handle {
      constraint.record.handle = nil
      pending.removed.append(handle)
      pending.retriesBroken = true
    }
    release(constraint.record.used.0)
    release(constraint.record.used.1)
    for item in constraint.record.moreUsed {
      release(item)
    }
    constraint.record.used = (nil, nil)
    constraint.record.moreUsed = []
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    noteChange(of: constraint)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    noteChange(of: constraint)
  }

  /// Called after the geometry in a constraint's formula has changed. Adds the constraint again
  /// later.
  func formulaChanged(of constraint: NSLayoutConstraint) {
    guard constraint.record.handle != nil else { return markDirty() }
    withdraw(constraint)
    wait(for: constraint)
    markDirty()
  }

  private func noteChange(of constraint: NSLayoutConstraint) {
    markDirty()
    guard constraint.record.handle != nil else {
      if constraint.record.isBroken { pending.retriesBroken = true }
      return
    }
    guard !constraint.record.isChanged else { return }
    constraint.record.isChanged = true
    pending.changedConstraints.append(constraint)
  }

  func forEachMember(_ body: @MainActor (NSLayoutConstraint) -> Void) {
    for member in members {
      body(member.object)
    }
  }

  // MARK: Items

  func itemChanged(_ item: EngineItem) {
    pending.changedItems.append(item)
    markDirty()
  }

  func itemIsIdle(_ item: EngineItem) {
    pending.idleItems.append(item)
    markDirty()
  }

  func release(_ item: EngineItem?) {
    guard let item else { return }
    item.uses -= 1
    if item.uses == 0 { pending.idleItems.append(item) }
  }

  // MARK: State of the engine

  func markDirty() {
    Self.lastChange += 1
    changeCount = Self.lastChange
    fittingAnswer = nil
    guard isPrimary else { return }
    if !isDirty, !isSolving { root.constraintsInSubtreeDidChange() }
    isDirty = true
    // Also if the engine was dirty: a layout pass that did not settle has cleared the marks of its
    // views.
    if !isSolving { root.markSubtreeNeedsLayout() }
  }

  func markClean() {
    isDirty = false
  }

  /// Moves every constraint to the engine that is now responsible for it.
  func dissolve() {
    let constraints = members
    detachAll()
    for constraint in constraints {
      LayoutEngine.engine(for: constraint.object).enqueue(constraint.object)
    }
  }

  /// Called when the root is deinitialized. Detaches all constraints from the engine; the
  /// constraints of subviews that remain in use are adopted later.
  func rootWasReleased() {
    for child in root.children {
      child.layoutItem.state?.hasOrphans = true
    }
    detachAll()
  }

  private func detachAll() {
    let constraints = members
    members = []
    aspectConstraintCount = 0
    for constraint in constraints {
      constraint.object.leaveEngine()
    }
    for item in held.items {
      item.engineWasReleased()
    }
    if root.layoutItem.state?.engine === self { root.layoutItem.state?.engine = nil }
    // The engine may be solving, because a view that is measured can cause its engine to be
    // dissolved.
    isPrimary = false
  }
}

extension NSLayoutConstraint {
  /// Clears the state of the constraint in its engine, without notifying the engine.
  func leaveEngine() {
    record.engine = nil
    record.handle = nil
    record.used = (nil, nil)
    record.moreUsed = []
    record.isWaiting = false
    record.isChanged = false
    record.isBroken = false
  }
}

// Without children; see `CGPath`.
extension LayoutEngine: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
