// SPDX-License-Identifier: MIT

// Declarations in the cache.

extension FileDeclarations {
  func write(to writer: inout ByteWriter) {
    writer.write(types) { $1.write(to: &$0) }
    writer.write(imports)
    writer.write(selectors.sorted())
  }

  init(from reader: inout ByteReader) throws(ByteReader.Fault) {
    types = try reader.list { reader throws(ByteReader.Fault) in try TypeDeclaration(from: &reader)
    }
    imports = try reader.strings()
    selectors = Set(try reader.strings())
  }
}

extension TypeDeclaration {
  func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(inherited)
    writer.write(generics)
    writer.write(flags: [isObjC, exposesMembers, isLocal, isConstrained, isFinal, isMainActor])
    writer.write(objcName)
    writer.write(access.rawValue)
    writer.write(line)
    writer.write(condition)
    writer.write(members) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Fault) {
    guard let kind = Kind(rawValue: try reader.string()) else { throw ByteReader.Fault() }
    self.init(kind: kind, name: try reader.string())
    inherited = try reader.strings()
    generics = try reader.strings()
    let flags = try reader.flags(6)
    (isObjC, exposesMembers, isLocal) = (flags[0], flags[1], flags[2])
    (isConstrained, isFinal, isMainActor) = (flags[3], flags[4], flags[5])
    objcName = try reader.optionalString()
    access = Access(rawValue: try reader.string()) ?? .internal
    line = try reader.int()
    condition = try reader.optionalString()
    members = try reader.list { reader throws(ByteReader.Fault) in
      try MemberDeclaration(from: &reader)
    }
  }
}

extension MemberDeclaration {
  func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    writer.write(name)
    writer.write(parameters) {
      $0.write($1.label)
      $0.write($1.name)
      $0.write($1.type)
    }
    for text in [type, objcName, getterName, condition, body] { writer.write(text) }
    writer.write(signature)
    writer.write(flags: [
      isObjC, isNonObjC, isOutlet, isAction, isInspectable, isOverride, isStatic, isOptional,
      isDynamic, isRequired, isConvenience, isSettable, isAsyncOrThrowing, isGeneric, isFailable,
      isDiscardable, isUnavailable,
    ])
    writer.write(access?.rawValue)
    writer.write(setterAccess?.rawValue)
  }

  init(from reader: inout ByteReader) throws(ByteReader.Fault) {
    guard let kind = Kind(rawValue: try reader.string()) else { throw ByteReader.Fault() }
    self.init(kind: kind, name: try reader.string())
    parameters = try reader.list { reader throws(ByteReader.Fault) in
      Parameter(label: try reader.string(), name: try reader.string(), type: try reader.string())
    }
    type = try reader.optionalString()
    objcName = try reader.optionalString()
    getterName = try reader.optionalString()
    condition = try reader.optionalString()
    body = try reader.optionalString()
    signature = try reader.string()
    let flags = try reader.flags(17)
    (isObjC, isNonObjC, isOutlet, isAction) = (flags[0], flags[1], flags[2], flags[3])
    (isInspectable, isOverride, isStatic, isOptional) = (flags[4], flags[5], flags[6], flags[7])
    (isDynamic, isRequired, isConvenience, isSettable) = (flags[8], flags[9], flags[10], flags[11])
    (isAsyncOrThrowing, isGeneric, isFailable) = (flags[12], flags[13], flags[14])
    (isDiscardable, isUnavailable) = (flags[15], flags[16])
    access = try reader.optionalString().flatMap(Access.init)
    setterAccess = try reader.optionalString().flatMap(Access.init)
  }
}
