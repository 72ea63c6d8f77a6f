// SPDX-License-Identifier: MIT

/// Builds the main bundle of an application from the folder in which its resources lie.
///
/// Xcode copies the files of an application side by side into its bundle, and those of a language
/// into a folder of that language. Here a temporary folder has a link to each file, for a language
/// to the one that fits the device best, so that Foundation finds all of them by name, whatever the
/// language of the process. Safe to use from every thread.
package final class ApplicationBundle: @unchecked Sendable {
  private static let prefix = "application-"

  private let folder: URL
  private let information: [String: Any]
  private let languages: [String]
  private let lock = NSLock()
  private var made: Bundle?

  /// - Parameters:
  ///   - information: The values of Info.plist.
  ///   - languages: The languages of the device, the preferred one first.
  package init(folder: URL, information: [String: Any], languages: [String]) {
    self.folder = folder
    self.information = information
    self.languages = languages
  }

  deinit {
    if let made { try? FileManager.default.removeItem(at: made.bundleURL) }
  }

  /// Whether a bundle was built here.
  static func isOne(_ bundle: Bundle) -> Bool {
    bundle.bundleURL.lastPathComponent.hasPrefix(prefix)
  }

  /// The bundle, which is built when it is first needed; nil if no temporary folder can be written.
  package var bundle: Bundle? {
    lock.withLock {
      if made == nil { made = try? build() }
      return made
    }
  }

  private func build() throws -> Bundle? {
    let files = FileManager.default
    let target = files.temporaryDirectory.appendingPathComponent(Self.prefix + UUID().uuidString)
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    for (name, paths) in try found() {
      guard let path = InterfaceFiles.preferred(paths, languages) else { continue }
      let link = target.appendingPathComponent(name).path
      try? files.createSymbolicLink(atPath: link, withDestinationPath: path)
      if name.hasSuffix(".xcstrings") { try? writeTable(of: path, name, to: target) }
    }
    let list = target.appendingPathComponent("Info.plist")
    try? files.removeItem(at: list)
    try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
      .write(to: list)
    return Bundle(path: target.path)
  }

  /// The paths of files and folders, by their names.
  private func found() throws -> [String: [String]] {
    var result: [String: [String]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let parts = path.split(separator: "/")
      let isInside = parts.dropLast().contains { part in
        part.hasPrefix(".") || part.hasSuffix(".xcassets") || part.hasSuffix(".xcodeproj")
      }
      guard !isInside, let name = parts.last, Self.isResource(name) else { continue }
      result[String(name), default: []].append(folder.appendingPathComponent(path).path)
    }
    return result
  }

  private static func isResource(_ name: Substring) -> Bool {
    let others = [".swift", ".m", ".mm", ".h", ".c", ".lproj"]
    return !name.hasPrefix(".") && !others.contains { name.hasSuffix($0) }
  }

  /// Writes the texts of a string catalog in the language of the device as a table.
  private func writeTable(of path: String, _ name: String, to target: URL) throws {
    guard let table = InterfaceFiles.catalog(at: path, languages) else { return }
    let file = target.appendingPathComponent(String(name.dropLast(10)) + ".strings")
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      .write(to: file)
  }
}
