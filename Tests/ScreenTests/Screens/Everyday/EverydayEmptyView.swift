// SPDX-License-Identifier: MIT

import UIKit

/// The placeholder of a screen without content: a sign, a title and a hint in the middle; it
/// scrolls where the text is large.
final class EverydayEmptyView: UIScrollView {
  init(_ shape: EverydayGlyph.Shape, title: String, message: String) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    alwaysBounceVertical = false
    let glyph = EverydayGlyph(shape, size: 44, textStyle: .title1)
    glyph.tintColor = .tertiaryLabel
    titleLabel.text = title
    titleLabel.accessibilityTraits = .header
    messageLabel.text = message
    for label in [titleLabel, messageLabel] {
      label.textAlignment = .center
    }
    let stack = UIStackView(arrangedSubviews: [glyph, titleLabel, messageLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(16, after: glyph)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let column = UIView()
    column.translatesAutoresizingMaskIntoConstraints = false
    column.addSubview(stack)
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      column.heightAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
      stack.leadingAnchor.constraint(equalTo: column.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: column.readableContentGuide.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: column.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: column.topAnchor, constant: 16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  var message: String? {
    get { messageLabel.text }
    set { messageLabel.text = newValue }
  }

  private let titleLabel = EverydayLabel(.title3, bold: true)
  private let messageLabel = EverydayLabel(.subheadline, color: .secondaryLabel)
}
