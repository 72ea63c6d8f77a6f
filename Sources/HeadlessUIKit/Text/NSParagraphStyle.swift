// SPDX-License-Identifier: MIT

/// The attributes of a paragraph style that affect measuring.
package struct ParagraphValues: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var hyphenationFactor: Float = 0
  package var baseWritingDirection = NSWritingDirection.natural

  package init() {}
}

/// How a paragraph is laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = CoreFoundationHeader()

  package fileprivate(set) var values: ParagraphValues

  package init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// The style of text that has none.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  /// Nil: styles cannot be decoded, because there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines begin.
  open var alignment: NSTextAlignment { values.alignment }
  /// Where lines end.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Points before the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points before the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the beginning if positive, from the end otherwise.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the line height; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are hyphenated, from 0 to 1. Kept, but without effect.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction of the paragraph.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Whether the other object has the same attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The same for equal styles.
  open override var hash: Int { values.hashValue }

  /// A copy that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableParagraphStyle(values: values)
  }
}

/// How a paragraph is laid out, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines begin.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Where lines end.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Points after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Points before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// Points before the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// Points before the other lines.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end: from the beginning if positive, from the end otherwise.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The smallest height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The largest height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of the line height; 0 means 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How readily words are hyphenated, from 0 to 1. Kept, but without effect.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// The direction of the paragraph.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Copies all attributes of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    values = obj.values
  }
}
