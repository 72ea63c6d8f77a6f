// SPDX-License-Identifier: MIT

import UIKit

extension ChatScreen {
  /// A message: a bubble at the side of its author, with a reaction on its corner.
  final class BubbleCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      bubble.layer.cornerRadius = 18
      bubble.layer.cornerCurve = .continuous
      bubble.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 14, bottom: 8, trailing: 14)
      reactionBadge.layer.cornerRadius = 11
      reactionBadge.layer.borderWidth = 2
      reactionBadge.backgroundColor = .secondarySystemBackground
      reactionBadge.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 2, leading: 7, bottom: 2, trailing: 7)
      for subview in [bubble, reactionBadge, timeLabel] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(subview)
      }
      bubble.addSubview(textLabel)
      reactionBadge.addSubview(reactionLabel)
      atLeading = [
        bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        timeLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
        reactionBadge.centerXAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -16),
      ]
      atTrailing = [
        bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        timeLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
        reactionBadge.centerXAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 16),
      ]
      NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.78),
        bubble.leadingAnchor.constraint(greaterThanOrEqualTo: contentView.leadingAnchor),
        bubble.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
        textLabel.topAnchor.constraint(equalTo: bubble.layoutMarginsGuide.topAnchor),
        textLabel.bottomAnchor.constraint(equalTo: bubble.layoutMarginsGuide.bottomAnchor),
        textLabel.leadingAnchor.constraint(equalTo: bubble.layoutMarginsGuide.leadingAnchor),
        textLabel.trailingAnchor.constraint(equalTo: bubble.layoutMarginsGuide.trailingAnchor),
        reactionBadge.centerYAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 2),
        reactionLabel.topAnchor.constraint(equalTo: reactionBadge.layoutMarginsGuide.topAnchor),
        reactionLabel.bottomAnchor.constraint(
          equalTo: reactionBadge.layoutMarginsGuide.bottomAnchor),
        reactionLabel.leadingAnchor.constraint(
          equalTo: reactionBadge.layoutMarginsGuide.leadingAnchor),
        reactionLabel.trailingAnchor.constraint(
          equalTo: reactionBadge.layoutMarginsGuide.trailingAnchor),
        timeLabel.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 3),
        timeLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
      isAccessibilityElement = true
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: BubbleCell, _) in
        cell.updateBorder()
      }
      updateBorder()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func show(_ message: Message) {
      let isMine = message.author == nil
      textLabel.text = message.text
      textLabel.textColor = isMine ? .white : .label
      bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
      timeLabel.text = isMine && message.isSeen ? "\(message.time) · Seen" : message.time
      reactionLabel.text = message.reaction
      reactionBadge.isHidden = message.reaction == nil
      NSLayoutConstraint.deactivate(isMine ? atLeading : atTrailing)
      NSLayoutConstraint.activate(isMine ? atTrailing : atLeading)
      accessibilityLabel = "\(message.author ?? "You"), \(message.time): \(message.text)"
      accessibilityValue = message.reaction
      accessibilityIdentifier = "chat.message.\(message.id)"
    }

    private let bubble = UIView()
    private let reactionBadge = UIView()
    private let textLabel = EverydayLabel(.body)
    private let timeLabel = EverydayLabel(.caption2, color: .secondaryLabel)
    private let reactionLabel = EverydayLabel(.caption1, lines: 1)
    private var atLeading: [NSLayoutConstraint] = []
    private var atTrailing: [NSLayoutConstraint] = []

    private func updateBorder() {
      reactionBadge.layer.borderColor =
        UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
    }
  }

  /// The day that the messages below it were sent on.
  final class DayCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.textAlignment = .center
      label.accessibilityTraits = .header
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    var title: String? {
      get { label.text }
      set { label.text = newValue }
    }

    private let label = EverydayLabel(.footnote, bold: true, color: .secondaryLabel)
  }

  /// Three dots while the partner writes.
  final class TypingCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let dots = UIStackView(
        arrangedSubviews: (0..<3).map { index in
          let dot = UIView()
          dot.backgroundColor = .tertiaryLabel
          dot.layer.cornerRadius = 4
          dot.alpha = 1 - CGFloat(index) * 0.25
          dot.translatesAutoresizingMaskIntoConstraints = false
          dot.widthAnchor.constraint(equalToConstant: 8).isActive = true
          dot.heightAnchor.constraint(equalToConstant: 8).isActive = true
          return dot
        })
      dots.spacing = 5
      dots.isLayoutMarginsRelativeArrangement = true
      dots.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 14, leading: 16, bottom: 14, trailing: 16)
      dots.backgroundColor = .secondarySystemBackground
      dots.layer.cornerRadius = 18
      dots.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(dots)
      NSLayoutConstraint.activate([
        dots.topAnchor.constraint(equalTo: contentView.topAnchor),
        dots.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        dots.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
      isAccessibilityElement = true
      accessibilityTraits = .updatesFrequently
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    var partner = "" {
      didSet { accessibilityLabel = "\(partner) is typing" }
    }
  }
}
