// SPDX-License-Identifier: MIT

extension ScreenHost {
  /// Registers the images, colors and symbols of the asset catalogs in a folder, so that
  /// `UIImage(named:)` and `UIColor(named:)` find them.
  ///
  /// ```swift
  /// let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Sample")
  /// let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
  /// try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
  /// let contents = """
  ///   {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
  ///     "components": {"red": "1.0", "green": "0x80", "blue": "0", "alpha": "1"}}}]}
  ///   """
  /// try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
  ///
  /// let host = ScreenHost(.iPhone15)
  /// try host.assets(in: folder)
  /// print(host.perform { UIColor(named: "Brand") } != nil)  // true
  /// ```
  ///
  /// A catalog is read as it lies in a repository: image sets with scales, idioms and dark
  /// appearances; color sets with appearances; symbol sets, by their names; groups with and without
  /// namespaces. Data sets, application icons, textures and localized images are left out. Images
  /// have pixels in a program with a renderer (`HeadlessRenderer`), otherwise the sizes in their
  /// headers. An image that the renderer cannot decode, such as PDF, is named in a warning and
  /// drawn as a gray rectangle; it is empty if its size cannot be read.
  ///
  /// - Parameter folder: A catalog, or a folder that contains catalogs at any depth.
  /// - Throws: An ``AssetError`` if there is no catalog or a catalog is damaged.
  public func assets(in folder: URL) throws {
    var catalogs = folder.pathExtension == "xcassets" ? [folder] : []
    if catalogs.isEmpty { catalogs = Self.catalogs(in: folder) }
    guard !catalogs.isEmpty else { throw AssetError.noCatalog(folder.path) }
    try act {
      for catalog in catalogs {
        try AssetCatalog(catalog) { [device] in device.warn($0) }.register(with: device.values)
      }
    }
  }

  /// Registers the asset catalogs in the folder at a path.
  public func assets(in path: String) throws {
    try assets(in: URL(fileURLWithPath: path, isDirectory: true))
  }

  private static func catalogs(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = files?.nextObject() as? String {
      if path.hasSuffix(".xcassets") { paths.append(path) }
    }
    return paths.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }
  }
}

/// A reason why an asset catalog cannot be read.
public enum AssetError: Error, Equatable, CustomStringConvertible {
  /// A folder contains no catalog.
  case noCatalog(String)
  /// A file of a catalog is missing or damaged.
  case damaged(String)

  /// The reason, with the path.
  public var description: String {
    switch self {
    case .noCatalog(let path): "There is no .xcassets folder at or in \(path)."
    case .damaged(let path): "The file \(path) of an asset catalog is missing or damaged."
    }
  }
}
