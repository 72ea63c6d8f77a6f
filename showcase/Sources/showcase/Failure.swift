// SPDX-License-Identifier: MIT

/// An error that ends the showcase, in words for the user at the terminal.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }

  /// Creates an error about a line of a file; lines are counted from 1.
  init(_ path: String, line: Int, _ what: String) {
    description = "\(path):\(line): \(what)"
  }
}
