// SPDX-License-Identifier: MIT
import Foundation

/// The lines of a text file in UTF-8, with or without a byte order mark and carriage returns.
struct LineFile {
  let path: String
  let lines: [String]

  init(path: String) throws {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("\(path): there is no such file")
    }
    guard !isFolder.boolValue else {
      throw Failure("\(path): is a folder; a file is wanted")
    }
    guard var bytes = FileManager.default.contents(atPath: path).map(Array.init) else {
      throw Failure("\(path): cannot be read")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
    }
    if bytes.last == UInt8(ascii: "\n") {
      bytes.removeLast()
    }
    lines =
      try bytes.isEmpty
      ? []
      : bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .enumerated().map { number, bytes in
          let isReturned = bytes.last == UInt8(ascii: "\r")
          guard let line = String(bytes: isReturned ? bytes.dropLast() : bytes, encoding: .utf8)
          else { throw Failure(path, line: number + 1, "is not UTF-8") }
          return line
        }
  }
}

/// Returns the fields of a line, which are separated by tabs.
func fields(of line: String) -> [String] {
  line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
}
