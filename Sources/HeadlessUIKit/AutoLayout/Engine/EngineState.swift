// SPDX-License-Identifier: MIT
internal import Resin

/// The changes of an engine that have not been passed to its solver yet.
struct PendingChanges {
  /// The constraints that have not been added to the solver yet. Some may have been removed from
  /// the engine.
  var waiting: [NSLayoutConstraint] = []
  /// The constraints whose constant, formula or strength has changed.
  var changedConstraints: [NSLayoutConstraint] = []
  /// The constraints that the solver has to remove.
  var removed: [ConstraintSolver.Constraint] = []
  /// The items whose pins, content sizes or strengths have changed.
  var changedItems: [EngineItem] = []
  /// The items that may no longer be in use.
  var idleItems: [EngineItem] = []
  /// The pins that conflicted with constraints when they changed. They are added again after the
  /// constraints.
  var pins: [(EngineItem, ItemField)] = []
  /// Whether broken constraints may be satisfiable again.
  var retriesBroken = false

  /// Whether the solver is up to date. Idle items and pins do not count: the former change no
  /// position, and the latter are added with the constraints.
  var isEmpty: Bool {
    removed.isEmpty && changedItems.isEmpty && changedConstraints.isEmpty && waiting.isEmpty
  }
}

/// The constraints and variables in an engine's solver, and the items of the variables.
struct SolverContents {
  // Lazy, because a solver allocates memory when it is created, and engines are often dissolved
  // before they solve.
  lazy var solver = ConstraintSolver()

  /// The constraints that the solver has refused.
  var broken: [NSLayoutConstraint] = []
  var items: [EngineItem] = []
  /// The items by their states, in an engine that is not primary.
  var itemsOfStates: [ObjectIdentifier: EngineItem] = [:]
  var rootItem: EngineItem?
  /// The items of views whose height depends on their width.
  var wrappingItems: [EngineItem] = []
  /// The items and fields of variables, by the slots of the variables.
  var meanings: [VariableMeaning] = []
  /// Whether the solver contains valid positions. The arithmetic of its last changes may have
  /// failed.
  var hasPositions = true
}

/// The items that have moved since an engine last marked the views that it places.
struct MovedItems {
  /// The items whose values have changed.
  var items: [EngineItem] = []
  /// The buffer of the solver's changes.
  var changes: [ConstraintSolver.Change] = []
}

/// The item and the field of a variable in the solver.
struct VariableMeaning {
  var item: Unretained<EngineItem>
  var field: ItemField
}
