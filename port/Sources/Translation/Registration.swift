// SPDX-License-Identifier: MIT

/// Writes the lists of classes with their selectors and properties, which replace the tables of
/// Objective-C's runtime.
///
/// A list lies in the copy of the file that declares the class, and therefore sees private members.
enum Registration {
  /// Methods that UIKit finds by name in the responder chain.
  private static let standardActions: Set<String> = [
    "cut", "copy", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics",
    "toggleUnderline", "makeTextWritingDirectionLeftToRight", "increaseSize", "decreaseSize",
    "makeTextWritingDirectionRightToLeft", "pasteAndMatchStyle", "undo", "redo",
  ]
  /// Methods that have no default: whether a class has them decides what a table offers.
  private static let decisive: Set<String> = [
    "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)",
    "collectionView(_:moveItemAt:to:)",
  ]

  /// Whether the list of a class contains a member.
  static func registers(_ member: MemberDeclaration, of type: TypeInfo, _ index: Index) -> Bool {
    guard type.isObjectiveC, !member.isStatic, !member.isUnavailable else { return false }
    switch member.kind {
    case .initializer, .subscript: return false
    case .variable: return registersProperty(member, of: type, index)
    case .function: return registersMethod(member, of: type, index)
    }
  }

  private static func exposesMembers(_ type: TypeInfo) -> Bool {
    type.chain.contains { $0.main?.exposesMembers == true }
  }

  private static func registersProperty(
    _ member: MemberDeclaration, of type: TypeInfo, _ index: Index
  ) -> Bool {
    if member.isOverride || member.isNonObjC { return false }
    if member.isObjC || member.isOutlet || member.isInspectable { return true }
    if exposesMembers(type), !member.isPrivate { return true }
    return isOptional(member, type, index) || index.selectorNames.contains(member.name)
  }

  private static func registersMethod(
    _ member: MemberDeclaration, of type: TypeInfo, _ index: Index
  ) -> Bool {
    guard !member.isNonObjC else { return false }
    if isOptional(member, type, index) { return true }
    guard isCallable(member) else { return false }
    if standardActions.contains(member.name) || decisive.contains(member.compoundName) {
      return true
    }
    // UIKit's own classes have this method; others are asked by name when a nib was loaded.
    if member.name == "awakeFromNib", member.parameters.isEmpty {
      return !type.chain.contains(where: \.isUIKit)
    }
    if member.isOverride { return index.selectorNames.contains(member.name) }
    if member.isObjC || member.isAction { return true }
    if exposesMembers(type), !member.isPrivate { return true }
    return index.selectorNames.contains(member.name) && !member.isPrivate
  }

  /// Whether a selector can call a method.
  private static func isCallable(_ member: MemberDeclaration) -> Bool {
    !member.isGeneric && !member.isAsyncOrThrowing && member.parameters.count <= 3
      && member.parameters.allSatisfy { isStorable($0.type) }
  }

  /// Whether a selector can pass an argument of a type: a closure must be escaping.
  private static func isStorable(_ type: String) -> Bool {
    let excluded = ["inout ", "borrowing ", "consuming ", "sending ", "isolated ", "@autoclosure"]
    if type.hasSuffix("...") || excluded.contains(where: type.hasPrefix) { return false }
    return !type.contains("->") || type.contains("@escaping") || type.hasSuffix("?")
  }

  private static func isOptional(
    _ member: MemberDeclaration, _ type: TypeInfo, _ index: Index
  ) -> Bool {
    guard let requirements = index.optionalRequirements[member.name] else { return false }
    let protocols = ([type] + type.allSubclasses).flatMap(\.allProtocols)
    return requirements.contains { requirement, owner in
      requirement.compoundName == member.compoundName && protocols.contains { $0 === owner }
    }
  }

  /// The name of the list in the copy of a file.
  static func listName(_ path: String) -> String {
    let base = path.split(separator: "/").last.map(String.init) ?? path
    let name = base.hasSuffix(".swift") ? String(base.dropLast(6)) : base
    return "ResinTranslated_"
      + name.map {
        $0.isLetter || $0.isNumber ? String($0) : "_\($0.unicodeScalars.first?.value ?? 0)"
      }.joined()
  }

