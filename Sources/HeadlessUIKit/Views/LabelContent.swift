// SPDX-License-Identifier: MIT

/// The text of a label and its appearance.
@MainActor
struct LabelContent {
  static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The style of text without attributes.
  private var own = Style()
  /// The style at location 0, which the label's properties report.
  private var first = Style()
  var numberOfLines = 1

  private(set) var text: String?
  /// The stretches of the attributed text, or nil where the label shows a plain text.
  private(set) var pieces: [Piece]?
  /// The attributes of links, which replace those that the text has.
  var linkAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { rebuild() }
  }
  /// The text in stretches of one style, for measuring.
  private(set) var runs: [TextRun] = []

  typealias Piece = (text: String, attributes: [NSAttributedString.Key: Any])

  @MainActor private struct Style {
    var font = LabelContent.standardFont
    var textColor = UIColor.label
    var paragraph = ParagraphValues()

    init() {
      paragraph.lineBreakMode = .byTruncatingTail
    }
  }

  var font: UIFont { first.font }
  var textColor: UIColor { first.textColor }
  var paragraph: ParagraphValues { first.paragraph }
  /// The color of text without a color attribute.
  var defaultTextColor: UIColor { own.textColor }

  /// The text with the attributes that the label's properties stand for.
  var attributedText: NSAttributedString? {
    guard let text else { return nil }
    let parts = (pieces ?? [(text, ownAttributes)]).map {
      NSAttributedString(string: $0.text, attributes: $0.attributes)
    }
    guard parts.count > 1 else { return parts.first ?? NSAttributedString(string: text) }
    // Appends parts only, because `addAttribute` fails in Foundation outside Apple's platforms.
    let whole = NSMutableAttributedString(string: "")
    for part in parts {
      whole.append(part)
    }
    return whole
  }

  mutating func setText(_ text: String?) {
    self.text = text
    pieces = nil
    own = first
    rebuild()
  }

  /// Sets the attributed text. The label's properties then report the style at location 0 (UILabel,
  /// "attributedText").
  mutating func setAttributedText(_ attributed: NSAttributedString?) {
    text = attributed?.string
    pieces = attributed.map(Self.pieces)
    first = own
    if let attributes = pieces?.first?.attributes {
      first.font = attributes[.font] as? UIFont ?? own.font
      first.textColor = attributes[.foregroundColor] as? UIColor ?? own.textColor
      first.paragraph =
        (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? own.paragraph
    }
    rebuild()
  }

  /// Returns the attributes of the character before an offset, or else of the one behind it.
  func attributes(at offset: Int) -> [NSAttributedString.Key: Any] {
    var end = 0
    for piece in pieces ?? [] {
      end += piece.text.utf16.count
      if offset <= end { return piece.attributes }
    }
    return ownAttributes
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [
      .font: font, .foregroundColor: textColor,
      .paragraphStyle: NSParagraphStyle(values: paragraph),
    ]
  }

  /// Replaces a range in UTF-16 units. New text has the given attributes, or else those of the
  /// character before it, or else of the one after it.
  mutating func replaceText(
    in range: NSRange, with string: String, attributes: [NSAttributedString.Key: Any]?
  ) {
    guard let attributes, !string.isEmpty else { return replaceText(in: range, with: string) }
    let old = pieces ?? [(text ?? "", ownAttributes)]
    text = NSString(string: text ?? "").replacingCharacters(in: range, with: string)
    var (before, after, start): ([Piece], [Piece], Int) = ([], [], 0)
    for piece in old {
      let body = NSString(string: piece.text)
      let head = min(max(range.location - start, 0), body.length)
      let tail = min(max(range.upperBound - start, 0), body.length)
      before.append((body.substring(to: head), piece.attributes))
      after.append((body.substring(from: tail), piece.attributes))
      start += body.length
    }
    pieces = (before + [(string, attributes)] + after).filter { !$0.text.isEmpty }
    rebuild()
  }

  private mutating func replaceText(in range: NSRange, with string: String) {
    text = NSString(string: text ?? "").replacingCharacters(in: range, with: string)
    guard let old = pieces else { return rebuild() }
    var (new, start, isInserted): ([Piece], Int, Bool) = ([], 0, false)
    for (index, piece) in old.enumerated() {
      let body = NSString(string: piece.text)
      let end = start + body.length
      let head = min(max(range.location - start, 0), body.length)
      let tail = min(max(range.upperBound - start, 0), body.length)
      var text = body.substring(to: head)
      let isLast = index == old.count - 1
      if !isInserted, range.location <= end, range.location > start || start == 0 || isLast {
        text += string
        isInserted = true
      }
      text += body.substring(from: tail)
      if !text.isEmpty { new.append((text, piece.attributes)) }
      start = end
    }
    if !isInserted, !string.isEmpty { new.append((string, old.last?.attributes ?? [:])) }
    pieces = new
    rebuild()
  }

  private static func pieces(of text: NSAttributedString) -> [Piece] {
    var pieces: [Piece] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      pieces.append((text.attributedSubstring(from: range).string, attributes))
    }
    return pieces
  }

  mutating func setFont(_ font: UIFont) {
    editStyles { $0.font = font }
    edit { $0[.font] = font }
  }

  mutating func setTextColor(_ color: UIColor) {
    editStyles { $0.textColor = color }
    edit { $0[.foregroundColor] = color }
  }

  /// Changes paragraph attributes in every paragraph of the text.
  mutating func setParagraph(_ change: (inout ParagraphValues) -> Void) {
    editStyles { change(&$0.paragraph) }
    edit { attributes in
      guard var values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values else { return }
      change(&values)
      attributes[.paragraphStyle] = NSParagraphStyle(values: values)
    }
  }

  /// Updates fonts that scale with the preferred text size to the size for `traits`.
  mutating func adjustFonts(for traits: UITraitCollection) {
    editStyles { $0.font = $0.font.adjusted(for: traits) }
    edit { attributes in
      guard let font = attributes[.font] as? UIFont else { return }
      attributes[.font] = font.adjusted(for: traits)
    }
  }

  private mutating func editStyles(_ change: (inout Style) -> Void) {
    change(&own)
    change(&first)
  }

  private mutating func edit(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    pieces = pieces?.map { piece in
      var piece = piece
      change(&piece.attributes)
      return piece
    }
    rebuild()
  }

  private mutating func rebuild() {
    let plain = TextRun(text: text ?? "", font: own.font, paragraph: own.paragraph)
    if let pieces {
      runs = pieces.map { piece in
        var attributes = piece.attributes
        if !linkAttributes.isEmpty, attributes[.link] != nil {
          attributes.merge(linkAttributes) { $1 }
        }
        return TextRun(text: piece.text, attributes: attributes, defaults: plain)
      }
    } else {
      runs = plain.text.isEmpty ? [] : [plain]
    }
  }
}

