// SPDX-License-Identifier: MIT
import SwiftSyntax

// An `@objc protocol` may have optional requirements. They become ordinary ones with a default. An
// extension has a variable of the name that is nil where the class does not have the method, so
// that `delegate?.method?(…)` and `delegate.method != nil` compile as they stand.
extension FileRewriter {
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    let attributes = Attributes(node.attributes)
    guard attributes.has("objc") else { return }
    addClassConstraint(node)
    let optional = node.memberBlock.members.flatMap { item -> [MemberDeclaration] in
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        return [MemberReader.function(function)].filter(\.isOptional)
      }
      if let variable = item.decl.as(VariableDeclSyntax.self),
        Modifiers(variable.modifiers).has("optional")
      {
        // The requirement goes: a class that has it is found by name.
        edits.replace(
          variable.trimmedBytes, with: lines(of: variable))
        return MemberReader.variables(variable)
      }
      return []
    }
    if !optional.isEmpty {
      let writer = OptionalRequirementWriter(
        protocolName: node.name.text,
        access: Modifiers(node.modifiers).access.flatMap { $0 == .internal ? nil : $0.rawValue },
        isMainActor: attributes.has("MainActor"))
      appended.append(writer.declarations(for: optional))
      for member in optional where member.kind == .function { count("optional requirement") }
    }
  }

  private func addClassConstraint(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      edits.insert(": AnyObject", at: node.name.trimmedBytes.upperBound)
      return
    }
    let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
    if names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      return
    }
    edits.insert(" AnyObject,", at: clause.colon.trimmedBytes.upperBound)
  }

  /// A method without parameters and a variable of one name exclude each other: the variable has a
  /// prefix, and so has its use.
  func rewriteOptionalUse(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard node.base != nil, let known = index.optionalRequirements[name] else { return }
    let requirements = known.filter { !$0.1.isUIKit }
    guard !requirements.isEmpty, isOptionalUse(node) else { return }
    // A class has the method itself, and is not asked.
    if let base = node.base, let type = type(of: base), type.kind != .protocol { return }
    if let labels = node.declName.argumentNames {
      let written = labels.arguments.map { $0.name.text }
      guard requirements.contains(where: { $0.0.labels == written }) else { return }
      edits.replace(
        node.declName.trimmedBytes, with: OptionalRequirementWriter.variable(name, written))
      count("optional use")
    } else if requirements.contains(where: { $0.0.kind == .function && $0.0.parameters.isEmpty }),
      requirements.count == 1
    {
      edits.replace(
        node.declName.trimmedBytes, with: OptionalRequirementWriter.variable(name, []))
      count("optional use")
    }
  }

  /// Whether the member is used as a value: followed by `?`, `!`, `!=`, or bound.
  private func isOptionalUse(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id != ExprSyntax(node).id
    }
    return !parent.is(LabeledExprSyntax.self)
      || node.enclosing(MacroExpansionExprSyntax.self) == nil
  }
}

/// Writes the declarations for optional requirements.
struct OptionalRequirementWriter {
  var protocolName: String
  var access: String?
  var isMainActor: Bool

  static func variable(_ name: String, _ labels: [String]) -> String {
    (["_optional", name] + labels).joined(separator: "_")
  }

  private var visibility: String { access.map { $0 + " " } ?? "" }
  private var actor: String { isMainActor ? "@MainActor " : "" }

  func declarations(for members: [MemberDeclaration]) -> String {
    var lines = ["extension \(protocolName) {"]
    var structures: [String] = []
    let functions = members.filter { $0.kind == .function }
    for member in members where member.kind == .variable { lines.append(variable(member)) }
    for member in functions { lines += defaults(member) }
    var names: [String] = []
    for member in functions where !names.contains(member.name) {
      names.append(member.name)
      let group = functions.filter { $0.name == member.name && !$0.parameters.isEmpty }
      guard !group.isEmpty else { continue }
      let type = "Optional_\(protocolName)_\(member.name)"
      let test = group.map { "implements(self, \"\(ObjectiveCNames.name(of: $0))\")" }
      lines.append(
        "  \(visibility)var \(member.name): \(type)? { "
          + "\(test.joined(separator: " || ")) ? \(type)(target: self) : nil }")
      structures.append(structure(type, group))
    }
    lines.append("}")
    return (lines + structures).joined(separator: "\n")
  }

  /// The body of the default of a requirement.
  static func body(_ member: MemberDeclaration) -> String {
    switch member.type ?? "Void" {
    case "Void", "()": ""
    case let type where type.hasSuffix("?") || type.hasSuffix("!"): "nil"
    default: "missingOptional(self, \"\(ObjectiveCNames.name(of: member))\")"
    }
  }

  private func discardable(_ member: MemberDeclaration) -> String {
    ["Void", "()"].contains(member.type ?? "Void") ? "" : "@discardableResult "
  }

  private func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }

  private func variable(_ member: MemberDeclaration) -> String {
    let type = member.type ?? "Any"
    let optional = isOptional(type) ? String(type.dropLast()) + "?" : "(\(type))?"
    return
      "  \(visibility)var \(member.name): \(optional) { "
      + "optionalValue(of: self, \"\(ObjectiveCNames.getter(of: member))\") as? \(type.filter { !"?!".contains($0) }) }"
  }

  private func defaults(_ member: MemberDeclaration) -> [String] {
    let name = ObjectiveCNames.name(of: member)
    let signature = member.signature.replacing("\n", with: " ")
    let result = member.type ?? "Void"
    let body = Self.body(member)
    var lines = [
      "  \(discardable(member))\(visibility)func "
        + "\(member.name)\(signature) { \(body) }"
    ]
    let types = member.parameters.map(\.type).joined(separator: ", ")
    let arguments = member.parameters.indices.map { index in
      let label = member.parameters[index].label
      return label == "_" ? "$\(index)" : "\(label): $\(index)"
    }
    lines.append(
      "  \(visibility)var \(Self.variable(member.name, member.labels)): ((\(types)) -> \(result))? { "
        + "implements(self, \"\(name)\") ? { self.\(member.name)(\(arguments.joined(separator: ", "))) } : nil }"
    )
    return lines
  }

  private func structure(_ type: String, _ group: [MemberDeclaration]) -> String {
    var lines = ["\(actor)\(visibility)struct \(type) {", "  let target: any \(protocolName)"]
    for member in group {
      let result = member.type ?? "Void"
      let arguments = member.parameters.map {
        $0.label == "_" ? $0.name : "\($0.label): \($0.name)"
      }.joined(separator: ", ")
      let parameters = member.signature.replacing("\n", with: " ")
      let call = "target.\(member.name)(\(arguments))"
      if group.count == 1 {
        lines.append(
          "  \(discardable(member))\(visibility)func callAsFunction\(parameters) { \(call) }")
        continue
      }
      let name = ObjectiveCNames.name(of: member)
      let optional = isOptional(result) ? String(result.dropLast()) + "?" : "(\(result))?"
      let clause = parameterClause(of: parameters)
      lines.append(
        "  @discardableResult \(visibility)func callAsFunction\(clause) -> \(optional) { "
          + "implements(target, \"\(name)\") ? \(call) : nil }")
    }
    lines.append("}")
    return lines.joined(separator: "\n")
  }
}

/// The parameters of a signature: the text before the arrow that is in no parentheses.
private func parameterClause(of signature: String) -> String {
  var depth = 0
  var result = ""
  for character in signature {
    if character == "(" { depth += 1 }
    result.append(character)
    if character == ")" {
      depth -= 1
      if depth == 0 { break }
    }
  }
  return result
}
