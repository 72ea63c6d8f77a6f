// SPDX-License-Identifier: MIT

/// A view whose text an editor changes.
@preconcurrency @MainActor
protocol TextEditorOwner: UIView {
  /// Called after the text has changed; `byInput` is false for a change through a property.
  func editorTextDidChange(byInput: Bool)
  /// Called after the selection has changed.
  func editorSelectionDidChange()
}

/// The text of a text field or a text view with its selection. Offsets and ranges are in UTF-16
/// units; changes of the text keep grapheme clusters intact.
@MainActor
final class TextEditor {
  unowned let owner: any TextEditorOwner
  let view: TextContentView

  private(set) var selection = NSRange(location: 0, length: 0)
  /// The range of provisional text.
  private(set) var marked: NSRange?
  weak var inputDelegate: (any UITextInputDelegate)?
  /// The attributes of the text that is typed next; nil for those of the text before the caret.
  var typingAttributes: [NSAttributedString.Key: Any]?

  /// The selection with which editing begins: that of the tap that makes the owner first responder.
  private var initialSelection: NSRange?

  init(owner: any TextEditorOwner, isSingleLine: Bool) {
    self.owner = owner
    view = TextContentView(isSingleLine: isSingleLine)
  }

  var text: String { view.content.text ?? "" }
  var length: Int { text.utf16.count }

  // MARK: Changes of the text

  /// Sets the text through a property. The caret moves to the end.
  func setText(_ change: (inout LabelContent) -> Void) {
    inputDelegate?.textWillChange(owner as? any UITextInput)
    view.change(change)
    marked = nil
    owner.editorTextDidChange(byInput: false)
    moveSelection(to: NSRange(location: length, length: 0))
    inputDelegate?.textDidChange(owner as? any UITextInput)
  }

  /// Replaces a range. The caret moves behind the new text.
  func replace(_ range: NSRange, with string: String) {
    let range = clamped(range)
    insert(string, in: range)
    marked = nil
    moveSelection(to: NSRange(location: range.location + string.utf16.count, length: 0))
    owner.editorTextDidChange(byInput: true)
  }

  private func insert(_ string: String, in range: NSRange) {
    view.change { $0.replaceText(in: range, with: string, attributes: typingAttributes) }
  }

