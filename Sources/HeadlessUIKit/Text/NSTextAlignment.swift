// SPDX-License-Identifier: MIT

/// Where the lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides; the last line of a paragraph as `natural`.
  case justified = 3
  /// At the side where the language begins.
  case natural = 4

  /// How much of the free room lies to the left of a line, from 0 to 1.
  package func shareBefore(isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isRightToLeft ? 1 : 0
    }
  }
}

/// Where lines end, and what becomes of text that has no room.
public enum NSLineBreakMode: Int, Sendable {
  /// At words, and within words that are longer than a line.
  case byWordWrapping = 0
  /// At characters.
  case byCharWrapping = 1
  /// The line is cut off.
  case byClipping = 2
  /// The beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// The end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// The middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
  /// The default alignment of the language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A style from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Of a dash and a dot in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Of a dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Under words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
