// SPDX-License-Identifier: MIT
import HeadlessUIKit
import ResinTestSupport
import Testing

/// Text is measured with Helvetica's published widths: H 722, e 556, l 222, o 556, space 278, i
/// 222, a 556, the ellipsis 1000, in thousandths. At 10 points, a digit is 5.56 points wide.
@Suite struct TextMeasuringTests {
  private let measurer = TableTextMeasurer()
  private let font = UIFont.systemFont(ofSize: 10)

  private func isClose(_ left: CGFloat?, _ right: CGFloat) -> Bool {
    left.map { abs($0 - right) < 1e-9 } ?? false
  }

  private func lines(
    _ text: String, _ width: CGFloat, _ count: Int = 0, _ mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    measurer.measure(
      text, font: font, widthLimit: width, maximumLines: count, lineBreakMode: mode
    ).lines.map(\.text)
  }

  @Test func `A line is as wide as its characters`() {
    let layout = measurer.measure("Hello", font: font)
    // 722 + 556 + 222 + 222 + 556.
    #expect(isClose(layout.size.width, 22.78) && isClose(layout.size.height, font.lineHeight))
    #expect(isClose(layout.firstBaseline, font.ascender) && layout.lines.count == 1)
    let bold = measurer.measure("Hello", font: UIFont.systemFont(ofSize: 10, weight: .bold))
    // 722 + 556 + 278 + 278 + 611.
    #expect(isClose(bold.size.width, 24.45))
    let double = measurer.measure("Hello", font: UIFont.systemFont(ofSize: 20))
    #expect(isClose(double.size.width, 45.56))
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(isClose(measurer.measure("ilMW", font: mono).size.width, 24))
  }

