// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation

/// Draws the results of the library's algorithms, as a page with pictures.
@main
struct Showcase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "showcase",
    abstract: "Draws what Resin does, on real input, as a page with pictures.",
    discussion: """
      Lists are tab-separated UTF-8 files with a header line: the identity of a row in the first \
      column, its content in the others. showcase/data/README.md describes them and the recording.
      """)

  @Option(help: ArgumentHelp("The list before.", valueName: "file"))
  var old: String

  @Option(help: ArgumentHelp("The list after.", valueName: "file"))
  var new: String

  @Option(help: ArgumentHelp("A recorded scroll.", valueName: "file"))
  var trace: String

  @Option(help: ArgumentHelp("Where the page goes; made if it is not there.", valueName: "folder"))
  var out: String

  @Option(help: ArgumentHelp("How many rows of the lists to draw.", valueName: "count"))
  var rows = 24

  @Option(help: ArgumentHelp("A sentence on the lists, for the page.", valueName: "text"))
  var note = ""

  @Option(
    help: ArgumentHelp(
      "The program that draws screens; without it the page has no screens.", valueName: "file"))
  var screens: String?

  @Option(help: ArgumentHelp("Where Resin's sources are.", valueName: "folder"))
  var sources = "."

  @Option(help: ArgumentHelp("Pixels a point of the screens.", valueName: "number"))
  var scale = 2.0

  @Flag(help: "Time fewer runs.")
  var quick = false

  @Flag(help: "Show no progress.")
  var quiet = false

  func validate() throws {
    guard (1...200).contains(rows) else {
      throw ValidationError("--rows must be from 1 to 200.")
    }
    guard scale.isFinite, (0.5...4).contains(scale) else {
      throw ValidationError("--scale must be from 0.5 to 4.")
    }
  }

  func run() throws {
    var steps = Steps(total: screens == nil ? 7 : 7 + Exhibit.all.count, isQuiet: quiet)

    steps.begin("reading \(old) and \(new)")
    let before = try RowTable(path: old)
    let after = try RowTable(path: new)
    try RowTable.requireSameColumns(before, after, newPath: new)
    steps.begin("reading \(trace)")
    let recording = try ScrollRecording(path: trace)

    steps.begin("comparing \(before.rows.count) rows with \(after.rows.count)")
    let comparison = ListComparison(from: before, to: after, runs: quick ? 5 : 51)
    let replay = try BarReplay(recording)

    let folder = try OutputFolder(path: out)
    steps.begin("drawing the lists")
    for (name, layout) in [("lists", ListPicture.Layout.wide), ("lists-narrow", .narrow)] {
      let picture = ListPicture(comparison, layout: layout, rowCount: rows)
      try folder.write(picture.svg(), to: name + ".svg")
    }
    for (name, isNarrow) in [("overview", false), ("overview-narrow", true)] {
      let overview = ListOverview(comparison: comparison, isNarrow: isNarrow)
      try folder.write(overview.svg(), to: name + ".svg")
    }
    steps.begin("drawing the springs")
    let springs = try SpringExample.all()
    for (name, isNarrow) in [("springs", false), ("springs-narrow", true)] {
      try folder.write(SpringPlot(examples: springs, isNarrow: isNarrow).svg(), to: name + ".svg")
    }
    steps.begin("drawing the bar")
    for (name, isNarrow) in [("bar", false), ("bar-narrow", true)] {
      try folder.write(BarPlot(replay: replay, isNarrow: isNarrow).svg(), to: name + ".svg")
    }
    let exhibition = try drawScreens(into: folder, &steps)
    steps.begin("writing the page")
    let page = Page(
      comparison: comparison, replay: replay, note: note, exhibition: exhibition)
    let index = try folder.write(page.html(), to: "index.html")
    steps.end()
    print(index)
  }

  /// Draws the clips and the pictures of the screens.
  private func drawScreens(into folder: OutputFolder, _ steps: inout Steps) throws -> Exhibition? {
    guard let screens else { return nil }
    let exhibition = try Exhibition(
      root: URL(fileURLWithPath: sources, isDirectory: true), folder: folder)
    let recorder = ScreenRecorder(program: screens, scale: scale)
    for exhibit in Exhibit.all {
      steps.begin("drawing the screen '\(exhibit.screen)'")
      try recorder.draw(exhibit, into: folder)
    }
    return exhibition
  }
}
