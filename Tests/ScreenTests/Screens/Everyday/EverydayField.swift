// SPDX-License-Identifier: MIT

import UIKit

/// A line of text that the user edits.
final class EverydayField: UIControl, UIKeyInput {
  init(placeholder: String) {
    self.placeholder = placeholder
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    label.lineBreakMode = .byTruncatingHead
    caret.backgroundColor = tintColor
    caret.isHidden = true
    caret.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    addSubview(caret)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -4),
      caret.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 1),
      caret.widthAnchor.constraint(equalToConstant: 2),
      caret.topAnchor.constraint(equalTo: label.topAnchor),
      caret.bottomAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    isAccessibilityElement = true
    accessibilityLabel = placeholder
    addAction(UIAction { [unowned self] _ in becomeFirstResponder() }, for: .touchUpInside)
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  let placeholder: String

  var text = "" {
    didSet { update() }
  }

  override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    caret.isHidden = !isFirstResponder
    return became
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    caret.isHidden = !isFirstResponder
    return resigned
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  // MARK: UIKeyInput

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    if text == "\n" {
      resignFirstResponder()
      sendActions(for: .editingDidEndOnExit)
    } else {
      self.text += text
      sendActions(for: .editingChanged)
    }
  }

  func deleteBackward() {
    guard hasText else { return }
    text.removeLast()
    sendActions(for: .editingChanged)
  }

  private let label = EverydayLabel(.body, lines: 1)
  private let caret = UIView()

  private func update() {
    // A space keeps the line's height where there is neither text nor placeholder.
    label.text = hasText ? text : placeholder.isEmpty ? " " : placeholder
    label.textColor = hasText ? .label : .placeholderText
    accessibilityValue = hasText ? text : nil
  }
}
