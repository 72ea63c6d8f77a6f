// SPDX-License-Identifier: MIT
import UIKit

// Subclasses from another module that call every designated initializer and override every member,
// as is possible on Apple's platforms. The sources are compiled and not run.

class UIBezierPathSubclass: UIBezierPath {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func fill() { super.fill() }
  override func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    super.fill(with: blendMode, alpha: alpha)
  }
  override func stroke() { super.stroke() }
  override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    super.stroke(with: blendMode, alpha: alpha)
  }
  override func addClip() { super.addClip() }
  override var lineWidth: CGFloat { didSet {} }
  override var lineCapStyle: CGLineCap { didSet {} }
  override var lineJoinStyle: CGLineJoin { didSet {} }
  override var miterLimit: CGFloat { didSet {} }
  override var flatness: CGFloat { didSet {} }
  override var usesEvenOddFillRule: Bool { didSet {} }
  override var cgPath: CGPath { didSet {} }
  override var isEmpty: Bool { super.isEmpty }
  override var bounds: CGRect { super.bounds }
  override var currentPoint: CGPoint { super.currentPoint }
  override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
  override func move(to point: CGPoint) { super.move(to: point) }
  override func addLine(to point: CGPoint) { super.addLine(to: point) }
  override func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    super.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  override func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    super.addQuadCurve(to: endPoint, controlPoint: controlPoint)
  }
  override func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    super.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  override func close() { super.close() }
  override func removeAllPoints() { super.removeAllPoints() }
  override func append(_ bezierPath: UIBezierPath) { super.append(bezierPath) }
  override func apply(_ transform: CGAffineTransform) { super.apply(transform) }
  override func reversing() -> UIBezierPath { super.reversing() }
  override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    super.setLineDash(pattern, count: count, phase: phase)
  }
  override func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) { super.getLineDash(pattern, count: count, phase: phase) }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class UIColorSubclass: UIColor, @unchecked Sendable {
  required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  override init(white: CGFloat, alpha: CGFloat) { super.init(white: white, alpha: alpha) }
  override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  override init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    super.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
  }
  override init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    super.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }
  override init(cgColor: CGColor) { super.init(cgColor: cgColor) }
  override init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    super.init(dynamicProvider: dynamicProvider)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    super.resolvedColor(with: traitCollection)
  }
  override var cgColor: CGColor { super.cgColor }
  override func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { super.getRed(red, green: green, blue: blue, alpha: alpha) }
  override func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { super.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  override func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { super.getWhite(white, alpha: alpha) }
  override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { super.withAlphaComponent(alpha) }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var hash: Int { super.hash }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  override var description: String { super.description }
}

class UIFontSubclass: UIFont, @unchecked Sendable {
  override class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    super.systemFont(ofSize: fontSize)
  }
  override class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    super.systemFont(ofSize: fontSize, weight: weight)
  }
  override class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    super.boldSystemFont(ofSize: fontSize)
  }
  override class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    super.italicSystemFont(ofSize: fontSize)
  }
  override class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  { super.monospacedDigitSystemFont(ofSize: fontSize, weight: weight) }
  override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  { super.monospacedSystemFont(ofSize: fontSize, weight: weight) }
  override class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    super.preferredFont(forTextStyle: style)
  }
  override class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { super.preferredFont(forTextStyle: style, compatibleWith: traitCollection) }
  override class var labelFontSize: CGFloat { super.labelFontSize }
  override class var buttonFontSize: CGFloat { super.buttonFontSize }
  override class var smallSystemFontSize: CGFloat { super.smallSystemFontSize }
  override class var systemFontSize: CGFloat { super.systemFontSize }
  override func withSize(_ fontSize: CGFloat) -> UIFont { super.withSize(fontSize) }
  override var pointSize: CGFloat { super.pointSize }
  override var fontName: String { super.fontName }
  override var familyName: String { super.familyName }
  override var ascender: CGFloat { super.ascender }
  override var descender: CGFloat { super.descender }
  override var capHeight: CGFloat { super.capHeight }
  override var xHeight: CGFloat { super.xHeight }
  override var lineHeight: CGFloat { super.lineHeight }
  override var leading: CGFloat { super.leading }
  override var fontDescriptor: UIFontDescriptor { super.fontDescriptor }
  override class var familyNames: [String] { super.familyNames }
  override class func fontNames(forFamilyName familyName: String) -> [String] {
    super.fontNames(forFamilyName: familyName)
  }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var hash: Int { super.hash }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  override var description: String { super.description }
}

class UIFontDescriptorSubclass: UIFontDescriptor, @unchecked Sendable {
  override init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {
    super.init(fontAttributes: attributes)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var pointSize: CGFloat { super.pointSize }
  override class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { super.preferredFontDescriptor(withTextStyle: style) }
  override class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    super.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection)
  }
  override var postscriptName: String { super.postscriptName }
  override var symbolicTraits: UIFontDescriptor.SymbolicTraits { super.symbolicTraits }
  override var fontAttributes: [UIFontDescriptor.AttributeName: Any] { super.fontAttributes }
  override func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
    super.object(forKey: attribute)
  }
  override func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    super.withSize(newPointSize)
  }
  override func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits)
    -> UIFontDescriptor?
  { super.withSymbolicTraits(symbolicTraits) }
  override func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    super.withDesign(design)
  }
  override func withFamily(_ newFamily: String) -> UIFontDescriptor { super.withFamily(newFamily) }
  override func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any])
    -> UIFontDescriptor
  { super.addingAttributes(attributes) }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var hash: Int { super.hash }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class UIFontMetricsSubclass: UIFontMetrics, @unchecked Sendable {
  override init(forTextStyle textStyle: UIFont.TextStyle) { super.init(forTextStyle: textStyle) }
  override class var `default`: UIFontMetrics { super.`default` }
  override func scaledFont(for font: UIFont) -> UIFont { super.scaledFont(for: font) }
  override func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  { super.scaledFont(for: font, compatibleWith: traitCollection) }
  override func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    super.scaledFont(for: font, maximumPointSize: maximumPointSize)
  }
  override func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    super.scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: traitCollection)
  }
  override func scaledValue(for value: CGFloat) -> CGFloat { super.scaledValue(for: value) }
  override func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  { super.scaledValue(for: value, compatibleWith: traitCollection) }
}

