// SPDX-License-Identifier: MIT
import UIKit

// See ControlSubclasses.swift.

class UITextFieldSubclass: UITextField {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var delegate: (any UITextFieldDelegate)? { didSet {} }
  override var text: String? { didSet {} }
  override var attributedText: NSAttributedString? { didSet {} }
  override var placeholder: String? { didSet {} }
  override var attributedPlaceholder: NSAttributedString? { didSet {} }
  override var defaultTextAttributes: [NSAttributedString.Key: Any] { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var adjustsFontForContentSizeCategory: Bool { didSet {} }
  override var adjustsFontSizeToFitWidth: Bool { didSet {} }
  override var minimumFontSize: CGFloat { didSet {} }
  override var isEditing: Bool { super.isEditing }
  override var clearsOnBeginEditing: Bool { didSet {} }
  override var clearsOnInsertion: Bool { didSet {} }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var inputView: UIView? { didSet {} }
  override var inputAccessoryView: UIView? { didSet {} }
  override var borderStyle: UITextField.BorderStyle { didSet {} }
  override var background: UIImage? { didSet {} }
  override var disabledBackground: UIImage? { didSet {} }
  override var clearButtonMode: UITextField.ViewMode { didSet {} }
  override var leftView: UIView? { didSet {} }
  override var leftViewMode: UITextField.ViewMode { didSet {} }
  override var rightView: UIView? { didSet {} }
  override var rightViewMode: UITextField.ViewMode { didSet {} }
  override func borderRect(forBounds bounds: CGRect) -> CGRect {
    super.borderRect(forBounds: bounds)
  }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds)
  }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds)
  }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
  }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds)
  }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var autocapitalizationType: UITextAutocapitalizationType { didSet {} }
  override var autocorrectionType: UITextAutocorrectionType { didSet {} }
  override var spellCheckingType: UITextSpellCheckingType { didSet {} }
  override var smartQuotesType: UITextSmartQuotesType { didSet {} }
  override var smartDashesType: UITextSmartDashesType { didSet {} }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType { didSet {} }
  override var inlinePredictionType: UITextInlinePredictionType { didSet {} }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var keyboardAppearance: UIKeyboardAppearance { didSet {} }
  override var returnKeyType: UIReturnKeyType { didSet {} }
  override var enablesReturnKeyAutomatically: Bool { didSet {} }
  override var textContentType: UITextContentType! { didSet {} }
  override var passwordRules: UITextInputPasswordRules? { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override var hasText: Bool { super.hasText }
  override func insertText(_ text: String) { super.insertText(text) }
  override func deleteBackward() { super.deleteBackward() }
  override func text(in range: UITextRange) -> String? { super.text(in: range) }
  override func replace(_ range: UITextRange, withText text: String) {
    super.replace(range, withText: text)
  }
  override var selectedTextRange: UITextRange? { didSet {} }
  override var markedTextRange: UITextRange? { super.markedTextRange }
  override var markedTextStyle: [NSAttributedString.Key: Any]? { didSet {} }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }
  override func unmarkText() { super.unmarkText() }
  override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
  override var endOfDocument: UITextPosition { super.endOfDocument }
  override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { super.textRange(from: fromPosition, to: toPosition) }
  override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    super.position(from: position, offset: offset)
  }
  override func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { super.position(from: position, in: direction, offset: offset) }
  override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    super.compare(position, to: other)
  }
  override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    super.offset(from: from, to: toPosition)
  }
  override var inputDelegate: (any UITextInputDelegate)? { didSet {} }
  override var tokenizer: any UITextInputTokenizer { super.tokenizer }
  override func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { super.position(within: range, farthestIn: direction) }
  override func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { super.characterRange(byExtending: position, in: direction) }
  override func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { super.baseWritingDirection(for: position, in: direction) }
  override func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { super.setBaseWritingDirection(writingDirection, for: range) }
  override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
  override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    super.selectionRects(for: range)
  }
  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    super.closestPosition(to: point)
  }
  override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    super.closestPosition(to: point, within: range)
  }
  override func characterRange(at point: CGPoint) -> UITextRange? {
    super.characterRange(at: point)
  }
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
}

