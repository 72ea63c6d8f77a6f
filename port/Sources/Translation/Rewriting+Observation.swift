// SPDX-License-Identifier: MIT
import SwiftSyntax

// A property with `@objc dynamic` notifies its observers: the translator adds the call that
// Objective-C's runtime makes.
extension FileRewriter {
  func addNotification(_ member: MemberDeclaration, _ node: VariableDeclSyntax) {
    guard member.isDynamic, member.isSettable, !member.isStatic, !member.isOverride,
      node.bindings.count == 1, let binding = node.bindings.first
    else { return }
    let call = "keyValueDidChange(self, \"\(member.objcName ?? member.name)\", from: "
    if Modifiers(node.modifiers).has("lazy") {
      return say(.remark, at: node, "changes of a lazy property are not observed")
    }
    switch binding.accessorBlock?.accessors {
    case nil:
      edits.insert(" { didSet { \(call)oldValue) } }", at: binding.trimmedBytes.upperBound)
    case .getter: return
    case .accessors(let list):
      if let observer = list.first(where: { $0.accessorSpecifier.text == "didSet" }) {
        let old = observer.parameters?.name.text ?? "oldValue"
        begin(observer, with: "\(call)\(old));")
      } else if let setter = list.first(where: { $0.accessorSpecifier.text == "set" }) {
        begin(
          setter, with: "let keyValueOld = self.\(member.name); defer { \(call)keyValueOld) };")
      } else if let block = binding.accessorBlock {
        edits.insert(
          " didSet { \(call)oldValue) } ", at: block.rightBrace.trimmedBytes.lowerBound)
      }
    }
    count("observable property")
  }

  private func begin(_ accessor: AccessorDeclSyntax, with text: String) {
    guard let body = accessor.body else { return }
    edits.insert(" " + text, at: body.leftBrace.trimmedBytes.upperBound)
  }

  /// `model.observe(\.name)` of such a property gets its name, too.
  func rewriteObserve(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "observe", let argument = node.arguments.first,
      argument.label == nil, let path = argument.expression.as(KeyPathExprSyntax.self),
      path.components.count == 1, let only = path.components.first,
      case .property(let property) = only.component
    else { return }
    let name = property.declName.baseName.text
    let known = index.members(named: name).filter {
      $0.member.isDynamic && $0.member.kind == .variable
    }
    guard let found = known.first else { return }
    if let base = member.base, let type = type(of: base),
      !index.members(named: name, of: type).contains(where: { $0.member.isDynamic })
    {
      return
    }
    edits.insert(
      "translated: \"\(found.member.objcName ?? name)\", ", at: argument.trimmedBytes.lowerBound)
    count("observe")
  }

  /// `object.addObserver(self, forKeyPath: …)` is a function: the object may be any, as with
  /// Objective-C.
  func rewriteKeyPathObserver(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    guard ["addObserver", "removeObserver"].contains(name),
      node.arguments.contains(where: { $0.label?.text == "forKeyPath" }),
      let parenthesis = node.leftParen
    else { return }
    let function =
      name == "addObserver" ? "addKeyPathObserver(to: " : "removeKeyPathObserver(from: "
    let begin = member.trimmedBytes.lowerBound
    guard let base = member.base else {
      edits.replace(begin..<parenthesis.trimmedBytes.upperBound, with: function + "self, ")
      return
    }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    edits.insert(function, at: begin)
    edits.replace(
      object.trimmedBytes.upperBound..<parenthesis.trimmedBytes.upperBound, with: ", ")
    count("\(name)(_:forKeyPath:)")
  }

  /// Members of `NSObject` that only Objective-C's has.
  private static let objectMembers: Set<String> = [
    "observeValue(forKeyPath:of:change:context:)", "responds(to:)", "value(forKey:)",
    "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "forwardingTarget(for:)",
    "awakeFromNib()", "awakeFromNib", "prepareForInterfaceBuilder",
    "prepareForInterfaceBuilder()", "doesNotRecognizeSelector(_:)", "method(for:)",
  ]

  /// An override of such a member overrides nothing here.
  func dropOverride(_ member: MemberDeclaration, _ node: FunctionDeclSyntax, in type: TypeInfo) {
    guard member.isOverride, Self.objectMembers.contains(member.compoundName) else { return }
    let declared = type.chain.dropFirst().contains { level in
      level.members.contains {
        $0.kind == .function && $0.compoundName == member.compoundName
      }
    }
    guard !declared else { return }
    for modifier in node.modifiers where modifier.name.text == "override" {
      remove(modifier.trimmedBytes)
    }
    if member.name == "observeValue", scopes.last?.isExtension == false {
      appended.append("extension \(type.name): KeyPathObserver {}")
    }
    if member.name == "forwardingTarget" {
      say(
        .todo, at: node, "forwardingTarget(for:) is not called: nothing is forwarded here",
        remedy: "pass on the calls in methods of their own")
    }
    count("override of NSObject's member")
  }
}
