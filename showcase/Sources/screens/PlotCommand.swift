// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import HeadlessHost
import HeadlessRenderer
import ScreenGallery

/// Draws plots of the values of a screen while its script uses the screen.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draws the numbers of a screen over time while a script uses it: PNG.")

  @OptionGroup var options: ScreenOptions

  @Option(help: ArgumentHelp("The file.", valueName: "file"))
  var out: String

  func run() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(options)
      guard let screen = stage.host.window?.rootViewController as? any MeasuredScreen else {
        throw Failure("the screen '\(options.screen)' measures nothing")
      }
      var moments: [PlotMoment] = []
      var last = stage.host.now
      // Before anything moves in a frame, the screen is as the last frame and the touches after it
      // left it.
      let link = stage.host.perform {
        CADisplayLink { link in
          moments.append(
            PlotMoment(
              time: last, isTouched: !stage.host.fingersDown.isEmpty, measures: screen.measures))
          last = link.timestamp
        }
      }
      link.add(to: .main, forMode: .common)
      stage.screen.script(stage.host)
      link.invalidate()
      let view = stage.host.perform { PlotView(moments) }
      let image = stage.host.perform {
        view.frame = CGRect(x: 0, y: 0, width: 1100, height: view.height)
        view.layoutIfNeeded()
        return stage.renderer.image(of: view)
      }
      try image.write(to: URL(fileURLWithPath: out))
    }
  }
}

/// The values at a frame.
struct PlotMoment {
  let time: TimeInterval
  let isTouched: Bool
  let measures: [Measure]
}

/// A view with curves one above the other, and the times of touches behind them.
final class PlotView: UIView {
  private enum Metrics {
    static let panel: CGFloat = 190
    static let title: CGFloat = 34
    static let left: CGFloat = 70
    static let right: CGFloat = 20
    static let bottom: CGFloat = 36
  }

  private let moments: [PlotMoment]
  private let end: TimeInterval

  init(_ moments: [PlotMoment]) {
    self.moments = moments.filter { !$0.measures.isEmpty }
    end = max(moments.last?.time ?? 1, 1)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) {
    nil
  }

  private var panelCount: Int { moments.first?.measures.count ?? 0 }

  /// The height of the view, in points.
  var height: CGFloat {
    CGFloat(panelCount) * (Metrics.panel + Metrics.title) + Metrics.bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The plot is drawn once, for the only size that it gets.
    guard subviews.isEmpty else { return }
    for panel in 0..<panelCount {
      let frame = CGRect(
        x: Metrics.left, y: Metrics.title + CGFloat(panel) * (Metrics.panel + Metrics.title),
        width: bounds.width - Metrics.left - Metrics.right, height: Metrics.panel)
      drawTouches(in: frame)
      draw(panel, in: frame)
    }
    for second in stride(from: 0, through: Int(end), by: 2) {
      text(
        "\(second) s", at: CGPoint(x: x(TimeInterval(second)) - 30, y: height - Metrics.bottom + 6),
        width: 60, .center)
    }
  }

  private func x(_ time: TimeInterval) -> CGFloat {
    Metrics.left + (bounds.width - Metrics.left - Metrics.right) * CGFloat(time / end)
  }

  private func drawTouches(in frame: CGRect) {
    var start: TimeInterval?
    for moment in moments {
      if moment.isTouched, start == nil { start = moment.time }
      guard !moment.isTouched, let begin = start else { continue }
      start = nil
      drawTouch(from: begin, to: moment.time, in: frame)
    }
    if let start, let last = moments.last { drawTouch(from: start, to: last.time, in: frame) }
  }

  private func drawTouch(from start: TimeInterval, to end: TimeInterval, in frame: CGRect) {
    let band = CALayer()
    band.frame = CGRect(
      x: x(start), y: frame.minY, width: max(x(end) - x(start), 2), height: frame.height)
    band.backgroundColor = UIColor.systemGray5.cgColor
    layer.addSublayer(band)
  }

  private func draw(_ panel: Int, in frame: CGRect) {
    let values = moments.map { $0.measures[panel].value }
    let marks = moments.first?.measures[panel].marks ?? []
    let all = values + marks
    let (low, high) = (all.min() ?? 0, all.max() ?? 1)
    let span = max(high - low, 1e-9)
    func y(_ value: Double) -> CGFloat {
      frame.maxY - 8 - (frame.height - 16) * CGFloat((value - low) / span)
    }
    text(
      moments.first?.measures[panel].name ?? "", at: CGPoint(x: frame.minX, y: frame.minY - 26),
      width: 400, .left, weight: .semibold)
    for mark in marks.isEmpty ? [low, high] : marks {
      let line = CALayer()
      line.frame = CGRect(x: frame.minX, y: y(mark), width: frame.width, height: 1)
      line.backgroundColor = UIColor.systemGray3.cgColor
      layer.addSublayer(line)
      text(
        "\(Int(mark.rounded()))", at: CGPoint(x: 4, y: y(mark) - 10), width: Metrics.left - 12,
        .right)
    }
    let path = UIBezierPath()
    for (moment, value) in zip(moments, values) {
      let point = CGPoint(x: x(moment.time), y: y(value))
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    let curve = CAShapeLayer()
    curve.frame = bounds
    curve.path = path.cgPath
    curve.strokeColor = UIColor.systemBlue.cgColor
    curve.fillColor = nil
    curve.lineWidth = 2
    curve.lineJoin = .round
    layer.addSublayer(curve)
  }

  private func text(
    _ string: String, at origin: CGPoint, width: CGFloat, _ alignment: NSTextAlignment,
    weight: UIFont.Weight = .regular
  ) {
    let label = UILabel(frame: CGRect(x: origin.x, y: origin.y, width: width, height: 20))
    label.text = string
    label.textAlignment = alignment
    label.font = .systemFont(ofSize: 13, weight: weight)
    label.textColor = weight == .regular ? .secondaryLabel : .label
    addSubview(label)
  }
}
