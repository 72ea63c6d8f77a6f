// SPDX-License-Identifier: MIT
import Foundation
import Resin

/// A plot of scroll offset, bar height, progress and phase over time, one above the other.
struct BarPlot {
  let replay: BarReplay
  let isNarrow: Bool

  private var size: (width: Int, height: Int) { isNarrow ? (390, 720) : (1100, 720) }
  private var end: Double { max(replay.moments.last?.time ?? 0, 1) }

  func svg() throws -> String {
    try Gnuplot.svg(
      size: size, fontSize: isNarrow ? 11 : 13,
      title: "A scroll driven through a bar: content offset, height, progress and state over time",
      script: script)
  }

  private var script: String {
    let panels = [
      Panel("Content offset (pt)", column: 2, from: 0.955, to: 0.695, tics: "autofreq"),
      Panel(
        "Height of the bar (pt)", column: 3, from: 0.635, to: 0.425,
        tics: "(\(BarReplay.stops.map { number($0) }.joined(separator: ", ")))"),
      Panel("Progress", column: 4, from: 0.365, to: 0.225, tics: "(0, 1, 2)"),
    ]
    var text = """
      $trace << EOD
      \(rows)
      EOD
      $targets << EOD
      \(targets)
      EOD
      set multiplot
      unset key
      set border 2 linecolor rgb '\(Palette.line.light)'
      set tics nomirror scale 0 textcolor rgb '\(Palette.muted.light)'
      set xrange [0:\(end)]
      set lmargin at screen \(isNarrow ? 0.105 : 0.075)
      set rmargin at screen 0.985
      set format x ''
      set grid ytics linetype 1 linecolor rgb '\(Palette.line.light)' linewidth 0.7

      """
    text += touches
    for panel in panels { text += draw(panel) }
    return text + states + "unset multiplot\n"
  }

  private var rows: String {
    replay.moments.map { "\($0.time) \($0.contentOffset) \($0.height) \($0.progress)" }
      .joined(separator: "\n")
  }

  /// The target offsets as data for gnuplot. If there are none, a point that is not a number,
  /// because gnuplot rejects empty data.
  private var targets: String {
    let sent = replay.moments.compactMap { moment in
      moment.target.map { "\(moment.time) \(moment.contentOffset) \($0)" }
    }
    return sent.isEmpty ? "NaN NaN NaN" : sent.joined(separator: "\n")
  }

  /// The times of touches, as areas behind all panels.
  private var touches: String {
    replay.stretches(of: .tracking).map { touch in
      "set object rectangle from \(touch.lowerBound), graph 0 to \(touch.upperBound), graph 1 "
        + "behind fillstyle solid noborder fillcolor rgb '\(Palette.soft.light)'\n"
    }.joined()
  }
}

// MARK: - Panels

extension BarPlot {
  private struct Panel {
    var title: String
    var column: Int
    /// The top and the bottom, as fractions of the picture's height.
    var from: Double
    var to: Double
    var tics: String

    init(_ title: String, column: Int, from: Double, to: Double, tics: String) {
      (self.title, self.column, self.from, self.to, self.tics) = (title, column, from, to, tics)
    }
  }

  private func frame(_ panel: Panel) -> String {
    """
    set tmargin at screen \(panel.from)
    set bmargin at screen \(panel.to)
    set label 1 '\(panel.title)' at graph 0, graph 1 offset 0, 0.8 left \
    textcolor rgb '\(Palette.ink.light)'
    set ytics \(panel.tics)

    """
  }

  private func draw(_ panel: Panel) -> String {
    let targets =
      panel.column == 2
      ? """
      , $targets using 1:2:(0):($3 - $2) with vectors nohead dashtype 2 linewidth 1.2 \
      linecolor rgb '\(Palette.deleted.light)', \
      $targets using 1:3 with points pointtype 7 pointsize 0.55 \
      linecolor rgb '\(Palette.deleted.light)'
      """ : ""
    return frame(panel) + """
      set offsets 0, 0, graph 0.06, graph 0.06
      plot $trace using 1:\(panel.column) with lines linewidth 2 \
      linecolor rgb '\(Palette.accent.light)'\(targets)

      """
  }

  /// The phases over time, with a lane for each phase.
  private var states: String {
    let lanes: [(BarPhase, String)] = [
      (.resting, "rest"), (.settling, "settle"), (.tracking, "track"),
    ]
    var text = frame(
      Panel(
        "State", column: 1, from: 0.165, to: 0.065,
        tics: "(" + lanes.enumerated().map { "'\($1.1)' \($0)" }.joined(separator: ", ") + ")"))
    for (lane, (phase, _)) in lanes.enumerated() {
      for stretch in replay.stretches(of: phase) {
        text += """
          set object rectangle from \(stretch.lowerBound), \(Double(lane) - 0.3) to \
          \(stretch.upperBound), \(Double(lane) + 0.3) front fillstyle solid noborder \
          fillcolor rgb '\((phase == .tracking ? Palette.accent : .faint).light)'

          """
      }
    }
    return text + """
      set offsets 0, 0, 0, 0
      set yrange [-0.6:2.6]
      set format x '%g s'
      set xtics 2
      plot NaN notitle

      """
  }
}
