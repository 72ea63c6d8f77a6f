// SPDX-License-Identifier: MIT
import SwiftSyntax

// A class that conforms to a protocol may leave an optional method to a subclass. Objective-C looks
// for the method in the object's class; Swift takes the default of the protocol. The class gets the
// method, and the subclass overrides it. Whether an object has the method is answered from the
// lists of classes, in which this method is not.
/// A requirement that a class may leave out.
struct OptionalMethod {
  var member: MemberDeclaration
  /// The body of the default of the protocol.
  var body: String
}

extension Index {
  /// The methods that only subclasses of a class implement.
  func inherited(by type: TypeInfo) -> [String: OptionalMethod] {
    guard type.kind == .class, !type.isUIKit, !type.subclasses.isEmpty else { return [:] }
    var result: [String: OptionalMethod] = [:]
    let below = type.allSubclasses
    for proto in type.allProtocols where !isAdopted(proto, by: type.superclass) {
      for requirement in optionals(of: proto) {
        let name = requirement.member.compoundName
        if type.chain.contains(where: { has(name, $0) }) { continue }
        if result[name] == nil, below.contains(where: { has(name, $0) }) {
          result[name] = requirement
        }
      }
    }
    return result
  }

  private func isAdopted(_ proto: TypeInfo, by type: TypeInfo?) -> Bool {
    type?.allProtocols.contains { $0 === proto } ?? false
  }

  private func has(_ compoundName: String, _ type: TypeInfo) -> Bool {
    type.members.contains { $0.kind == .function && $0.compoundName == compoundName }
  }

  private func optionals(of proto: TypeInfo) -> [OptionalMethod] {
    let own = proto.declarations.filter { $0.declaration.kind == .protocol }
      .flatMap(\.declaration.members).filter { $0.kind == .function && !$0.isStatic }
    if !proto.isUIKit {
      return own.filter(\.isOptional).map {
        OptionalMethod(member: $0, body: OptionalRequirementWriter.body($0))
      }
    }
    let defaults = proto.declarations.filter { $0.declaration.kind == .extension }
      .flatMap(\.declaration.members)
    return own.compactMap { member in
      defaults.first { $0.kind == .function && $0.compoundName == member.compoundName }?.body
        .map { OptionalMethod(member: member, body: $0) }
    }
  }

  /// The text of the methods that a class gets for its subclasses.
  func stubs(for type: TypeInfo) -> [String] {
    type.inheritedOptionals.sorted { $0.key < $1.key }.map { _, requirement in
      let access = type.main?.access ?? .internal
      let word = [.public, .open, .package].contains(access) ? access.rawValue + " " : ""
      return
        "\(word)func \(requirement.member.name)\(requirement.member.signature) { \(requirement.body) }"
        .replacing("\n", with: " ")
    }
  }

  /// Whether a method overrides such a method of a superclass.
  func overridesStub(_ member: MemberDeclaration, of type: TypeInfo) -> Bool {
    guard member.kind == .function, !member.isOverride, !member.isStatic else { return false }
    return type.chain.dropFirst().contains {
      $0.inheritedOptionals[member.compoundName] != nil
    }
  }
}

extension FileRewriter {
  /// Adds the methods that subclasses override.
  func addStubs(to node: ClassDeclSyntax) {
    guard let type = scopes.last?.type, type.mainFile == source.path else { return }
    for stub in index.stubs(for: type) {
      insert(stub, atEndOf: node.memberBlock)
      count("method for subclasses")
    }
  }

  /// Makes a method of a subclass an override.
  func addOverride(_ member: MemberDeclaration, _ node: Syntax, in type: TypeInfo) {
    guard let function = node.as(FunctionDeclSyntax.self), index.overridesStub(member, of: type)
    else { return }
    edits.insert("override ", at: function.funcKeyword.trimmedBytes.lowerBound)
  }
}
