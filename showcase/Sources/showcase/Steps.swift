// SPDX-License-Identifier: MIT
import Foundation

/// The progress of the work: a line for each step, on standard error, so that programs can read the
/// standard output.
struct Steps {
  let total: Int
  let isQuiet: Bool
  private var done = 0

  init(total: Int, isQuiet: Bool) {
    self.total = total
    self.isQuiet = isQuiet
  }

  /// Prints the beginning of the next step.
  mutating func begin(_ name: String) {
    show(name)
    done += 1
  }

  /// Prints the end of the work.
  func end() {
    show("done")
  }

  private func show(_ name: String) {
    guard !isQuiet else { return }
    let width = 20
    let filled = total > 0 ? min(width * done / total, width) : width
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    let percent = String(100 * min(done, total) / max(total, 1))
    let pad = String(repeating: " ", count: 3 - percent.count)
    FileHandle.standardError.write(Data("[\(bar)] \(pad)\(percent) %  \(name)\n".utf8))
  }
}
