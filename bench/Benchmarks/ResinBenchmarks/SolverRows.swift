// SPDX-License-Identifier: MIT
import CResin
import Resin
import SolverDialog

// The cost of the solver from Swift beside its cost in C, for a single dialog. Screens and kiwi are
// measured in C.

/// Returns the rows of the solver: the dialog built and destroyed, and suggestions to an existing
/// dialog.
func solverRows() -> [Row] {
  let paths = ["c", "resin"]
  let size = DIALOG_CONSTRAINTS
  return [
    Row(
      unit: "solver", workload: "dialog-build-from-swift", identity: "", size: size, paths: paths
    ) { isWanted in
      let workload = DialogWorkload()
      return try paths.filter(isWanted).map { path in
        path == "c" ? workload.coreBuild() : try workload.resinBuild()
      }
    },
    Row(
      unit: "solver", workload: "dialog-suggest-from-swift", identity: "", size: size, paths: paths
    ) { isWanted in
      let workload = DialogWorkload()
      return try paths.filter(isWanted).map { path in
        path == "c" ? try workload.coreSuggest() : try workload.resinSuggest()
      }
    },
  ]
}

/// The data of the dialog, and the rivals that build and resize it.
private struct DialogWorkload {
  private struct Condition {
    let terms: [(variable: Int, coefficient: Double)]
    let constant: Double
    let relation: ConstraintCondition.Relation
    let strength: ConstraintStrength
  }

  private static let variables = DIALOG_VARIABLES
  private static let width = DIALOG_WIDTH
  private static let height = DIALOG_HEIGHT
  private let conditions: [Condition]
  private let sizes: [dialog_size]

  init() {
    // Swift imports C's arrays as tuples.
    conditions = withUnsafeBytes(of: dialog_constraints) { bytes in
      bytes.bindMemory(to: dialog_constraint.self).map(Self.condition)
    }
    sizes = withUnsafeBytes(of: dialog_sizes) { Array($0.bindMemory(to: dialog_size.self)) }
  }

  private static func condition(_ core: dialog_constraint) -> Condition {
    let variables = withUnsafeBytes(of: core.variables) { Array($0.bindMemory(to: UInt32.self)) }
    let coefficients = withUnsafeBytes(of: core.coefficients) {
      Array($0.bindMemory(to: Double.self))
    }
    let isRequired = core.priority == RESIN_PRIORITY_REQUIRED
    return Condition(
      terms: (0..<Int(core.count)).map { (Int(variables[$0]), coefficients[$0]) },
      constant: core.constant,
      relation: core.relation == RESIN_EQUAL
        ? .equal : core.relation == RESIN_AT_MOST ? .atMost : .atLeast,
      strength: isRequired
        ? .required : .priority(Int(core.priority), weight: core.weight))
  }

  // MARK: In C

  func coreBuild() -> Rival {
    Rival(path: "c") { _ = dialog_build_often($0, false) }
  }

  func coreSuggest() throws -> Rival {
    let dialog = CoreDialog()
    try check(dialog_check(dialog.pointer), "the core's dialog differs")
    return Rival(path: "c") { _ = dialog_suggest(dialog.pointer, $0) }
  }

  // MARK: Through Resin

  private func build() throws -> (solver: ConstraintSolver, variables: [ConstraintVariable]) {
    let solver = ConstraintSolver()
    let variables = (0..<Self.variables).map { _ in solver.addVariable() }
    try solver.edit(variables[Self.width], .priority(DIALOG_STRONG))
    try solver.edit(variables[Self.height], .priority(DIALOG_STRONG))
    for condition in conditions {
      var sum = ConstraintExpression(constant: condition.constant)
      for term in condition.terms {
        sum = sum + variables[term.variable] * term.coefficient
      }
      try solver.add(ConstraintCondition(sum, condition.relation), condition.strength)
    }
    return (solver, variables)
  }

  /// Checks the sizes. At most one variable may differ from the recorded values, because the
  /// constraints have several solutions.
  private func checkSizes(_ solver: ConstraintSolver, _ variables: [ConstraintVariable]) throws {
    for size in sizes {
      try solver.suggest(size.width, for: variables[Self.width])
      try solver.suggest(size.height, for: variables[Self.height])
      let values = withUnsafeBytes(of: size.values) { Array($0.bindMemory(to: Double.self)) }
      let others = zip(variables, values).count { abs(solver[$0] - $1) > 1e-6 }
      try check(others <= 1, "the dialog through Resin differs")
    }
  }

  func resinBuild() throws -> Rival {
    let first = try build()
    try checkSizes(first.solver, first.variables)
    return Rival(path: "resin") { iterations in
      for _ in 0..<iterations {
        _ = try? build()
      }
    }
  }

  func resinSuggest() throws -> Rival {
    let (solver, variables) = try build()
    try checkSizes(solver, variables)
    let suggestions = sizes.flatMap {
      [(variables[Self.width], $0.width), (variables[Self.height], $0.height)]
    }
    var turn = 0
    return Rival(path: "resin") { iterations in
      var next = turn
      for _ in 0..<iterations {
        let (variable, value) = suggestions[next]
        try? solver.suggest(value, for: variable)
        next = (next + 1) % suggestions.count
      }
      turn = next
    }
  }
}

/// A dialog of the core.
private final class CoreDialog {
  let pointer = UnsafeMutablePointer<dialog>.allocate(capacity: 1)

  init() {
    guard dialog_build(pointer, false) else {
      fatalError("no dialog")
    }
  }

  deinit {
    resin_solver_destroy(pointer.pointee.solver)
    pointer.deallocate()
  }
}
