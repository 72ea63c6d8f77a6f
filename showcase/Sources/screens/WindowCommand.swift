// SPDX-License-Identifier: MIT
import ArgumentParser
import CSDL
import Foundation
import HeadlessHost

/// Shows a screen in a window that can be used by mouse and touch.
struct WindowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "window",
    abstract: "Shows a screen in a window; mouse and fingers touch it.",
    discussion: """
      Keys: D changes between light and dark, R rotates the device, K shows and hides the keyboard, \
      P prints the views, Escape ends. Without a display, a clip and a picture of the screen are left in \
      the folder for temporary files.
      """)

  @OptionGroup var options: ScreenOptions

  @Option(help: ArgumentHelp("End after so many seconds.", valueName: "number"))
  var seconds: Double?

  @Flag(help: "Print what happens, for tests.")
  var log = false

  func run() throws {
    try MainActor.assumeIsolated {
      guard LiveWindow.hasDisplay else { return try leaveFiles() }
      let window = try LiveWindow(Stage(options, time: .real), log: log)
      try window.run(seconds: seconds)
    }
  }

  /// Records the screen where no window can be seen, as on a server or in a container.
  @MainActor
  private func leaveFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resin-screens")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (clip, picture) = (
      folder.appendingPathComponent("\(options.screen).mp4").path,
      folder.appendingPathComponent("\(options.screen).png").path
    )
    print("There is no display, so no window can be shown. Instead, see")
    try PictureCommand.draw(options, to: picture, isPlayed: false)
    print("  \(picture)")
    do {
      try ClipCommand.record(options, to: clip, isQuiet: true)
      print("  \(clip)")
    } catch {
      // A machine without ffmpeg has the picture at least.
      print("  There is no clip: \(error)")
    }
  }
}
