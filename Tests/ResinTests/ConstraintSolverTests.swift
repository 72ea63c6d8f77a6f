// SPDX-License-Identifier: MIT
import Resin
import ResinTestSupport
import Testing

@Suite struct ConstraintSolverTests {
  @Test func `Operators on variables build the expressions that they spell`() throws {
    let solver = ConstraintSolver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(x == 3)
    try solver.add(2 * x - y / 2 + 1 == -y + 10)  // 7 - y/2 = 10 - y
    expectEqual(solver[x], 3)
    expectEqual(solver[y], 6)
    let difference: ConstraintCondition = x == y
    expectEqual(difference.expression.terms.map(\.coefficient), [1, -1])
    expectEqual((5 - x).constant, 5)
    expectEqual((1 + x).constant, 1)
  }

  @Test func `A priority outranks lower ones of any total weight`() throws {
    let solver = ConstraintSolver()
    let left = solver.addVariable()
    let width = solver.addVariable()
    try solver.add(left >= 8)
    try solver.add(left + width == 390)
    let preference = try solver.add(width == 100, .priority(750))
    for _ in 0..<50 { try solver.add(width == 200, .priority(749, weight: 1000)) }
    expectEqual(solver[left], 290)
    expectEqual(solver.residual(of: preference), 0)
    try solver.setConstant(-120, of: preference)
    expectEqual(solver[width], 120)
    try solver.setStrength(.priority(1), of: preference)
    expectEqual(solver[width], 200)
    expectEqual(solver.residual(of: preference), 80)
  }

  @Test func `A conflict throws its constraints and leaves the solver unchanged`() throws {
    let solver = ConstraintSolver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let low = try solver.add(x >= 10)
    try solver.add(y <= 100)
    let order = try solver.add(x + 5 <= y)
    let error = #expect(throws: ConstraintError.self) { try solver.add(y == 12) }
    expectEqual(error?.conflicts, [low, order])
    #expect(error?.description.contains("required") == true)
    #expect(solver[x] == 10 && solver[y] == 15)
    try solver.add(y == 12, .priority(1000))
    expectEqual(solver[y], 15)
    try solver.remove(low)
    #expect(solver[y] == 12 && solver[x] == 7)
  }

  @Test func `A suggested value moves dependent variables and is reported once`() throws {
    let solver = ConstraintSolver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(y == 2 * x)
    let edit = try solver.edit(x, .priority(500))
    #expect(solver.takeChanges().isEmpty)
    try solver.suggest(4, for: x)
    #expect(
      Set(solver.takeChanges().map(\.value)) == [4, 8]
        && solver.takeChanges().isEmpty)
    try solver.remove(edit)
    expectEqual(solver[y], 0)
    try solver.edit(x, .priority(500))
    try solver.suggest(3, for: x)
    let stay = try solver.stay(y, .priority(900))
    try solver.suggest(50, for: x)
    expectEqual(solver[x], 3)
    try solver.remove(stay)
    expectEqual(solver[x], 50)
  }

  @Test func `An invalid call throws an error with the code of its cause`() throws {
    let solver = ConstraintSolver()
    let x = solver.addVariable()
    func code(_ body: () throws -> Void) -> Int32? {
      #expect(throws: ConstraintError.self) { try body() }?.reason.code
    }
    #expect(code { try solver.add(x * 1e9 == 1) } == 502)
    #expect(code { try solver.add(x == .nan) } == 503)
    #expect(code { try solver.suggest(1, for: x) } == 509)
    #expect(code { try solver.edit(x, .required) } == 505)
    let constraint = try solver.add(x >= 1)
    #expect(code { try solver.remove(x) } == 508)
    try solver.remove(constraint)
    #expect(code { try solver.remove(constraint) } == 501)
    try solver.remove(x)
    #expect(code { try solver.remove(x) } == 500)
    #expect(code { try solver.add(x == 1) } == 500)
  }

  /// Compares a column of rows, each as high as its content, with sums of the heights.
  @Test func `A column of rows has the positions that addition gives`() throws {
    var random = SplitMix64(seed: 7)
    let solver = ConstraintSolver()
    var rows: [(top: ConstraintVariable, height: ConstraintVariable)] = []
    var preferences: [ConstraintSolver.Constraint] = []
    for i in 0..<60 {
      let row = (top: solver.addVariable(), height: solver.addVariable())
      if let last = rows.last {
        try solver.add(row.top == last.top + last.height + 4)
      } else {
        try solver.add(row.top == 8)
      }
      try solver.add(row.height >= 20)
      preferences.append(try solver.add(row.height == Double(i), .priority(250)))
      rows.append(row)
    }
    for _ in 0..<300 {
      let index = Int(random.next() % 60)
      let height = Double(random.next() % 80)
      try solver.setConstant(-height, of: preferences[index])
      var top = 8.0
      for (row, preference) in zip(rows, preferences) {
        expectNear(solver[row.top], top, within: 1e-9)
        let wanted = solver[row.height] - solver.residual(of: preference)
        expectEqual(solver[row.height], max(20, wanted))
        top += solver[row.height] + 4
      }
    }
  }
}
