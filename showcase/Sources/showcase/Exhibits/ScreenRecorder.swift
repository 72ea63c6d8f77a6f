// SPDX-License-Identifier: MIT
import Foundation

/// The program `screens`, which draws the clips and the pictures of the page.
struct ScreenRecorder {
  let program: String
  /// Pixels a point.
  let scale: Double

  /// Draws the clip or the picture of a screen into a folder.
  func draw(_ exhibit: Exhibit, into folder: OutputFolder) throws {
    let path = folder.url.appendingPathComponent(exhibit.file).path
    var arguments =
      exhibit.medium == .clip ? ["clip", exhibit.screen, "--quiet"] : ["picture", exhibit.screen]
    arguments += ["--scale", String(scale), "--out", path]
    if let size = exhibit.size { arguments += ["--size", size] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    do {
      try process.run()
    } catch {
      throw Failure("\(program): cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("\(program) \(arguments.joined(separator: " ")): failed, see above")
    }
  }
}
