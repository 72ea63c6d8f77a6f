// SPDX-License-Identifier: MIT
import SwiftSyntax

/// A `#selector(…)` as it is written.
struct WrittenSelector {
  enum Accessor: String {
    case getter, setter
  }

  /// The expression before the last dot.
  var base: ExprSyntax?
  var baseName: String
  /// Nil where the labels are not written: `#selector(save)`.
  var labels: [String]?
  var accessor: Accessor?
  /// The function type after `as`.
  var signature: TypeSyntax?

  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return nil }
    if let label = argument.label {
      guard let accessor = Accessor(rawValue: label.text) else { return nil }
      self.accessor = accessor
    }
    var expression = argument.expression.withoutParentheses
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      else { return nil }
      signature = type.type
      expression = elements[0].withoutParentheses
    }
    let name: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base
      name = member.declName
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference
    } else {
      return nil
    }
    baseName = name.baseName.text.withoutBackticks
    labels = name.argumentNames.map { $0.arguments.map { $0.name.text } }
  }

  /// The types of the parameters after `as`.
  var parameterTypes: [String]? {
    guard var type = signature else { return nil }
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      type = only.type
    }
    return type.as(FunctionTypeSyntax.self)?.parameters.map { $0.type.trimmedDescription }
  }
}

extension ExprSyntax {
  /// The expression in parentheses, as in `#selector((save as () -> Void))`.
  fileprivate var withoutParentheses: ExprSyntax {
    var expression = self
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      expression = only.expression
    }
    return expression
  }
}
