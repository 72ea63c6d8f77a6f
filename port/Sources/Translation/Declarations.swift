// SPDX-License-Identifier: MIT

/// A type or an extension, as the index stores it.
struct TypeDeclaration: Codable, Hashable {
  enum Kind: String, Codable {
    case `class`, `struct`, `enum`, `protocol`, `extension`, actor
  }

  var kind: Kind
  /// The name with those of the types around it: `Outer.Inner`.
  var name: String
  var inherited: [String] = []
  var generics: [String] = []
  var isObjC = false
  /// `@objcMembers`.
  var exposesMembers = false
  var objcName: String?
  var access: Access = .internal
  var isLocal = false
  var isConstrained = false
  var isFinal = false
  var isMainActor = false
  var line = 1
  var condition: String?
  var members: [MemberDeclaration] = []
}

/// The access level of a declaration.
enum Access: String, Codable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
}

/// A member of a type.
struct MemberDeclaration: Codable, Hashable {
  enum Kind: String, Codable {
    case function, variable, initializer, `subscript`
  }

  var kind: Kind
  var name: String
  var parameters: [Parameter] = []
  /// The type of a variable or of a result, as it is written.
  var type: String?
  var objcName: String?
  var getterName: String?
  var isObjC = false
  var isNonObjC = false
  var isOutlet = false
  var isAction = false
  var isInspectable = false
  var isOverride = false
  var isStatic = false
  var isOptional = false
  var isDynamic = false
  var isRequired = false
  var isConvenience = false
  var isSettable = false
  var isAsyncOrThrowing = false
  var isGeneric = false
  var isFailable = false
  var isDiscardable = false
  var isUnavailable = false
  /// The condition of the `#if` around it.
  var condition: String?
  /// The parameters, effects and result as they are written: `(_ a: Int) throws -> Bool`.
  var signature = ""
  /// The body of a method in an extension, if it is a short expression.
  var body: String?
  /// Nil where no modifier is written.
  var access: Access?
  var setterAccess: Access?

  struct Parameter: Codable, Hashable {
    var label: String
    var name: String
    var type: String
  }

  var labels: [String] { parameters.map(\.label) }

  /// The name with labels, as in `move(to:from:)`.
  var compoundName: String {
    switch kind {
    case .variable: name
    case .function, .initializer, .subscript:
      parameters.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
    }
  }

  var isPrivate: Bool { access == .private || access == .fileprivate }
}

/// The part of a file that the index stores.
struct FileDeclarations: Codable, Hashable {
  var types: [TypeDeclaration] = []
  var imports: [String] = []
  /// Names of Objective-C methods that the file mentions.
  var selectors: Set<String> = []
}
