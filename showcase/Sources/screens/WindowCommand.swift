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
      P prints the views, Escape ends.
      """)

  @OptionGroup var options: ScreenOptions

  @Option(help: ArgumentHelp("End after so many seconds.", valueName: "number"))
  var seconds: Double?

  @Flag(help: "Print what happens, for tests.")
  var log = false

  func run() throws {
    try MainActor.assumeIsolated {
      let window = try LiveWindow(Stage(options, time: .real), log: log)
      try window.run(seconds: seconds)
    }
  }
}
