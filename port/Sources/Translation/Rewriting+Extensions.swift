// SPDX-License-Identifier: MIT
import SwiftSyntax

// Without Objective-C, a member of an extension neither overrides nor is overridden. Its body stays
// in the extension under another name, so that it sees the private members of its file; a member
// with its old name in the class calls it.
extension Index {
  /// Whether a member of an extension has to be reachable through a member of the class.
  func isForwarded(_ member: MemberDeclaration, of type: TypeInfo) -> Bool {
    guard type.kind == .class, member.kind != .subscript else { return false }
    if member.isOverride || overridesStub(member, of: type) { return true }
    guard !member.isPrivate, member.kind != .initializer else { return false }
    return type.overriddenBelow.contains("\(member.kind) \(member.compoundName)")
  }
}

extension FileRewriter {
  private func bodyName(_ member: MemberDeclaration, _ type: TypeInfo) -> String {
    "_extension_\(type.name.replacing(".", with: "_"))_\(member.name)"
  }

  /// Gives a member of an extension the name under which the class calls it.
  func rename(
    _ member: MemberDeclaration, _ modifiers: DeclModifierListSyntax, _ node: Syntax,
    in scope: Scope
  ) -> Bool {
    guard let type = scope.type, index.isForwarded(member, of: type) else { return false }
    guard type.module == source.module else {
      let relation = member.isOverride ? "overrides" : "is overridden, and lies"
      say(
        .todo, at: node,
        "\(type.name).\(member.compoundName) \(relation) in an extension of another module's class",
        remedy: "declare it in a class of the app that the others inherit from")
      return false
    }
    if let problem = problem(with: member, node) {
      say(
        .todo, at: node,
        "\(type.name).\(member.compoundName) cannot leave its extension: \(problem)",
        remedy: "write it in the class")
      return false
    }
    for modifier in modifiers {
      let name = modifier.name.text
      let isReachable = type.mainFile == source.path && Access(rawValue: name) == .fileprivate
      if ["override", "convenience"].contains(name) && member.kind != .initializer
        || name == "override" || Access(rawValue: name) != nil && !isReachable
      {
        remove(modifier.trimmedBytes)
      }
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      edits.replace(function.name.trimmedBytes, with: bodyName(member, type))
    } else if let variable = node.as(VariableDeclSyntax.self), let first = variable.bindings.first {
      edits.replace(first.pattern.trimmedBytes, with: bodyName(member, type))
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      let parenthesis = initializer.signature.parameterClause.leftParen
      edits.insert(
        "_extension: Void" + (member.parameters.isEmpty ? "" : ", "),
        at: parenthesis.trimmedBytes.upperBound)
    }
    count(member.isOverride ? "override in an extension" : "overridden in an extension")
    return true
  }

  private func problem(with member: MemberDeclaration, _ node: Syntax) -> String? {
    if member.parameters.contains(where: { $0.type.hasSuffix("...") }) {
      return "it has a variadic parameter"
    }
    guard let variable = node.as(VariableDeclSyntax.self) else { return nil }
    guard case .accessors(let list) = variable.bindings.first?.accessorBlock?.accessors else {
      return nil
    }
    let hasObservers = list.contains {
      ["willSet", "didSet"].contains($0.accessorSpecifier.text)
    }
    return hasObservers ? "it has willSet or didSet" : nil
  }

  /// Adds the members that call those of the extensions.
  func addForwarders(to node: ClassDeclSyntax) {
    guard let type = scopes.last?.type, type.mainFile == source.path else { return }
    for (declaration, _, module) in type.declarations
    where declaration.kind == .extension && module == source.module {
      for member in declaration.members where index.isForwarded(member, of: type) {
        if member.parameters.contains(where: { $0.type.hasSuffix("...") }) { continue }
        let text = forwarder(for: member, in: declaration, type)
        guard let condition = member.condition ?? declaration.condition else {
          insert(text, atEndOf: node.memberBlock)
          continue
        }
        let line = source.line(of: node.memberBlock.rightBrace)
        insert(
          "\n#if \(ConditionText.translated(condition))\n\(text)\n#endif\n"
            + "\(SourceLocation.directive(source.path, line: line))\n",
          atEndOf: node.memberBlock)
      }
    }
  }

  private func forwarder(
    for member: MemberDeclaration, in declaration: TypeDeclaration, _ type: TypeInfo
  ) -> String {
    let name = bodyName(member, type)
    var words: [String] = []
    if member.isDiscardable { words.append("@discardableResult") }
    var access = member.access ?? (declaration.access == .internal ? nil : declaration.access)
    if access == .private { access = .fileprivate }
    if access == .open, type.main?.access != .open { access = .public }
    if let access { words.append(access.rawValue) }
    if member.isOverride || index.overridesStub(member, of: type) { words.append("override") }
    if member.isStatic { words.append("class") }
    if member.kind == .initializer, member.isConvenience { words.append("convenience") }
    let effects =
      (member.signature.contains("throws") ? "try " : "")
      + (member.signature.contains("async") ? "await " : "")
    let arguments = member.parameters.map { parameter in
      let value = (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
      let called = value + (parameter.type.contains("@autoclosure") ? "()" : "")
      return parameter.label == "_" ? called : "\(parameter.label): \(called)"
    }
    switch member.kind {
    case .function:
      words.append("func \(member.name)\(member.signature) {")
      words.append("\(effects)\(name)(\(arguments.joined(separator: ", "))) }")
    case .variable:
      words.append("var \(member.name): \(member.type ?? "Any") {")
      words.append(member.isSettable ? "get { \(name) } set { \(name) = newValue } }" : "\(name) }")
    case .initializer, .subscript:
      words.append("init\(member.isFailable ? "?" : "")\(member.signature) {")
      words.append(
        "\(effects)self.init(\((["_extension: ()"] + arguments).joined(separator: ", "))) }")
    }
    return words.joined(separator: " ").replacing("\n", with: " ")
  }
}
