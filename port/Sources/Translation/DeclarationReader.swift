// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Collects the declarations of a file, those in all branches of `#if`.
final class DeclarationReader: SyntaxVisitor {
  private(set) var declarations = FileDeclarations()
  private var names: [String] = []
  private var open: [Int] = []
  private var isInCode = 0

  private let source: SourceText

  private init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  static func read(_ source: SourceText) -> FileDeclarations {
    let reader = DeclarationReader(source)
    reader.walk(source.tree)
    return reader.declarations
  }

  private func begin(
    _ kind: TypeDeclaration.Kind, _ name: String, _ node: some DeclGroupSyntax,
    generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    var type = TypeDeclaration(kind: kind, name: (names + [name]).joined(separator: "."))
    type.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    type.generics = generics?.parameters.map { $0.name.text } ?? []
    type.line = source.line(of: node)
    type.isLocal = isInCode > 0
    type.isConstrained = node.genericWhereClause != nil
    for attribute in Attributes(node.attributes).all {
      switch attribute.name {
      case "objc":
        type.isObjC = true
        type.objcName = attribute.argument
      case "objcMembers": type.exposesMembers = true
      case "MainActor": type.isMainActor = true
      default: break
      }
    }
    type.condition = MemberReader.condition(around: Syntax(node))
    let modifiers = Modifiers(node.modifiers)
    type.access = modifiers.access ?? .internal
    type.isFinal = modifiers.has("final")
    open.append(declarations.types.count)
    names.append(name)
    declarations.types.append(type)
    return .visitChildren
  }

  private func end() {
    open.removeLast()
    names.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.class, node.name.text, node, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { end() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.struct, node.name.text, node, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { end() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.enum, node.name.text, node, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { end() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.actor, node.name.text, node, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { end() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.protocol, node.name.text, node, generics: nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.extension, node.extendedType.trimmedDescription, node, generics: nil)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(MemberReader.function(node), of: node)
    isInCode += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { isInCode -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(MemberReader.initializer(node), of: node)
    isInCode += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { isInCode -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in MemberReader.variables(node) { add(member, of: node) }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    isInCode += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { isInCode -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    isInCode += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { isInCode -= 1 }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { declarations.imports.append(module) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector", let written = WrittenSelector(node) {
      declarations.selectors.insert(written.baseName)
    }
    return .visitChildren
  }

  private func add(_ member: MemberDeclaration, of node: some SyntaxProtocol) {
    // A member of a type, not a local declaration.
    guard let last = open.last, isMember(Syntax(node)) else { return }
    declarations.types[last].members.append(member)
  }

  private func isMember(_ node: Syntax) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) == true
  }
}
