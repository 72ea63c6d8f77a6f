// SPDX-License-Identifier: MIT

import UIKit

extension ChatScreen {
  /// The name of the partner, below the status bar.
  final class Header: UIView {
    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .secondarySystemBackground
      preservesSuperviewLayoutMargins = true
      let texts = UIStackView(arrangedSubviews: [nameLabel, statusLabel])
      texts.axis = .vertical
      let row = UIStackView(arrangedSubviews: [avatar, texts])
      row.spacing = 10
      row.alignment = .center
      row.translatesAutoresizingMaskIntoConstraints = false
      let line = UIView()
      line.backgroundColor = .separator
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      addSubview(line)
      avatar.number = 1
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
        row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 0.5),
      ])
      nameLabel.accessibilityTraits = .header
      nameLabel.accessibilityIdentifier = "chat.partner"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(name: String, status: String?) {
      nameLabel.text = name
      statusLabel.text = status
      statusLabel.isHidden = status == nil
    }

    private let avatar = EverydayPicture(style: .init(cornerRadius: 18, side: 36))
    private let nameLabel = EverydayLabel(.headline, lines: 1)
    private let statusLabel = EverydayLabel(.caption1, color: .secondaryLabel, lines: 1)
  }

  /// The field in which a message is written.
  final class Composer: UIView {
    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .secondarySystemBackground
      preservesSuperviewLayoutMargins = true
      capsule.backgroundColor = .systemBackground
      capsule.layer.cornerRadius = 18
      capsule.layer.cornerCurve = .continuous
      capsule.translatesAutoresizingMaskIntoConstraints = false
      field.accessibilityIdentifier = "chat.field"
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Send"
      configuration.cornerStyle = .capsule
      sendButton.configuration = configuration
      sendButton.isEnabled = false
      sendButton.accessibilityIdentifier = "chat.send"
      sendButton.translatesAutoresizingMaskIntoConstraints = false
      sendButton.setContentHuggingPriority(.required, for: .horizontal)
      sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
      sendButton.addAction(
        UIAction { [unowned self] _ in
          field.text = ""
          sendButton.isEnabled = false
          field.resignFirstResponder()
        }, for: .touchUpInside)
      field.addAction(
        UIAction { [unowned self] _ in sendButton.isEnabled = field.hasText }, for: .editingChanged)
      addSubview(capsule)
      capsule.addSubview(field)
      addSubview(sendButton)
      NSLayoutConstraint.activate([
        capsule.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        capsule.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        capsule.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
        capsule.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
        capsule.heightAnchor.constraint(greaterThanOrEqualTo: sendButton.heightAnchor),
        field.topAnchor.constraint(equalTo: capsule.topAnchor, constant: 4),
        field.bottomAnchor.constraint(equalTo: capsule.bottomAnchor, constant: -4),
        field.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 14),
        field.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -14),
        sendButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        sendButton.centerYAnchor.constraint(equalTo: capsule.centerYAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    /// The bottom of the part above the keyboard or the home indicator.
    var contentBottomAnchor: NSLayoutYAxisAnchor { capsule.bottomAnchor }

    private let capsule = UIView()
    func discardDraft() {
      field.text = ""
      sendButton.isEnabled = false
    }

    private let field = EverydayField(placeholder: "Message")
    private let sendButton = UIButton()
  }
}
