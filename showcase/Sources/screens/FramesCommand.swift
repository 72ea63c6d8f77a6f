// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import HeadlessHost
import HeadlessRenderer
import ScreenGallery

/// Draws frames of a screen, side by side, while a script uses it.
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
        var frame = [UInt8](repeating: 0, count: stage.width * stage.height * 4)
        frame.withUnsafeMutableBytes { stage.draw(into: $0, bytesPerRow: stage.width * 4) }
        marks.draw(into: &frame, width: stage.width, scale: options.scale)
        pictures.append(frame)
      }
      stage.screen.script(stage.host)
      stage.host.onFrame = nil
      guard let sheet = sheet(of: pictures, width: stage.width, height: stage.height) else {
        throw Failure("the sheet would be too large: use a smaller --scale or more --columns")
      }
      try sheet.write(to: URL(fileURLWithPath: out))
    }
  }

  private func sheet(of pictures: [[UInt8]], width: Int, height: Int) -> RenderedImage? {
    let gap = max(width / 24, 2)
    let rows = (pictures.count + columns - 1) / columns
    let (total, tall) = (gap + columns * (width + gap), gap + rows * (height + gap))
    var bytes = [UInt8](repeating: 255, count: total * tall * 4)
    for (index, picture) in pictures.enumerated() {
      let x = gap + index % columns * (width + gap)
      let y = gap + index / columns * (height + gap)
      for row in 0..<height {
        let (from, to) = (row * width * 4, ((y + row) * total + x) * 4)
        bytes.replaceSubrange(to..<to + width * 4, with: picture[from..<from + width * 4])
      }
    }
    return RenderedImage(width: total, height: tall, scale: options.scale, bytes: bytes)
  }
}
