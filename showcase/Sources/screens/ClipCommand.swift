// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import HeadlessHost
import ScreenGallery

/// Records a screen while its script uses it.
struct ClipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clip", abstract: "Records a screen while a script uses it: MP4 or animated WebP.")

  @OptionGroup var options: ScreenOptions

  @Option(help: ArgumentHelp("The file; its ending says what it becomes.", valueName: "file"))
  var out: String

  @Flag(help: "Show no progress.")
  var quiet = false

  func validate() throws {
    guard out.hasSuffix(".mp4") || out.hasSuffix(".webp") else {
      throw ValidationError("--out must end in .mp4 or .webp.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try Self.record(options, to: out, isQuiet: quiet) }
  }

  /// Records a screen while its script uses it.
  @MainActor
  static func record(_ options: ScreenOptions, to path: String, isQuiet: Bool) throws {
    let stage = try Stage(options)
    let encoder = try Encoder(width: stage.width, height: stage.height, path: path)
    let marks = TouchMarks(stage.host)
    var frame = [UInt8](repeating: 0, count: stage.width * stage.height * 4)
    var count = 0
    var problem: (any Error)?
    stage.host.onFrame = {
      guard problem == nil else { return }
      frame.withUnsafeMutableBytes { stage.draw(into: $0, bytesPerRow: stage.width * 4) }
      marks.draw(into: &frame, width: stage.width, scale: options.scale)
      do { try encoder.append(frame) } catch { problem = error }
      count += 1
      if !isQuiet, count % 30 == 0 {
        FileHandle.standardError.write(Data("\r\(count) frames".utf8))
      }
    }
    stage.screen.script(stage.host)
    stage.host.onFrame = nil
    if !isQuiet { FileHandle.standardError.write(Data("\r\(count) frames: \(path)\n".utf8)) }
    if let problem { throw problem }
    try encoder.finish()
  }
}
