// SPDX-License-Identifier: MIT
import Foundation

/// The folder to which the page and its pictures are written.
struct OutputFolder {
  let url: URL

  /// Creates the folder if it does not exist.
  init(path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(path): no folder can be made there: \(error.localizedDescription)")
    }
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Failure("\(file.path): cannot be written: \(error.localizedDescription)")
    }
    return file.path
  }
}
