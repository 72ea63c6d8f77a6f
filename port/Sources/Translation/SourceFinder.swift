// SPDX-License-Identifier: MIT
import Foundation

/// Finds the files of modules.
enum SourceFinder {
  private static let ignored: Set<String> = [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "build",
  ]

  /// A file that was found.
  struct Found: Sendable {
    var module: String
    var path: String
    var relativePath: String

    func read() -> SourceText? {
      (try? String(contentsOfFile: path, encoding: .utf8)).map {
        SourceText(module: module, path: path, relativePath: relativePath, text: $0)
      }
    }

    /// Whether the file has all words of one of some lists.
    func mentions(_ names: Set<[String]>) -> Bool {
      guard let data = FileManager.default.contents(atPath: path) else { return true }
      let words = Set(names.joined())
      var found: Set<String> = []
      data.withUnsafeBytes { bytes in
        var start: Int?
        for position in 0...bytes.count {
          let byte = position < bytes.count ? bytes[position] : 0
          let isWord =
            byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte)
            || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          if isWord {
            if start == nil { start = position }
          } else if let first = start {
            let word = String(decoding: bytes[first..<position], as: UTF8.self)
            if words.contains(word) { found.insert(word) }
            start = nil
          }
        }
      }
      return !found.isEmpty && names.contains { found.isSuperset(of: $0) }
    }
  }

  /// Returns the files of a module, and messages on those that cannot be translated.
  static func find(_ module: ModuleInput) -> (files: [Found], messages: [Message]) {
    var files: [Found] = []
    var messages: [Message] = []
    for folder in module.folders {
      let root = URL(fileURLWithPath: folder).standardizedFileURL.path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
        messages.append(
          Message(kind: .error, file: root, line: 1, text: "there is no such file", remedy: ""))
        continue
      }
      for name in isFolder.boolValue ? names(in: root) : [""] {
        let path = name.isEmpty ? root : root + "/" + name
        if path.hasSuffix(".swift") {
          let relative = name.isEmpty ? (root as NSString).lastPathComponent : name
          files.append(Found(module: module.name, path: path, relativePath: relative))
        } else if path.hasSuffix(".m") || path.hasSuffix(".mm") {
          messages.append(
            Message(
              kind: .todo, file: path, line: 1, text: "the file is written in Objective-C",
              remedy: "write what Swift sources use of it in Swift"))
        }
      }
    }
    return (files, messages)
  }

  private static func names(in root: String) -> [String] {
    var result: [String] = []
    guard let enumerator = FileManager.default.enumerator(atPath: root) else { return [] }
    while let name = enumerator.nextObject() as? String {
      let last = (name as NSString).lastPathComponent
      if ignored.contains(last) {
        enumerator.skipDescendants()
      } else if [".swift", ".m", ".mm"].contains(where: name.hasSuffix), last != "Package.swift" {
        result.append(name)
      }
    }
    return result.sorted()
  }
}
