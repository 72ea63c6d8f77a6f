// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import HeadlessHost
import HeadlessRenderer
import ScreenGallery

/// Draws a screen as a PNG file.
struct PictureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Draws a screen as a PNG file.")

  @OptionGroup var options: ScreenOptions

  @Flag(help: "After its script has used it.")
  var played = false

  @Option(help: ArgumentHelp("The file.", valueName: "file"))
  var out: String

  func run() throws {
    try MainActor.assumeIsolated { try Self.draw(options, to: out, isPlayed: played) }
  }

  /// Draws a screen, also after its script has used it, as a PNG file.
  @MainActor
  static func draw(_ options: ScreenOptions, to path: String, isPlayed: Bool) throws {
    let stage = try Stage(options)
    if isPlayed { stage.screen.script(stage.host) }
    stage.host.settle()
    let image = stage.host.perform { stage.renderer.image(of: stage.host) }
    try image.write(to: URL(fileURLWithPath: path))
  }
}

/// Prints the view tree of a screen.
struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump", abstract: "Prints the tree of a screen's views.")

  @OptionGroup var options: ScreenOptions

  @Flag(help: "After its script has used it.")
  var played = false

  func run() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(options)
      if played { stage.screen.script(stage.host) }
      stage.host.settle()
      print(stage.host.dump())
    }
  }
}