class UITextViewSubclass: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var textContainer: NSTextContainer { super.textContainer }
  override var delegate: (any UITextViewDelegate)? { didSet {} }
  override var text: String! { didSet {} }
  override var attributedText: NSAttributedString! { didSet {} }
  override var font: UIFont? { didSet {} }
  override var textColor: UIColor? { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var adjustsFontForContentSizeCategory: Bool { didSet {} }
  override var textContainerInset: UIEdgeInsets { didSet {} }
  override var isEditable: Bool { didSet {} }
  override var isSelectable: Bool { didSet {} }
  override var selectedRange: NSRange { didSet {} }
  override func scrollRangeToVisible(_ range: NSRange) { super.scrollRangeToVisible(range) }
  override var isScrollEnabled: Bool { didSet {} }
  override var clearsOnInsertion: Bool { didSet {} }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var inputView: UIView? { didSet {} }
  override var inputAccessoryView: UIView? { didSet {} }
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func layoutSubviews() { super.layoutSubviews() }
  override var autocapitalizationType: UITextAutocapitalizationType { didSet {} }
  override var autocorrectionType: UITextAutocorrectionType { didSet {} }
  override var spellCheckingType: UITextSpellCheckingType { didSet {} }
  override var smartQuotesType: UITextSmartQuotesType { didSet {} }
  override var smartDashesType: UITextSmartDashesType { didSet {} }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType { didSet {} }
  override var inlinePredictionType: UITextInlinePredictionType { didSet {} }
  override var keyboardType: UIKeyboardType { didSet {} }
  override var keyboardAppearance: UIKeyboardAppearance { didSet {} }
  override var returnKeyType: UIReturnKeyType { didSet {} }
  override var enablesReturnKeyAutomatically: Bool { didSet {} }
  override var textContentType: UITextContentType! { didSet {} }
  override var passwordRules: UITextInputPasswordRules? { didSet {} }
  override var isSecureTextEntry: Bool { didSet {} }
  override var hasText: Bool { super.hasText }
  override func insertText(_ text: String) { super.insertText(text) }
  override func deleteBackward() { super.deleteBackward() }
  override func text(in range: UITextRange) -> String? { super.text(in: range) }
  override func replace(_ range: UITextRange, withText text: String) {
    super.replace(range, withText: text)
  }
  override var selectedTextRange: UITextRange? { didSet {} }
  override var markedTextRange: UITextRange? { super.markedTextRange }
  override var markedTextStyle: [NSAttributedString.Key: Any]? { didSet {} }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    super.setMarkedText(markedText, selectedRange: selectedRange)
  }
  override func unmarkText() { super.unmarkText() }
  override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
  override var endOfDocument: UITextPosition { super.endOfDocument }
  override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { super.textRange(from: fromPosition, to: toPosition) }
  override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    super.position(from: position, offset: offset)
  }
  override func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { super.position(from: position, in: direction, offset: offset) }
  override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    super.compare(position, to: other)
  }
  override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    super.offset(from: from, to: toPosition)
  }
  override var inputDelegate: (any UITextInputDelegate)? { didSet {} }
  override var tokenizer: any UITextInputTokenizer { super.tokenizer }
  override func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { super.position(within: range, farthestIn: direction) }
  override func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { super.characterRange(byExtending: position, in: direction) }
  override func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { super.baseWritingDirection(for: position, in: direction) }
  override func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { super.setBaseWritingDirection(writingDirection, for: range) }
  override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
  override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    super.selectionRects(for: range)
  }
  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    super.closestPosition(to: point)
  }
  override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    super.closestPosition(to: point, within: range)
  }
  override func characterRange(at point: CGPoint) -> UITextRange? {
    super.characterRange(at: point)
  }
}
