// SPDX-License-Identifier: MIT

/// Builds arrays of models from statements.
@resultBuilder
public enum EpoxyModelArrayBuilder<Model> {
  /// What a statement gives.
  public typealias Expression = Model
  /// What statements give together.
  public typealias Component = [Model]

  /// One model.
  @inlinable public static func buildExpression(_ expression: Expression) -> Component {
    [expression]
  }

  /// Several models.
  @inlinable public static func buildExpression(_ expression: Component) -> Component {
    expression
  }

  /// A model, or none.
  @inlinable public static func buildExpression(_ expression: Expression?) -> Component {
    expression.map { [$0] } ?? []
  }

  /// Statements one after the other.
  @inlinable public static func buildBlock(_ children: Component...) -> Component {
    var count = 0
    for index in children.indices { count += children[index].count }
    var models: [Model] = []
    models.reserveCapacity(count)
    for index in children.indices {
      for place in children[index].indices { models.append(children[index][place]) }
    }
    return models
  }

  /// A statement alone.
  @inlinable public static func buildBlock(_ component: Component) -> Component {
    component
  }

  /// An `if` without `else`.
  @inlinable public static func buildOptional(_ children: Component?) -> Component {
    children ?? []
  }

  /// The first branch.
  @inlinable public static func buildEither(first child: Component) -> Component {
    child
  }

  /// The second branch.
  @inlinable public static func buildEither(second child: Component) -> Component {
    child
  }

  /// A loop.
  @inlinable public static func buildArray(_ components: [Component]) -> Component {
    components.flatMap { $0 }
  }

  /// Statements that not every system has.
  @inlinable public static func buildLimitedAvailability(_ component: Component) -> Component {
    component
  }
}