  /// Returns the lists for a file, or nil if it has no classes and no members of any.
  static func lists(for file: Index.File, _ index: Index) -> String? {
    var classes: [String] = []
    var members: [String] = []
    for type in registered(in: file, index) {
      let own = type.declarations.filter { $0.module == file.module }
      let others = own.filter { $0.file != file.path }.map(\.file)
      let isMain = type.mainFile == file.path
      let parts = own.filter { $0.file == file.path }
      let name = type.name.replacing(".", with: "_")
      let (selectors, properties) = statements(parts.map(\.declaration), type, index)
      guard isMain || !selectors.isEmpty || !properties.isEmpty else { continue }
      let extra = isMain ? Set(others).sorted().filter { hasMembers(type, in: $0, index) } : []
      members.append(
        list(
          "\(name)_selectors", "Selector",
          selectors + extra.map { "list += \(listName($0)).\(name)_selectors" }))
      members.append(
        list(
          "\(name)_properties", "TranslatedProperty",
          properties + extra.map { "list += \(listName($0)).\(name)_properties" }))
      if isMain {
        let objcName = type.main?.objcName ?? type.name.split(separator: ".").last.map(String.init)
        let entry =
          "list.append(TranslatedClass(\(type.name).self, name: \"\(objcName ?? "")\", "
          + "selectors: \(name)_selectors, properties: \(name)_properties\(initializers(type))))"
        classes.append(conditional(entry, type.main?.condition))
      }
    }
    for type in extended(in: file, index) {
      let name = type.name.replacing(".", with: "_")
      let parts = type.declarations.filter { $0.file == file.path && $0.module == file.module }
      let (selectors, properties) = statements(parts.map(\.declaration), type, index, of: file)
      guard !selectors.isEmpty || !properties.isEmpty else { continue }
      members.append(list("\(name)_selectors", "Selector", selectors))
      members.append(list("\(name)_properties", "TranslatedProperty", properties))
      classes.append(
        "list.append(TranslatedClass(\(type.name).self, name: \"\(type.name)\", "
          + "selectors: \(name)_selectors, properties: \(name)_properties))")
    }
    guard !classes.isEmpty || !members.isEmpty else { return nil }
    let all = list("classes", "TranslatedClass", classes)
    return "@MainActor enum \(listName(file.path)) {\n"
      + ([all] + members).joined(separator: "\n") + "\n}"
  }

  /// The initializers by which a nib makes an instance.
  private static func initializers(_ type: TypeInfo) -> String {
    var parts: [String] = []
    if has(["coder"], type) { parts.append("coder: { \(type.name)(coder: $0) }") }
    if !type.chain.contains(where: \.isUIKit), has([], type) {
      parts.append("plain: { \(type.name)() }")
    }
    return parts.isEmpty ? "" : ", make: TranslatedInitializer(\(parts.joined(separator: ", ")))"
  }

  /// Whether a class declares an initializer, or inherits it because it declares no designated one.
  private static func has(_ labels: [String], _ type: TypeInfo) -> Bool {
    let own = type.members.filter { $0.kind == .initializer }
    if type.isUIKit {
      return type.chain.contains { level in
        level.members.contains { $0.kind == .initializer && $0.labels == labels }
      }
    }
    if let found = own.first(where: { $0.labels == labels }) {
      return !found.isUnavailable && !found.isPrivate && found.condition == nil
        && !found.isAsyncOrThrowing
    }
    guard own.allSatisfy(\.isConvenience) else { return false }
    if let superclass = type.superclass { return has(labels, superclass) }
    return labels.isEmpty && type.main?.inherited.first == "NSObject"
  }

  private static func hasMembers(_ type: TypeInfo, in path: String, _ index: Index) -> Bool {
    let parts = type.declarations.filter { $0.file == path }.map(\.declaration)
    let (selectors, properties) = statements(parts, type, index)
    return !selectors.isEmpty || !properties.isEmpty
  }

  private static func list(_ name: String, _ element: String, _ statements: [String]) -> String {
    guard !statements.isEmpty else { return "  static var \(name): [\(element)] { [] }" }
    let lines = statements.map { "    \($0)" }.joined(separator: "\n")
    return "  static var \(name): [\(element)] {\n    var list: [\(element)] = []\n"
      + lines + "\n    return list\n  }"
  }

