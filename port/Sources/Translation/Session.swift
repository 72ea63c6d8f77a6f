// SPDX-License-Identifier: MIT
import Foundation

/// A run of the command: finds the sources, translates those that changed or whose translation
/// depends on what changed, and writes the copies.
public struct Session {
  /// The modules that are translated.
  public var modules: [ModuleInput]
  /// The folder of the copies.
  public var output: String
  /// The choices of the command line.
  public var options: TranslationOptions
  /// The folders with the declarations that `import UIKit` provides.
  public var uikit: [String] = []
  /// A file that stores these declarations for the next run.
  public var uikitCache: String?
  /// The version of the command: another one translates everything again.
  public var version = ""

  /// Creates a run of the command.
  public init(modules: [ModuleInput], output: String, options: TranslationOptions) {
    self.modules = modules
    self.output = output
    self.options = options
  }

  private struct Input {
    var found: SourceFinder.Found
    var stamp: Cache.Stamp
    var declarations: FileDeclarations
    var source: SourceText?
    var faults: [Message] = []
  }

  /// Translates, writes, and returns what is to be printed.
  public func run() throws -> Report {
    var folder = try OutputFolder(path: output, inputs: modules.flatMap(\.folders))
    var report = Report()
    var options = options
    options.modules.formUnion(modules.map(\.name))
    let found = modules.map(SourceFinder.find)
    report.add(found.flatMap(\.messages))
    let cache = Cache(path: folder.cachePath, key: key)
    let inputs = read(ownFiles(found.map(\.files)), cache, &report)
    let known = declarationsOfUIKit()
    let index = Index(
      known
        + inputs.map {
          Index.File(
            module: $0.found.module, path: $0.found.path, declarations: $0.declarations)
        })
    report.add(inputs.flatMap(\.faults) + index.duplicates(in: options.modules))
    let needed = needed(inputs, cache, folder)
    let results = Translator.map(inputs) { input -> FileTranslation in
      guard needed.contains(input.found.path) else {
        return cache.entries[input.found.path]!.result!
      }
      let file = Index.File(
        module: input.found.module, path: input.found.path, declarations: input.declarations)
      guard let source = input.source ?? input.found.read() else { return FileTranslation() }
      return FileTranslation(source, file, index, options)
    }
    let names = modules.map(\.name)
    var copies = Translator.collect(
      zip(inputs.map { ($0.found.module, $0.found.path, $0.found.relativePath) }, results),
      modules: names, options, &report)
    for position in copies.indices where copies[position].path != nil {
      copies[position].isKept = !needed.contains(copies[position].path ?? "")
    }
    if report.hasErrors { return report }
    try folder.write(copies, into: &report)
    try save(inputs, results, folder)
    return report
  }

  /// The files of each module without those in the folders of others that lie in its own.
  private func ownFiles(_ files: [[SourceFinder.Found]]) -> [SourceFinder.Found] {
    let folders = modules.map { module in
      module.folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
    }
    return files.indices.flatMap { position in
      let others = folders.indices.filter { $0 != position }.flatMap { folders[$0] }
        .filter { other in folders[position].contains { other != $0 && other.hasPrefix($0) } }
      return files[position].filter { file in !others.contains { file.path.hasPrefix($0) } }
    }
  }

  private var key: String {
    let parts =
      [version, "\(options.writesStubs)", options.available.sorted().joined(separator: ",")]
      + modules.map { "\($0.name)=\($0.folders.joined(separator: ","))" }
    return parts.joined(separator: "\n")
  }

  /// Reads the declarations of files, those of unchanged files from the cache.
  private func read(
    _ files: [SourceFinder.Found], _ cache: Cache, _ report: inout Report
  ) -> [Input] {
    Translator.map(files) { file -> Input? in
      guard let stamp = Cache.Stamp(file.path) else { return nil }
      if let entry = cache.entries[file.path], entry.stamp == stamp {
        return Input(found: file, stamp: stamp, declarations: entry.declarations)
      }
      guard let source = file.read() else {
        let message = Message(
          kind: .error, file: file.path, line: 1, text: "the file is not readable as UTF-8",
          remedy: "convert it")
        return Input(
          found: file, stamp: stamp, declarations: FileDeclarations(), faults: [message])
      }
      return Input(
        found: file, stamp: stamp, declarations: DeclarationReader.read(source), source: source,
        faults: Translator.faults(source))
    }.compactMap(\.self)
  }

