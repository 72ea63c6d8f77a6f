// SPDX-License-Identifier: MIT
import Foundation

/// The folder of the copies. It has a list of the files that were written, and nothing else in it
/// is touched.
public struct OutputFolder {
  /// A reason not to write.
  public struct Refusal: Error, CustomStringConvertible {
    /// The reason in words.
    public var description: String
  }

  static let listName = ".resin-port"
  /// The absolute path.
  public let path: String
  private var list: Set<String> = []
  private var listPath: String { path + "/" + Self.listName }
  var cachePath: String { path + "/" + Self.listName + "-cache" }

  func path(_ module: String, _ relativePath: String) -> String {
    path + "/\(module)/\(relativePath)"
  }

  /// - Parameter inputs: The folders of sources, which must lie neither in nor around the folder.
  public init(path: String, inputs: [String]) throws {
    self.path = Self.real(path)
    for input in inputs.map(Self.real) {
      if (input + "/").hasPrefix(self.path + "/") {
        throw Refusal(description: "the output folder \(path) contains the sources in \(input)")
      }
      if (self.path + "/").hasPrefix(input + "/") {
        throw Refusal(description: "the output folder \(path) lies in the sources of \(input)")
      }
    }
    guard FileManager.default.fileExists(atPath: self.path) else { return }
    if let text = try? String(contentsOfFile: listPath, encoding: .utf8) {
      list = Set(text.split(separator: "\n").map(String.init))
    } else if let found = try? FileManager.default.contentsOfDirectory(atPath: self.path),
      !found.isEmpty
    {
      throw Refusal(
        description: "\(path) has files that scripts/port did not write; name an empty folder")
    }
  }

  private static func real(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    // A folder that does not exist yet has a parent that does.
    if FileManager.default.fileExists(atPath: url.path) {
      return url.resolvingSymlinksInPath().path
    }
    return url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(url.lastPathComponent).path
  }

  /// Writes the files whose contents changed, and removes those whose originals are gone.
  public mutating func write(_ copies: [Translator.Copy], into report: inout Report) throws {
    let files = FileManager.default
    var names: Set<String> = []
    for copy in copies { names.insert("\(copy.module)/\(copy.relativePath)") }
    for name in names.subtracting(list) where files.fileExists(atPath: path + "/" + name) {
      throw Refusal(description: "\(path)/\(name) was not written by scripts/port")
    }
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    // The list first: what an interrupted run has written is known to the next one.
    try save(list.union(names))
    for copy in copies where !copy.isKept {
      let target = path(copy.module, copy.relativePath)
      let data = Data(copy.text.utf8)
      if files.contents(atPath: target) == data { continue }
      try files.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: target), options: .atomic)
      report.written += 1
    }
    for name in list.subtracting(names).sorted() {
      if (try? files.removeItem(atPath: path + "/" + name)) != nil { report.removed += 1 }
    }
    try save(names)
  }

  private mutating func save(_ names: Set<String>) throws {
    let text = names.sorted().map { $0 + "\n" }.joined()
    if names != list || !FileManager.default.fileExists(atPath: listPath) {
      try Data(text.utf8).write(to: URL(fileURLWithPath: listPath), options: .atomic)
    }
    list = names
  }
}
