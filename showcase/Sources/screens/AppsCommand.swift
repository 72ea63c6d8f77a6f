// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import HeadlessHost
import HeadlessRenderer
import ScreenGallery

/// Draws all screens in the manner of apps, side by side.
struct AppsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apps",
    abstract: "Draws the screens in the manner of apps on one sheet: PNG.")

  @Flag(help: "Dark colors.")
  var dark = false

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "number"))
  var scale = 0.75

  @Option(help: "How large text is.")
  var textSize = TextSize.large

  @Option(help: ArgumentHelp("Pictures in a row.", valueName: "count"))
  var columns = 7

  @Option(help: ArgumentHelp("The file.", valueName: "file"))
  var out: String

  func validate() throws {
    guard scale.isFinite, (0.25...2).contains(scale), (1...40).contains(columns) else {
      throw ValidationError("--scale must be from 0.25 to 2, and --columns from 1 to 40.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      var sheet = Sheet(pictures: [], width: 0, height: 0, columns: columns)
      for screen in GalleryScreen.apps {
        let stage = Stage(
          screen, device: nil, isDark: dark, textSize: textSize, scale: scale)
        stage.host.settle()
        (sheet.width, sheet.height) = (stage.width, stage.height)
        sheet.pictures.append(stage.picture())
      }
      try sheet.write(to: URL(fileURLWithPath: out), scale: scale)
    }
  }
}
