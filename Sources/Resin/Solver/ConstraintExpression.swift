// SPDX-License-Identifier: MIT
internal import CResin

/// An operand of a linear expression: a variable or another expression.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let left = solver.addVariable(), width = solver.addVariable()
/// let right: ConstraintExpression = left + 2 * width - 8
/// try solver.add(right == 100)
/// try solver.add(left == 0)
/// print(solver[width])  // 54.0
/// ```
public protocol ConstraintOperand {
  /// The operand as an expression.
  var expression: ConstraintExpression { get }
}

/// A number that a ``ConstraintSolver`` determines.
///
/// A variable is valid only for the solver that created it.
public struct ConstraintVariable: Hashable, Sendable, ConstraintOperand {
  let index: UInt32
  let generation: UInt32

  init(_ core: resin_variable) {
    index = core.index
    generation = core.generation
  }

  var core: resin_variable { resin_variable(index: index, generation: generation) }

  /// The variable as an expression, with the coefficient 1.
  public var expression: ConstraintExpression { ConstraintExpression(self) }
}

/// A sum of multiples of variables and a constant.
public struct ConstraintExpression: Hashable, Sendable, ConstraintOperand {
  /// A multiple of a variable.
  public struct Term: Hashable, Sendable {
    /// The variable that the term multiplies.
    public var variable: ConstraintVariable

    /// The factor: 0, or from 0.001 to 1000 in magnitude.
    public var coefficient: Double
  }

  /// The multiples of variables. If a variable occurs more than once, its coefficients are added.
  public var terms: [Term]

  /// The number that is added to the terms.
  public var constant: Double

  /// Creates an expression without variables.
  public init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Creates an expression with a multiple of a variable.
  public init(_ variable: ConstraintVariable, coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  /// The expression itself, as every operand has one.
  public var expression: ConstraintExpression { self }
}

/// An equation or an inequality: the expression (left side minus right side) is equal to, at most,
/// or at least 0. The operators `==`, `<=` and `>=` create conditions.
///
/// ```swift
/// let solver = ConstraintSolver()
/// let titleRight = solver.addVariable(), buttonLeft = solver.addVariable()
/// try solver.add(titleRight <= buttonLeft - 8)
/// try solver.add(buttonLeft == 300)
/// try solver.add(titleRight == 400, .priority(500))
/// print(solver[titleRight])  // 292.0
/// ```
public struct ConstraintCondition: Hashable, Sendable {
  /// The relation between an expression and 0.
  public enum Relation: Hashable, Sendable {
    /// The expression is 0.
    case equal
    /// The expression is 0 or less.
    case atMost
    /// The expression is 0 or more.
    case atLeast
  }

  /// The left side minus the right side.
  public var expression: ConstraintExpression

  /// The required relation between the expression and 0.
  public var relation: Relation

  /// Creates a condition from the values of its properties.
  public init(_ expression: ConstraintExpression, _ relation: Relation) {
    self.expression = expression
    self.relation = relation
  }
}

extension ConstraintOperand {
  /// Returns the sum of the operands.
  public static func + (left: Self, right: some ConstraintOperand) -> ConstraintExpression {
    var sum = left.expression
    let other = right.expression
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }

  /// Returns the sum of the operands.
  public static func + (left: Self, right: Double) -> ConstraintExpression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// Returns the sum of the operands.
  public static func + (left: Double, right: Self) -> ConstraintExpression { right + left }

  /// Returns the difference between the operands.
  public static func - (left: Self, right: some ConstraintOperand) -> ConstraintExpression {
    left + right.expression * -1
  }

  /// Returns the difference between the operands.
  public static func - (left: Self, right: Double) -> ConstraintExpression { left + -right }

  /// Returns the difference between the operands.
  public static func - (left: Double, right: Self) -> ConstraintExpression { right * -1 + left }

  /// Returns the negated operand.
  public static prefix func - (operand: Self) -> ConstraintExpression { operand * -1 }

  /// Returns a multiple of the operand.
  public static func * (left: Self, right: Double) -> ConstraintExpression {
    var product = left.expression
    for i in product.terms.indices { product.terms[i].coefficient *= right }
    product.constant *= right
    return product
  }

  /// Returns a multiple of the operand.
  public static func * (left: Double, right: Self) -> ConstraintExpression { right * left }

  /// Returns the operand divided by a number.
  public static func / (left: Self, right: Double) -> ConstraintExpression { left * (1 / right) }
}

extension ConstraintOperand {
  /// Returns the condition that both sides are equal.
  public static func == (left: Self, right: some ConstraintOperand) -> ConstraintCondition {
    ConstraintCondition(left - right, .equal)
  }

  /// Returns the condition that both sides are equal.
  public static func == (left: Self, right: Double) -> ConstraintCondition {
    ConstraintCondition(left - right, .equal)
  }

  /// Returns the condition that the left side is at most the right side.
  public static func <= (left: Self, right: some ConstraintOperand) -> ConstraintCondition {
    ConstraintCondition(left - right, .atMost)
  }

  /// Returns the condition that the left side is at most the right side.
  public static func <= (left: Self, right: Double) -> ConstraintCondition {
    ConstraintCondition(left - right, .atMost)
  }

  /// Returns the condition that the left side is at least the right side.
  public static func >= (left: Self, right: some ConstraintOperand) -> ConstraintCondition {
    ConstraintCondition(left - right, .atLeast)
  }

  /// Returns the condition that the left side is at least the right side.
  public static func >= (left: Self, right: Double) -> ConstraintCondition {
    ConstraintCondition(left - right, .atLeast)
  }
}

extension ConstraintCondition.Relation {
  var core: resin_relation {
    switch self {
    case .equal: RESIN_EQUAL
    case .atMost: RESIN_AT_MOST
    case .atLeast: RESIN_AT_LEAST
    }
  }
}