/// The measurements of a label since its text or style last changed.
@MainActor
struct LabelMeasurements {
  private var layouts: [(request: Request, layout: TextLayout)] = []
  private var shape: TextShape?
  /// The size of a number of lines at unlimited width.
  private var natural: (lines: Int, size: CGSize)?

  private struct Request: Equatable {
    var width: CGFloat
    var lines: Int
  }

  /// Returns a layout of the runs. Layouts are cached, because a text is laid out repeatedly in the
  /// same few widths.
  mutating func layout(
    _ runs: [TextRun], width: CGFloat, lines: Int, with measurer: any TextMeasuring
  ) -> TextLayout {
    let request = Request(width: width, lines: lines)
    if let known = layouts.first(where: { $0.request == request }) { return known.layout }
    var known = shape
    shape = nil  // Large, and not needed again before the text or the width changes.
    let layout = measurer.layout(
      TextRequest(runs: runs, widthLimit: width, maximumLines: lines), reusing: &known)
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append((request, layout))
    return layout
  }

  /// Returns the size of the runs without wrapping. A layout pass requests it before the lines at
  /// their final width, so the lines are not built for it.
  mutating func naturalSize(
    _ runs: [TextRun], lines: Int, with measurer: any TextMeasuring
  ) -> CGSize {
    if let natural, natural.lines == lines { return natural.size }
    let size = measurer.size(TextRequest(runs: runs, maximumLines: lines), reusing: &shape)
    natural = (lines, size)
    return size
  }
}
