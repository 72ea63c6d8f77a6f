// SPDX-License-Identifier: MIT
import SwiftSyntax

// `@objc` and its kin have no meaning here, and are removed on their line.
extension FileRewriter {
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSManaged", "NSCopying",
  ]

  func rewriteAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    switch name {
    case "UIApplicationMain", "NSApplicationMain":
      edits.replace(node.trimmedBytes, with: "@main")
      count("@\(name)")
    case "NSManaged":
      say(
        .todo, at: node, "@NSManaged needs Core Data, which does not exist here",
        remedy: "give the property a value, or leave the file out")
      remove(node, name)
    case "NSCopying":
      say(.remark, at: node, "@NSCopying is left out: the value is not copied")
      remove(node, name)
    case "convention" where node.arguments?.trimmedDescription == "block":
      remove(node, "convention(block)")
    case _ where Self.removed.contains(name): remove(node, name)
    default: break
    }
  }

  private func remove(_ node: AttributeSyntax, _ name: String) {
    remove(node.trimmedBytes)
    count("@\(name)")
  }

  /// Removes a part with the spaces behind it.
  func remove(_ range: Range<Int>) {
    var end = range.upperBound
    while end < source.bytes.count, source.bytes[end] == 0x20 || source.bytes[end] == 0x09 {
      end += 1
    }
    edits.replace(range.lowerBound..<end, with: "")
  }

  func rewriteModifier(_ node: DeclModifierSyntax) {
    guard ["dynamic", "optional"].contains(node.name.text) else { return }
    remove(node.trimmedBytes)
    count(node.name.text)
  }

  /// Makes a nested private type visible to the list of classes at the end of its file.
  func openPrivateType(_ modifiers: DeclModifierListSyntax) {
    guard scopes.count > 1, let type = scopes.last?.type, Modifiers(modifiers).has("private")
    else { return }
    let inside = index.byModule[source.module]?.values.contains {
      $0.kind == .class && $0.isObjectiveC
        && ($0.name == type.name || $0.name.hasPrefix(type.name + "."))
    }
    if inside == true { openPrivate(modifiers) }
  }

  /// Makes a private member visible to that list.
  func openPrivate(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "private" {
      edits.replace(modifier.name.trimmedBytes, with: "fileprivate")
    }
  }

  /// XCTest on Linux stops the program before the first test of a class on the main actor whose
  /// methods are all synchronous.
  func addAsyncTest(to node: ClassDeclSyntax) {
    let attributes = Attributes(node.attributes)
    guard attributes.has("MainActor"),
      node.inheritanceClause?.inheritedTypes.contains(where: {
        $0.type.trimmedDescription.hasSuffix("TestCase")
      }) == true
    else { return }
    let tests = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.name.text.hasPrefix("test") }
    guard !tests.isEmpty,
      !tests.contains(where: { $0.signature.effectSpecifiers?.asyncSpecifier != nil })
    else { return }
    insert("func test_async_\(node.name.text)() async {}", atEndOf: node.memberBlock)
    count("async test")
  }

  /// Inserts a member before the closing brace, on its line.
  func insert(_ member: String, atEndOf block: MemberBlockSyntax) {
    let brace = block.rightBrace
    let position = brace.positionAfterSkippingLeadingTrivia.utf8Offset
    let isOnNewLine =
      brace.leadingTrivia.contains {
        if case .newlines = $0 { true } else { false }
      } || block.members.isEmpty
    // A member that ends with a line, as `#endif` does, is followed by nothing.
    edits.insert(
      (isOnNewLine ? "" : "; ") + member + (member.hasSuffix("\n") ? "" : "; "), at: position)
  }
}
