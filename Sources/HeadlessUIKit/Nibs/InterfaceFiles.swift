// SPDX-License-Identifier: MIT

/// Finds the .xib and .storyboard files of an application, and their tables of strings.
@MainActor
package final class InterfaceFiles {
  /// The folder with the resources of the application.
  package var folder: URL? {
    didSet { paths = nil }
  }

  /// The languages of the device, the preferred one first: English, wherever the program runs.
  package var languages = ["en"] {
    didSet { tables = [:] }
  }

  /// The paths of the files in the folder, by the name in lower case.
  private var paths: [String: [String]]?
  private var warned: Set<String> = []
  private var tables: [String: [String: String]] = [:]

  init() {}

  /// Prints a warning once for each subject.
  func warnOnce(_ subject: String, _ message: String, _ device: Device) {
    if warned.insert(subject).inserted { device.warn(message) }
  }

  // MARK: Finding

  /// Returns the path of the file for a compiled name, which has no extension, or nil.
  ///
  /// A file for the idiom of the device is preferred (`Form~ipad.xib`). Folders are searched in
  /// this order: the client's bundle, the application's resources, the main bundle.
  func path(of name: String, extension fileExtension: String, in bundle: Bundle?) -> String? {
    let base = (name as NSString).lastPathComponent
    let ending = ".\(fileExtension)"
    let stem = base.hasSuffix(ending) ? String(base.dropLast(ending.count)) : base
    let isPad = Device.current.values.traits.userInterfaceIdiom == .pad
    let names = ["\(stem)~\(isPad ? "ipad" : "iphone")\(ending)", "\(stem)\(ending)"]
    for name in names {
      if let path = find(name, in: bundle) { return path }
    }
    return nil
  }

  private func find(_ name: String, in bundle: Bundle?) -> String? {
    let isOther = bundle.map { $0 != .main && !ApplicationBundle.isOne($0) } ?? false
    if isOther, let bundle,
      let path = Self.preferred(Self.paths(of: name, in: bundle), languages)
    {
      return path
    }
    if let path = Self.preferred(index()[name.lowercased()] ?? [], languages) { return path }
    return Self.preferred(Self.paths(of: name, in: .main), languages)
  }

  private func index() -> [String: [String]] {
    if let paths { return paths }
    var result: [String: [String]] = [:]
    if let folder {
      let all = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for path in all ?? [] {
        let name = (path as NSString).lastPathComponent.lowercased()
        guard Self.isRead(name) else { continue }
        result[name, default: []].append(folder.appendingPathComponent(path).path)
      }
    }
    paths = result
    return result
  }

  private static func isRead(_ name: String) -> Bool {
    let ending = (name as NSString).pathExtension
    return ["xib", "storyboard", "strings", "xcstrings", "png", "jpg", "jpeg"].contains(ending)
  }

  /// The path of an image of the application that is in no asset catalog, with or without its
  /// extension; one for the scale of the screen is preferred.
  func imagePath(of name: String, scale: CGFloat) -> String? {
    let lower = name.lowercased()
    let kind = (lower as NSString).pathExtension
    let isComplete = ["png", "jpg", "jpeg"].contains(kind)
    let stem = isComplete ? (lower as NSString).deletingPathExtension : lower
    let files = index()
    for scale in ["@\(Int(scale))x", "@3x", "@2x", ""] {
      for kind in isComplete ? [kind] : ["png", "jpg", "jpeg"] {
        if let path = Self.preferred(files["\(stem)\(scale).\(kind)"] ?? [], languages) {
          return path
        }
      }
    }
    return nil
  }

  /// The files with a name in a bundle: next to each other or in folders of languages.
  private static func paths(of name: String, in bundle: Bundle) -> [String] {
    guard let folder = bundle.resourceURL ?? Optional(bundle.bundleURL) else { return [] }
    let files = FileManager.default
    var candidates = [folder.appendingPathComponent(name)]
    for child in (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    where child.hasSuffix(".lproj") {
      candidates.append(folder.appendingPathComponent(child).appendingPathComponent(name))
    }
    return candidates.map(\.path).filter { files.fileExists(atPath: $0) }
  }

  /// The file of several with one name that fits the languages best: that of a language, that of
  /// the folder Base, one outside of such folders, that in English, or the first.
  nonisolated static func preferred(_ paths: [String], _ languages: [String]) -> String? {
    guard paths.count > 1 else { return paths.first }
    let sorted = paths.sorted { ($0.count, $0) < ($1.count, $1) }
    func rank(_ path: String) -> Int {
      guard let language = language(of: path) else { return 101 }
      if let index = languages.firstIndex(where: { fits(language, $0) }) {
        return min(index, 99)
      }
      return language == "Base" ? 100 : language == "en" ? 102 : 103
    }
    return sorted.min { rank($0) < rank($1) }
  }

  /// The language of the folder of a file.
  private nonisolated static func language(of path: String) -> String? {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
  }

  private nonisolated static func fits(_ folder: String, _ language: String) -> Bool {
    let name = folder.replacingOccurrences(of: "_", with: "-").lowercased()
    let wanted = language.replacingOccurrences(of: "_", with: "-").lowercased()
    return name == wanted || wanted.hasPrefix(name + "-")
  }

  // MARK: Strings

  /// The table of strings for a document: the keys are the ids and the names of properties.
  func strings(for document: InterfaceDocument) -> [String: String] {
    if let table = tables[document.path] { return table }
    let table = readStrings(for: document)
    tables[document.path] = table
    return table
  }

  private func readStrings(for document: InterfaceDocument) -> [String: String] {
    let folder = (document.path as NSString).deletingLastPathComponent
    let isInLanguage = folder.hasSuffix(".lproj")
    let parent = isInLanguage ? (folder as NSString).deletingLastPathComponent : folder
    for language in languages {
      for name in Self.folders(for: language) {
        let path = "\(parent)/\(name).lproj/\(document.name).strings"
        if let table = Self.table(at: path) { return table }
      }
    }
    for path in ["\(parent)/mul.lproj", folder, parent].map({ "\($0)/\(document.name).xcstrings" })
    {
      if let table = Self.catalog(at: path, languages) { return table }
    }
    return [:]
  }

  nonisolated static func folders(for language: String) -> [String] {
    let parts = language.split(separator: "-").map(String.init)
    let lengths = stride(from: parts.count, to: 0, by: -1)
    return lengths.flatMap { count in
      let prefix = parts.prefix(count)
      return count == 1
        ? [prefix.joined()] : [prefix.joined(separator: "-"), prefix.joined(separator: "_")]
    }
  }

  nonisolated static func table(at path: String) -> [String: String]? {
    guard var data = FileManager.default.contents(atPath: path) else { return nil }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      data = Data(text.utf8)
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String]
  }

  /// The strings of a catalog in the preferred language that it has.
  nonisolated static func catalog(at path: String, _ languages: [String]) -> [String: String]? {
    guard let data = FileManager.default.contents(atPath: path),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    var table: [String: String] = [:]
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any]
      guard let localizations else { continue }
      for language in languages {
        guard let folder = folders(for: language).first(where: { localizations[$0] != nil }),
          let entry = localizations[folder] as? [String: Any],
          let unit = entry["stringUnit"] as? [String: Any]
        else { continue }
        table[key] = unit["value"] as? String
        break
      }
    }
    return table
  }
}

extension Device {
  /// The files of nibs and storyboards.
  package final var interfaceFiles: InterfaceFiles { self[Self.interfaceFilesComponent] }
  private static let interfaceFilesComponent = DeviceComponent { _ in InterfaceFiles() }
}
