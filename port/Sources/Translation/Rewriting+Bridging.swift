// SPDX-License-Identifier: MIT
import SwiftSyntax

// Foundation on Linux bridges an `NSNumber` to all of Swift's numbers but `CGFloat`.
extension FileRewriter {
  func rewriteCasts(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (position, element) in elements.enumerated() where position > 0 {
      guard let cast = element.as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.text == "?", position + 1 < elements.count,
        elements[position + 1].trimmedDescription == "CGFloat",
        position == 1 || isLoose(elements[position - 2])
      else { continue }
      let value = elements[position - 1]
      if value.is(TryExprSyntax.self) || value.is(AwaitExprSyntax.self) { continue }
      edits.insert("bridgedCGFloat(", at: value.trimmedBytes.lowerBound)
      edits.replace(
        value.trimmedBytes.upperBound..<elements[position + 1].trimmedBytes.upperBound, with: ")")
      count("as? CGFloat")
    }
  }

  /// Whether an operator binds less tightly than a cast.
  private func isLoose(_ element: ExprSyntax) -> Bool {
    element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
      || ["??", "==", "!=", "&&", "||"].contains(element.trimmedDescription)
  }
}
