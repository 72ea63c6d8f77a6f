// SPDX-License-Identifier: MIT

/// A control with one line of text that the user can edit.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let field = UITextField()
/// field.placeholder = "Name"
/// var changes = 0
/// field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
/// host.show(field, frame: CGRect(x: 16, y: 100, width: 300, height: 34))
/// host.tap(field)
/// host.type("Ada")
/// host.perform { field.text = "Grace" }
/// print(field.isFirstResponder, host.isKeyboardVisible, changes)  // true true 3
/// ```
///
/// The host types, through the same path as a key: the delegate decides, then the text changes,
/// then `editingChanged` is sent. Setting the text by code sends nothing. `becomeFirstResponder()`
/// takes effect at once, the keyboard follows at the end of the turn and moves in the host's time.
/// The view has to be in a window. Ranges count UTF-16 units.
///
/// There is no autocorrection, capitalization, undo or edit menu, and the caret does not blink.
/// Insets and heights are our choice.
///
/// This file declares the members that a subclass may override; the extensions implement them,
/// grouped by subject.
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

  /// Creates a text field of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UITextField.self, with: coder)
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

  /// The text with attributes. Setting it changes the font, the color and the alignment to those of
  /// the first character.
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

  /// The attributes of the whole text. Attributes that are set later apply to text that is set
  /// later, too.
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

  /// Whether the next insertion replaces the whole text. The value becomes false when the selection
  /// changes.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion { selectAllText() } }
  }

  /// True for an enabled field.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate prevents it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isReachable else { return super.becomeFirstResponder() }  // deferred
    guard canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, unless the delegate prevents it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }  // ends a claim
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
  @discardableResult
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text while it is not edited.
  @discardableResult
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the rectangle of the text while it is edited.
  @discardableResult
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the rectangle of the placeholder.
  @discardableResult
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the button that clears the text.
  @discardableResult
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }

  /// Returns the rectangle of the left view.
  @discardableResult
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    standardRect(of: leftView, in: bounds, isLeading: true)
  }

  /// Returns the rectangle of the right view.
  @discardableResult
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardRect(of: rightView, in: bounds, isLeading: false)
  }

  /// The size of the text or, if there is none, of the placeholder, with the border and the views
  /// beside it.
  open override var intrinsicContentSize: CGSize { sizeOfContent }

  /// Returns the intrinsic size, limited to the width of `size`.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = sizeOfContent
    return CGSize(
      width: size.width > 0 ? min(own.width, size.width) : own.width, height: own.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  override func editingRect(fitting size: CGSize) -> CGRect {
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

  /// The positions at which the keyboard shifts to capital letters; by default, at the beginning of
  /// sentences. The value is stored without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether words are corrected while typing. No text is corrected here.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether spelling is checked while typing. No spelling is checked here.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Whether straight quotation marks are replaced. They are not replaced here.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Whether hyphens are replaced by dashes. They are not replaced here.
  open var smartDashesType = UITextSmartDashesType.default

  /// Whether spaces are adjusted around pasted and deleted text. They are not adjusted here.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// Whether predictions are shown in the text. None are shown here.
  open var inlinePredictionType = UITextInlinePredictionType.default

  /// The set of keys of the keyboard; by default, letters. A keyboard that is shown
  /// adapts to new values of this and the next two properties in `reloadInputViews()`.
  open var keyboardType = UIKeyboardType.default

  /// The appearance of the keyboard: light, dark or, by default, that of the interface.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// The title of the return key; by default, "return".
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the return key is disabled while there is no text; false by default.
  open var enablesReturnKeyAutomatically = false

  /// The meaning of the text, such as a user name; nil by default. The value is stored without
  /// effect.
  open var textContentType: UITextContentType!

  /// The rules for generated passwords; nil by default. The value is stored without effect.
  open var passwordRules: UITextInputPasswordRules?

  /// Whether each character is shown, and read by assistive technology, as a bullet; false by
  /// default.
  open var isSecureTextEntry = false {
    didSet {
      editor.view.isSecure = isSecureTextEntry
      contentChanged()
    }
  }

  // MARK: Key input

  /// Whether there is text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Inserts text in place of the selection. The delegate is not called. Newlines become spaces.
  open func insertText(_ text: String) {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    editor.replace(editor.rangeForInsertion, with: line)
  }

  /// Removes the selection, or else the character before the caret. The delegate is not called.
  open func deleteBackward() { editor.deleteBackward() }

  // MARK: Text input

  /// Returns the text in a range, which is limited to the text and extended to whole characters;
  /// never nil.
  @discardableResult
  open func text(in range: UITextRange) -> String? { editor.string(in: editor.range(of: range)) }

  /// Replaces the text in a range, which is extended to whole characters. The caret moves behind
  /// the new text, and provisional text becomes final. The delegate is not called.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(editor.range(of: range), with: text)
  }

  /// The selected range while the text is edited, or else nil.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editor.selection) }
    set { if let newValue { editor.select(editor.range(of: newValue)) } }
  }

  /// The range of provisional text, or nil where there is none.
  open var markedTextRange: UITextRange? { editor.marked.map { TextSpan($0) } }

  /// The attributes of provisional text; nil by default. The value is stored without effect.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  /// Inserts provisional text in place of the current one, or else of the selection. The delegate
  /// is not called.
  ///
  /// - Parameters:
  ///   - markedText: The text; an empty text or nil removes the provisional text.
  ///   - selectedRange: The selection within the marked text, in UTF-16 units.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText ?? "", selectedRange: selectedRange)
  }

  /// Makes the provisional text final, as it is.
  open func unmarkText() { editor.unmark() }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextOffset(editor.length) }

  /// Returns the range between two positions, which can be in either order; never nil.
  @discardableResult
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }

  /// Returns the position at a distance in UTF-16 units, moved on to the next boundary between
  /// characters; nil outside of the text.
  @discardableResult
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// Returns the position after a number of characters to the left or to the right; nil outside of
  /// the text. Above and below its one line, a field has no positions.
  @discardableResult
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    editor.position(from: position, in: direction, offset: offset)
  }

  /// Returns the order of two positions in the text.
  @discardableResult
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, to: other)
  }

  /// Returns the distance between two positions in UTF-16 units; negative where the second one is
  /// the first in the text.
  @discardableResult
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.offset(of: toPosition) - editor.offset(of: from)
  }

  /// The object that is notified when the text or the selection is set, but not when text is
  /// inserted, replaced or deleted. Not retained.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  /// The object that finds words and other units of the text: a `UITextInputStringTokenizer`.
  open var tokenizer: any UITextInputTokenizer { stringTokenizer }

  /// Returns the start or the end of a range, whichever is farther in a direction: the start
  /// upwards, the end downwards; never nil.
  @discardableResult
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    editor.position(within: editor.range(of: range), farthestIn: direction)
  }

  /// Returns the range between a position and the left or right end of its line or, upwards and
  /// downwards, the beginning or the end of the text; never nil.
  @discardableResult
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.characterRange(byExtending: position, in: direction)
  }

  /// Returns the direction of the field's layout, at every position.
  @discardableResult
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Has no effect: the direction follows the language of the interface.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// Returns the rectangle of a range in the coordinates of the field; of the caret for an empty
  /// range.
  @discardableResult
  open func firstRect(for range: UITextRange) -> CGRect {
    editor.firstRect(of: editor.range(of: range))
  }

  /// Returns the rectangle of the caret at a position, in the coordinates of the field, after
  /// layout.
  @discardableResult
  open func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return editor.caretRect(at: position)
  }

  /// Returns the rectangle of a range in the coordinates of the field, after layout; none for an
  /// empty range.
  @discardableResult
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    layoutIfNeeded()
    return editor.selectionRects(for: editor.range(of: range))
  }

  /// Returns the position that is closest to a point of the field, after layout; never nil.
  @discardableResult
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return editor.closestPosition(to: point)
  }

  /// Returns the position in a range that is closest to a point of the field; never nil.
  @discardableResult
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: editor.range(of: range))
  }

  /// Returns the range of the character at a point of the field; nil where there is none.
  @discardableResult
  open func characterRange(at point: CGPoint) -> UITextRange? {
    editor.characterRange(at: point).map { TextSpan($0) }
  }

  override nonisolated class var implementedEditActions: Set<String> {
    ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"]
  }

  // MARK: Edit actions

  /// Whether an edit action is possible now: it depends on the selection, on the copied text, and
  /// on whether the text can be changed.
  @discardableResult
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action, isEditable: isEnabled, isSecure: isSecureTextEntry)
      ?? super.canPerformAction(action, withSender: sender)
  }

  /// Deletes the selected text and copies it.
  open override func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }

  /// Copies the selected text, for the applications of the device.
  open override func copy(_ sender: Any?) {
    deviceOfResponder.application.copiedText = editor.string(in: editor.selection)
  }

  /// Replaces the selection by the copied text.
  open override func paste(_ sender: Any?) {
    if let text = deviceOfResponder.application.copiedText { insertText(text) }
  }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) {
    if editor.selection.length > 0 { deleteBackward() }
  }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) {
    editor.selectWord()
  }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectAllText() }

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

  package override var elementsBesideItself: [UIView] { shownPartsBesideText }
}