  private static func conditional(_ statement: String, _ condition: String?) -> String {
    guard let condition else { return statement }
    return "#if \(ConditionText.translated(condition))\n    \(statement)\n    #endif"
  }

  /// The classes that the list of a file names.
  private static func registered(in file: Index.File, _ index: Index) -> [TypeInfo] {
    var result: [TypeInfo] = []
    for declaration in file.declarations.types where !declaration.isLocal {
      guard let type = index.resolve(declaration.name, in: file.module), type.kind == .class,
        type.module == file.module, type.isObjectiveC, !isGeneric(type, index),
        !result.contains(where: { $0 === type }),
        type.main?.isLocal == false
      else { continue }
      result.append(type)
    }
    return result
  }

  /// The classes of other modules, such as UIKit's, that a file extends with members for nibs.
  private static func extended(in file: Index.File, _ index: Index) -> [TypeInfo] {
    var result: [TypeInfo] = []
    for declaration in file.declarations.types
    where declaration.kind == .extension && !declaration.isConstrained {
      guard let type = index.resolve(declaration.name, in: file.module), type.kind == .class,
        type.module != file.module, type.isObjectiveC, !isGeneric(type, index),
        !result.contains(where: { $0 === type })
      else { continue }
      result.append(type)
    }
    return result
  }

  /// Whether a nib finds a member that a module adds to a class of another one.
  private static func isAdded(_ member: MemberDeclaration) -> Bool {
    member.isObjC || member.isOutlet || member.isAction || member.isInspectable
  }

  private static func isGeneric(_ type: TypeInfo, _ index: Index) -> Bool {
    var parts = type.name.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let outer = index.byModule[type.module]?[parts.joined(separator: ".")]
      if outer?.main?.generics.isEmpty == false { return true }
      parts.removeLast()
    }
    // A subclass of a generic class is none itself.
    return false
  }

  private static func statements(
    _ declarations: [TypeDeclaration], _ type: TypeInfo, _ index: Index, of file: Index.File? = nil
  ) -> (selectors: [String], properties: [String]) {
    var selectors: [String] = []
    var properties: [String] = []
    for declaration in declarations where !declaration.isConstrained {
      for member in declaration.members where registers(member, of: type, index) {
        if file != nil, !isAdded(member) { continue }
        let condition = [declaration.condition, member.condition].compactMap(\.self).first
        if member.kind == .function {
          if declaration.kind == .extension, index.isForwarded(member, of: type), member.isOverride
          {
            continue
          }
          let name = SelectorWriter.name(of: member, in: type, index)
          // The name alone says that the class has the method, where a list cannot call it.
          let selector =
            isCallable(member)
            ? SelectorWriter.selector(
              name, member, typeText: type.name, signature: nil,
              isAmbiguous: SelectorWriter.isAmbiguous(member, in: type, index))
            : "Selector(\"\(name)\")"
          selectors.append(conditional("list.append(\(selector))", condition))
        } else {
          properties.append(conditional("list.append(\(property(member, type)))", condition))
        }
      }
    }
    return (selectors, properties)
  }

  private static func property(_ member: MemberDeclaration, _ type: TypeInfo) -> String {
    let name = member.objcName ?? member.name
    guard member.isSettable else {
      return
        "TranslatedProperty(readOnly: \"\(name)\", get: { (object: \(type.name)) in object.\(member.name) })"
    }
    let outlet = member.isOutlet ? ", isOutlet: true" : ""
    return "TranslatedProperty(\"\(name)\", \\\(type.name).\(member.name)\(outlet))"
  }

  /// The file that names the lists of a module.
  static func moduleFile(_ files: [String]) -> String {
    let lines = files.sorted().map { "    list += \(listName($0)).classes\n" }.joined()
    return """
      // Written by scripts/port: the classes of the module, for look-ups by name.
      import UIKitPorting

      public enum ResinTranslatedModule: TranslatedModule {
        @MainActor public static var classes: [TranslatedClass] {
          \(files.isEmpty ? "let" : "var") list: [TranslatedClass] = []
      \(lines)    return list
        }
      }

      """
  }
}