  /// The attributes of the character before the caret, or else of the one behind it.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    view.content.attributes(at: selection.location)
  }

  /// The range that an insertion replaces.
  var rangeForInsertion: NSRange { marked ?? selection }

  /// The range that a deletion removes: the selection, or else the character before the caret. Nil
  /// at the beginning of the text.
  var rangeForDeletion: NSRange? {
    if selection.length > 0 { return selection }
    guard let start = view.geometry.offset(from: selection.location, byCharacters: -1) else {
      return nil
    }
    return NSRange(location: start, length: selection.location - start)
  }

  func deleteBackward() {
    if let range = rangeForDeletion { replace(range, with: "") }
  }

  func setMarkedText(_ string: String, selectedRange: NSRange) {
    let range = clamped(rangeForInsertion)
    insert(string, in: range)
    let length = string.utf16.count
    marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = range.location + min(max(selectedRange.location, 0), length)
    let end = min(start + max(selectedRange.length, 0), range.location + length)
    moveSelection(to: NSRange(location: start, length: end - start))
    owner.editorTextDidChange(byInput: true)
  }

  func unmark() {
    marked = nil
  }

  // MARK: Selection

  func select(_ range: NSRange) {
    inputDelegate?.selectionWillChange(owner as? any UITextInput)
    moveSelection(to: range)
    inputDelegate?.selectionDidChange(owner as? any UITextInput)
  }

  /// Makes the owner first responder, with a range selected. The range is selected as soon as the
  /// owner is the first responder: before the keyboard moves, and before delegates and observers
  /// are notified of editing.
  func beginEditing(selecting range: NSRange) {
    initialSelection = range
    owner.becomeFirstResponder()
    initialSelection = nil
  }

  /// Has to be called when the owner has become first responder.
  func selectInitialRange() {
    guard let range = initialSelection else { return }
    initialSelection = nil
    select(range)
  }

  private func moveSelection(to range: NSRange) {
    let range = clamped(range)
    guard range != selection else { return }
    selection = range
    typingAttributes = nil
    owner.editorSelectionDidChange()
  }

  /// Returns a range within the text that does not divide a character.
  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let end = min(max(range.location + range.length, start), length)
    let geometry = view.geometry
    let lower = geometry.boundary(at: start, forward: false)
    let upper = geometry.boundary(at: end, forward: true)
    return NSRange(location: lower, length: upper - lower)
  }

  // MARK: Positions

  func range(of textRange: UITextRange) -> NSRange {
    clamped(
      (textRange as? TextSpan)?.range
        ?? NSRange(location: offset(of: textRange.start), length: 0))
  }

  func offset(of position: UITextPosition) -> Int { (position as? TextOffset)?.offset ?? 0 }

  func string(in range: NSRange) -> String {
    NSString(string: text).substring(with: clamped(range))
  }

  /// Returns the position at a distance in UTF-16 units, moved to the next boundary between
  /// characters.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = self.offset(of: position) + offset
    guard (0...length).contains(target) else { return nil }
    return TextOffset(view.geometry.boundary(at: target, forward: offset >= 0))
  }

  /// Returns the position after a number of characters or lines in a direction.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let start = self.offset(of: position)
    let geometry = view.geometry
    let found: Int? =
      switch direction {
      case .right: geometry.offset(from: start, byCharacters: view.isRightToLeft ? -offset : offset)
      case .left: geometry.offset(from: start, byCharacters: view.isRightToLeft ? offset : -offset)
      case .up: geometry.offset(from: start, byLines: -offset)
      case .down: geometry.offset(from: start, byLines: offset)
      }
    return found.map { TextOffset($0) }
  }

  /// Returns the position in a range that is farthest in a direction.
  func position(within range: NSRange, farthestIn direction: UITextLayoutDirection) -> TextOffset {
    let isEnd =
      direction == .down || (direction == .right) != view.isRightToLeft && direction != .up
    return TextOffset(isEnd ? range.upperBound : range.location)
  }

  func selectionRects(for range: NSRange) -> [SelectionRect] {
    let rects = view.rects(of: range)
    return rects.enumerated().map { index, rect in
      SelectionRect(
        view.convert(rect, to: owner), direction: view.isRightToLeft ? .rightToLeft : .leftToRight,
        isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  /// Returns the range of the character at a point of the owner.
  func characterRange(at point: CGPoint) -> NSRange? {
    let point = view.convert(point, from: owner)
    var start = 0
    while let end = view.geometry.offset(from: start, byCharacters: 1), end > start {
      let range = NSRange(location: start, length: end - start)
      if view.rects(of: range).contains(where: { $0.contains(point) }) { return range }
      start = end
    }
    return nil
  }
}

extension TextEditor {
  func textRange(from one: UITextPosition, to other: UITextPosition) -> UITextRange? {
    let (start, end) = (offset(of: one), offset(of: other))
    return TextSpan(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func compare(_ one: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: one), offset(of: other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let whole = NSRange(location: 0, length: length)
    let range =
      direction == .up || direction == .down
      ? whole : view.geometry.lineRange(at: offset(of: position))
    return textRange(from: position, to: self.position(within: range, farthestIn: direction))
  }

  func firstRect(of range: NSRange) -> CGRect {
    guard range.length > 0 else { return caretRect(at: TextOffset(range.location)) }
    return view.rects(of: range).first.map { view.convert($0, to: owner) } ?? .null
  }

  func caretRect(at position: UITextPosition) -> CGRect {
    view.convert(view.caretRect(at: offset(of: position)), to: owner)
  }

  func closestPosition(to point: CGPoint) -> UITextPosition {
    TextOffset(view.closestOffset(to: view.convert(point, from: owner)))
  }

  func closestPosition(to point: CGPoint, within range: NSRange) -> UITextPosition {
    let found = view.closestOffset(to: view.convert(point, from: owner))
    return TextOffset(min(max(found, range.location), range.upperBound))
  }
}
