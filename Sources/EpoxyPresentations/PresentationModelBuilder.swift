// SPDX-License-Identifier: MIT

/// A result builder of one optional model: the first of its statements that is not nil.
///
/// ```swift
/// @MainActor @PresentationModelBuilder
/// func presentation(error: String?, showsForm: Bool) -> PresentationModel? {
///   if error != nil {
///     PresentationModel(
///       dataID: "error", presentation: .system, makeViewController: { UIViewController() },
///       dismiss: {})
///   }
///   if showsForm {
///     PresentationModel(
///       dataID: "form", presentation: .system, makeViewController: { UIViewController() },
///       dismiss: {})
///   }
/// }
///
/// let model = presentation(error: "No network", showsForm: true)
/// print(model?.diffIdentifier ?? "none")  // error
/// ```
///
/// The order of the statements is the order of importance: a model that an earlier one hides is
/// presented when the earlier one is gone.
@resultBuilder
public enum PresentationModelBuilder {
  /// The type of a single statement.
  public typealias Expression = PresentationModel
  /// The type of a sequence of statements.
  public typealias Component = PresentationModel?

  /// Returns the model of an expression.
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
