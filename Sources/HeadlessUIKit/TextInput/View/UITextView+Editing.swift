// SPDX-License-Identifier: MIT

extension UITextView: KeyboardTextClient {
  private static let standardFont = UIFont(face: FontFace(family: .helvetica), size: 12)

  final func prepare() {
    editor.view.change {
      $0.setFont(Self.standardFont)
      $0.linkAttributes = linkTextAttributes
    }
    textContainer.onChange = { [unowned self] in contentChanged() }
    addSubview(editor.view)
    let tap = TextTapGestureRecognizer()
    tap.addAction { [unowned self] tap in
      tapped(at: tap.location(in: self), count: tap.tapCount)
    }
    addGestureRecognizer(tap)
  }

  // MARK: Content

  final func changeStyle(_ change: (inout LabelContent) -> Void) {
    editor.view.change(change)
    contentChanged()
  }

  final func setFont(_ font: UIFont?) {
    let font = font ?? Self.standardFont
    let used = adjustsFontForContentSizeCategory ? font.adjusted(for: traitCollection) : font
    changeStyle { $0.setFont(used) }
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    editor.setText { content in
      if let text { content.setAttributedText(text) } else { content.setText("") }
    }
  }

  final func contentChanged() {
    laidOutWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Returns the width of the lines in a view of a width.
  final func containerWidth(in width: CGFloat) -> CGFloat {
    let insets = textContainerInset
    return max(width - insets.left - insets.right - 2 * textContainer.lineFragmentPadding, 0)
  }

  /// Returns the size of the text with its insets, rounded up to pixels. A width of nil is not
  /// limited.
  final func sizeOfText(width: CGFloat?) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let limit = width.map { containerWidth(in: $0) } ?? .greatestFiniteMagnitude
    let geometry = editor.view.geometry(width: limit)
    let natural = roundedUpToPixel(geometry.layout.size.width + sides)
    return CGSize(
      width: width.map { min(natural, $0) } ?? natural,
      height: roundedUpToPixel(geometry.contentSize.height) + insets.top + insets.bottom)
  }

  final func placeText() {
    let insets = textContainerInset
    let size = CGSize(width: bounds.width, height: sizeOfText(width: bounds.width).height)
    editor.view.frame = CGRect(
      x: insets.left + textContainer.lineFragmentPadding, y: insets.top,
      width: containerWidth(in: bounds.width), height: size.height - insets.top - insets.bottom)
    if laidOutWidth != bounds.width {
      if laidOutWidth != nil { invalidateIntrinsicContentSize() }
      laidOutWidth = bounds.width
    }
    if contentSize != size { contentSize = size }
    updateSelection()
  }

  final func updateSelection() {
    let isShown = isFirstResponder && (isEditable || editor.selection.length > 0)
    editor.view.show(selection: isShown ? editor.selection : nil)
  }

  final func showRange(_ range: NSRange) {
    layoutIfNeeded()
    scrollRectToVisible(paddedRect(of: editor.clamped(range)), animated: false)
  }

  final func selectionRect(fitting size: CGSize) -> CGRect {
    let rect = paddedRect(of: editor.selection)
    guard rect.height > size.height, editor.selection.length > 0 else { return rect }
    return paddedRect(of: NSRange(location: editor.selection.upperBound, length: 0))
  }

  /// Returns the frame of a range in the content, with the distances of the first and the last line
  /// from the edges.
  private func paddedRect(of range: NSRange) -> CGRect {
    let rects = editor.view.rects(of: range)
    let lines = rects.dropFirst().reduce(rects.first ?? editor.view.caretRect(at: range.location)) {
      $0.union($1)
    }
    let rect = editor.view.convert(lines, to: self)
    return CGRect(
      x: bounds.minX, y: rect.minY - textContainerInset.top, width: 1,
      height: rect.height + textContainerInset.top + textContainerInset.bottom)
  }

  // MARK: Beginning and end

  final func beginEditing() {
    guard isFirstResponder, isEditable else { return }
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  final func endEditing() {
    editor.unmark()
    editor.view.show(selection: nil)
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  private func post(_ name: Notification.Name) {
    device.post(name, object: self)
  }

  // MARK: Input by the user

  final func userInserts(_ text: String) {
    guard isEditable, mayReplace(editor.rangeForInsertion, with: text) else { return }
    insertText(text)
  }

  final func userDeletesBackward() {
    guard isEditable else { return }
    if let range = editor.rangeForDeletion, !mayReplace(range, with: "") { return }
    deleteBackward()
  }

  private func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  private func tapped(at point: CGPoint, count: Int) {
    if openLink(at: point) { return }
    guard isEditable || isSelectable, let position = closestPosition(to: point) else { return }
    let word = {
      self.tokenizer.rangeEnclosingPosition(
        position, with: .word, inDirection: .storage(.forward))
    }
    let found = count < 2 ? nil : count == 2 ? word() : TextSpan(NSRange(0..<editor.length))
    guard let range = found ?? textRange(from: position, to: position) else { return }
    guard !isFirstResponder else { return selectedTextRange = range }
    editor.beginEditing(selecting: editor.range(of: range))
  }

  // MARK: Changes

  final func textDidChange(byInput: Bool) {
    contentChanged()
    guard byInput else { return }
    if window != nil { showRange(editor.selection) }
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    device.keyboard.textChanged(in: self)
  }

  final func selectionDidChange() {
    if clearsOnInsertion, editor.selection.length == 0 { clearsOnInsertion = false }
    updateSelection()
    delegate?.textViewDidChangeSelection(self)
    setNeedsLayout()
  }
}
