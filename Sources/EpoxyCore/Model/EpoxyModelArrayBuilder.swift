// SPDX-License-Identifier: MIT

/// Builds arrays of models from statements.
@resultBuilder
public enum EpoxyModelArrayBuilder<Model> {
  /// What a statement gives.
  public typealias Expression = Model
  /// What statements give together.
  public typealias Component = [Model]

  /// One model.
  public static func buildExpression(_ expression: Expression) -> Component {
    [expression]
  }

  /// Several models.
  public static func buildExpression(_ expression: Component) -> Component {
    expression
  }

  /// A model, or none.
  public static func buildExpression(_ expression: Expression?) -> Component {
    expression.map { [$0] } ?? []
  }

  /// Statements one after the other.
  public static func buildBlock(_ children: Component...) -> Component {
    children.flatMap { $0 }
  }

  /// A statement alone.
  public static func buildBlock(_ component: Component) -> Component {
    component
  }

  /// An `if` without `else`.
  public static func buildOptional(_ children: Component?) -> Component {
    children ?? []
  }

  /// The first branch.
  public static func buildEither(first child: Component) -> Component {
    child
  }

  /// The second branch.
  public static func buildEither(second child: Component) -> Component {
    child
  }

  /// A loop.
  public static func buildArray(_ components: [Component]) -> Component {
    components.flatMap { $0 }
  }

  /// Statements that not every system has.
  public static func buildLimitedAvailability(_ component: Component) -> Component {
    component
  }
}
