// SPDX-License-Identifier: MIT

/// The location of a call in a test.
struct CallSite: CustomStringConvertible {
  let fileID: StaticString
  let line: UInt

  var description: String { "\(fileID):\(line)" }
}