  private func declarationsOfUIKit() -> [Index.File] {
    let files = SourceFinder.find(ModuleInput(name: Index.uikit, folders: uikit)).files
    var cache = uikitCache.map { Cache(path: $0, key: version) } ?? Cache(key: version)
    var report = Report()
    let inputs = read(files, cache, &report)
    if let path = uikitCache, inputs.contains(where: { $0.source != nil }) {
      cache.entries = [:]
      for input in inputs {
        cache.entries[input.found.path] = Cache.Entry(
          stamp: input.stamp, declarations: input.declarations.publicOnly)
      }
      // Without the cache, the next run takes longer.
      try? cache.save(to: path)
    }
    return inputs.map {
      Index.File(
        module: Index.uikit, path: $0.found.path, declarations: $0.declarations.publicOnly)
    }
  }

  /// The files that have to be translated.
  private func needed(_ inputs: [Input], _ cache: Cache, _ folder: OutputFolder) -> Set<String> {
    var result: Set<String> = []
    var names: Set<[String]> = []
    var known = Set(cache.entries.keys)
    for input in inputs {
      let path = input.found.path
      known.remove(path)
      let entry = cache.entries[path]
      let target = folder.path(input.found.module, Translator.copyName(input.found.relativePath))
      let isThere =
        entry?.result.map { $0.isLeftOut || Cache.Stamp(target) == entry?.copyStamp } ?? false
      if input.source != nil || !isThere { result.insert(path) }
      if input.source != nil {
        names.formUnion(input.declarations.names(differingFrom: entry?.declarations))
      }
    }
    for path in known {
      names.formUnion(FileDeclarations().names(differingFrom: cache.entries[path]?.declarations))
    }
    // A name that no other file mentions in a selector.
    let mentioned = inputs.reduce(into: Set<String>()) { $0.formUnion($1.declarations.selectors) }
    let before = cache.entries.values.reduce(into: Set<String>()) {
      $0.formUnion($1.declarations.selectors)
    }
    names.formUnion(mentioned.symmetricDifference(before).map { [$0] })
    guard !names.isEmpty else { return result }
    if names.count > 500 { return Set(inputs.map(\.found.path)) }
    let mentioning = Translator.map(inputs.filter { !result.contains($0.found.path) }) { input in
      input.found.mentions(names) ? input.found.path : nil
    }
    return result.union(mentioning.compactMap(\.self))
  }

  private func save(
    _ inputs: [Input], _ results: [FileTranslation], _ folder: OutputFolder
  ) throws {
    var cache = Cache(key: key)
    for (input, result) in zip(inputs, results) {
      cache.entries[input.found.path] = Cache.Entry(
        stamp: input.stamp, declarations: input.declarations, result: result,
        copyStamp: Cache.Stamp(
          folder.path(input.found.module, Translator.copyName(input.found.relativePath))))
    }
    try cache.save(to: folder.cachePath)
  }
}

extension FileDeclarations {
  /// The declarations that other modules see.
  var publicOnly: FileDeclarations {
    var result = self
    result.types = types.compactMap { type in
      var type = type
      let isVisible = [.public, .open].contains(type.access)
      guard isVisible || type.kind == .extension, !type.isLocal else { return nil }
      type.members = type.members.filter {
        type.kind == .protocol || [.public, .open].contains($0.access ?? type.access)
      }
      return type.kind == .extension && type.members.isEmpty && type.inherited.isEmpty ? nil : type
    }
    result.selectors = []
    result.imports = []
    return result
  }

  /// The names by which other files may depend on declarations that are not in others: each a word,
  /// or two that a file has to have both.
  func names(differingFrom other: FileDeclarations?) -> Set<[String]> {
    var names: Set<[String]> = []
    func parts(_ list: [TypeDeclaration]?) -> (types: Set<TypeDeclaration>, members: Set<Member>) {
      var types: Set<TypeDeclaration> = []
      var members: Set<Member> = []
      for type in list ?? [] {
        let name = type.name.split(separator: ".").last.map(String.init) ?? ""
        for member in type.members { members.insert(Member(type: name, member: member)) }
        var head = type
        head.members = []
        head.line = 0
        types.insert(head)
      }
      return (types, members)
    }
    let (new, old) = (parts(types), parts(other?.types))
    for type in new.types.symmetricDifference(old.types) {
      names.insert([type.name.split(separator: ".").last.map(String.init) ?? ""])
    }
    for changed in new.members.symmetricDifference(old.members) {
      let member = changed.member
      if member.isPrivate || member.kind == .initializer { continue }
      let isDynamic = member.isObjC || member.isAction || member.isOverride || member.isOptional
      names.insert(isDynamic ? [member.name] : [member.name, changed.type])
    }
    return names.filter { !$0.contains("") }
  }

  private struct Member: Hashable {
    var type: String
    var member: MemberDeclaration
  }
}
