// SPDX-License-Identifier: MIT

/// A scroll view with text of several lines that the user can select and edit.
///
/// ```swift
/// let host = ScreenHost(.iPhone15)
/// let view = UITextView()
/// view.isScrollEnabled = false
/// host.show(view, frame: CGRect(x: 16, y: 100, width: 300, height: 100))
/// let empty = view.sizeThatFits(CGSize(width: 300, height: 1000))
/// host.tap(view)
/// host.type("One")
/// host.press(.return)
/// host.type("Two")
/// let two = view.sizeThatFits(CGSize(width: 300, height: 1000))
/// print(two.height > empty.height, view.text == "One\nTwo")  // true true
/// ```
///
/// A text view that does not scroll has an intrinsic size, and is as wide as its longest line.
/// Layout is that of labels: there is no layout manager, `textStorage` is made on each access, and
/// `textContainer` has a padding only. No data detectors, no undo. A tap on a link (the attribute
/// `.link`) in a text that cannot be edited opens it, if the delegate agrees. The keyboard does not
/// change the insets by itself, but the line with the caret is scrolled into the part that the
/// insets leave free.
///
/// This file declares the members that a subclass may override; the extension implements them.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextEditorOwner {
  override class var observableKeyPaths: ObservableKeyPaths {
    super.observableKeyPaths + ObservableProperty.ofTextView(Self.self)
  }

  private(set) final lazy var editor = TextEditor(owner: self, isSingleLine: false)
  private(set) final lazy var stringTokenizer = UITextInputStringTokenizer(textInput: self)
  /// The width for which `contentSize` was computed last.
  final var laidOutWidth: CGFloat?
  final var isEndingByForce = false
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The area of the text.
  open private(set) var textContainer: NSTextContainer

  /// Creates a text view with a container, or with one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view of a nib or a storyboard.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    prepare()
    InterfaceCoder.configure(self, as: UITextView.self, with: coder)
  }

  /// The object that is notified of editing and scrolling and that can prevent changes. Not
  /// retained.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  // MARK: Text

  /// The text without attributes. Setting it discards the attributes of parts.
  open var text: String! {
    get { editor.text }
    set { changing(.text) { editor.setText { $0.setText(newValue ?? "") } } }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { editor.view.content.attributedText ?? NSAttributedString(string: "") }
    set { changing(.text) { setAttributedText(newValue) } }
  }

  /// The attributes of text that the user types: those of the text before the caret, until others
  /// are set. A change of the selection resets them.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes ?? editor.attributesAtCaret }
    set { editor.typingAttributes = newValue }
  }

  /// The attributes of links, in place of those that the text has: by default, the color of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet { changeStyle { $0.linkAttributes = linkTextAttributes ?? [:] } }
  }

  /// The text with attributes, whose changes are changes of the text view's text. The selection is
  /// kept.
  open var textStorage: NSTextStorage { storageOfText }

  /// The font of the whole text; by default, Helvetica of 12 points.
  open var font: UIFont? {
    get { editor.view.content.font }
    set { setFont(newValue) }
  }

  /// The color of the whole text.
  open var textColor: UIColor? {
    get { editor.view.content.textColor }
    set { changeStyle { $0.setTextColor(newValue ?? .label) } }
  }

  /// The horizontal alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { editor.view.content.paragraph.alignment }
    set { changeStyle { $0.setParagraph { $0.alignment = newValue } } }
  }

  /// Whether a font that scales with the preferred text size is updated while the view is shown.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory {
        changeStyle { $0.adjustFonts(for: traitCollection) }
      }
    }
  }

  /// The distances between the text and the edges of the content, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }

  /// Whether the user can change the text.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether the user can select text.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }

  /// The kinds of data that become links. The value is stored without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The selected range, in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }

  /// Scrolls by the minimum distance that shows a range of the text.
  open func scrollRangeToVisible(_ range: NSRange) { showRange(range) }

  /// Whether fingers scroll the text. A view that does not scroll is as high as its text, in
  /// layouts with constraints.
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
  }

  // MARK: Editing

  /// Whether the next insertion replaces the whole text.
  open var clearsOnInsertion = false {
    didSet { if clearsOnInsertion { selectAll(nil) } }
  }

  /// True for a view whose text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, unless the delegate prevents it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard isReachable else { return super.becomeFirstResponder() }  // deferred
    guard canBecomeFirstResponder,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, unless the delegate prevents it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }  // ends a claim
    guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override var refusesKeys: Bool { !isEditable }

  override func firstResponderStatusBegan() {
    editor.selectInitialRange()
    updateSelection()
  }

  // Unlike a text field, a text view reports the beginning after the keyboard's notification.
  override func keyboardHasFollowed() { beginEditing() }

  override func firstResponderStatusEnded() { endEditing() }

  /// The view that replaces the keys of the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view on top of the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  override nonisolated class var implementedEditActions: Set<String> {
    ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"]
  }

  // MARK: Edit actions

  /// Whether an edit action is possible now: it depends on the selection, on the copied text, and
  /// on whether the text can be changed.
  @discardableResult
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action, isEditable: isEditable, isSecure: isSecureTextEntry)
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
  open override func selectAll(_ sender: Any?) {
    editor.select(NSRange(location: 0, length: editor.length))
  }

  // MARK: Layout

  /// The width of the text without wrapping, and its height in the current width, while the view
  /// does not scroll; otherwise no size.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    if let measuredWidth { return sizeOfText(width: measuredWidth) }
    let natural = sizeOfText(width: nil)
    guard bounds.width > 0 else { return natural }
    return CGSize(width: natural.width, height: sizeOfText(width: bounds.width).height)
  }

  /// While a layout measures the view: the width, or nil for the natural size. A layout that
  /// started from the current size would depend on the one before it.
  private final var measuredWidth: CGFloat??

  /// Returns the size of the text, wrapped to the width of `size`: at most as wide as the longest
  /// line.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(width: size.width > 0 ? size.width : nil)
  }

  override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

  override var isMeasuredAtEveryWidth: Bool { type(of: self) != UITextView.self }

  /// Uses `intrinsicContentSize`, which an application may override.
  override func contentSize(forWidth width: CGFloat?) -> CGSize {
    measuredWidth = .some(width)
    defer { measuredWidth = .none }
    return intrinsicContentSize
  }

  /// The selected text or, where it does not fit, the line of the caret, with the distances of the
  /// first and the last line from the edges.
  override func editingRect(fitting size: CGSize) -> CGRect { selectionRect(fitting: size) }

  override func rectAboveKeyboard(fitting height: CGFloat) -> CGRect {
    // The frame of a view that scrolls can depend on the height of the sheet.
    guard isScrollEnabled || bounds.height > height else { return bounds }
    return editingRect(fitting: CGSize(width: bounds.width, height: height))
      .intersection(bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  override var firstBaseline: Baseline? {
    let width = containerWidth(in: widthOfLines(natural: .greatestFiniteMagnitude))
    return editor.view.geometry(width: width).layout.firstBaseline.map {
      .fromTop(textContainerInset.top + $0)
    }
  }

  // The text has the direction of the view, which subviews do not inherit.
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    editor.view.semanticContentAttribute = semanticContentAttribute
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if adjustsFontForContentSizeCategory,
      old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      changeStyle { $0.adjustFonts(for: traitCollection) }
    }
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

  /// Whether each character is shown as a bullet; false by default. The accessibility value is the
  /// text itself in either case.
  open var isSecureTextEntry = false {
    didSet {
      editor.view.isSecure = isSecureTextEntry
      contentChanged()
    }
  }

  // MARK: Key input

  /// Whether there is text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Inserts text in place of the selection. The delegate is not called.
  open func insertText(_ text: String) {
    editor.replace(editor.rangeForInsertion, with: text)
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

  /// Returns the position after a number of characters to the left or to the right, or after a
  /// number of lines upwards or downwards; nil outside of the text.
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

  /// Returns the direction of the view's layout, at every position.
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

  /// Returns the rectangle of the first line of a range, in the coordinates of the view; of the
  /// caret for an empty range.
  @discardableResult
  open func firstRect(for range: UITextRange) -> CGRect {
    editor.firstRect(of: editor.range(of: range))
  }

  /// Returns the rectangle of the caret at a position, in the coordinates of the view, after
  /// layout.
  @discardableResult
  open func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return editor.caretRect(at: position)
  }

  /// Returns the rectangles of a range, one for each line, in the coordinates of the view, after
  /// layout; none for an empty range.
  @discardableResult
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    layoutIfNeeded()
    return editor.selectionRects(for: editor.range(of: range))
  }

  /// Returns the position that is closest to a point of the view, after layout; never nil.
  @discardableResult
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    layoutIfNeeded()
    return editor.closestPosition(to: point)
  }

  /// Returns the position in a range that is closest to a point of the view; never nil.
  @discardableResult
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: editor.range(of: range))
  }

  /// Returns the range of the character at a point of the view; nil where there is none.
  @discardableResult
  open func characterRange(at point: CGPoint) -> UITextRange? {
    editor.characterRange(at: point).map { TextSpan($0) }
  }

  // MARK: Changes by the editor

  final func editorTextDidChange(byInput: Bool) { textDidChange(byInput: byInput) }

  final func editorSelectionDidChange() { selectionDidChange() }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }

  override var valueByDefault: String? { editor.text }

  override var traitsByDefault: UIAccessibilityTraits {
    guard isEditable else { return .staticText }
    return isFirstResponder ? [.textEntry, .isEditing] : .textEntry
  }
}
