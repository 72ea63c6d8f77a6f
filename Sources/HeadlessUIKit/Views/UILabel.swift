// SPDX-License-Identifier: MIT

/// A text of one or more lines that the user does not change.
@preconcurrency @MainActor
open class UILabel: UIView {
  final var content = LabelContent()
  final var measured = LabelMeasurements()

  /// Creates a label without text. Labels get no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Labels cannot be decoded: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // MARK: Text

  /// The text; that of `attributedText` without its attributes.
  open var text: String? {
    get { content.text }
    set { change { $0.setText(newValue) } }
  }

  /// The text with its looks. Where one is set, the label takes over those of its first character.
  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set { change { $0.setAttributedText(newValue) } }
  }

  // MARK: Looks

  /// The font, of the whole text when set.
  open var font: UIFont! {
    get { content.font }
    set {
      let font = newValue ?? LabelContent.standardFont
      change { $0.setFont(adjustsFontForContentSizeCategory ? adjusted(font) : font) }
      appearanceChanged(.font, \UILabel.font, newValue)
    }
  }

  /// The colour, of the whole text when set.
  open var textColor: UIColor! {
    get { content.textColor }
    set {
      change { $0.setTextColor(newValue ?? .label) }
      appearanceChanged(.textColor, \UILabel.textColor, newValue)
    }
  }

  /// Where lines begin.
  open var textAlignment: NSTextAlignment {
    get { content.paragraph.alignment }
    set { change { $0.setParagraph { $0.alignment = newValue } } }
  }

  /// Where lines end, and what becomes of text that has no room.
  open var lineBreakMode: NSLineBreakMode {
    get { content.paragraph.lineBreakMode }
    set { change { $0.setParagraph { $0.lineBreakMode = newValue } } }
  }

  /// The most lines; 0 for as many as the text needs.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(newValue, 0) } }
  }

  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text has its highlighted colour.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether the text is not greyed.
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the text's shadow, or none.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Where the text's shadow lies, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  // MARK: Size

  /// Whether a font that follows the preferred size of text does so while the label is shown.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  /// Whether a single line that has no room is shown in a smaller font.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  /// The smallest share of the font's size for that; 0 for none smaller than the font is.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  /// The width at which Auto Layout wraps the lines; 0 for the width that the label is given.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard oldValue != preferredMaxLayoutWidth, content.numberOfLines != 1 else { return }
      invalidateIntrinsicContentSize()
    }
  }

  /// The rectangle that the text needs, of at most some lines; it is no larger than the bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    measuredRect(in: bounds, numberOfLines: numberOfLines)
  }

  /// The size of the text, in lines of at most the size's width where there may be several.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingTextSize(width: content.numberOfLines == 1 ? 0 : size.width)
  }

  /// The size of the text, in lines of at most the preferred width where there may be several.
  open override var intrinsicContentSize: CGSize {
    fittingTextSize(width: content.numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
  }

  final override var contentHeightDependsOnWidth: Bool {
    content.numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !content.runs.isEmpty
  }

  final override func contentSize(forWidth width: CGFloat) -> CGSize {
    contentHeightDependsOnWidth ? fittingTextSize(width: width) : intrinsicContentSize
  }

  override var firstBaselineOffset: CGFloat? { baselineOffsets?.first }

  override var lastBaselineOffset: CGFloat? { baselineOffsets?.last }

  package override var drawnContent: DrawnContent? { drawnText(in: bounds) }

  override var drawsItself: Bool { type(of: self) != UILabel.self }

  override var drawsOwnContent: Bool { true }

  /// The text depends on the size, whatever the content mode.
  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size, drawsItself { setNeedsDisplay() }
  }

  /// Draws the text. A subclass that does not call super shows none.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in a rectangle of the current context.
  open func drawText(in rect: CGRect) {
    recordText(in: rect)
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