  @Test(
    arguments: [
      ("\u{E9}", 5.56), ("e\u{301}", 5.56), ("\u{C5}", 6.67), ("\u{65E5}\u{672C}", 20),
      ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 10), ("\u{2026}", 10), ("\u{20AC}", 5.56),
      ("\u{200B}", 0), ("", 0),
    ] as [(String, CGFloat)])
  func `Other characters have the width of their class`(_ text: String, _ width: CGFloat) {
    #expect(isClose(measurer.measure(text, font: font).size.width, width))
  }

  @Test func `Lines break at words`() {
    expectEqual(lines("Hello Hello Hello", 60), ["Hello Hello", "Hello"])
    expectEqual(lines("Hello Hello Hello", 22.78), ["Hello", "Hello", "Hello"])
    expectEqual(lines("Hello-Hello", 30), ["Hello-", "Hello"])
    expectEqual(lines("\u{65E5}\u{672C}\u{8A9E}", 20), ["\u{65E5}\u{672C}", "\u{8A9E}"])
    expectEqual(lines("a\nb\r\nc", 100), ["a", "b", "c"])
    #expect(lines("a\n\nb", 100) == ["a", "", "b"] && lines("a\n", 100) == ["a", ""])
    expectEqual(lines("", 100), [])
  }

  @Test func `Long words break at characters`() {
    // Two digits are 11.12 points.
    expectEqual(lines("12345", 12), ["12", "34", "5"])
    expectEqual(lines("1 2345", 12), ["1", "23", "45"])
    // "1 2" is 13.9 points, "345" is 16.68.
    expectEqual(lines("1 2345", 17, 0, .byCharWrapping), ["1 2", "345"])
    // A line has at least one character.
    expectEqual(lines("12", 1), ["1", "2"])
  }

  /// "NSLineBreakMode" and UILabel's "numberOfLines".
  @Test func `Text without room is truncated`() {
    expectEqual(lines("1234567890", 38.92, 1), ["12345\u{2026}"])
    expectEqual(lines("1234567890", 38.92, 1, .byTruncatingHead), ["\u{2026}67890"])
    expectEqual(lines("1234567890", 38.92, 1, .byTruncatingMiddle), ["123\u{2026}90"])
    expectEqual(lines("1234567890", 38.92, 1, .byWordWrapping), ["1234567"])
    expectEqual(lines("1234567890", 38.92, 1, .byClipping), ["1234567890"])
    expectEqual(lines("Hello Hello Hello", 60, 2), ["Hello Hello", "Hello"])
    // "Hello Hello" is 48.34 points, "Hello Hell" is 42.78.
    let five = "Hello Hello Hello Hello Hello"
    expectEqual(lines(five, 60, 2), ["Hello Hello", "Hello Hello\u{2026}"])
    expectEqual(lines(five, 55, 2), ["Hello Hello", "Hello Hell\u{2026}"])
    expectEqual(lines("ab\ncd", 100, 1), ["ab\u{2026}"])
    #expect(measurer.measure("1234567890", font: font, widthLimit: 20, maximumLines: 1).isTruncated)
    #expect(!measurer.measure("123", font: font, widthLimit: 20, maximumLines: 1).isTruncated)
  }

  /// A character of no width at the end changes nothing, though the text is then no longer ASCII.
  @Test(arguments: [UIFont.Weight.light, .regular, .medium, .bold])
  func `All ASCII characters are measured like other characters`(_ weight: UIFont.Weight) {
    let fonts = [
      UIFont.systemFont(ofSize: 13, weight: weight),
      UIFont.monospacedSystemFont(ofSize: 13, weight: weight),
    ]
    for font in fonts {
      for byte in UInt8(1)..<128 {
        let text = String(Unicode.Scalar(byte))
        let plain = measurer.measure(text, font: font)
        let other = measurer.measure(text + "\u{200B}", font: font)
        let isSpace = text == " " || text == "\t"
        #expect(isSpace || plain.size == other.size, "\(byte)")
      }
    }
  }

  /// No line is wider than the limit if a character has room, and no text is lost.
  @Test func `Lines keep the limit at every width`() {
    let text = "The quick brown fox jumps over the lazy dog, twice-told; 1234567890."
    for width in stride(from: CGFloat(11), through: 400, by: 1.7) {
      let layout = measurer.measure(text, font: font, widthLimit: width)
      #expect(layout.size.width <= width + 1e-6)
      let joined = layout.lines.map(\.text).joined().filter { $0 != " " }
      expectEqual(joined, text.filter { $0 != " " })
      #expect(isClose(layout.size.height, CGFloat(layout.lines.count) * font.lineHeight))
      // Text that fits in its own width is laid out the same again.
      let again = measurer.measure(text, font: font, widthLimit: layout.size.width)
      expectEqual(again, layout)
      for count in 1...3 {
        let cut = measurer.measure(text, font: font, widthLimit: width, maximumLines: count)
        #expect(cut.lines.count <= count && cut.size.width <= width + 1e-6)
      }
    }
  }

  @Test func `Attributes change the layout`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.firstLineHeadIndent = 10
    style.headIndent = 4
    style.alignment = .center
    let string = NSMutableAttributedString(
      string: "Hello Hello", attributes: [.font: font, .paragraphStyle: style])
    let range = NSRange(location: 6, length: 5)
    string.addAttributes(
      [.font: UIFont.systemFont(ofSize: 20), .kern: 1, .foregroundColor: UIColor.red], range: range)
    let layout = measurer.layout(TextRequest(string, widthLimit: 60))
    expectEqual(layout.lines.map(\.text), ["Hello", "Hello"])
    #expect(layout.lines[0].indent == 10 && layout.lines[1].indent == 4)
    // Five characters with one point each.
    #expect(isClose(layout.lines[1].width, 45.56 + 5))
    #expect(isClose(layout.lines[1].y, font.lineHeight + 3))
    expectEqual(layout.lines[1].fragments.first?.run.color, .red)
    // (60 - 10 - 22.78) / 2 + 10.
    #expect(isClose(layout.lines[0].x(inWidth: 60), 23.61))
    let wide = measurer.layout(TextRequest(string))
    #expect(wide.lines.count == 1 && wide.lines[0].fragments.count == 2)
    // The larger font's baseline.
    #expect(isClose(wide.firstBaseline, UIFont.systemFont(ofSize: 20).ascender))
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && !(copy is NSMutableParagraphStyle))
    style.lineHeightMultiple = 2
    #expect(copy != style && copy.lineHeightMultiple == 0)
  }

  /// "NSParagraphStyle": minimumLineHeight, maximumLineHeight, lineHeightMultiple,
  /// paragraphSpacing.
  @Test func `Line heights follow the paragraph style`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      let string = NSAttributedString(
        string: "a\nb", attributes: [.font: font, .paragraphStyle: style])
      return string.size().height
    }
    #expect(isClose(height { $0.minimumLineHeight = 30 }, 60))
    #expect(isClose(height { $0.maximumLineHeight = 5 }, 10))
    #expect(isClose(height { $0.lineHeightMultiple = 2 }, 4 * font.lineHeight))
    // The height that a style adds is above the text.
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 30
    let tall = NSAttributedString(string: "a", attributes: [.font: font, .paragraphStyle: style])
    #expect(isClose(measurer.layout(TextRequest(tall)).firstBaseline, 30 + font.descender))
    #expect(isClose(height { $0.paragraphSpacing = 7 }, 2 * font.lineHeight + 7))
    #expect(isClose(height { $0.paragraphSpacingBefore = 7 }, 2 * font.lineHeight + 7))
  }

  @Test func `Natural alignment follows the direction`() {
    expectEqual(NSTextAlignment.natural.shareBefore(isRightToLeft: false), 0)
    expectEqual(NSTextAlignment.natural.shareBefore(isRightToLeft: true), 1)
    expectEqual(NSTextAlignment.left.shareBefore(isRightToLeft: true), 0)
    #expect(NSTextAlignment.right.rawValue == 2 && NSTextAlignment.natural.rawValue == 4)
  }

  /// Apple's page "size(withAttributes:)", and "boundingRect(with:options:attributes:context:)".
  @Test func `Strings have a size and a bounding rectangle`() {
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(isClose(size.width, 22.78) && isClose(size.height, font.lineHeight))
    let limit = CGSize(width: 30, height: 0)
    let box = "Hello Hello".boundingRect(
      with: limit, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(isClose(box.width, 22.78) && isClose(box.height, 2 * font.lineHeight))
    let line = "Hello Hello".boundingRect(
      with: limit, options: [], attributes: [.font: font], context: nil)
    #expect(isClose(line.minY, -font.ascender) && isClose(line.height, font.lineHeight))
    let cut = "Hello Hello Hello".boundingRect(
      with: CGSize(width: 30, height: 25),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font],
      context: nil)
    #expect(isClose(cut.height, 2 * font.lineHeight))
    // Helvetica of 12 points where no font is set.
    #expect(isClose("Hello".size().width, 27.336))
    expectEqual("".size(withAttributes: [.font: font]).width, 0)
  }

  @Test func `A host can provide its own measurer`() {
    struct Fixed: TextMeasuring {
      func layout(_ request: TextRequest) -> TextLayout {
        TextLayout(lines: [], size: .zero)
      }
    }
    ValueEnvironment.$ofTask.withValue(ValueEnvironment(measurer: Fixed())) {
      expectEqual("Hello".size(withAttributes: [.font: font]).width, 0)
    }
  }

  @Test
  func `Appended strings are joined where fonts, colors and styles are equal`() {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<3 {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(index / 2)
      text.append(
        NSAttributedString(
          string: "a",
          attributes: [
            .font: UIFont.systemFont(ofSize: CGFloat(12 + index / 2)), .paragraphStyle: style,
            .foregroundColor: UIColor(white: 0.5, alpha: 1),
          ]))
    }
    var lengths: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: 3)) { _, range, _ in
      lengths.append(range.length)
    }
    expectEqual(lengths, [2, 1])
  }
}
