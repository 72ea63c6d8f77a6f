// SPDX-License-Identifier: MIT

/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Aligned to the left edge.
  case left = 0
  case center = 1
  /// Aligned to the right edge.
  case right = 2
  /// Aligned to both edges; the last line of a paragraph as with `natural`.
  case justified = 3
  /// Aligned to the leading edge of the language.
  case natural = 4

  /// Returns the fraction of the free width that is to the left of a line, from 0 to 1.
  package func shareBefore(isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}

/// The way in which text is broken into lines, and the treatment of text that exceeds the available
/// size.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end at word boundaries, and within words that are longer than a line.
  case byWordWrapping = 0
  /// Lines end at characters.
  case byCharWrapping = 1
  /// The line is clipped.
  case byClipping = 2
  /// An ellipsis replaces the beginning of the line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the line.
  case byTruncatingMiddle = 5
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  /// The default direction of the language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The style of the line below or through a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line below the text.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line below the text, thicker than `single`.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two parallel lines below the text.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line only below words, not below the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
