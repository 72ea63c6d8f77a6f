// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import HeadlessHost
import HeadlessRenderer
import ScreenGallery

/// Draws frames of a screen side by side while its script uses the screen.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Draws frames of a screen that a script uses on one sheet: PNG.")

  @OptionGroup var options: ScreenOptions

  @Option(help: ArgumentHelp("The file.", valueName: "file"))
  var out: String

  @Option(help: ArgumentHelp("Frames from one picture to the next.", valueName: "count"))
  var every = 30

  @Option(help: ArgumentHelp("Pictures in a row.", valueName: "count"))
  var columns = 8

  func validate() throws {
    guard every > 0, (1...40).contains(columns) else {
      throw ValidationError("--every must be above 0, and --columns from 1 to 40.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(options)
      let marks = TouchMarks(stage.host)
      var (pictures, count) = ([[UInt8]](), 0)
      stage.host.onFrame = {
        defer { count += 1 }
        guard count % every == 0 else { return }
        var frame = stage.picture()
        marks.draw(into: &frame, width: stage.width, scale: options.scale)
        pictures.append(frame)
      }
      stage.screen.script(stage.host)
      stage.host.onFrame = nil
      let sheet = Sheet(
        pictures: pictures, width: stage.width, height: stage.height, columns: columns)
      try sheet.write(to: URL(fileURLWithPath: out), scale: options.scale)
    }
  }
}
