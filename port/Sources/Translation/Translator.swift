// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A module whose sources are translated, or only read.
public struct ModuleInput: Sendable {
  /// The name by which code imports the module.
  public var name: String
  /// Folders or files.
  public var folders: [String]

  /// Creates a module from its folders.
  public init(name: String, folders: [String]) {
    self.name = name
    self.folders = folders
  }
}

/// Translates the sources of modules.
public struct Translator {
  /// The choices of the command line.
  public var options: TranslationOptions

  /// Creates a translator with options.
  public init(options: TranslationOptions = .init()) { self.options = options }

  /// The text of a copy.
  public struct Copy: Sendable {
    /// The module to which the copy belongs.
    public var module: String
    /// The path in the folder of the module.
    public var relativePath: String
    /// The contents.
    public var text: String
    /// The original; nil for generated files.
    var path: String?
    /// Whether the file in the output folder remains as it is.
    var isKept = false
  }

  /// Returns the copies of sources and the report. No copies are returned where there are errors.
  public func translate(
    _ sources: [SourceText], declarationsOfUIKit: [SourceText] = []
  ) -> (copies: [Copy], report: Report) {
    let uikit = Self.map(declarationsOfUIKit) { DeclarationReader.read($0) }
    let known = zip(declarationsOfUIKit, uikit).map {
      Index.File(module: Index.uikit, path: $0.path, declarations: $1)
    }
    return translate(sources, known: known)
  }

  func translate(_ sources: [SourceText], known: [Index.File]) -> (copies: [Copy], report: Report) {
    var report = Report()
    let read = Self.map(sources) { ($0, DeclarationReader.read($0), Self.faults($0)) }
    report.messages = read.flatMap(\.2)
    let files = read.map {
      Index.File(module: $0.0.module, path: $0.0.path, declarations: $0.1)
    }
    var options = options
    options.modules.formUnion(sources.map(\.module))
    let index = Index(known + files)
    report.messages += index.duplicates(in: options.modules)
    let results = Self.map(Array(zip(sources, files))) { source, file in
      FileTranslation(source, file, index, options)
    }
    let places = sources.map { ($0.module, $0.path, $0.relativePath) }
    let copies = Self.collect(
      zip(places, results), modules: sources.map(\.module), options, &report)
    return (report.hasErrors ? [] : copies, report)
  }

  /// The name of a copy: another one than that of the original, because the compiler warns of two
  /// files with one `#fileID`.
  static func copyName(_ relativePath: String) -> String {
    // Only a file of this name has statements outside of declarations.
    relativePath.hasSuffix(".swift") && !relativePath.hasSuffix("main.swift")
      ? String(relativePath.dropLast(6)) + ".ported.swift" : relativePath
  }

  /// Returns the copies and the lists of modules, and adds the results of files to the report.
  static func collect(
    _ results: some Sequence<
      ((module: String, path: String, relativePath: String), FileTranslation)
    >,
    modules: [String], _ options: TranslationOptions, _ report: inout Report
  ) -> [Copy] {
    var copies: [Copy] = []
    var listed: [String: [String]] = [:]
    var missing: Set<String> = []
    var messages: [Message] = []
    for (file, result) in results {
      messages += result.messages
      missing.formUnion(result.missing)
      report.lines += result.lines
      for (form, count) in result.forms { report.forms[form, default: 0] += count }
      if result.isLeftOut {
        report.leftOut += 1
        continue
      }
      if result.hasList { listed[file.module, default: []].append(file.path) }
      copies.append(
        Copy(
          module: file.module, relativePath: copyName(file.relativePath), text: result.text,
          path: file.path))
    }
    for module in Set(modules).sorted() {
      copies.append(
        Copy(
          module: module, relativePath: "ResinTranslatedModule.swift",
          text: Registration.moduleFile(listed[module] ?? [])))
    }
    if options.writesStubs { copies += Stubs.copies(for: missing) }
    report.translated = copies.count
    report.add(messages)
    return copies
  }

  /// The places that do not parse.
  static func faults(_ source: SourceText) -> [Message] {
    guard source.tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: source.tree)
      .filter { $0.diagMessage.severity == .error }.prefix(3).map {
        Message(
          kind: .error, file: source.path, line: source.line(at: $0.position.utf8Offset),
          text: "the source does not parse: \($0.message)",
          remedy: "correct it, as Xcode would require too")
      }
  }

  /// Maps elements on all processors.
  static func map<Element, Result>(
    _ elements: [Element], _ transform: (Element) -> Result
  ) -> [Result] {
    let results = UnsafeMutableBufferPointer<Result?>.allocate(capacity: elements.count)
    results.initialize(repeating: nil)
    defer {
      results.deinitialize()
      results.deallocate()
    }
    withoutActuallyEscaping(transform) { transform in
      let work = Work(elements: elements, results: results, transform: transform)
      DispatchQueue.concurrentPerform(iterations: elements.count) { work.run($0) }
    }
    return results.map { $0! }
  }

  /// Elements are read, and results written, by one thread each.
  private struct Work<Element, Result>: @unchecked Sendable {
    let elements: [Element]
    let results: UnsafeMutableBufferPointer<Result?>
    let transform: (Element) -> Result

    func run(_ position: Int) { results[position] = transform(elements[position]) }
  }
}

extension Index {
  /// Classes that a module declares twice, outside of `#if`.
  func duplicates(in modules: Set<String>) -> [Message] {
    var result: [Message] = []
    for type in types where modules.contains(type.module) && type.module != Index.uikit {
      let mains = type.declarations.filter {
        $0.declaration.kind != .extension && $0.declaration.condition == nil
          && $0.declaration.access != .private && $0.declaration.access != .fileprivate
      }
      guard mains.count > 1 else { continue }
      result.append(
        Message(
          kind: .error, file: mains[1].file, line: mains[1].declaration.line,
          text: "\(type.name) is declared in \(mains[0].file), too",
          remedy: "give one of them another name, or leave one file out"))
    }
    return result
  }
}
