// SPDX-License-Identifier: MIT

/// A type with its extensions in all modules.
final class TypeInfo {
  let module: String
  let name: String
  var kind: TypeDeclaration.Kind
  /// The declarations with their files; those that are no extension first.
  var declarations: [(declaration: TypeDeclaration, file: String, module: String)] = []
  var superclass: TypeInfo?
  /// The protocols that are written, with those of extensions.
  var protocols: [TypeInfo] = []
  var subclasses: [TypeInfo] = []

  init(module: String, name: String, kind: TypeDeclaration.Kind) {
    self.module = module
    self.name = name
    self.kind = kind
  }

  var main: TypeDeclaration? {
    declarations.first { $0.declaration.kind != .extension }?.declaration
  }
  var mainFile: String? { declarations.first { $0.declaration.kind != .extension }?.file }
  var members: some Sequence<MemberDeclaration> { declarations.lazy.flatMap(\.declaration.members) }

  /// The class and its superclasses.
  var chain: [TypeInfo] {
    var result: [TypeInfo] = [self]
    while let next = result.last?.superclass, !result.contains(where: { $0 === next }) {
      result.append(next)
    }
    return result
  }

  /// All classes below. Complete after the index is.
  fileprivate(set) var allSubclasses: [TypeInfo] = []
  /// The members that a class below overrides, by kind and name with labels.
  fileprivate(set) var overriddenBelow: Set<String> = []
  /// The methods that only subclasses implement, by name with labels.
  var inheritedOptionals: [String: OptionalMethod] = [:]

  /// All protocols of the class and its superclasses, with those that they refine.
  var allProtocols: [TypeInfo] {
    var result: [TypeInfo] = []
    var waiting = chain.flatMap(\.protocols)
    while let next = waiting.popLast() {
      if result.contains(where: { $0 === next }) { continue }
      result.append(next)
      waiting += next.protocols
    }
    return result
  }

  func inherits(from name: String) -> Bool { chain.contains { $0.name == name } }

  var isUIKit: Bool { module == Index.uikit }

  /// Whether Objective-C's runtime has the class on Apple's platforms.
  var isObjectiveC: Bool {
    chain.contains {
      $0.isUIKit || $0.main?.inherited.contains { $0 == "NSObject" || $0 == "XCTestCase" } == true
        || $0.main?.isObjC == true
        || $0.members.contains { $0.isOutlet || $0.isAction || $0.isObjC }
    }
  }
}

/// The types of all modules that the translator is given.
public final class Index {
  /// The module of the declarations that `import UIKit` provides.
  static let uikit = "UIKit"

  private(set) var byModule: [String: [String: TypeInfo]] = [:]
  private var byLastName: [String: [TypeInfo]] = [:]
  private(set) var modules: [String] = []
  /// The modules of which a file imports UIKit.
  private(set) var modulesWithUIKit: Set<String> = []
  private var byMember: [String: [(member: MemberDeclaration, type: TypeInfo)]] = [:]
  /// The base names of all methods that some `#selector` names.
  private(set) var selectorNames: Set<String> = []
  /// Optional requirements by base name.
  private(set) var optionalRequirements: [String: [(MemberDeclaration, TypeInfo)]] = [:]

  struct File {
    var module: String
    var path: String
    var declarations: FileDeclarations
  }

  init(_ files: [File]) {
    for file in files {
      if byModule[file.module] == nil { modules.append(file.module) }
      if file.declarations.imports.contains("UIKit") { modulesWithUIKit.insert(file.module) }
      selectorNames.formUnion(file.declarations.selectors)
      for declaration in file.declarations.types
      where declaration.kind != .extension && !declaration.isLocal {
        add(declaration, file)
      }
    }
    for file in files {
      for declaration in file.declarations.types where declaration.kind == .extension {
        let type = resolve(declaration.name, in: file.module)
        type?.declarations.append((declaration, file.path, file.module))
      }
    }
    connect()
    connectSubclasses()
  }

  private func add(_ declaration: TypeDeclaration, _ file: File) {
    let known = byModule[file.module]?[declaration.name]
    let type =
      known ?? TypeInfo(module: file.module, name: declaration.name, kind: declaration.kind)
    if known == nil {
      byModule[file.module, default: [:]][declaration.name] = type
      let last = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
      byLastName[last, default: []].append(type)
    }
    type.declarations.append((declaration, file.path, file.module))
  }

  private func connect() {
    for module in modules.filter({ $0 != Index.uikit }) + [Index.uikit] {
      for type in byModule[module]?.values.sorted(by: { $0.name < $1.name }) ?? [] {
        for member in type.members { byMember[member.name, default: []].append((member, type)) }
      }
    }
    for type in byModule.values.flatMap(\.values) {
      for (declaration, _, module) in type.declarations {
        for name in declaration.inherited.flatMap({ $0.components(separatedBy: " & ") }) {
          guard let found = resolve(name, in: module, within: type.name), found !== type else {
            continue
          }
          if found.kind == .protocol {
            type.protocols.append(found)
          } else if type.kind == .class, found.kind == .class, type.superclass == nil {
            type.superclass = found
            found.subclasses.append(type)
          }
        }
      }
      if type.kind == .protocol {
        for member in type.members where member.isOptional {
          optionalRequirements[member.name, default: []].append((member, type))
        }
      }
    }
  }

  private func connectSubclasses() {
    for type in types where type.kind == .class {
      for above in type.chain.dropFirst() {
        above.allSubclasses.append(type)
        for member in type.members where member.isOverride {
          above.overriddenBelow.insert("\(member.kind) \(member.compoundName)")
        }
      }
    }
    for type in types { type.inheritedOptionals = inherited(by: type) }
  }

  var types: some Sequence<TypeInfo> { byModule.values.lazy.flatMap(\.values) }

  /// Returns the type that a name has in a module, within another type.
  func resolve(_ written: String, in module: String, within context: String? = nil) -> TypeInfo? {
    let name = written.bareTypeName
    if let context {
      var parts = context.split(separator: ".").map(String.init)
      while !parts.isEmpty {
        let candidate = (parts + [name]).joined(separator: ".")
        if let found = byModule[module]?[candidate] { return found }
        parts.removeLast()
      }
    }
    if let found = byModule[module]?[name] { return found }
    if let dot = name.firstIndex(of: "."), let inner = byModule[String(name[..<dot])] {
      if let found = inner[String(name[name.index(after: dot)...])] { return found }
    }
    for other in modules where other != module {
      if let found = byModule[other]?[name] { return found }
    }
    // A nested type that is named from an extension or a subclass.
    let candidates = byLastName[name] ?? []
    return candidates.first { $0.module == module } ?? candidates.first
  }

  /// The members of a name in a type, its superclasses and protocols.
  func members(named name: String, of type: TypeInfo) -> [(
    member: MemberDeclaration, type: TypeInfo
  )] {
    var result: [(MemberDeclaration, TypeInfo)] = []
    for level in type.chain + type.allProtocols {
      for member in level.members where member.name == name { result.append((member, level)) }
    }
    return result
  }

  /// The members of a name in all classes of the modules, UIKit's last.
  func members(named name: String) -> [(member: MemberDeclaration, type: TypeInfo)] {
    byMember[name] ?? []
  }
}

extension String {
  func components(separatedBy separator: String) -> [String] {
    split(separator: separator).map { $0.filter { $0 != " " } }
  }
}
