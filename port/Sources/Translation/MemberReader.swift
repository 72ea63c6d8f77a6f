// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The attributes of a declaration, those in `#if` as well.
struct Attributes {
  struct Attribute {
    var name: String
    var argument: String?
    var node: AttributeSyntax
  }

  private(set) var all: [Attribute] = []

  init(_ list: AttributeListSyntax) { add(list) }

  private mutating func add(_ list: AttributeListSyntax) {
    for element in list {
      switch element {
      case .attribute(let node):
        all.append(
          Attribute(
            name: node.attributeName.trimmedDescription,
            argument: node.arguments?.trimmedDescription, node: node))
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          if case .attributes(let inner) = clause.elements { add(inner) }
        }
      }
    }
  }

  func has(_ name: String) -> Bool { all.contains { $0.name == name } }
  func argument(of name: String) -> String? { all.first { $0.name == name }?.argument }
}

/// The modifiers of a declaration.
struct Modifiers {
  let list: DeclModifierListSyntax

  init(_ list: DeclModifierListSyntax) { self.list = list }

  func has(_ name: String) -> Bool { list.contains { $0.name.text == name } }

  /// The written access level.
  var access: Access? {
    for modifier in list where modifier.detail == nil {
      if let access = Access(rawValue: modifier.name.text) { return access }
    }
    return nil
  }

  var setterAccess: Access? {
    for modifier in list where modifier.detail?.detail.text == "set" {
      if let access = Access(rawValue: modifier.name.text) { return access }
    }
    return nil
  }
}

/// Reads members of types.
enum MemberReader {
  static func function(_ node: FunctionDeclSyntax) -> MemberDeclaration {
    var member = MemberDeclaration(kind: .function, name: node.name.text.withoutBackticks)
    describe(&member, node.attributes, node.modifiers)
    member.parameters = parameters(node.signature.parameterClause)
    member.type = node.signature.returnClause?.type.trimmedDescription
    member.signature =
      (node.genericParameterClause?.trimmedDescription ?? "") + node.signature.trimmedDescription
      + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
    member.isAsyncOrThrowing = node.signature.effectSpecifiers != nil
    if let body = node.body,
      node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true,
      body.statements.count < 2
    {
      let text = body.statements.trimmedDescription
      if text.count < 60, text.allSatisfy({ $0.isLetter || $0.isNumber || ".[]()".contains($0) }) {
        member.body = text
      }
    }
    member.isGeneric =
      node.genericParameterClause != nil
      || member.parameters.contains { $0.type.hasPrefix("some ") }
    return member
  }

  static func initializer(_ node: InitializerDeclSyntax) -> MemberDeclaration {
    var member = MemberDeclaration(kind: .initializer, name: "init")
    describe(&member, node.attributes, node.modifiers)
    member.parameters = parameters(node.signature.parameterClause)
    member.isFailable = node.optionalMark != nil
    member.isAsyncOrThrowing = node.signature.effectSpecifiers != nil
    member.isGeneric = node.genericParameterClause != nil
    member.signature = node.signature.trimmedDescription
    return member
  }

  static func variables(_ node: VariableDeclSyntax) -> [MemberDeclaration] {
    node.bindings.compactMap { binding in
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      var member = MemberDeclaration(
        kind: .variable, name: pattern.identifier.text.withoutBackticks)
      describe(&member, node.attributes, node.modifiers)
      // `var a, b: Int` has its type at the last name.
      let annotation =
        binding.typeAnnotation
        ?? (binding.initializer == nil ? node.bindings.last?.typeAnnotation : nil)
      member.type =
        annotation?.type.trimmedDescription
        ?? binding.initializer.flatMap { inferredType($0.value) }
      member.isSettable = isSettable(node, binding)
      if case .accessors(let accessors) = binding.accessorBlock?.accessors {
        for accessor in accessors where accessor.accessorSpecifier.text == "get" {
          member.getterName = Attributes(accessor.attributes).argument(of: "objc")
        }
      }
      return member
    }
  }

  private static func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax)
    -> Bool
  {
    guard node.bindingSpecifier.text == "var" else { return false }
    switch binding.accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let accessors):
      return accessors.contains {
        ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text)
      }
    }
  }

  /// The type of an initial value that names it: `UIButton(type: .system)`.
  static func inferredType(_ value: ExprSyntax) -> String? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      if let closure = callee.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause?.type.trimmedDescription
      }
      let text = callee.trimmedDescription.replacing(".init", with: "")
      return text.isTypeName ? text : nil
    }
    if let cast = value.as(AsExprSyntax.self) { return cast.type.trimmedDescription }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    return nil
  }

  /// The conditions of the `#if` branches around a node, joined.
  static func condition(around node: Syntax) -> String? {
    var parts: [String] = []
    var current = node.parent
    while let here = current {
      if let clause = here.as(IfConfigClauseSyntax.self),
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        var own: [String] = []
        for other in clauses {
          let text = other.condition?.trimmedDescription
          if other.id == clause.id {
            if let text { own.append("(\(text))") }
            break
          }
          if let text { own.append("!(\(text))") }
        }
        parts.insert(own.joined(separator: " && "), at: 0)
      }
      current = here.parent
    }
    return parts.isEmpty ? nil : parts.joined(separator: " && ")
  }

  private static func parameters(_ clause: FunctionParameterClauseSyntax)
    -> [MemberDeclaration.Parameter]
  {
    clause.parameters.map {
      .init(
        label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).text,
        type: $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "..."))
    }
  }

  private static func describe(
    _ member: inout MemberDeclaration, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    for attribute in Attributes(attributes).all {
      switch attribute.name {
      case "objc":
        member.isObjC = true
        member.objcName = attribute.argument
      case "nonobjc": member.isNonObjC = true
      case "IBOutlet": member.isOutlet = true
      case "IBAction", "IBSegueAction": member.isAction = true
      case "IBInspectable", "GKInspectable": member.isInspectable = true
      case "available":
        if attribute.argument?.contains("unavailable") == true,
          attribute.argument?.hasPrefix("*") == true
            || attribute.argument?.hasPrefix("swift") == true
            || attribute.argument?.hasPrefix("iOS") == true
        {
          member.isUnavailable = true
        }
      case "discardableResult": member.isDiscardable = true
      default: break
      }
    }
    member.condition = condition(around: Syntax(attributes))
    let modifiers = Modifiers(modifiers)
    member.isOverride = modifiers.has("override")
    member.isStatic = modifiers.has("static") || modifiers.has("class")
    member.isOptional = modifiers.has("optional")
    member.isDynamic = modifiers.has("dynamic")
    member.isRequired = modifiers.has("required")
    member.isConvenience = modifiers.has("convenience")
    member.access = modifiers.access
    member.setterAccess = modifiers.setterAccess
  }
}

extension String {
  var withoutBackticks: String { filter { $0 != "`" } }

  /// Whether the text has the form of a type's name: `Outer.Inner<Int>`.
  var isTypeName: Bool {
    let last = split(separator: "<")[0].split(separator: ".").last ?? ""
    return last.first?.isUppercase == true && allSatisfy { $0 != "(" && $0 != " " }
  }

  /// The name of the class of an optional or generic type: `Row` of `Row<Int>?`.
  var bareTypeName: String {
    var text = self
    for prefix in ["weak ", "any ", "some "] where text.hasPrefix(prefix) {
      text = String(text.dropFirst(prefix.count))
    }
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    if let angle = text.firstIndex(of: "<") { text = String(text[..<angle]) }
    return text
  }
}
