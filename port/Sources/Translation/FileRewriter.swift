// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Collects the edits of a file. Each form has an extension in a file of its own.
final class FileRewriter: SyntaxVisitor {
  /// A type or an extension around the visited node.
  struct Scope {
    /// The name by which code inside refers to the type.
    var name: String
    var type: TypeInfo?
    var declaration: TypeDeclaration?
    var isExtension: Bool
    var node: Syntax
  }

  let source: SourceText
  let index: Index
  let options: TranslationOptions
  var edits = Edits()
  var messages: [Message] = []
  var forms: [String: Int] = [:]
  var scopes: [Scope] = []
  /// The constraints of generic parameters in sight: `Row` is a `UIView`.
  var generics: [[String: String]] = []
  /// Modules to be imported before the first line.
  var imports: Set<String> = []
  /// Declarations behind the last line.
  var appended: [String] = []
  var mentionsUIKit = false
  var hasUIKit = false
  var hasFoundation = false
  var isLeftOut = false
  /// The names of Foundation that the copy declares for itself.
  var replaced: Set<String> = []
  /// The modules that do not exist.
  var missing: Set<String> = []

  init(_ source: SourceText, index: Index, options: TranslationOptions) {
    self.source = source
    self.index = index
    self.options = options
    super.init(viewMode: .sourceAccurate)
  }

  func count(_ form: String) { forms[form, default: 0] += 1 }

  func say(_ kind: Message.Kind, at node: some SyntaxProtocol, _ text: String, remedy: String = "")
  {
    messages.append(
      Message(
        kind: kind, file: source.path, line: source.line(of: node), text: text, remedy: remedy))
  }

  // MARK: Types

  private func begin(_ node: some DeclGroupSyntax, name: String, isExtension: Bool) {
    let isInside = scopes.last.map { !$0.isExtension } ?? false
    let outer = scopes.last.flatMap { $0.type?.name ?? $0.name }
    let full = isInside || scopes.last != nil ? "\(outer ?? "").\(name)" : name
    var type =
      isExtension
      ? index.resolve(name, in: source.module)
      : index.byModule[source.module]?[full]
    if type?.main?.isLocal == true { type = nil }
    scopes.append(
      Scope(name: name, type: type, declaration: nil, isExtension: isExtension, node: Syntax(node)))
  }

  private func end(_ node: some DeclGroupSyntax) { scopes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, name: node.name.text, isExtension: false)
    push(node.genericParameterClause, node.genericWhereClause)
    openPrivateType(node.modifiers)
    addForwarders(to: node)
    addStubs(to: node)
    addAsyncTest(to: node)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    generics.removeLast()
    end(node)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, name: node.name.text, isExtension: false)
    push(node.genericParameterClause, node.genericWhereClause)
    openPrivateType(node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) {
    generics.removeLast()
    end(node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, name: node.name.text, isExtension: false)
    push(node.genericParameterClause, node.genericWhereClause)
    openPrivateType(node.modifiers)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) {
    generics.removeLast()
    end(node)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, name: node.name.text, isExtension: false)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { end(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, name: node.name.text, isExtension: false)
    rewriteProtocol(node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, name: node.extendedType.trimmedDescription, isExtension: true)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { end(node) }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.genericParameterClause, node.genericWhereClause)
    rewriteMember(MemberReader.function(node), node.modifiers, Syntax(node))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { generics.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let member = MemberReader.variables(node).first {
      if node.parent?.is(MemberBlockItemSyntax.self) == true { addNotification(member, node) }
      rewriteMember(member, node.modifiers, Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    push(node.genericParameterClause, node.genericWhereClause)
    rewriteMember(MemberReader.initializer(node), node.modifiers, Syntax(node))
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { generics.removeLast() }

  private func rewriteMember(
    _ member: MemberDeclaration, _ modifiers: DeclModifierListSyntax, _ node: Syntax
  ) {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let scope = scopes.last else {
      return
    }
    if scope.isExtension, rename(member, modifiers, node, in: scope) { return }
    if let type = scope.type, type.kind == .class {
      addOverride(member, node, in: type)
      if let function = node.as(FunctionDeclSyntax.self) {
        dropOverride(member, function, in: type)
      }
    }
    if let type = scope.type, type.kind == .class, Registration.registers(member, of: type, index) {
      openPrivate(modifiers)
    }
  }

  private func push(_ clause: GenericParameterClauseSyntax?, _ wheres: GenericWhereClauseSyntax?) {
    var found: [String: String] = [:]
    for parameter in clause?.parameters ?? [] {
      if let type = parameter.inheritedType {
        found[parameter.name.text] = type.trimmedDescription
      }
    }
    for requirement in wheres?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement {
        found[conformance.leftType.trimmedDescription] = conformance.rightType.trimmedDescription
      }
    }
    generics.append(found)
  }

  // MARK: Expressions and attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    rewriteAttribute(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    rewriteModifier(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": rewriteSelector(node)
    case "keyPath": rewriteKeyPath(node)
    case "imageLiteral", "colorLiteral": rewriteLiteral(node)
    case "Preview": removePreview(Syntax(node))
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    removePreview(Syntax(node))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteCall(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteCasts(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOptionalUse(node)
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    rewriteAvailability(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(condition) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind { noteName(name) }
    return .skipChildren
  }
}
