// SPDX-License-Identifier: MIT

/// Why the showcase cannot go on, in words for the person at the terminal.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }

  /// Something is wrong in a line of a file; lines count from 1.
  init(_ path: String, line: Int, _ what: String) {
    description = "\(path):\(line): \(what)"
  }
}
