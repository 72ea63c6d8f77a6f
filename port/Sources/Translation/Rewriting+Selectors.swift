// SPDX-License-Identifier: MIT
import SwiftSyntax

// `#selector(save(_:))` becomes `Selector("save:", FormController.save(_:))`: the method itself,
// unapplied, with the name that Objective-C has for it.
extension FileRewriter {
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let written = WrittenSelector(node) else {
      return say(.error, at: node, "#selector has no name of a method: \(node.trimmedDescription)")
    }
    count("#selector")
    let text = selector(written, node)
    edits.replace(node.trimmedBytes, with: text + lines(of: node))
  }

  /// The line breaks inside of a node, so that the lines after it stay where they are.
  func lines(of node: some SyntaxProtocol) -> String {
    let count = source.bytes[node.trimmedBytes].count { $0 == 0x0A }
    return String(repeating: "\n", count: count)
  }

  private func selector(_ written: WrittenSelector, _ node: MacroExpansionExprSyntax) -> String {
    let target = target(of: written)
    let candidates = candidates(for: written, target)
    guard let (member, owner) = candidates.first else {
      return unknown(written, target, node)
    }
    let name = SelectorWriter.name(of: member, in: target.type ?? owner, index)
    if let accessor = written.accessor { return access(accessor, member, target) }
    switch target {
    case .type(_, let type?) where type.kind == .protocol: return "Selector(\"\(name)\")"
    case .type(let text, _):
      return SelectorWriter.selector(
        name, member, typeText: text, signature: written.parameterTypes,
        isAmbiguous: isAmbiguous(member, target.type ?? owner))
    case .value(let text, _):
      let reference = SelectorWriter.reference(member)
      return "Selector(\"\(name)\", of: \(text)) { $0.\(reference) }"
    }
  }

  /// Where the method of a selector is looked up.
  enum Target {
    case type(String, TypeInfo?)
    case value(String, TypeInfo?)

    var type: TypeInfo? {
      switch self {
      case .type(_, let type), .value(_, let type): type
      }
    }
  }

  private func target(of written: WrittenSelector) -> Target {
    let scope = scopes.last
    let here = Target.type(scope?.name ?? "", scope?.type)
    guard let base = written.base else { return enclosingTarget(of: written) ?? here }
    let text = base.trimmedDescription
    if ["self", "Self", "super"].contains(text) { return enclosingTarget(of: written) ?? here }
    let bare = text.withoutBackticks
    if text.isTypeName {
      return .type(text, index.resolve(bare, in: source.module, within: scope?.type?.name))
    }
    guard let type = type(of: base) else { return .value(text, nil) }
    // Where code can name the type of the value, it stands for it.
    let isNamed =
      (type.module == source.module || type.isUIKit) && type.main?.generics.isEmpty == true
      && type.main?.access != .private && type.kind == .class
    return isNamed ? .type(type.name, type) : .value(text, type)
  }

  /// The innermost type around that has the method: nested types see those of outer ones only by
  /// name, but a class in a function may stand between.
  private func enclosingTarget(of written: WrittenSelector) -> Target? {
    for scope in scopes.reversed() {
      if let type = scope.type, !index.members(named: written.baseName, of: type).isEmpty {
        return .type(scope.name, type)
      }
      if localMembers(of: scope).contains(where: { $0.name == written.baseName }) {
        return .type(scope.name, nil)
      }
    }
    return nil
  }

  private func localMembers(of scope: Scope) -> [MemberDeclaration] {
    guard let group = scope.node.asProtocol((any DeclGroupSyntax).self) else { return [] }
    return group.memberBlock.members.flatMap { item -> [MemberDeclaration] in
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        return [MemberReader.function(function)]
      }
      if let variable = item.decl.as(VariableDeclSyntax.self) {
        return MemberReader.variables(variable)
      }
      return []
    }
  }

  /// The members that a selector may name, the most likely one first.
  private func candidates(
    for written: WrittenSelector, _ target: Target
  ) -> [(MemberDeclaration, TypeInfo?)] {
    var found: [(MemberDeclaration, TypeInfo?)] = []
    if let type = target.type {
      found = index.members(named: written.baseName, of: type).map { ($0.member, $0.type) }
    } else if case .type(let name, _) = target,
      let scope = scopes.last(where: { $0.name == name })
    {
      found = localMembers(of: scope).filter { $0.name == written.baseName }.map { ($0, nil) }
    }
    if found.isEmpty {
      found = index.members(named: written.baseName).map { ($0.member, $0.type) }
    }
    let kind: MemberDeclaration.Kind =
      written.accessor != nil
      ? .variable : written.baseName == "init" ? .initializer : .function
    found = found.filter { $0.0.kind == kind }
    if let labels = written.labels { found = found.filter { $0.0.labels == labels } }
    if let types = written.parameterTypes {
      let exact = found.filter { $0.0.parameters.map(\.type).map(normal) == types.map(normal) }
      let counted = found.filter { $0.0.parameters.count == types.count }
      found = exact.isEmpty ? counted : exact
    }
    return found.filter { $0.0.isObjC || $0.0.isAction }
      + found.filter {
        !($0.0.isObjC || $0.0.isAction)
      }
  }

  private func normal(_ type: String) -> String {
    type.filter { !" !?".contains($0) }.split(separator: ".").last.map(String.init) ?? type
  }

  private func isAmbiguous(_ member: MemberDeclaration, _ type: TypeInfo?) -> Bool {
    guard let type else { return false }
    return SelectorWriter.isAmbiguous(member, in: type, index)
  }

  private func access(
    _ accessor: WrittenSelector.Accessor, _ member: MemberDeclaration, _ target: Target
  ) -> String {
    let name = member.name
    switch (accessor, target) {
    case (.getter, .type(let text, let type)):
      if type?.kind == .protocol { return "Selector(\"\(ObjectiveCNames.getter(of: member))\")" }
      return
        "Selector(\"\(ObjectiveCNames.getter(of: member))\", { (target: \(text)) in { target.\(name) } })"
    case (.setter, .type(let text, _)):
      return
        "Selector(\"\(ObjectiveCNames.setter(of: member))\", { (target: \(text)) in { target.\(name) = $0 } })"
    case (.getter, .value(let text, _)):
      return
        "Selector(\"\(ObjectiveCNames.getter(of: member))\", of: \(text)) { value in { value.\(name) } }"
    case (.setter, .value):
      return "Selector(\"\(ObjectiveCNames.setter(of: member))\")"
    }
  }

  /// A selector whose method is in none of the modules.
  private func unknown(
    _ written: WrittenSelector, _ target: Target, _ node: MacroExpansionExprSyntax
  ) -> String {
    let labels = written.labels ?? written.parameterTypes?.map { _ in "_" } ?? []
    let name = ObjectiveCNames.method(written.baseName, labels: labels)
    let isComplete = target.type?.chain.contains { $0.isUIKit } ?? false
    if isComplete, target.type?.isUIKit == false, target.type?.kind == .class {
      say(
        .error, at: node,
        "\(node.trimmedDescription) names a method that \(target.type?.name ?? "") does not have",
        remedy: "correct the name, or pass --module with the module that declares it")
    } else {
      say(
        .remark, at: node, "\(node.trimmedDescription): the method is in none of the given modules",
        remedy: "the selector has a name only, \(name)")
    }
    return "Selector(\"\(name)\")"
  }

  /// The type of a value, where declarations say it.
  func type(of expression: ExprSyntax) -> TypeInfo? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: chain.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return type(of: forced.expression)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if name == "self" { return scopes.last?.type }
      for scope in scopes.reversed() {
        guard let owner = scope.type else { continue }
        if let found = memberType(name, of: owner) { return found }
      }
      return nil
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      guard let owner = type(of: base) else { return nil }
      return memberType(member.declName.baseName.text, of: owner)
    }
    return nil
  }

  private func memberType(_ name: String, of owner: TypeInfo) -> TypeInfo? {
    for (member, level) in index.members(named: name, of: owner) where member.kind == .variable {
      guard let text = member.type else { continue }
      return index.resolve(text, in: level.module, within: level.name)
    }
    return nil
  }

  // `#keyPath(Person.name)` is the string "name".
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    var parts = argument.expression.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" }
      .split(separator: ".").map { String($0).withoutBackticks }
    while parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" {
      parts.removeFirst()
    }
    edits.replace(node.trimmedBytes, with: "\"\(parts.joined(separator: "."))\"" + lines(of: node))
    count("#keyPath")
  }
}
