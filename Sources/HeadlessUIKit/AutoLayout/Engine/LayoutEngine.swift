// SPDX-License-Identifier: MIT
internal import Resin

/// The constraints of one island of views, in one solver.
///
/// An island is the part of a tree whose sizes depend on each other: a view that is placed by its
/// frame, with the views below that constraints place. So a cell or a controller's view has an engine
/// of its own, which moves with it, and which knows its root's size as a constant.
///
/// Changes are noted, and passed to the solver when the island is laid out.
@MainActor
final class LayoutEngine {
  private let rootLink: Unretained<UIView>
  let device: Device
  /// Whether the views know this engine. One that only answers a question leaves no trace in them.
  private(set) var isPrimary: Bool

  // Solvers take memory when they are made, engines are often left before they solve.
  private(set) lazy var solver = ConstraintSolver()

  /// All constraints of the engine, those included that wait or that are broken.
  private(set) var members: [Unretained<NSLayoutConstraint>] = []
  /// The constraints that the solver does not have yet. Some may have left the engine since.
  var waiting: [NSLayoutConstraint] = []
  /// The constraints whose constant, formula or strength has changed.
  var changedConstraints: [NSLayoutConstraint] = []
  var broken: [NSLayoutConstraint] = []
  var removed: [ConstraintSolver.Constraint] = []

  var items: [EngineItem] = []
  /// By their states, in an engine that the states do not know.
  var itemsOfStates: [ObjectIdentifier: EngineItem] = [:]
  var changedItems: [EngineItem] = []
  var idleItems: [EngineItem] = []
  /// Items whose values have changed since views were last told.
  var movedItems: [EngineItem] = []
  /// Views whose height depends on their width.
  var wrappingItems: [EngineItem] = []
  /// The number of constraints between a width and a height.
  private(set) var aspectConstraintCount = 0
  /// By the slots of their variables.
  var places: [VariablePlace] = []
  var rootItem: EngineItem?
  /// Pixels per point when views were last placed.
  var scale: CGFloat

  /// Whether the solver has to be told something.
  private(set) var isDirty = false
  /// Another number after every change, of this engine alone: an answer is as good as new while it
  /// stays.
  private(set) var changeCount = 0
  /// Whether conflicts may have gone.
  var mayMendConflicts = false
  var isSolving = false
  var fitting: FittingQuestion?

  var fittingAnswer: CGSize?
  /// Pins that stood against others when they changed.
  var pinsToAdd: [(EngineItem, ItemField)] = []
  /// The number of changes of insets of system guides so far.
  var guidePinChanges = 0
  /// The size that was last given to a root whose size is free.
  var sizeOfFreeRoot: CGSize
  var rootRules: (width: RootRule, height: RootRule)?

  /// A wish that moves a view within the choice that constraints leave it, for
  /// `exerciseAmbiguityInLayout`.
  var exercise: (wish: ConstraintCondition, handle: ConstraintSolver.Constraint)?
  var exerciseCount = 0

  // Reused for each constraint.
  var terms: [ConstraintExpression.Term] = []
  var pinTerms: [ConstraintExpression.Term] = []
  var changes: [ConstraintSolver.Change] = []
  var touched: [EngineItem] = []

  init(root: UIView, isPrimary: Bool) {
    rootLink = Unretained(root)
    device = root.device
    sizeOfFreeRoot = root.bounds.size
    scale = root.pixelsPerPoint
    self.isPrimary = isPrimary
  }

  var root: UIView { rootLink.object }

  private static var lastChange = 0

  // MARK: Constraints come and go

  /// Takes a constraint in; the solver gets it later.
  func enqueue(_ constraint: NSLayoutConstraint) {
    // A new engine adopts orphans, and this one may be among them.
    guard constraint.record.engine !== self else { return }
    constraint.record.engine = self
    constraint.record.indexInEngine = members.count
    // Most islands have a few, which growing from one would take longer for than all the rest.
    if members.isEmpty { members.reserveCapacity(8) }
    members.append(Unretained(constraint))
    if constraint.relatesAxes { aspectConstraintCount += 1 }
    wait(for: constraint)
    markDirty()
  }

  func wait(for constraint: NSLayoutConstraint) {
    guard !constraint.record.isWaiting else { return }
    constraint.record.isWaiting = true
    if waiting.count > 2 * members.count + 64 { compactWaiting() }
    if waiting.isEmpty { waiting.reserveCapacity(8) }
    waiting.append(constraint)
  }

  /// Views that are not laid out can have constraints come and go for long.
  private func compactWaiting() {
    var kept: [NSLayoutConstraint] = []
    for constraint in waiting where constraint.record.isWaiting {
      guard constraint.record.engine === self else { continue }
      constraint.record.isWaiting = false  // only the first of several times
      kept.append(constraint)
    }
    for constraint in kept {
      constraint.record.isWaiting = true
    }
    waiting = kept
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

  /// Takes a constraint out of the solver with the next changes.
  func withdraw(_ constraint: NSLayoutConstraint) {
    if let handle = constraint.record.handle {
      constraint.record.handle = nil
      removed.append(handle)
      mayMendConflicts = true
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

  /// The geometry that the formula was made with is no longer what it was.
  func formulaChanged(of constraint: NSLayoutConstraint) {
    guard constraint.record.handle != nil else { return markDirty() }
    withdraw(constraint)
    wait(for: constraint)
    markDirty()
  }

  private func noteChange(of constraint: NSLayoutConstraint) {
    markDirty()
    guard constraint.record.handle != nil else {
      if constraint.record.isBroken { mayMendConflicts = true }
      return
    }
    guard !constraint.record.isChanged else { return }
    constraint.record.isChanged = true
    changedConstraints.append(constraint)
  }

  func forEachMember(_ body: @MainActor (NSLayoutConstraint) -> Void) {
    for member in members {
      body(member.object)
    }
  }

  // MARK: Items

  func itemChanged(_ item: EngineItem) {
    changedItems.append(item)
    markDirty()
  }

  func itemIsIdle(_ item: EngineItem) {
    idleItems.append(item)
    markDirty()
  }

  func release(_ item: EngineItem?) {
    guard let item else { return }
    item.uses -= 1
    if item.uses == 0 { idleItems.append(item) }
  }

  // MARK: The engine as a whole

  func markDirty() {
    Self.lastChange += 1
    changeCount = Self.lastChange
    fittingAnswer = nil
    guard isPrimary else { return }
    isDirty = true
    // Also where it was dirty: a layout that did not settle has cleared the marks of its views.
    if !isSolving { root.markSubtreeNeedsLayout() }
  }

  func markClean() {
    isDirty = false
  }

  /// Gives every constraint to the engine that is now responsible for it.
  func dissolve() {
    let constraints = members
    detachAll()
    for constraint in constraints {
      LayoutEngine.engine(for: constraint.object).enqueue(constraint.object)
    }
  }

  /// Leaves all constraints without an engine; those of subviews that live on are adopted later.
  func rootIsGone() {
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
    for item in items {
      item.engineIsGone()
    }
    if root.layoutItem.state?.engine === self { root.layoutItem.state?.engine = nil }
    // It may be at work: a view that is asked for its size can have it left.
    isPrimary = false
  }
}

/// Whose value a variable of the solver is.
struct VariablePlace {
  var item: Unretained<EngineItem>
  var field: ItemField
}

extension NSLayoutConstraint {
  /// Forgets the engine, which is not told.
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
