// SPDX-License-Identifier: MIT

import UIKit

/// A message in the table: a dot if it is unread, the sender and the date, the subject, the
/// beginning of the text.
final class InboxCell: UITableViewCell {
  private let dot = UIView()
  private let senderLabel = UILabel()
  private let dateLabel = UILabel()
  private let subjectLabel = UILabel()
  private let previewLabel = UILabel()
  private let flag = UIImageView(image: UIImage(systemName: "flag"))
  private let top = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for (label, style, lines) in [
      (senderLabel, UIFont.TextStyle.headline, 1), (dateLabel, .subheadline, 1),
      (subjectLabel, .subheadline, 2), (previewLabel, .subheadline, 2),
    ] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = lines
    }
    dateLabel.textColor = .secondaryLabel
    previewLabel.textColor = .secondaryLabel
    dateLabel.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    dateLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    flag.tintColor = .systemOrange
    flag.setContentHuggingPriority(.required, for: .horizontal)
    flag.setContentCompressionResistancePriority(.required, for: .horizontal)
    top.spacing = 8
    for view in [senderLabel, flag, dateLabel] { top.addArrangedSubview(view) }
    let texts = UIStackView(arrangedSubviews: [top, subjectLabel, previewLabel])
    texts.axis = .vertical
    texts.spacing = 2
    texts.translatesAutoresizingMaskIntoConstraints = false
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    dot.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(dot)
    contentView.addSubview(texts)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 6),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
      cell.arrange()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Places the date below the sender at the large sizes of text.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    top.axis = isLarge ? .vertical : .horizontal
    top.alignment = isLarge ? .leading : .center
    senderLabel.numberOfLines = isLarge ? 0 : 1
  }

  func show(_ message: InboxScreen.Content.Message) {
    dot.isHidden = !message.isUnread
    senderLabel.text = message.sender
    dateLabel.text = message.date
    subjectLabel.text = message.subject ?? "No subject"
    subjectLabel.textColor = message.subject == nil ? .secondaryLabel : .label
    previewLabel.text = message.preview
    previewLabel.isHidden = message.preview == nil
    flag.isHidden = !message.isFlagged
    accessibilityLabel =
      [
        message.isUnread ? "Unread" : nil, message.isFlagged ? "Flagged" : nil, message.sender,
        message.subject, message.preview, message.date,
      ].compactMap { $0 }.joined(separator: ", ")
  }
}

/// A message that is read, without the toolbar's items of the table.
final class InboxMessageController: UIViewController {
  private let message: InboxScreen.Content.Message

  init(_ message: InboxScreen.Content.Message) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = message.sender
    toolbarItems = [
      UIBarButtonItem(systemItem: .reply, primaryAction: UIAction { _ in }),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in }),
    ]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UITextView()
    text.isEditable = false
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.text = [message.subject, message.preview].compactMap { $0 }.joined(separator: "\n\n")
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.addSubview(text)
  }
}
