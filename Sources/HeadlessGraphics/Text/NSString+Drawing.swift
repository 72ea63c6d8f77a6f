// SPDX-License-Identifier: MIT

/// The options of drawing text and of `boundingRect`.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is the upper left corner of the first line, and there may be several lines. Without
  /// this option, there is a single line, and the origin is on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The distance between lines includes the leading of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The result is the bounding box of the drawn glyphs instead of that of the lines. Without
  /// effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last visible line ends with an ellipsis if the text exceeds the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Settings for drawing text, without effect here. Apple's signatures require the type.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of the text.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the last drawing: always 1.
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  /// Returns the size of the text, in points, with line breaks only at newlines.
  @discardableResult
  public func size() -> CGSize {
    TextBox(self).rect(width: 0, height: 0, options: .usesLineFragmentOrigin).size
  }

  /// Returns the bounding box of the text, in points, in lines of at most the width of `size`. The
  /// height limits the text only if the options contain `truncatesLastVisibleLine`.
  @discardableResult
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextBox(self).rect(width: size.width, height: size.height, options: options)
  }
}

extension NSString {
  /// Returns the size of the text, in points, with line breaks only at newlines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let options = NSStringDrawingOptions.usesLineFragmentOrigin
    return TextBox(self as String, attrs).rect(width: 0, height: 0, options: options).size
  }

  /// Returns the bounding box of the text, in points, in lines of at most the width of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextBox(self as String, attributes).rect(
      width: size.width, height: size.height, options: options)
  }
}

extension String {
  /// Returns the size of the text, in points, with line breaks only at newlines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Returns the bounding box of the text, in points, in lines of at most the width of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

// MARK: - Drawing

extension NSAttributedString {
  /// Draws the text with line breaks only at newlines. The upper left corner of its first line is
  /// at a point of the current context.
  public func draw(at point: CGPoint) {
    TextBox(self).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, in lines of at most its width. Lines
  /// that exceed the height are omitted.
  public func draw(in rect: CGRect) {
    TextBox(self).draw(in: rect)
  }

  /// Draws the text at the origin of a rectangle, with the layout that `boundingRect` measures for
  /// the same options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    TextBox(self).draw(with: rect, options: options)
  }
}

extension NSString {
  /// Draws the text with line breaks only at newlines. The upper left corner of its first line is
  /// at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextBox(self as String, attrs).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, in lines of at most its width. Lines
  /// that exceed the height are omitted.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextBox(self as String, attrs).draw(in: rect)
  }

  /// Draws the text at the origin of a rectangle, with the layout that `boundingRect` measures for
  /// the same options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    TextBox(self as String, attributes).draw(with: rect, options: options)
  }
}

extension String {
  /// Draws the text with line breaks only at newlines. The upper left corner of its first line is
  /// at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextBox(self, attrs).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, in lines of at most its width. Lines
  /// that exceed the height are omitted.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextBox(self, attrs).draw(in: rect)
  }

  /// Draws the text at the origin of a rectangle, with the layout that `boundingRect` measures for
  /// the same options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    TextBox(self, attributes).draw(with: rect, options: options)
  }
}

/// A text to be measured or drawn.
private struct TextBox {
  var runs: [TextRun]
  var first: TextRun

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    first = TextRun(text: string, attributes: attributes ?? [:], defaults: .unstyled)
    runs = [first]
  }

  init(_ string: NSAttributedString) {
    runs = TextRequest(string).runs
    first = runs.first ?? .unstyled
  }

  /// Returns the layout of the text. A width or height of 0 means no limit.
  private func layout(
    width: CGFloat, height: CGFloat, options: NSStringDrawingOptions
  ) -> TextLayout {
    let isBox = options.contains(.usesLineFragmentOrigin)
    let widthLimit = width > 0 && isBox ? width : .greatestFiniteMagnitude
    let measurer = ValueEnvironment.current.measurer
    var request = TextRequest(runs: runs, widthLimit: widthLimit, maximumLines: isBox ? 0 : 1)
    var layout = measurer.layout(request)
    if options.contains(.truncatesLastVisibleLine), height > 0, layout.size.height > height {
      request.maximumLines = max(layout.lines.filter { $0.y + $0.height <= height + 1e-6 }.count, 1)
      for index in request.runs.indices where !request.runs[index].paragraph.lineBreakMode.truncates
      {
        request.runs[index].paragraph.lineBreakMode = .byTruncatingTail
      }
      layout = measurer.layout(request)
    }
    return layout
  }

  /// Draws the text with line breaks only at newlines.
  func draw(at point: CGPoint) {
    record(layout(width: 0, height: 0, options: .usesLineFragmentOrigin), at: point, width: nil)
  }

  /// Draws the lines that do not exceed the height of a rectangle.
  func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var layout = layout(width: rect.width, height: rect.height, options: .usesLineFragmentOrigin)
    layout.lines.removeAll { $0.y + $0.height > rect.height + 1e-6 }
    record(layout, at: rect.origin, width: rect.width)
  }

  /// Draws the text in lines of at most the width of a rectangle, or a single line whose baseline
  /// begins at its origin.
  func draw(with rect: CGRect, options: NSStringDrawingOptions) {
    let layout = layout(width: rect.width, height: rect.height, options: options)
    if options.contains(.usesLineFragmentOrigin) {
      record(layout, at: rect.origin, width: rect.width > 0 ? rect.width : nil)
    } else {
      let baseline = layout.lines.first?.baseline ?? 0
      record(layout, at: CGPoint(x: rect.minX, y: rect.minY - baseline), width: nil)
    }
  }

  private func record(_ layout: TextLayout, at origin: CGPoint, width: CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext(), !layout.lines.isEmpty else { return }
    let frame = CGRect(
      origin: origin, size: CGSize(width: width ?? layout.size.width, height: layout.size.height))
    let traits = UITraitCollection.current
    // The default color of text is black ("NSAttributedString.Key.foregroundColor").
    context.record(
      .text(
        layout, in: frame, RGBA(white: 0, alpha: 1), traits,
        isRightToLeft: traits.layoutDirection == .rightToLeft))
  }

  /// Returns the bounding box of the text. A width or height of 0 means no limit.
  func rect(width: CGFloat, height: CGFloat, options: NSStringDrawingOptions) -> CGRect {
    let isBox = options.contains(.usesLineFragmentOrigin)
    let layout = layout(width: width, height: height, options: options)
    guard let line = layout.lines.first else {
      let font = first.font
      return CGRect(x: 0, y: isBox ? 0 : -font.ascender, width: 0, height: font.lineHeight)
    }
    return CGRect(
      x: 0, y: isBox ? 0 : -line.baseline, width: layout.size.width, height: layout.size.height)
  }
}