class UIImageSubclass: UIImage, @unchecked Sendable {
  required convenience init(imageLiteralResourceName name: String) { self.init() }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var size: CGSize { super.size }
  override var scale: CGFloat { super.scale }
  override var imageOrientation: UIImage.Orientation { super.imageOrientation }
  override var renderingMode: UIImage.RenderingMode { super.renderingMode }
  override var capInsets: UIEdgeInsets { super.capInsets }
  override var resizingMode: UIImage.ResizingMode { super.resizingMode }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var isSymbolImage: Bool { super.isSymbolImage }
  override var flipsForRightToLeftLayoutDirection: Bool { super.flipsForRightToLeftLayoutDirection }
  override var baselineOffsetFromBottom: CGFloat? { super.baselineOffsetFromBottom }
  override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    super.withRenderingMode(renderingMode)
  }
  override func withTintColor(_ color: UIColor) -> UIImage { super.withTintColor(color) }
  override func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    super.withTintColor(color, renderingMode: renderingMode)
  }
  override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    super.resizableImage(withCapInsets: capInsets)
  }
  override func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage { super.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
  override func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    super.withAlignmentRectInsets(alignmentInsets)
  }
  override func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    super.withBaselineOffset(fromBottom: baselineOffset)
  }
  override func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    super.imageFlippedForRightToLeftLayoutDirection()
  }
  override func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    super.withConfiguration(configuration)
  }
  override func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration)
    -> UIImage?
  { super.applyingSymbolConfiguration(configuration) }
  override var symbolConfiguration: UIImage.SymbolConfiguration? { super.symbolConfiguration }
  override var configuration: UIImage.Configuration? { super.configuration }
  override func pngData() -> Data? { super.pngData() }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var hash: Int { super.hash }
}

class UIImageConfigurationSubclass: UIImage.Configuration, @unchecked Sendable {
}

class UIImageSymbolConfigurationSubclass: UIImage.SymbolConfiguration, @unchecked Sendable {
  override class var unspecified: UIImage.SymbolConfiguration { super.unspecified }
  override func applying(_ otherConfiguration: UIImage.SymbolConfiguration)
    -> UIImage.SymbolConfiguration
  { super.applying(otherConfiguration) }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var hash: Int { super.hash }
}

class NSMutableParagraphStyleSubclass: NSMutableParagraphStyle {
  override var alignment: NSTextAlignment { didSet {} }
  override var lineBreakMode: NSLineBreakMode { didSet {} }
  override var lineSpacing: CGFloat { didSet {} }
  override var paragraphSpacing: CGFloat { didSet {} }
  override var paragraphSpacingBefore: CGFloat { didSet {} }
  override var firstLineHeadIndent: CGFloat { didSet {} }
  override var headIndent: CGFloat { didSet {} }
  override var tailIndent: CGFloat { didSet {} }
  override var minimumLineHeight: CGFloat { didSet {} }
  override var maximumLineHeight: CGFloat { didSet {} }
  override var lineHeightMultiple: CGFloat { didSet {} }
  override var hyphenationFactor: Float { didSet {} }
  override var baseWritingDirection: NSWritingDirection { didSet {} }
  override func setParagraphStyle(_ obj: NSParagraphStyle) { super.setParagraphStyle(obj) }
}

class NSParagraphStyleSubclass: NSParagraphStyle {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var `default`: NSParagraphStyle { super.`default` }
  override var alignment: NSTextAlignment { super.alignment }
  override var lineBreakMode: NSLineBreakMode { super.lineBreakMode }
  override var lineSpacing: CGFloat { super.lineSpacing }
  override var paragraphSpacing: CGFloat { super.paragraphSpacing }
  override var paragraphSpacingBefore: CGFloat { super.paragraphSpacingBefore }
  override var firstLineHeadIndent: CGFloat { super.firstLineHeadIndent }
  override var headIndent: CGFloat { super.headIndent }
  override var tailIndent: CGFloat { super.tailIndent }
  override var minimumLineHeight: CGFloat { super.minimumLineHeight }
  override var maximumLineHeight: CGFloat { super.maximumLineHeight }
  override var lineHeightMultiple: CGFloat { super.lineHeightMultiple }
  override var hyphenationFactor: Float { super.hyphenationFactor }
  override var baseWritingDirection: NSWritingDirection { super.baseWritingDirection }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var hash: Int { super.hash }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
  override func mutableCopy(with zone: NSZone?) -> Any { super.mutableCopy(with: zone) }
}

class NSStringDrawingContextSubclass: NSStringDrawingContext {
  override var minimumScaleFactor: CGFloat { didSet {} }
  override var actualScaleFactor: CGFloat { super.actualScaleFactor }
}
