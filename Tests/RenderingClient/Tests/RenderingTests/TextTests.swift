// SPDX-License-Identifier: MIT
@testable import HeadlessRenderer
@testable import HeadlessGraphics
@testable import HeadlessUIKit
import Testing

/// Text measured and drawn with Pango.
@MainActor @Suite struct TextTests {
  let measurer = PangoTextMeasurer.shared

  private func layout(
    _ text: String, _ font: UIFont = .systemFont(ofSize: 17), width: CGFloat = 1e6, lines: Int = 0,
    kern: CGFloat = 0, mode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    var run = TextRun(text: text, font: font, kern: kern)
    run.paragraph.lineBreakMode = mode
    return measurer.layout(TextRequest(runs: [run], widthLimit: width, maximumLines: lines))
  }

  private func width(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGFloat {
    layout(text, font).size.width
  }

  /// Returns a picture of a text in black, 10 points from the upper left corner.
  private func picture(of text: TextLayout, scale: CGFloat = 2) -> RenderedImage {
    let view = ContentView(
      frame: CGRect(x: 0, y: 0, width: text.size.width + 20, height: text.size.height + 20))
    let rect = CGRect(origin: CGPoint(x: 10, y: 10), size: text.size)
    view.content = .text(text, in: rect, color: .black, isRightToLeft: false)
    return Renderer(scale: scale).image(of: view)
  }

  @Test func `Without kerning, the width of a text is the sum of the advances`() {
    // Digits of equal width have no kerning; Pango measures in units of 1/1024 points.
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let digits = (0...9).map { width("\($0)", font) }
    #expect(Set(digits).count == 1)
    #expect(abs(width("0123456789", font) - digits.reduce(0, +)) < 0.01)
    #expect(abs(width("11", font) - width("88", font)) < 1e-9)
    let mono = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
    #expect(abs(width("iiii", mono) - width("WWWW", mono)) < 1e-9)
  }

  @Test func `The width of a text is proportional to the size of the font`() {
    let (small, large) = (
      width("Hamburgefonts", .systemFont(ofSize: 9)),
      width("Hamburgefonts", .systemFont(ofSize: 18))
    )
    #expect(abs(large - 2 * small) < 0.05)
  }

  @Test func `A bolder or larger text is wider`() {
    let text = "Hamburgefonts"
    #expect(width(text, .systemFont(ofSize: 17, weight: .black)) > width(text))
    #expect(width(text, .systemFont(ofSize: 34)) > 1.5 * width(text))
    for weight in [UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold] {
      #expect(UIFont.systemFont(ofSize: 17, weight: weight).pangoWeight % 100 == 0)
    }
    #expect(UIFont.systemFont(ofSize: 17).pangoWeight == 400)
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold).pangoWeight == 700)
  }

  @Test func `A kern adds points to every character (NSAttributedString.Key, kern)`() {
    let plain = layout("AVATAR").size.width
    #expect(
      abs(layout("AVATAR", kern: 2).size.width - layout("AVATAR", kern: 1).size.width - 6) < 0.01)
    #expect(layout("AVATAR", kern: -1).size.width < plain)
    // Line breaks use the same widths.
    let limit = layout("word word word", kern: 4).size.width + 1
    #expect(
      layout("word word word word", width: limit, kern: 4).lines.map(\.text) == [
        "word word word", "word",
      ])
    #expect(layout("word word word word", width: limit, kern: 5).lines.first?.text == "word word")
  }

  @Test func `A text has the line heights and baselines of its UIFont`() {
    let font = UIFont.systemFont(ofSize: 20)
    let layout = layout("One\nTwo", font)
    #expect(layout.size.height == 2 * font.lineHeight)
    #expect(layout.firstBaseline == font.ascender)
    #expect(layout.lastBaseline == font.lineHeight + font.ascender)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], ["Hamburg", "The HI of H", "H\nHHH\nHH"])
  func `The ink is within the measured box and fills its width`(scale: CGFloat, text: String) {
    let layout = layout(text)
    let image = picture(of: layout, scale: scale)
    let ink = image.boundingBox { $0.alpha > 30 }
    // Glyphs are placed on whole pixels.
    let box = CGRect(origin: CGPoint(x: 10, y: 10), size: layout.size)
      .applying(CGAffineTransform(scaleX: scale, y: scale)).insetBy(dx: -1, dy: -1)
    #expect(box.contains(ink))
    // An H has a gap of about a twelfth of the font size on each side.
    #expect(ink.width > box.width - 2 - 2 * 0.12 * 17 * scale)
  }

  @Test func `Capital letters stand on the baseline and have the font's capital height`() throws {
    let font = UIFont.systemFont(ofSize: 40, weight: .bold)
    let layout = layout("HHH", font)
    let ink = picture(of: layout).boundingBox { $0.alpha > 128 }
    let baseline = try #require(layout.firstBaseline)
    #expect(abs(ink.maxY / 2 - 10 - baseline) <= 1)
    // The ratio of capital height to font size is 0.727 for Inter and 0.705 for San Francisco.
    #expect(abs(ink.height / 2 - font.capHeight) < 0.06 * 40)
  }

  @Test func `Lines are no wider than the limit and together have all words`() {
    let text = "The quick brown fox jumps over the lazy dog, and then it does so again."
    for limit in stride(from: CGFloat(80), through: 400, by: 40) {
      let layout = layout(text, width: limit)
      #expect(layout.lines.allSatisfy { $0.width <= limit })
      #expect(layout.lines.map(\.text).joined(separator: " ") == text)
      #expect(
        abs(
          layout.size.height - CGFloat(layout.lines.count)
            * UIFont.systemFont(ofSize: 17).lineHeight) < 1e-9)
    }
  }

  @Test func `No line begins with a full stop or a comma (Unicode Annex 14)`() {
    // The limit depends on the text, because without a Japanese font, missing glyphs have another
    // width.
    let text = "日本語のテキストは、単語の間に空白がない。"
    let limit = layout(text, width: .infinity).size.width / 4
    let japanese = layout(text, width: limit)
    #expect(japanese.lines.count > 3)
    #expect(japanese.lines.allSatisfy { !"。、".contains($0.text.first ?? " ") })
    #expect(japanese.lines.allSatisfy { $0.width <= limit })
    let hyphen = layout("well-known", width: layout("known").size.width + 1)
    #expect(hyphen.lines.map(\.text) == ["well-", "known"])
    let glued = layout("10\u{A0}km", width: layout("10\u{A0}k").size.width)
    #expect(glued.lines.first?.text.contains("km") == false)  // broken within the word
  }

  @Test func `A text that does not fit has an ellipsis at its end, its beginning or its middle`() {
    let text = "A long name that does not fit at all"
    let tail = layout(text, width: 150, lines: 1)
    let head = layout(text, width: 150, lines: 1, mode: .byTruncatingHead)
    let middle = layout(text, width: 150, lines: 1, mode: .byTruncatingMiddle)
    for layout in [tail, head, middle] {
      #expect(layout.lines.count == 1 && layout.isTruncated)
      #expect(layout.size.width <= 150 && layout.size.width > 130)
    }
    #expect(tail.lines[0].text.hasPrefix("A long name") && tail.lines[0].text.hasSuffix("\u{2026}"))
    #expect(head.lines[0].text.hasPrefix("\u{2026}") && head.lines[0].text.hasSuffix("at all"))
    #expect(middle.lines[0].text.hasPrefix("A long") && middle.lines[0].text.hasSuffix("at all"))
  }

  @Test func `Fragments are adjacent, and the last one ends with the line`() {
    var bold = TextRun(text: "bold ", font: .systemFont(ofSize: 17, weight: .bold))
    bold.color = .red
    let plain = TextRun(text: "plain 🎉 party", font: .systemFont(ofSize: 17))
    let line = measurer.layout(TextRequest(runs: [bold, plain])).lines[0]
    #expect(line.fragments.map(\.run.text) == ["bold ", "plain 🎉 party"])
    #expect(line.fragments[1].x == line.fragments[0].width)
    #expect(abs(line.width - line.fragments[1].x - line.fragments[1].width) < 1e-9)
  }

  @Test func `Hebrew words run from the right, but their numbers do not (Unicode Annex 9)`() {
    let line = layout("שלום 123 abc").lines[0]
    // The order from the left is Latin, the number, Hebrew.
    #expect(line.fragments.map { $0.run.text.filter(\.isWholeNumber) }.contains("123"))
    #expect(line.fragments.first?.run.text.contains("abc") == true)
    #expect(line.fragments.last?.run.text.contains("שלום") == true)
    #expect(line.fragments.last?.isRightToLeft == true)
    #expect(line.fragments.first?.isRightToLeft == false)
    let reversed = layout("abc שלום").lines[0]
    #expect(reversed.fragments.first?.run.text.contains("abc") == true)
  }

  @Test func `A text that was measured with other widths is drawn within these widths`() {
    let run = TextRun(text: "HHHHHHHHHH", font: .systemFont(ofSize: 17))
    var layout = TableTextMeasurer().layout(TextRequest(runs: [run]))
    layout.lines[0].fragments[0].width = 60
    layout.size.width = 60
    let ink = picture(of: layout).boundingBox { $0.alpha > 30 }
    #expect(ink.minX >= 20 && ink.maxX <= 141)
    #expect(ink.width > 100)
  }

  @Test func `Underline and strikethrough cross the whole fragment in their own color`() {
    for (under, through) in [(1, 0), (0, 1), (9, 0), (2, 0)] {
      var run = TextRun(text: "HHHHHH", font: .systemFont(ofSize: 20))
      run.color = UIColor(white: 0, alpha: 0)
      run.underline = under
      run.strikethrough = through
      run.underlineColor = .red
      run.strikethroughColor = .red
      let layout = measurer.layout(TextRequest(runs: [run]))
      let ink = picture(of: layout).boundingBox { $0.alpha > 60 && $0.red > 250 }
      #expect(abs(ink.width / 2 - layout.size.width) <= 1)
      let middle = ink.midY / 2 - 10
      let baseline = layout.firstBaseline ?? 0
      if under > 0 { #expect(middle > baseline) } else { #expect(middle < baseline - 3) }
    }
  }

  /// The advance of a Chinese, Japanese or Korean glyph is the font size; the box in place of a
  /// missing glyph is narrower. `scripts/bootstrap` installs a font with these glyphs.
  @Test(arguments: ["日", "の", "語", "한"])
  func `Chinese, Japanese and Korean are drawn with full-width glyphs`(character: String) {
    #expect(abs(width(character, .systemFont(ofSize: 20)) - 20) < 1.5)
    let ink = picture(of: layout(character, .systemFont(ofSize: 20))).boundingBox { $0.alpha > 60 }
    #expect(ink.width / 2 > 10 && ink.height / 2 > 12)
  }

  @Test func `Emoji keep their colors`() {
    let image = picture(of: layout("🍎", .systemFont(ofSize: 40)))
    #expect(image.count { $0.red > 180 && $0.green < 100 } > 300)
  }

  @Test func `Empty texts, odd characters and odd font sizes give defined results`() {
    #expect(layout("").lines.isEmpty)
    #expect(layout("\n").lines.count == 2)
    #expect(layout("a\r\nb").lines.map(\.text) == ["a", "b"])
    _ = picture(of: layout("a\u{0}b\u{FFFF}\u{200B}"))
    for size in [0, -1, .nan, .infinity, 1e9] as [CGFloat] {
      _ = layout("abc", .systemFont(ofSize: size))
    }
    #expect(layout("word", width: 0).lines.count == 4)
    #expect(layout("word", width: -5, lines: 1).lines.count == 1)
  }

  @Test func `Many threads that measure at once get equal results`() async {
    let texts = (0..<40).map { "Text number \($0 % 20) 🎉 of many, some of which are equal" }
    let expected = texts.map { layout($0, width: 120) }
    let requests = texts.map {
      var run = TextRun(text: $0, font: .systemFont(ofSize: 17))
      run.paragraph.lineBreakMode = .byTruncatingTail
      return TextRequest(runs: [run], widthLimit: 120, maximumLines: 0)
    }
    await withTaskGroup(of: (Int, TextLayout).self) { group in
      for (index, request) in requests.enumerated() {
        group.addTask { (index, PangoTextMeasurer.shared.layout(request)) }
      }
      for await (index, layout) in group {
        #expect(layout == expected[index])
      }
    }
  }

  @Test func `UILabel measures with the renderer's fonts before there is a renderer`() {
    let label = UILabel()
    label.text = "Hamburgefonts"
    label.font = .systemFont(ofSize: 30)
    let expected = width("Hamburgefonts", .systemFont(ofSize: 30))
    #expect(abs(label.intrinsicContentSize.width - expected) <= 1)
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    label.textColor = .red
    let image = Renderer(scale: 2).image(of: label)
    #expect(image.count { $0.alpha > 128 && $0.red > 200 } > 500)
  }

  @Test func `Letters keep their gaps while a text moves by fractions of a pixel`() {
    let layout = layout("Hamburgefonts")
    func picture(at x: CGFloat) -> RenderedImage {
      let view = ContentView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let rect = CGRect(origin: CGPoint(x: x, y: 10), size: layout.size)
      view.content = .text(layout, in: rect, color: .black, isRightToLeft: false)
      return Renderer(scale: 2).image(of: view)
    }
    let still = picture(at: 10)
    #expect(picture(at: 10.2) == still)  // 0.4 pixels
    let moved = picture(at: 10.7)  // 1.4 pixels: one to the right
    for y in 0..<still.height {
      for x in 1..<still.width where moved[x, y] != still[x - 1, y] {
        Issue.record("pixel \(x), \(y)")
        return
      }
    }
  }

  @Test func `A turned text has as much ink as an upright one, including emoji`() {
    let layout = layout("Ham 🍎", .systemFont(ofSize: 30))
    let view = ContentView(frame: CGRect(x: 20, y: 60, width: 160, height: 40))
    view.content = .text(
      layout, in: CGRect(origin: .zero, size: layout.size), color: .black, isRightToLeft: false)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    root.addSubview(view)
    let straight = Renderer(scale: 2).image(of: root)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = Renderer(scale: 2).image(of: root)
    #expect(abs(turned.coverage / straight.coverage - 1) < 0.02)
    let isApple = { (pixel: RenderedImage.Pixel) in pixel.red > 180 && pixel.green < 100 }
    let apples = (straight.count(isApple), turned.count(isApple))
    #expect(apples.0 > 300 && abs(apples.0 - apples.1) < apples.0 / 10)
  }
}
