// SPDX-License-Identifier: MIT

extension NSAttributedString.Key {
  /// A `UIFont`; Helvetica of 12 points where none is set.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The `UIColor` of the text; black where none is set.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The `UIColor` behind the text; none where none is set.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points between characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the underline; the text's where none is set.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the line through the text; the text's where none is set.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `URL` or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
