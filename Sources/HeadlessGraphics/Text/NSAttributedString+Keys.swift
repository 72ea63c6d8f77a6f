// SPDX-License-Identifier: MIT

extension NSAttributedString.Key {
  /// The font, a `UIFont`; by default, Helvetica of 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The color of the text, a `UIColor`; by default, black.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text, a `UIColor`; by default, there is none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The additional distance between characters, a number in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of the line, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The color of the underline, a `UIColor`; by default, the color of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The style of the line, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The color of the line through the text, a `UIColor`; by default, the color of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The distance by which the text is raised, a number in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The target of a link, a `URL` or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
