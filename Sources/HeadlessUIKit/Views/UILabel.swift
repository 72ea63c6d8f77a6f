// SPDX-License-Identifier: MIT

/// A view that shows one or more lines of text, which the user cannot edit.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let label = UILabel()
/// label.text = "Wi-Fi and Bluetooth"
/// label.numberOfLines = 0
/// host.show(label, frame: CGRect(x: 16, y: 100, width: 361, height: 24))
/// let one = label.sizeThatFits(CGSize(width: 300, height: 100))
/// let two = label.sizeThatFits(CGSize(width: 100, height: 100))
/// print(two.height > one.height, two.width <= 100)  // true true
/// ```
///
/// Text is measured with a table of widths, so sizes are the same on every machine, but not those
/// of San Francisco; with `HeadlessRenderer`, Pango measures. There is no hyphenation, kerning or
/// bidirectional text. Sizes are rounded up to whole pixels of the screen. Under Auto Layout a
/// wrapping label has the largest available width, not that of its longest line.
///
/// The last four sizes are cached until the text or the appearance changes. An override of
/// `textRect(forBounds:limitedToNumberOfLines:)` changes sizes, but not the position of the drawn
/// text.
@preconcurrency @MainActor
open class UILabel: UIView {
  override class var observableKeyPaths: ObservableKeyPaths {
    super.observableKeyPaths + ObservableProperty.ofLabel(Self.self)
  }

  final var content = LabelContent()
  final var measured = LabelMeasurements()

  /// Creates a label without text. Labels receive no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a label of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UILabel.self, with: coder)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: Text

  /// The text without attributes. Reading it returns the string of `attributedText`.
  open var text: String? {
    get { content.text }
    set { changing(.text) { change { $0.setText(newValue) } } }
  }

  /// The text with attributes. Setting it changes the label's properties to the attributes of the
  /// first character.
  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set { changing(.text) { change { $0.setAttributedText(newValue) } } }
  }

  // MARK: Appearance

  /// The font. Setting it applies the font to the whole text.
  open var font: UIFont! {
    get { content.font }
    set {
      let font = newValue ?? LabelContent.standardFont
      change { $0.setFont(adjustsFontForContentSizeCategory ? adjusted(font) : font) }
      appearanceChanged(.font, \UILabel.font, newValue)
    }
  }

  /// The color. Setting it applies the color to the whole text.
  open var textColor: UIColor! {
    get { content.textColor }
    set {
      change { $0.setTextColor(newValue ?? .label) }
      appearanceChanged(.textColor, \UILabel.textColor, newValue)
    }
  }

  /// The horizontal alignment of lines.
  open var textAlignment: NSTextAlignment {
    get { content.paragraph.alignment }
    set { change { $0.setParagraph { $0.alignment = newValue } } }
  }

  /// The rule that determines where lines end and how text that does not fit is truncated.
  open var lineBreakMode: NSLineBreakMode {
    get { content.paragraph.lineBreakMode }
    set { change { $0.setParagraph { $0.lineBreakMode = newValue } } }
  }

  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(newValue, 0) } }
  }

  /// The color of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text is drawn in its highlighted color.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether the label is enabled. The text of a disabled label is grayed.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  /// The color of the text's shadow, or nil for none.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The offset of the text's shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  // MARK: Size

  /// Whether a font that scales with the preferred text size is updated while the label is shown.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  /// Whether a single line that does not fit is drawn in a smaller font.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The smallest factor of the font's size for `adjustsFontSizeToFitWidth`; 0 means that the font
  /// does not shrink.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// The width at which Auto Layout wraps the lines; 0 means the width of the label.
  ///
  /// While a layout measures a label for which it is 0, it is the width that the layout has given
  /// to the label.
  open var preferredMaxLayoutWidth: CGFloat {
    get { maxLayoutWidths.preferred == 0 ? maxLayoutWidths.solved : maxLayoutWidths.preferred }
    set {
      guard newValue != maxLayoutWidths.preferred else { return }
      maxLayoutWidths.preferred = newValue
      if content.numberOfLines != 1 { invalidateIntrinsicContentSize() }
    }
  }

  /// The width that was set, and the width of the layout that measures the label.
  private final var maxLayoutWidths: (preferred: CGFloat, solved: CGFloat) = (0, 0)

  /// Returns the rectangle that a limited number of lines needs, which is no larger than `bounds`.
  @discardableResult
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    measuredRect(in: bounds, numberOfLines: numberOfLines)
  }

  /// Returns the size of the text; several lines wrap at the width of `size`.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingTextSize(width: content.numberOfLines == 1 ? 0 : size.width)
  }

  /// The size of the text; several lines wrap at the preferred width.
  open override var intrinsicContentSize: CGSize {
    fittingTextSize(width: content.numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  final override var contentHeightDependsOnWidth: Bool {
    content.numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  override var isMeasuredAtEveryWidth: Bool { type(of: self) != UILabel.self }

  /// Uses `intrinsicContentSize`, which an application may override.
  final override func contentSize(forWidth width: CGFloat?) -> CGSize {
    maxLayoutWidths.solved = content.numberOfLines == 1 ? 0 : width ?? 0
    defer { maxLayoutWidths.solved = 0 }
    return intrinsicContentSize
  }

  override var firstBaseline: Baseline? {
    baselineOffsets(width: lineWidth).map { .fromTop($0.first) }
  }

  override var lastBaseline: Baseline? {
    baselineOffsets(width: lineWidth).map { .fromBottom($0.last) }
  }

  package override var drawnContent: DrawnContent? { drawnText(in: bounds) }

  override var drawsItself: Bool { type(of: self) != UILabel.self }

  override var drawsOwnContent: Bool { true }

  /// Redraws the text, which depends on the size in every content mode.
  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size, drawsItself { setNeedsDisplay() }
  }

  /// Draws the text. A subclass that does not call super shows no text.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in a rectangle of the current context.
  open func drawText(in rect: CGRect) {
    recordText(in: rect)
  }

  override func deviceChanged() {
    measured = LabelMeasurements()  // devices may measure text differently
    super.deviceChanged()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if adjustsFontForContentSizeCategory,
      old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      adjustFonts()
    }
    if old.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var labelByDefault: String? { text }

  override var traitsByDefault: UIAccessibilityTraits { .staticText }
}
