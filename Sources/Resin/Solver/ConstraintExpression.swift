// SPDX-License-Identifier: MIT
internal import CResin

/// An operand of a linear expression: a variable or another expression.
///
///     left + 2 * width - 8
public protocol ConstraintOperand {
  /// The operand as an expression.
  var expression: ConstraintExpression { get }
}

/// A number that a ``ConstraintSolver`` may choose.
///
/// It is a name that only the solver which made it knows; keep it apart from others.
public struct ConstraintVariable: Hashable, Sendable, ConstraintOperand {
  let index: UInt32
  let generation: UInt32

  init(_ core: resin_variable) {
    index = core.index
    generation = core.generation
  }

  var core: resin_variable { resin_variable(index: index, generation: generation) }

  /// Once the variable.
  public var expression: ConstraintExpression { ConstraintExpression(self) }
}

/// A sum of multiples of variables and a constant.
public struct ConstraintExpression: Hashable, Sendable, ConstraintOperand {
  /// A multiple of a variable.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: ConstraintVariable

    /// The factor: 0, or from 0.001 to 1000 in magnitude.
    public var coefficient: Double
  }

  /// The multiples. A variable may come more than once: its coefficients count together.
  public var terms: [Term]

  /// The number that is added to them.
  public var constant: Double

  /// Creates an expression without variables.
  public init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Creates a multiple of a variable.
  public init(_ variable: ConstraintVariable, coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  /// The expression itself.
  public var expression: ConstraintExpression { self }
}

/// An equation or an inequality, as the operators `==`, `<=` and `>=` make it: that the expression,
/// left side minus right side, is equal to, at most, or at least 0.
///
///     try solver.add(title.right <= button.left - 8)
public struct ConstraintCondition: Hashable, Sendable {
  /// How the expression should compare with 0.
  public enum Relation: Hashable, Sendable {
    /// It is 0.
    case equal
    /// It is 0 or less.
    case atMost
    /// It is 0 or more.
    case atLeast
  }

  /// Left side minus right side.
  public var expression: ConstraintExpression

  /// How it should compare with 0.
  public var relation: Relation

  /// Creates a condition.
  public init(_ expression: ConstraintExpression, _ relation: Relation) {
    self.expression = expression
    self.relation = relation
  }
}

extension ConstraintOperand {
  /// The sum of both.
  public static func + (left: Self, right: some ConstraintOperand) -> ConstraintExpression {
    var sum = left.expression
    let other = right.expression
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }

  /// The sum of both.
  public static func + (left: Self, right: Double) -> ConstraintExpression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// The sum of both.
  public static func + (left: Double, right: Self) -> ConstraintExpression { right + left }

  /// The first without the second.
  public static func - (left: Self, right: some ConstraintOperand) -> ConstraintExpression {
    left + right.expression * -1
  }

  /// The first without the second.
  public static func - (left: Self, right: Double) -> ConstraintExpression { left + -right }

  /// The first without the second.
  public static func - (left: Double, right: Self) -> ConstraintExpression { right * -1 + left }

  /// The opposite.
  public static prefix func - (operand: Self) -> ConstraintExpression { operand * -1 }

  /// A multiple.
  public static func * (left: Self, right: Double) -> ConstraintExpression {
    var product = left.expression
    for i in product.terms.indices { product.terms[i].coefficient *= right }
    product.constant *= right
    return product
  }

  /// A multiple.
  public static func * (left: Double, right: Self) -> ConstraintExpression { right * left }

  /// A part.
  public static func / (left: Self, right: Double) -> ConstraintExpression { left * (1 / right) }
}

extension ConstraintOperand {
  /// Requires both sides to be equal.
  public static func == (left: Self, right: some ConstraintOperand) -> ConstraintCondition {
    ConstraintCondition(left - right, .equal)
  }

  /// Requires both sides to be equal.
  public static func == (left: Self, right: Double) -> ConstraintCondition {
    ConstraintCondition(left - right, .equal)
  }

  /// Requires the first side to be at most the second.
  public static func <= (left: Self, right: some ConstraintOperand) -> ConstraintCondition {
    ConstraintCondition(left - right, .atMost)
  }

  /// Requires the first side to be at most the second.
  public static func <= (left: Self, right: Double) -> ConstraintCondition {
    ConstraintCondition(left - right, .atMost)
  }

  /// Requires the first side to be at least the second.
  public static func >= (left: Self, right: some ConstraintOperand) -> ConstraintCondition {
    ConstraintCondition(left - right, .atLeast)
  }

  /// Requires the first side to be at least the second.
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
