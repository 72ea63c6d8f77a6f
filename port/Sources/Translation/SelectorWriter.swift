// SPDX-License-Identifier: MIT

/// Writes expressions that make selectors.
enum SelectorWriter {
  /// The name that Objective-C has for a method: that of the method which it overrides or
  /// implements, if that one has a name of its own.
  static func name(of member: MemberDeclaration, in type: TypeInfo?, _ index: Index) -> String {
    if member.objcName != nil { return ObjectiveCNames.name(of: member) }
    if let type {
      for (other, _) in index.members(named: member.name, of: type)
      where other.objcName != nil && other.compoundName == member.compoundName
        && other.kind == member.kind
      {
        return ObjectiveCNames.name(of: other)
      }
    }
    return ObjectiveCNames.name(of: member)
  }

  /// Whether a type has several members of a name, which the name with labels does not tell apart.
  static func isAmbiguous(_ member: MemberDeclaration, in type: TypeInfo, _ index: Index) -> Bool {
    let others = index.members(named: member.name, of: type).map(\.member)
    if member.parameters.isEmpty {
      return others.contains { !$0.parameters.isEmpty || $0.kind == .variable }
        || index.optionalRequirements[member.name] != nil
        // UIKitPorting adds it to every object, for calls through `super`.
        || member.name == "awakeFromNib"
    }
    let signatures = Set(
      others.filter { $0.compoundName == member.compoundName }
        .map { $0.parameters.map(\.type) })
    return signatures.count > 1
  }

  /// The name with labels, as code refers to it.
  static func reference(_ member: MemberDeclaration) -> String { escaped(member.compoundName) }

  static func selector(
    _ name: String, _ member: MemberDeclaration, typeText: String, signature: [String]?,
    isAmbiguous: Bool
  ) -> String {
    "Selector(\"\(name)\", \(function(member, typeText, signature, isAmbiguous)))"
  }

  private static func function(
    _ member: MemberDeclaration, _ type: String, _ signature: [String]?, _ isAmbiguous: Bool
  ) -> String {
    if member.isStatic { return "{ (target: \(type).Type) in target.\(reference(member)) }" }
    guard isAmbiguous || signature != nil else { return "\(type).\(reference(member))" }
    if member.parameters.isEmpty {
      return "{ (target: \(type)) in { target.\(escaped(member.name))() } }"
    }
    let types = signature ?? member.parameters.map(\.type)
    let names = member.parameters.indices.map { "argument\($0)" }
    let parameters = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
    let arguments = zip(member.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return
      "{ (target: \(type)) in { (\(parameters)) in "
      + "target.\(escaped(member.name))(\(arguments.joined(separator: ", "))) } }"
  }

  private static let keywords: Set<String> = [
    "default", "repeat", "continue", "return", "switch", "case", "in", "is", "as", "for", "if",
    "while", "do", "try", "throw", "import", "init", "self", "subscript", "operator", "where",
  ]

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
