// SPDX-License-Identifier: MIT

/// A row of a table: its identity and its content.
struct Row {
  /// The first field.
  var id: String
  /// The other fields, separated by tabs.
  var content: String

  /// The other fields as a list.
  var contentFields: [String] {
    fields(of: content)
  }
}

/// A list of rows, read from a file of tab-separated values with a header line; the identity is the
/// first column.
///
/// Two rows may have the same identity. An empty file is a table without rows or columns.
struct RowTable {
  /// The name of the file, without folder and extension.
  let name: String
  /// The names of the columns, that of the identity first.
  let columns: [String]
  let rows: [Row]

  init(path: String) throws {
    let file = try LineFile(path: path)
    name = RowTable.name(of: path)
    columns = file.lines.first.map(fields(of:)) ?? []
    let width = columns.count
    rows = try file.lines.enumerated().dropFirst().map { number, line in
      let count = line.utf8.count { $0 == UInt8(ascii: "\t") } + 1
      guard count == width else {
        throw Failure(path, line: number + 1, "has \(count) columns; the header line has \(width)")
      }
      let end = line.utf8.firstIndex(of: UInt8(ascii: "\t")) ?? line.endIndex
      guard end > line.startIndex else {
        throw Failure(path, line: number + 1, "the first column, the identity, is empty")
      }
      let content = end < line.endIndex ? line[line.utf8.index(after: end)...] : ""
      return Row(id: String(line[..<end]), content: String(content))
    }
  }

  /// Throws unless both tables have the same columns or one of them is empty.
  static func requireSameColumns(_ old: RowTable, _ new: RowTable, newPath: String) throws {
    guard !old.columns.isEmpty, !new.columns.isEmpty, old.columns != new.columns else { return }
    throw Failure(
      newPath, line: 1,
      "the columns are \(new.columns.joined(separator: ", ")); "
        + "those of the old file are \(old.columns.joined(separator: ", "))")
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return file }
    return String(file[..<dot])
  }
}
