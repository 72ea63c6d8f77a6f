// SPDX-License-Identifier: MIT
import Foundation

/// Plots by gnuplot, as SVG that follows the reader's preference for light or dark colors.
enum Gnuplot {
  /// Runs a script, which draws in the light colors of the palette, and returns the picture.
  ///
  /// - Parameters:
  ///   - size: The width and height of the picture, in pixels.
  ///   - title: A description of the picture for readers who cannot see it.
  static func svg(
    size: (width: Int, height: Int), fontSize: Int, title: String, script: String
  ) throws -> String {
    let head = """
      set encoding utf8
      set terminal svg size \(size.width),\(size.height) dynamic enhanced fontscale 1 \
      font 'DejaVu Sans,\(fontSize)'

      """
    let svg = try run(head + script)
    return adapted(svg, title: title)
  }

  private static func run(_ script: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gnuplot"]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw Failure("gnuplot cannot be started: \(error.localizedDescription)")
    }
    // gnuplot may write output before it has read the whole script, so writing and reading run in
    // parallel to avoid a deadlock.
    let writer = Thread {
      input.fileHandleForWriting.write(Data(script.utf8))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let svg = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !svg.isEmpty else {
      let words = String(decoding: complaint, as: UTF8.self)
      throw Failure("gnuplot failed; is gnuplot-nox installed? \(words)")
    }
    return String(decoding: svg, as: UTF8.self)
  }

  /// Writes all colors in the same notation, and adds a title and a style sheet that replaces the
  /// colors in dark mode. The reader's fonts are used instead of the font with which gnuplot
  /// measured.
  private static func adapted(_ svg: String, title: String) -> String {
    var result = svg.replacing(/rgb\(\s*(\d+),\s*(\d+),\s*(\d+)\)/) { match in
      "#" + [match.1, match.2, match.3].map { hexadecimal(Int($0) ?? 0) }.joined()
    }
    result = result.replacing(/<title>.*<\/title>/, with: "", maxReplacements: 1)
    guard let start = result.range(of: "<svg"),
      let end = result.range(of: ">", range: start.upperBound..<result.endIndex)
    else { return result }
    let dark = Palette.allCases.map { color in
      ["fill", "stroke", "color"].map { property in
        "[\(property)=\"\(color.light)\"] { \(property): \(color.dark) }"
      }.joined(separator: " ")
    }
    var head = Markup()
    head.element("title", text: title)
    head.raw(
      """
      <style>
      :root { color-scheme: light dark }
      text, tspan { font-family: \(Palette.fonts) }
      @media (prefers-color-scheme: dark) {
      \(dark.joined(separator: "\n"))
      }
      </style>
      """)
    result.insert(contentsOf: "\n" + head.text, at: end.upperBound)
    return result
  }

  private static func hexadecimal(_ part: Int) -> String {
    let digits = String(part, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
