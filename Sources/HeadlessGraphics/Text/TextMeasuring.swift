// SPDX-License-Identifier: MIT

/// A service that lays out text: it breaks text into lines and computes their sizes. Equal requests
/// must have equal results. Called on any thread.
package protocol TextMeasuring: Sendable {
  /// Lays out a text.
  func layout(_ request: TextRequest) -> TextLayout

  /// Lays out a text that may be laid out again with another width.
  ///
  /// - Parameter shape: A cache of the results that do not depend on the width; initially nil.
  ///   Measurers that do not cache leave it nil. Reuse it only for texts with the same runs.
  func layout(_ request: TextRequest, reusing shape: inout TextShape?) -> TextLayout

  /// Returns the characters of a text, in reading order, with their widths.
  func characters(of runs: [TextRun]) -> [TextCluster]

  /// Returns the size of a text that will probably be laid out again with another width.
  func size(_ request: TextRequest, reusing shape: inout TextShape?) -> CGSize
}

/// The characters of a text with their widths.
package struct TextShape {
  /// The type of the shaper that measured the characters.
  let shaper: ObjectIdentifier
  let clusters: [TextCluster]
}

extension TextMeasuring {
  package func characters(of runs: [TextRun]) -> [TextCluster] {
    TableTextMeasurer().characters(of: runs)
  }

  package func size(_ request: TextRequest, reusing shape: inout TextShape?) -> CGSize {
    layout(request, reusing: &shape).size
  }

  package func layout(_ request: TextRequest, reusing _: inout TextShape?) -> TextLayout {
    layout(request)
  }

  /// Lays out a text of one font. A `maximumLines` of 0 means no limit.
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

/// A part of a text with the same attributes throughout.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: UIFont
  package var paragraph: ParagraphValues
  /// The additional distance between characters, in points.
  package var kern: CGFloat
  /// The distance by which the text is raised, in points.
  package var baselineOffset: CGFloat
  /// The color of the text; nil if it does not have its own.
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

  /// Creates a run of an attributed text. Missing attributes are taken from `defaults`.
  package init(
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

/// A text with the limits of its layout.
package struct TextRequest: Hashable, Sendable {
  package var runs: [TextRun]
  /// The largest width, in points.
  package var widthLimit: CGFloat
  /// The largest number of lines; 0 for no limit.
  package var maximumLines: Int

  package init(
    runs: [TextRun], widthLimit: CGFloat = .greatestFiniteMagnitude, maximumLines: Int = 0
  ) {
    self.runs = runs
    self.widthLimit = widthLimit
    self.maximumLines = maximumLines
  }

  /// Creates a request for an attributed text. Missing attributes are taken from `defaults`, whose
  /// text is ignored.
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

/// The layout of a text. All lengths are in points; y grows downwards from the top of the text.
package struct TextLayout: Hashable, Sendable {
  /// A part of a line with the same attributes throughout.
  package struct Fragment: Hashable, Sendable {
    /// A run with the attributes and the text of the fragment.
    package var run: TextRun
    /// The distance from the left end of the line.
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
    /// The fragments, from left to right.
    package var fragments: [Fragment]
    /// The distance from the left edge of the text to the area that is available to the line.
    package var indent: CGFloat
    /// The width, without the spaces at the end of the line.
    package var width: CGFloat
    /// The position of the top of the line.
    package var y: CGFloat
    package var height: CGFloat
    /// The position of the baseline.
    package var baseline: CGFloat
    package var alignment: NSTextAlignment
    package var isTruncated: Bool
    /// The indices of the line's characters in the text, including spaces at its end and those that
    /// an ellipsis replaces, without a newline.
    package var characters: Range<Int>

    package init(
      fragments: [Fragment], indent: CGFloat, width: CGFloat, y: CGFloat, height: CGFloat,
      baseline: CGFloat, alignment: NSTextAlignment, isTruncated: Bool,
      characters: Range<Int>
    ) {
      self.fragments = fragments
      self.indent = indent
      self.width = width
      self.y = y
      self.height = height
      self.baseline = baseline
      self.alignment = alignment
      self.isTruncated = isTruncated
      self.characters = characters
    }

    /// The visible text, including the ellipsis, from left to right.
    package var text: String { fragments.map(\.run.text).joined() }

    /// Returns the left end of the line in a box of a width.
    package func x(inWidth width: CGFloat, isRightToLeft: Bool = false) -> CGFloat {
      let free = width - indent - self.width
      return indent + free * alignment.shareBefore(isRightToLeft: isRightToLeft)
    }
  }

  package var lines: [Line]
  /// The smallest size that contains all lines.
  package var size: CGSize

  package init(lines: [Line], size: CGSize) {
    self.lines = lines
    self.size = size
  }

  package var firstBaseline: CGFloat? { lines.first?.baseline }
  package var lastBaseline: CGFloat? { lines.last?.baseline }
  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }
}

// Without children; see `CGPath`.
extension TextLayout: CustomStringConvertible, CustomReflectable {
  package var description: String { "text of \(lines.count) lines, \(size)" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
