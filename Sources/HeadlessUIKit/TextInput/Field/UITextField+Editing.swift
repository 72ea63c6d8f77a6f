// SPDX-License-Identifier: MIT

extension UITextField: KeyboardTextClient {
  // MARK: Beginning and end

  final func beginEditing() {
    isEditing = true
    editor.selectInitialRange()
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.setText { $0.setText("") }
    }
    partsChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  final func endEditing() {
    isEditing = false
    editor.unmark()
    partsChanged()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    post(
      Self.textDidEndEditingNotification,
      [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    device.post(name, object: self, userInfo: userInfo)
  }

  // MARK: Input by the user

  final func userInserts(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    let line = String(text.map { $0.isNewline ? " " : $0 })
    guard mayReplace(editor.rangeForInsertion, with: line) else { return }
    insertText(line)
  }

  final func userDeletesBackward() {
    if let range = editor.rangeForDeletion, !mayReplace(range, with: "") { return }
    // Also called in an empty field, because subclasses observe the key by an override.
    deleteBackward()
  }

  private func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// The return key ends editing where an action is registered for `editingDidEndOnExit`.
  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  final func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.replace(NSRange(location: 0, length: editor.length), with: "")
  }

  /// Handles a tap: the first one begins editing, further ones place the caret, a double tap
  /// selects a word and a triple tap the whole text.
  final func tapped(at point: CGPoint, count: Int) {
    guard isEnabled, let position = closestPosition(to: point) else { return }
    let range: UITextRange? =
      switch count {
      case ...1: textRange(from: position, to: position)
      case 2:
        tokenizer.rangeEnclosingPosition(
          position, with: .word, inDirection: .storage(.forward))
          ?? tokenizer.rangeEnclosingPosition(
            position, with: .word, inDirection: .storage(.backward))
          // Where there is no word, as in an empty field, a second tap is like the first.
          ?? textRange(from: position, to: position)
      default: textRange(from: beginningOfDocument, to: endOfDocument)
      }
    guard let range else { return }
    guard !isFirstResponder else { return selectedTextRange = range }
    editor.beginEditing(selecting: editor.range(of: range))
  }

  // MARK: Changes

  final func setText(_ text: String?) {
    if let attributes = parts.ownTextAttributes {
      let string = NSAttributedString(string: text ?? "", attributes: attributes)
      return editor.setText { $0.setAttributedText(string) }
    }
    editor.setText { $0.setText(text ?? "") }
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    editor.setText { content in
      if let text { content.setAttributedText(text) } else { content.setText("") }
    }
  }

  final func selectAllText() {
    editor.select(NSRange(location: 0, length: editor.length))
  }

  final func textDidChange(byInput: Bool) {
    contentChanged()
    guard byInput else { return }
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    device.keyboard.textChanged(in: self)
  }

  final func selectionDidChange() {
    if clearsOnInsertion, editor.selection.length == 0 { clearsOnInsertion = false }
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }
}
