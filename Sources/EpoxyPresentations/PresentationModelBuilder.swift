// SPDX-License-Identifier: MIT

/// A result builder of one optional model: the first of its statements that is not nil.
@resultBuilder
public enum PresentationModelBuilder {
  /// The type of a single statement.
  public typealias Expression = PresentationModel
  /// The type of a sequence of statements.
  public typealias Component = PresentationModel?

  /// Returns a model.
  public static func buildExpression(_ expression: Expression) -> Component { expression }

  /// Returns a model, or nil.
  public static func buildExpression(_ expression: Component) -> Component { expression }

  /// Returns the first model of several statements.
  public static func buildBlock(_ children: Component...) -> Component {
    children.lazy.compactMap(\.self).first
  }

  /// Returns the model of an `if`, or nil without one.
  public static func buildOptional(_ children: Component?) -> Component { children ?? nil }

  /// Returns the model of the first branch.
  public static func buildEither(first child: Component) -> Component { child }

  /// Returns the model of the second branch.
  public static func buildEither(second child: Component) -> Component { child }

  /// Returns the first model of a loop.
  public static func buildArray(_ components: [Component]) -> Component {
    components.lazy.compactMap(\.self).first
  }
}
