// SPDX-License-Identifier: MIT

/// The text of a text view with its attributes. A change shows in the text view: at once, or at the
/// end of the outermost `beginEditing()`.
open class NSTextStorage: NSMutableAttributedString {
  // Used on the main actor, as text views are.
  nonisolated(unsafe) fileprivate weak var textView: UITextView?
  nonisolated(unsafe) private var depth = 0
  nonisolated(unsafe) private var isChanged = false

  /// Begins a group of changes.
  open override func beginEditing() {
    depth += 1
    super.beginEditing()
  }

  /// Ends a group of changes.
  open override func endEditing() {
    super.endEditing()
    depth = max(depth - 1, 0)
    if depth == 0, isChanged { show() }
  }

  /// Replaces the text in a range, and keeps the attributes of its first character.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed()
  }

  /// Replaces the text in a range, with its attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    changed()
  }

  /// Sets the attributes of a range.
  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    super.setAttributes(attrs, range: range)
    changed()
  }

  /// Sets an attribute of a range.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    edit(range) { $0[name] = value }
  }

  /// Sets several attributes of a range.
  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) {
    edit(range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit(range) { $0[name] = nil }
  }

  /// Appends text with its attributes.
  open override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    changed()
  }

  /// Inserts text with its attributes.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    super.insert(attrString, at: loc)
    changed()
  }

  /// Removes the text in a range.
  open override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    changed()
  }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    changed()
  }

  /// Changes the attributes of each stretch of a range.
  private func edit(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var stretches: [([NSAttributedString.Key: Any], NSRange)] = []
    enumerateAttributes(in: range) { attributes, range, _ in stretches.append((attributes, range)) }
    beginEditing()
    for (attributes, range) in stretches {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: range)
    }
    endEditing()
  }

  private func changed() {
    isChanged = true
    if depth == 0 { show() }
  }

  private func show() {
    isChanged = false
    let view = textView
    nonisolated(unsafe) let text = NSAttributedString(attributedString: self)
    MainActor.assumeIsolated { view?.adopt(text) }
  }
}

extension UITextView {
  /// A storage with the current text.
  final var storageOfText: NSTextStorage {
    let storage = NSTextStorage(attributedString: attributedText)
    storage.textView = self
    return storage
  }

  /// Sets the text from the storage, and keeps the selection.
  fileprivate func adopt(_ text: NSAttributedString) {
    let selection = selectedRange
    attributedText = text
    selectedRange = selection
  }
}
