// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

@Suite struct ConstraintSolverUpdateTests {
  @Test func `Many changes have the solution of single ones`() throws {
    let solver = ConstraintSolver()
    let left = solver.addVariable()
    let width = solver.addVariable()
    let wish = try solver.update {
      try solver.add(width >= 100)
      try solver.update {
        try solver.add(left + width == 390)
        _ = try solver.add(left >= 8)
      }
      return try solver.add(width == 50, .priority(750))
    }
    expectEqual(solver[left], 290)
    expectEqual(solver[width], 100)
    expectEqual(solver.residual(of: wish), 50)
    expectEqual(solver.takeChanges().count, 2)
  }

  @Test func `A conflict throws at its call, and the changes before it remain`() throws {
    let solver = ConstraintSolver()
    let x = solver.addVariable()
    var low: ConstraintSolver.Constraint?
    let error = #expect(throws: ConstraintError.self) {
      try solver.update {
        low = try solver.add(x >= 10)
        try solver.add(x <= 5)
        Issue.record("the conflict did not throw")
      }
    }
    #expect(error?.conflicts.first == low && error?.conflicts.count == 1)
    expectEqual(solver[x], 10)
  }

  @Test func `An update that reverts leaves nothing of its changes`() throws {
    let solver = ConstraintSolver()
    let x = solver.addVariable()
    let low = try solver.add(x >= 10)
    #expect(throws: ConstraintError.self) {
      try solver.update(revertsOnError: true) {
        try solver.remove(low)
        try solver.add(x >= 20)
        try solver.add(x <= 5)
      }
    }
    expectEqual(solver[x], 10)
    try solver.setConstant(-12, of: low)  // the constraint is there again
    expectEqual(solver[x], 12)
    try solver.update(revertsOnError: true) { try solver.setConstant(-13, of: low) }
    expectEqual(solver[x], 13)
  }

  @Test func `No value is read within an update, and edits begin at the value`() throws {
    let solver = ConstraintSolver()
    let x = solver.addVariable()
    try solver.update {
      try solver.add(x >= 10)
      #expect(throws: ConstraintError.self) { try solver.range(of: x) }
      #expect(throws: ConstraintError.self) { try solver.dependencies(of: x) }
      try solver.edit(x, .priority(500))
    }
    expectEqual(solver[x], 10)
    try solver.update {
      try solver.suggest(15, for: x)
      try solver.suggest(16, for: x)
    }
    expectEqual(solver[x], 16)
  }
}
