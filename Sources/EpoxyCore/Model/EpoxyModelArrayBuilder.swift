// SPDX-License-Identifier: MIT

/// A result builder of arrays of models.
///
/// `ItemModelBuilder`, `SectionModelBuilder`, `GroupModelBuilder`, `BarModelBuilder` and
/// `NavigationModelBuilder` are names of it. A statement is a model, an optional model, or an array
/// of models; `if`, `switch`, `for` and `if #available` are supported.
///
/// ```swift
/// @EpoxyModelArrayBuilder<String>
/// func lines(isNew: Bool) -> [String] {
///   "Inbox"
///   if isNew { "Spam" }
///   for number in 1...2 { "Folder \(number)" }
/// }
///
/// print(lines(isNew: false))  // ["Inbox", "Folder 1", "Folder 2"]
/// ```
///
/// A loop gives all its models the identity that its body computes: identities must differ between
/// iterations, or the models are duplicates of each other.
@resultBuilder
public enum EpoxyModelArrayBuilder<Model> {
  /// The type of a single statement.
  public typealias Expression = Model
  /// The type of a sequence of statements.
  public typealias Component = [Model]

  /// Returns an array of one model.
  @inlinable public static func buildExpression(_ expression: Expression) -> Component {
    [expression]
  }

  /// Returns the models of an array.
  @inlinable public static func buildExpression(_ expression: Component) -> Component {
    expression
  }

  /// Returns an array of a model, or an empty array for nil.
  @inlinable public static func buildExpression(_ expression: Expression?) -> Component {
    expression.map { [$0] } ?? []
  }

  /// Returns the models of consecutive statements.
  @inlinable public static func buildBlock(_ children: Component...) -> Component {
    var models: Component = []
    models.reserveCapacity(children.reduce(0) { $0 + $1.count })
    for child in children { models += child }
    return models
  }

  /// Returns the models of a single statement.
  @inlinable public static func buildBlock(_ component: Component) -> Component {
    component
  }

  /// Returns the models of an `if` without `else`.
  public static func buildOptional(_ children: Component?) -> Component {
    children ?? []
  }

  /// Returns the models of the first branch.
  public static func buildEither(first child: Component) -> Component {
    child
  }

  /// Returns the models of the second branch.
  public static func buildEither(second child: Component) -> Component {
    child
  }

  /// Returns the models of a loop.
  public static func buildArray(_ components: [Component]) -> Component {
    components.flatMap { $0 }
  }

  /// Returns the models of an `if #available`.
  public static func buildLimitedAvailability(_ component: Component) -> Component {
    component
  }
}
