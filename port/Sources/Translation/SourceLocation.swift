// SPDX-License-Identifier: MIT

/// Directives with which the compiler names the original file and line.
enum SourceLocation {
  static func directive(_ path: String, line: Int) -> String {
    "#sourceLocation(file: \"\(escaped(path))\", line: \(line))"
  }

  /// Ends the effect: what follows is reported in the copy.
  static let end = "#sourceLocation()"

  private static func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
