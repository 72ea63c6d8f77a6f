// SPDX-License-Identifier: MIT
import SwiftSyntax

// Calls of initializers through a value of a metatype, which Swift accepts for `required`
// initializers only, and some calls of Foundation's initializers.
extension FileRewriter {
  func rewriteCall(_ node: FunctionCallExprSyntax) {
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if node.arguments.isEmpty, node.leftParen != nil, node.trailingClosure == nil,
        ["NSAttributedString", "NSMutableAttributedString"].contains(name),
        let parenthesis = node.leftParen
      {
        edits.insert("string: \"\"", at: parenthesis.trimmedBytes.upperBound)
        count("NSAttributedString()")
      } else if let constraint = constraint(of: name), isMade(constraint, node) {
        make("\(name).self", node, callee: reference.trimmedBytes)
      }
      return
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    rewriteObserve(node, member)
    rewriteKeyPathObserver(node, member)
    rewriteIntersects(node, member)
    guard member.declName.baseName.text == "init", let base = member.base else { return }
    let text = base.trimmedDescription
    if let constraint = constraint(of: text) {
      if isMade(constraint, node) { make("\(text).self", node, callee: member.trimmedBytes) }
      return
    }
    if ["self", "super", "Self"].contains(text) || text.isTypeName { return }
    if isRequired(node, base) { return }
    make(text, node, callee: member.trimmedBytes)
  }

  /// Rectangles that only touch intersect in Foundation, but not in Core Graphics.
  private func rewriteIntersects(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "intersects", node.arguments.count == 1,
      node.arguments.first?.label == nil, index.members(named: "intersects").isEmpty
    else { return }
    edits.replace(member.declName.trimmedBytes, with: "intersectsAsInCoreGraphics")
    count("intersects")
  }

  // `#imageLiteral(resourceName: "back")` is an image of the app.
  func rewriteLiteral(_ node: MacroExpansionExprSyntax) {
    let arguments = node.arguments.trimmedDescription
    if node.macroName.text == "colorLiteral" {
      edits.replace(node.trimmedBytes, with: "UIColor(\(arguments))")
    } else if let name = node.arguments.first?.expression.trimmedDescription {
      edits.replace(node.trimmedBytes, with: "UIImage(named: \(name))!")
    }
    count("#\(node.macroName.text)")
  }

  /// `#Preview` is for Xcode.
  func removePreview(_ node: Syntax) {
    edits.replace(node.trimmedBytes, with: lines(of: node))
    count("#Preview")
  }

  private func constraint(of name: String) -> String? {
    for level in generics.reversed() { if let found = level[name] { return found } }
    return nil
  }

  /// Whether a generic parameter's classes have no `required` initializer.
  private func isMade(_ constraint: String, _ node: FunctionCallExprSyntax) -> Bool {
    guard let names = labels(of: node),
      ["", "frame", "frame,collectionViewLayout", "nibName,bundle"].contains(names)
    else { return false }
    let types = constraint.components(separatedBy: "&").compactMap {
      index.resolve($0, in: source.module, within: scopes.last?.type?.name)
    }
    guard types.contains(where: { $0.kind == .class && $0.chain.contains(where: \.isUIKit) })
    else { return false }
    return !types.contains { declaresRequired(names, $0) }
  }

  private func declaresRequired(_ labels: String, _ type: TypeInfo) -> Bool {
    for level in type.chain + type.allProtocols where !level.isUIKit {
      for member in level.members where member.kind == .initializer {
        let isRequired = member.isRequired || level.kind == .protocol
        if isRequired, member.labels.joined(separator: ",") == labels { return true }
      }
    }
    return false
  }

  private func isRequired(_ node: FunctionCallExprSyntax, _ base: ExprSyntax) -> Bool {
    guard let names = labels(of: node),
      ["", "frame", "frame,collectionViewLayout", "nibName,bundle"].contains(names)
    else { return true }
    if let call = base.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", let value = call.arguments.first
    {
      guard let type = type(of: value.expression) else { return false }
      return !type.chain.contains(where: \.isUIKit) || declaresRequired(names, type)
    }
    guard let type = metatype(of: base) else {
      // An unknown value: only views are made with a frame.
      return !names.hasPrefix("frame")
    }
    return !type.chain.contains(where: \.isUIKit) || declaresRequired(names, type)
  }

  /// The class of a value that is declared as `Row.Type`.
  private func metatype(of base: ExprSyntax) -> TypeInfo? {
    guard let reference = base.as(DeclReferenceExprSyntax.self) else {
      // `(NSClassFromString(name) as! UIView.Type)`
      return castType(base.trimmedDescription)
    }
    let name = reference.baseName.text
    if let code = base.enclosing(CodeBlockSyntax.self)?.parent?.trimmedDescription,
      let binding = code.firstRange(of: "let \(name) = ")
    {
      let line = code[binding.upperBound...].prefix { $0 != "\n" && $0 != "{" && $0 != ";" }
      if let type = castType(String(line)) { return type }
    }
    var written: String?
    if let function = base.enclosing(FunctionDeclSyntax.self) {
      written =
        MemberReader.function(function).parameters.first { $0.name == name }?.type
    }
    for scope in scopes.reversed() where written == nil {
      guard let owner = scope.type else { continue }
      written =
        index.members(named: name, of: owner).first { $0.member.kind == .variable }?
        .member.type
    }
    guard var text = written?.filter({ !"?!()".contains($0) }), text.hasSuffix(".Type") else {
      return nil
    }
    text = String(text.dropLast(5))
    return index.resolve(constraint(of: text) ?? text, in: source.module)
  }

  private func castType(_ text: String) -> TypeInfo? {
    guard let match = text.firstMatch(of: #/as[?!]\s+([A-Z][A-Za-z0-9_.]*)\.Type/#) else {
      return nil
    }
    return index.resolve(String(match.1), in: source.module)
  }

  private func labels(of node: FunctionCallExprSyntax) -> String? {
    guard node.trailingClosure == nil else { return nil }
    return node.arguments.map { $0.label?.text ?? "_" }.joined(separator: ",")
  }

  private func make(
    _ metatype: String, _ node: FunctionCallExprSyntax, callee: Range<Int>
  ) {
    guard let parenthesis = node.leftParen else { return }
    edits.replace(
      callee.lowerBound..<parenthesis.trimmedBytes.upperBound,
      with: "makeInstance(of: \(metatype)\(node.arguments.isEmpty ? "" : ", ")")
    count("metatype.init")
  }
}
