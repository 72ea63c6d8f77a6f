// SPDX-License-Identifier: MIT

/// Lays text out: breaks it into lines, and says how large they are. The same question must give the
/// same answer. Called from every thread.
package protocol TextMeasuring: Sendable {
  /// Lays a text out.
  func layout(_ request: TextRequest) -> TextLayout

  /// Lays a text out that may be asked for again in another width.
  ///
  /// - Parameter shape: What was found out of the text whatever its width is: none at first, and none from
  ///   measurers that find out nothing. Only for texts of the same runs.
  func layout(_ request: TextRequest, reusing shape: inout TextShape?) -> TextLayout

  /// How large a text is that will most likely be laid out in another width.
  func size(_ request: TextRequest, reusing shape: inout TextShape?) -> CGSize
}

/// The characters of a text, measured.
package struct TextShape {
  /// By a shaper of this type.
  let shaper: ObjectIdentifier
  let clusters: [TextCluster]
}

extension TextMeasuring {
  package func size(_ request: TextRequest, reusing shape: inout TextShape?) -> CGSize {
    layout(request, reusing: &shape).size
  }

  package func layout(_ request: TextRequest, reusing _: inout TextShape?) -> TextLayout {
    layout(request)
  }

  /// Lays out a text of one font. A limit of 0 lines is no limit.
  package func measure(
    _ text: String, font: UIFont, widthLimit: CGFloat = .greatestFiniteMagnitude,
    maximumLines: Int = 0, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    var paragraph = ParagraphValues()
    paragraph.lineBreakMode = lineBreakMode
    let run = TextRun(text: text, font: font, paragraph: paragraph)
    return layout(
      TextRequest(runs: [run], widthLimit: widthLimit, maximumLines: maximumLines))
  }
}

/// A stretch of text that looks the same throughout.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: UIFont
  package var paragraph: ParagraphValues
  /// Points between characters.
  package var kern: CGFloat
  /// Points by which the text is raised.
  package var baselineOffset: CGFloat
  /// Nil for a text without one.
  package var color: UIColor?
  package var backgroundColor: UIColor?
  package var underline: Int
  package var underlineColor: UIColor?
  package var strikethrough: Int
  package var strikethroughColor: UIColor?

  package init(
    text: String, font: UIFont, paragraph: ParagraphValues = ParagraphValues(), kern: CGFloat = 0
  ) {
    self.text = text
    self.font = font
    self.paragraph = paragraph
    self.kern = kern
    baselineOffset = 0
    underline = 0
    strikethrough = 0
  }

  /// A run of an attributed text. Attributes that it does not have are taken from the defaults.
  init(
    text: String, attributes: [NSAttributedString.Key: Any], defaults: TextRun
  ) {
    self = defaults
    self.text = text
    font = attributes[.font] as? UIFont ?? font
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? paragraph
    kern = Self.number(attributes[.kern]) ?? kern
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? baselineOffset
    color = attributes[.foregroundColor] as? UIColor ?? color
    backgroundColor = attributes[.backgroundColor] as? UIColor ?? backgroundColor
    underline = Self.number(attributes[.underlineStyle]).map { Int($0) } ?? underline
    underlineColor = attributes[.underlineColor] as? UIColor ?? underlineColor
    strikethrough = Self.number(attributes[.strikethroughStyle]).map { Int($0) } ?? strikethrough
    strikethroughColor = attributes[.strikethroughColor] as? UIColor ?? strikethroughColor
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// A text to be laid out.
package struct TextRequest: Hashable, Sendable {
  package var runs: [TextRun]
  /// In points.
  package var widthLimit: CGFloat
  /// 0 for no limit.
  package var maximumLines: Int

  package init(
    runs: [TextRun], widthLimit: CGFloat = .greatestFiniteMagnitude, maximumLines: Int = 0
  ) {
    self.runs = runs
    self.widthLimit = widthLimit
    self.maximumLines = maximumLines
  }

  /// An attributed text. Attributes that it does not have are taken from the defaults, whose text is ignored.
  package init(
    _ string: NSAttributedString, defaults: TextRun = .unstyled,
    widthLimit: CGFloat = .greatestFiniteMagnitude, maximumLines: Int = 0
  ) {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = string.attributedSubstring(from: range).string
      runs.append(TextRun(text: text, attributes: attributes, defaults: defaults))
    }
    self.init(runs: runs, widthLimit: widthLimit, maximumLines: maximumLines)
  }
}

extension TextRun {
  /// The default attributes: Helvetica of 12 points.
  package static let unstyled = TextRun(
    text: "", font: UIFont(face: FontFace(family: .helvetica), size: 12))
}

/// A text that was laid out. All lengths are points; y grows downwards from the top.
package struct TextLayout: Hashable, Sendable {
  /// A part of a line that looks the same throughout.
  package struct Fragment: Hashable, Sendable {
    /// The run's look, with the fragment's text.
    package var run: TextRun
    /// From the line's left end.
    package var x: CGFloat
    package var width: CGFloat
    /// Whether the text is written from right to left.
    package var isRightToLeft: Bool

    package init(run: TextRun, x: CGFloat, width: CGFloat, isRightToLeft: Bool = false) {
      self.run = run
      self.x = x
      self.width = width
      self.isRightToLeft = isRightToLeft
    }
  }

  package struct Line: Hashable, Sendable {
    /// From the left to the right.
    package var fragments: [Fragment]
    /// From the text's left edge to the room that the line has.
    package var indent: CGFloat
    /// Without the spaces at its end.
    package var width: CGFloat
    /// Of the line's top.
    package var y: CGFloat
    package var height: CGFloat
    /// Of the line's baseline.
    package var baseline: CGFloat
    package var alignment: NSTextAlignment
    package var isTruncated: Bool

    package init(
      fragments: [Fragment], indent: CGFloat, width: CGFloat, y: CGFloat, height: CGFloat,
      baseline: CGFloat, alignment: NSTextAlignment, isTruncated: Bool
    ) {
      self.fragments = fragments
      self.indent = indent
      self.width = width
      self.y = y
      self.height = height
      self.baseline = baseline
      self.alignment = alignment
      self.isTruncated = isTruncated
    }

    /// The text that is shown, ellipsis included, from the left to the right.
    package var text: String { fragments.map(\.run.text).joined() }

    /// Where the line begins in a box of a width.
    package func x(inWidth width: CGFloat, isRightToLeft: Bool = false) -> CGFloat {
      let free = width - indent - self.width
      return indent + free * alignment.shareBefore(isRightToLeft: isRightToLeft)
    }
  }

  package var lines: [Line]
  /// The smallest size that has all lines in it.
  package var size: CGSize

  package init(lines: [Line], size: CGSize) {
    self.lines = lines
    self.size = size
  }

  package var firstBaseline: CGFloat? { lines.first?.baseline }
  package var lastBaseline: CGFloat? { lines.last?.baseline }
  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}
