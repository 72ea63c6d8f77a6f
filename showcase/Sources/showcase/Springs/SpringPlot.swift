// SPDX-License-Identifier: MIT

/// Small plots of springs, all on the same scale.
struct SpringPlot {
  let examples: [SpringExample]
  let isNarrow: Bool

  private var columns: Int { isNarrow ? 2 : 3 }
  private var size: (width: Int, height: Int) { isNarrow ? (390, 720) : (1100, 600) }
  private var left: Double { isNarrow ? 0.07 : 0.04 }

  func svg() throws -> String {
    try Gnuplot.svg(
      size: size, fontSize: isNarrow ? 11 : 13,
      title: "Six springs from 0 to 1, with overshoot and settling time", script: script)
  }

  private var script: String {
    let highest = examples.flatMap(\.values).max() ?? 1
    var text = """
      set multiplot
      unset key
      set border 1 linecolor rgb '\(Palette.faint.light)'
      set tics nomirror scale 0 textcolor rgb '\(Palette.muted.light)'
      set xrange [0:\(SpringExample.duration)]
      set yrange [-0.02:\(highest + 0.3)]
      set ytics (0, 1)
      set grid ytics linetype 1 linecolor rgb '\(Palette.line.light)' linewidth 1
      set xtics 1 format '%g s'

      """
    for (index, example) in examples.enumerated() {
      text += panel(example, number: index + 1, column: index % columns, row: index / columns)
    }
    return text + "unset multiplot\n"
  }

  /// Returns the edges of a panel, as fractions of the picture's size.
  private func frame(column: Int, row: Int) -> String {
    let rows = (examples.count + columns - 1) / columns
    let (width, height) = ((1 - left) / Double(columns), 1 / Double(rows))
    let begin = left + Double(column) * width
    let top = 1 - Double(row) * height
    return """
      set lmargin at screen \(begin)
      set rmargin at screen \(begin + width * (isNarrow ? 0.86 : 0.88))
      set tmargin at screen \(top - height * 0.17)
      set bmargin at screen \(top - height * 0.88)

      """
  }

  private func panel(_ example: SpringExample, number: Int, column: Int, row: Int) -> String {
    let samples = example.values.enumerated()
      .map { "\(Double($0.offset) * SpringExample.interval) \($0.element)" }
      .joined(separator: "\n")
    let settling = example.settlingTime
    let isLate = settling > SpringExample.duration / 2
    return """
      $spring\(number) << EOD
      \(samples)
      EOD
      unset label
      unset arrow
      set label '\(example.title)' at graph 0, graph 1 offset 0, 1.75 left \
      textcolor rgb '\(Palette.ink.light)'
      set label '\(example.parameters)' at graph 0, graph 1 offset 0, 0.7 left \
      textcolor rgb '\(Palette.muted.light)'
      set arrow from \(settling), 0 to \(settling), 1 nohead dashtype 2 linewidth 1.4 \
      linecolor rgb '\(Palette.inserted.light)'
      set label 'settled\(isNarrow ? "" : " after") \(seconds(settling))' \
      at \(settling), 0.09 \(isLate ? "right" : "left") offset \(isLate ? "-0.6" : "0.6"), 0 \
      textcolor rgb '\(Palette.inserted.light)'
      \(overshoot(example))
      \(frame(column: column, row: row))
      plot $spring\(number) using 1:2 with lines linewidth 2 linecolor rgb '\(Palette.accent.light)'

      """
  }

  private func overshoot(_ example: SpringExample) -> String {
    guard example.overshoot > 0 else { return "" }
    let percent = (example.overshoot * 1000).rounded() / 10
    return """
      set label '+\(number(percent)) %' at \(example.peakTime), \(1 + example.overshoot) left \
      point pointtype 7 pointsize 0.5 linecolor rgb '\(Palette.deleted.light)' \
      offset 0.7, 0.4 textcolor rgb '\(Palette.deleted.light)'
      """
  }

  private func seconds(_ time: Double) -> String {
    let hundredths = Int((time * 100).rounded())
    let digits = String(hundredths % 100)
    return "\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits) s"
  }
}
