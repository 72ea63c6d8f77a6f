// SPDX-License-Identifier: MIT
import Foundation

/// A package of a distribution.
struct Package: Equatable {
  let name: String
  let version: String
  /// The installed size, in MiB.
  let size: Double
  /// The section of the archive that contains the package.
  let section: String
}

/// The largest packages of two releases of Debian, read from the showcase's data.
struct PackageTable {
  let old: [Package]
  let new: [Package]

  static let debian = PackageTable(
    old: read("debian-12-bookworm.tsv"), new: read("debian-13-trixie.tsv"))

  private static func read(_ name: String) -> [Package] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("data").appendingPathComponent(name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      preconditionFailure("cannot read \(file.path)")
    }
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Package(
        name: fields[0], version: fields[1], size: Double(fields[2]) ?? 0, section: fields[3])
    }
  }
}
