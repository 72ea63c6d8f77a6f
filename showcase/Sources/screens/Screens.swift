// SPDX-License-Identifier: MIT
import ArgumentParser
import ScreenGallery

/// Shows the screens of the gallery: in a window, as clips, as pictures and as text.
@main
struct Screens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screens",
    abstract: "Shows screens that run on the headless UIKit.",
    subcommands: [
      ListCommand.self, WindowCommand.self, ClipCommand.self, FramesCommand.self,
      PlotCommand.self, PictureCommand.self, AppsCommand.self, DumpCommand.self, CheckCommand.self,
    ],
    defaultSubcommand: WindowCommand.self)
}

/// Lists the names of the screens.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Names the screens.")

  func run() {
    MainActor.assumeIsolated {
      for screen in GalleryScreen.all {
        print("\(screen.name): \(screen.summary)")
      }
    }
  }
}

/// The options of all commands that show a screen.
struct ScreenOptions: ParsableArguments {
  @Argument(help: "The screen; 'list' names them.")
  var screen = "header"

  @Flag(help: "Dark colors.")
  var dark = false

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "number"))
  var scale = 2.0

  @Option(
    help: ArgumentHelp(
      "The screen's size in points, such as 820x1180, instead of a phone's.", valueName: "size"))
  var size: ScreenSize?

  @Option(help: "How large text is.")
  var textSize = TextSize.large

  func validate() throws {
    guard scale.isFinite, (0.25...8).contains(scale) else {
      throw ValidationError("--scale must be from 0.25 to 8.")
    }
    let isKnown = MainActor.assumeIsolated { GalleryScreen.named(screen) != nil }
    guard isKnown else {
      throw ValidationError("There is no screen '\(screen)'; 'screens list' names them.")
    }
  }
}
