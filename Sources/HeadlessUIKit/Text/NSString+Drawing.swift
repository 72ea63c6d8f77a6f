// SPDX-License-Identifier: MIT

/// What `boundingRect` counts.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The origin is that of the first line's box, and there may be more than one line. Without it,
  /// it is on the first line's baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines keep the font's gap between them.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The box of what is drawn, in place of that of the lines. Without effect here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has room ends with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Settings for drawing text. Has none here, but Apple's signatures ask for it.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale that text may be shown in.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used.
  open var actualScaleFactor: CGFloat { 1 }
}

extension NSAttributedString {
  /// The size of the text in lines that end at newlines only, in points.
  public func size() -> CGSize {
    TextBox(self).rect(width: 0, height: 0, options: .usesLineFragmentOrigin).size
  }

  /// The box of the text in lines of at most the size's width, in points. The height does not limit
  /// it unless the options say so.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextBox(self).rect(width: size.width, height: size.height, options: options)
  }
}

extension NSString {
  /// The size of the text in lines that end at newlines only, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let options = NSStringDrawingOptions.usesLineFragmentOrigin
    return TextBox(self as String, attrs).rect(width: 0, height: 0, options: options).size
  }

  /// The box of the text in lines of at most the size's width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextBox(self as String, attributes).rect(
      width: size.width, height: size.height, options: options)
  }
}

extension String {
  /// The size of the text in lines that end at newlines only, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// The box of the text in lines of at most the size's width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

/// A text whose box is asked for.
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

  /// A length of 0 is no limit.
  func rect(width: CGFloat, height: CGFloat, options: NSStringDrawingOptions) -> CGRect {
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
    guard let line = layout.lines.first else {
      let font = first.font
      return CGRect(x: 0, y: isBox ? 0 : -font.ascender, width: 0, height: font.lineHeight)
    }
    return CGRect(
      x: 0, y: isBox ? 0 : -line.baseline, width: layout.size.width, height: layout.size.height)
  }
}
