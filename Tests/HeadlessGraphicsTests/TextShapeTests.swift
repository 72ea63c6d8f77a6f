// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// The cached shape of a text gives the same layout as a new measurement.
@Suite struct TextShapeTests {
  private let measurer = TableTextMeasurer()

  private func runs(_ random: inout SplitMix64) -> [TextRun] {
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail, .byTruncatingHead,
      .byTruncatingMiddle,
    ]
    var paragraph = ParagraphValues()
    paragraph.lineBreakMode = modes.randomElement(using: &random) ?? .byClipping
    paragraph.lineSpacing = CGFloat(Int.random(in: 0...2, using: &random))
    paragraph.headIndent = CGFloat(Int.random(in: 0...1, using: &random) * 7)
    paragraph.minimumLineHeight = CGFloat(Int.random(in: 0...1, using: &random) * 20)
    return (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        ["a", "Hello", "world-wide", "\n", "\u{65E5}\u{672C}", "naïve", "  "]
          .randomElement(using: &random) ?? ""
      }
      let font = UIFont.systemFont(ofSize: CGFloat(Int.random(in: 8...30, using: &random)))
      return TextRun(text: words.joined(separator: " "), font: font, paragraph: paragraph)
    }
  }

  @Test func `Layouts and sizes of one text are right in several widths`() {
    var random = SplitMix64(seed: 20)
    let widths: [CGFloat] = [5, 30, 80, 200, .greatestFiniteMagnitude]
    for _ in 0..<2_000 {
      let runs = runs(&random)
      var shape: TextShape?
      for _ in 0..<4 {
        let width = widths.randomElement(using: &random) ?? 0
        let request = TextRequest(
          runs: runs, widthLimit: width, maximumLines: Int.random(in: 0...3, using: &random))
        let fresh = measurer.layout(request)
        let size = measurer.size(request, reusing: &shape)
        expectNear(size.width, fresh.size.width, within: 1e-9)
        expectEqual(size.height, fresh.size.height)
        expectEqual(measurer.layout(request, reusing: &shape), fresh)
      }
    }
  }

  @Test func `A shape of another measurer is not reused`() {
    struct Wide: TextShaping {
      func clusters(of runs: [TextRun]) -> [TextCluster] {
        [TextCluster(run: 0, bytes: 0..<1, advance: 100, kind: .other)]
      }
      func ellipsisAdvance(in run: TextRun) -> CGFloat { 0 }
      func placed(
        _ fragments: [TextLayout.Fragment], isRightToLeft: Bool
      ) -> [TextLayout.Fragment] { fragments }
    }
    let request = TextRequest(runs: [TextRun(text: "a", font: .systemFont(ofSize: 10))])
    var shape: TextShape?
    let wide = TextComposer.layout(request, shaper: Wide(), reusing: &shape)
    expectEqual(wide.size.width, 100)
    expectEqual(measurer.layout(request, reusing: &shape), measurer.layout(request))
    expectEqual(TextComposer.size(of: request, shaper: Wide(), reusing: &shape).width, 100)
  }
}
