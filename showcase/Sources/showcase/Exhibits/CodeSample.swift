// SPDX-License-Identifier: MIT
import Foundation

/// A declaration that is copied from a source file when the page is made, so that it is always the
/// code that runs.
struct CodeSample {
  /// The lines, without the indentation that they share.
  let text: String

  /// Reads a declaration: its first line, and the lines until the brace that closes it.
  init(_ code: Exhibit.Code, in root: URL) throws {
    let file = root.appendingPathComponent(code.file)
    guard let source = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure("\(file.path): cannot be read")
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let start = lines.firstIndex(where: {
        $0.drop { $0 == " " }.hasPrefix(code.declaration)
      })
    else { throw Failure("\(file.path): there is no line with '\(code.declaration)'") }
    let indentation = lines[start].prefix { $0 == " " }
    guard let end = lines[start...].firstIndex(where: { $0 == indentation + "}" }) else {
      throw Failure("\(file.path): '\(code.declaration)' has no end")
    }
    text = lines[start...end].map { $0.dropFirst(indentation.count) }.joined(separator: "\n")
  }
}
