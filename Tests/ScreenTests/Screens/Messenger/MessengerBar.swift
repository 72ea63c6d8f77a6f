// SPDX-License-Identifier: MIT

import UIKit

/// The bar of a chat: as high as its text, up to a limit beyond which the text scrolls.
final class MessengerBar: UIView {
  private static let limit: CGFloat = 160

  private let text = UITextView()
  private let sendButton = UIButton()
  private lazy var limitOfText = text.heightAnchor.constraint(equalToConstant: Self.limit)

  init() {
    super.init(frame: .zero)
    autoresizingMask = .flexibleHeight
    backgroundColor = .secondarySystemBackground
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.isScrollEnabled = false
    text.backgroundColor = .systemBackground
    text.layer.cornerRadius = 8
    text.accessibilityLabel = "Message"
    text.accessibilityIdentifier = "messenger.text"
    text.delegate = self
    sendButton.configuration = UIButton.Configuration.plain()
    sendButton.configuration?.title = "Send"
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    sendButton.addAction(
      UIAction { [unowned self] _ in
        show("")
        text.resignFirstResponder()
      }, for: .touchUpInside)
    for view in [text, sendButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 12),
      text.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -4),
      text.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
      text.heightAnchor.constraint(greaterThanOrEqualTo: sendButton.heightAnchor),
      sendButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -4),
      sendButton.bottomAnchor.constraint(equalTo: text.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The constraints determine the height.
  override var intrinsicContentSize: CGSize { .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateLimit()
  }

  var isEditing: Bool { text.isFirstResponder }

  func show(_ draft: String) {
    text.text = draft
    updateLimit()
  }

  private func updateLimit() {
    guard text.bounds.width > 0 else { return }
    let size = CGSize(width: text.bounds.width, height: .greatestFiniteMagnitude)
    let scrolls = text.sizeThatFits(size).height > Self.limit
    guard scrolls != text.isScrollEnabled else { return }
    text.isScrollEnabled = scrolls
    limitOfText.isActive = scrolls
  }
}

extension MessengerBar: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    updateLimit()
  }
}
