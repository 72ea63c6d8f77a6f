// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Conditions of `#if` as text.
enum ConditionText {
  static func translated(_ condition: String) -> String {
    condition.replacing("os(iOS)", with: "canImport(UIKit)")
  }
}

extension FileRewriter {
  // `os(iOS)` is where UIKit is.
  func rewriteCondition(_ condition: ExprSyntax) {
    let finder = SystemFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    for call in finder.found {
      edits.replace(call.trimmedBytes, with: "canImport(UIKit)")
      count("os(iOS)")
    }
  }

  private final class SystemFinder: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.trimmedDescription == "os",
        node.arguments.trimmedDescription == "iOS"
      {
        found.append(node)
      }
      return .skipChildren
    }
  }

  // Linux has every version, and the device has that of iOS which it says.
  func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
    guard let version = version(in: node.availabilityArguments), version > options.systemVersion
    else { return }
    let isNegated = node.availabilityKeyword.text == "#unavailable"
    edits.replace(node.trimmedBytes, with: (isNegated ? "!" : "") + "deviceHas(iOS: \(version))")
    count(node.availabilityKeyword.text)
  }

  private func version(in list: AvailabilityArgumentListSyntax) -> Int? {
    for argument in list {
      if case .availabilityVersionRestriction(let restriction) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
      {
        return restriction.version.flatMap { Int($0.major.text) }
      }
    }
    return nil
  }
}
