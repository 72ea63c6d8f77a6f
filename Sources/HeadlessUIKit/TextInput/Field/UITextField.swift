// SPDX-License-Identifier: MIT

/// A control with one line of text that the user can edit.
///
/// This file declares the members that a subclass may override; the extensions implement them, grouped by
/// subject.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, TextEditorOwner {
  override class var observableKeyPaths: ObservableKeyPaths {
    super.observableKeyPaths + ObservableProperty.ofTextField(Self.self)
  }

  private(set) final lazy var editor = TextEditor(owner: self, isSingleLine: true)
  final let parts = TextFieldParts()
  private(set) final lazy var stringTokenizer = UITextInputStringTokenizer(textInput: self)

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not supported: text fields cannot be decoded, because archives are not implemented.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The object that is notified of editing and that can prevent changes. Not retained.
  open weak var delegate: (any UITextFieldDelegate)? {
    willSet { willChange(.delegate) }
    didSet { didChange(.delegate) }
  }

  // MARK: Text

  /// The text; empty where nil was set.
  open var text: String? {
    get { editor.text }
    set { changing(.text) { setText(newValue) } }
  }

  /// The text with attributes. Setting it changes the font, the color and the alignment to those of the first
  /// character.
  open var attributedText: NSAttributedString? {
    get { editor.view.content.attributedText }
    set { changing(.text) { setAttributedText(newValue) } }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { parts.placeholder.text }
    set { setPlaceholder(newValue) }
  }

  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { parts.placeholder.attributedText }
    set { setAttributedPlaceholder(newValue) }
  }

  /// The attributes of the whole text. Attributes that are set later apply to text that is set later, too.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentTextAttributes }
    set { setTextAttributes(newValue) }
  }

  /// The font; by default, the system font of 17 points.
  open var font: UIFont? {
    get { editor.view.content.font }
    set { setFont(newValue) }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { editor.view.content.textColor }
    set { changeStyle { $0.setTextColor(newValue ?? .label) } }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { editor.view.content.paragraph.alignment }
    set { setAlignment(newValue) }
  }

  /// Whether a font that scales with the preferred text size is updated while the field is shown.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  /// Whether a text that does not fit is shown in a smaller font while it is not edited.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsLayout() }
  }

  /// The smallest size of the font for `adjustsFontSizeToFitWidth`, in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  // MARK: Editing

  /// Whether the text is being edited: whether the field is the first responder.
  open internal(set) var isEditing = false

  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces the whole text. The value becomes false when the selection changes.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion { selectAllText() } }
  }

  /// True for an enabled field.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate prevents it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, unless the delegate prevents it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func firstResponderStatusBegan() { beginEditing() }

  override func firstResponderStatusEnded() { endEditing() }

  /// The view that replaces the keys of the keyboard.
  open override var inputView: UIView? {
    get { parts.inputView }
    set { parts.inputView = newValue }
  }

  /// The view on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { parts.inputAccessoryView }
    set { parts.inputAccessoryView = newValue }
  }

  // MARK: Appearance

  /// The border around the text.
  open var borderStyle = BorderStyle.none {
    didSet { borderChanged() }
  }

  /// The image behind the text. The border is not shown with it.
  open var background: UIImage? {
    didSet { borderChanged() }
  }

  /// The image behind the text of a disabled field.
  open var disabledBackground: UIImage? {
    didSet { borderChanged() }
  }

  /// The time at which the button that clears the text is shown.
  open var clearButtonMode = ViewMode.never {
    didSet { partsChanged() }
  }

  /// The view at the leading edge.
  open var leftView: UIView? {
    didSet { exchange(oldValue, for: leftView) }
  }

  /// The time at which the left view is shown.
  open var leftViewMode = ViewMode.never {
    didSet { partsChanged() }
  }

  /// The view at the trailing edge, in front of the clear button.
  open var rightView: UIView? {
    didSet { exchange(oldValue, for: rightView) }
  }

  /// The time at which the right view is shown.
  open var rightViewMode = ViewMode.never {
    didSet { partsChanged() }
  }

  // MARK: Rectangles

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the button that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }

  /// Returns the rectangle of the left view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardRect(of: leftView, in: bounds, isLeading: true)
  }

  /// Returns the rectangle of the right view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardRect(of: rightView, in: bounds, isLeading: false)
  }

  /// The size of the text or, if there is none, of the placeholder, with the border and the views beside it.
  open override var intrinsicContentSize: CGSize { sizeOfContent }

  /// Returns the intrinsic size, limited to the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = sizeOfContent
    return CGSize(
      width: size.width > 0 ? min(own.width, size.width) : own.width, height: own.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  override func placeOfEditing(fitting size: CGSize) -> CGRect {
    guard bounds.width > size.width || bounds.height > size.height else { return bounds }
    return editor.caretRect(at: TextOffset(editor.selection.upperBound))
  }

  override var firstBaseline: Baseline? { baseline }

  override var lastBaseline: Baseline? { baseline }

  override func stateChanged() {
    super.stateChanged()
    borderChanged()
    if !isEnabled, isFirstResponder { _ = super.resignFirstResponder() }
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if adjustsFontForContentSizeCategory,
      old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      adjustFonts()
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // The text and its placeholder have the direction of the field, which subviews do not inherit.
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    editor.view.semanticContentAttribute = semanticContentAttribute
    parts.placeholder.semanticContentAttribute = semanticContentAttribute
  }

  // MARK: Text input traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var isSecureTextEntry = false {
    didSet {
      editor.view.isSecure = isSecureTextEntry
      contentChanged()
    }
  }

  // MARK: Key input

  open var hasText: Bool { !editor.text.isEmpty }

  /// Inserts text in place of the selection. The delegate is not asked. Newlines become spaces.
  open func insertText(_ text: String) {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    editor.replace(editor.rangeForInsertion, with: line)
  }

  /// Removes the selection, or else the character before the caret. The delegate is not asked.
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: Text input

  open func text(in range: UITextRange) -> String? { editor.string(in: editor.range(of: range)) }

  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(editor.range(of: range), with: text)
  }

  /// The selected range while the text is edited, or else nil.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selection) }
    set { if let newValue { editor.select(editor.range(of: newValue)) } }
  }

  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan($0) } }
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText ?? "", selectedRange: selectedRange)
  }

  open func unmarkText() { editor.unmark() }
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(editor.length) }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editor.position(from: position, in: direction, offset: offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(of: toPosition) - editor.offset(of: from)
  }

  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  open var tokenizer: any UITextInputTokenizer { stringTokenizer }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    editor.position(within: editor.range(of: range), farthestIn: direction)
  }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.characterRange(byExtending: position, in: direction)
  }

  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Has no effect: the direction follows the language of the interface.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  open func firstRect(for range: UITextRange) -> CGRect {
    editor.firstRect(of: editor.range(of: range))
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return editor.caretRect(at: position)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    layoutIfNeeded()
    return editor.selectionRects(for: editor.range(of: range))
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return editor.closestPosition(to: point)
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: editor.range(of: range))
  }

  open func characterRange(at point: CGPoint) -> UITextRange? {
    editor.characterRange(at: point).map { TextSpan($0) }
  }

  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { selectAllText() }

  // MARK: Changes by the editor

  final func editorTextDidChange(byInput: Bool) { textDidChange(byInput: byInput) }

  final func editorSelectionDidChange() { selectionDidChange() }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var valueByDefault: String? {
    guard hasText else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "\u{2022}", count: editor.text.count) : text
  }

  override var traitsByDefault: UIAccessibilityTraits {
    traitsOfState.union(isEditing ? [.textEntry, .isEditing] : .textEntry)
  }
}
