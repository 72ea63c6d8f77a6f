// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension MailScreen {
  /// The sender, the date, the subject, and the beginning of the text.
  final class ThreadRow: UIView, EpoxyableView {
    struct Content: Equatable {
      var sender: String
      var time: String
      var subject: String?
      var preview: String?
      var messages: Int
      var isUnread: Bool
      var isFlagged: Bool
      var files: [String]
    }

    private enum DataID: Hashable {
      case dot, body, top, sender, count, flag, space, time, subject, preview, files
      case file(Int)
    }

    private let group = HGroup(alignment: .top, spacing: 8)
    private let line = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      directionalLayoutMargins = .init(top: 10, leading: 10, bottom: 10, trailing: 16)
      group.install(in: self)
      group.constrainToMargins()
      line.backgroundColor = .separator
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      NSLayoutConstraint.activate([
        line.heightAnchor.constraint(equalToConstant: 0.5),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      group.setItems {
        Dot.groupItem(dataID: DataID.dot, content: content.isUnread)
        VGroupItem(dataID: DataID.body, style: .init(alignment: .fill, spacing: 2)) {
          HGroupItem(dataID: DataID.top, style: .init(alignment: .center, spacing: 6)) {
            Label.groupItem(
              dataID: DataID.sender, content: content.sender,
              style: .init(style: .headline, isBold: content.isUnread, lines: 1))
            if content.messages > 1 {
              Label.groupItem(
                dataID: DataID.count, content: "\(content.messages)",
                style: .init(style: .footnote, color: .secondaryLabel, lines: 1)
              )
              .contentCompressionResistancePriority(.required, for: .horizontal)
            }
            if content.isFlagged {
              Label.groupItem(
                dataID: DataID.flag, content: "⚑",
                style: .init(style: .footnote, color: .systemOrange, lines: 1)
              )
              .contentCompressionResistancePriority(.required, for: .horizontal)
            }
            SpacerItem(dataID: DataID.space)
            Label.groupItem(
              dataID: DataID.time, content: content.time,
              style: .init(style: .subheadline, color: .secondaryLabel, lines: 1)
            )
            .contentCompressionResistancePriority(.required, for: .horizontal)
          }
          Label.groupItem(
            dataID: DataID.subject, content: content.subject ?? "No subject",
            style: .init(
              style: .subheadline, color: content.subject == nil ? .secondaryLabel : .label,
              lines: 2))
          if let preview = content.preview {
            Label.groupItem(
              dataID: DataID.preview, content: preview,
              style: .init(style: .subheadline, color: .secondaryLabel, lines: 2))
          }
          if !content.files.isEmpty {
            HGroupItem(dataID: DataID.files, style: .init(alignment: .center, spacing: 6)) {
              for (index, file) in content.files.prefix(2).enumerated() {
                FileTag.groupItem(dataID: DataID.file(index), content: file)
              }
              SpacerItem(dataID: DataID.space)
            }
          }
        }
      }
      accessibilityLabel = [
        content.isUnread ? "Unread" : nil, content.sender, content.subject, content.preview,
        content.time,
      ].compactMap { $0 }.joined(separator: ", ")
    }
  }

  final class Label: UILabel, EpoxyableView {
    struct Style: Hashable {
      var style: UIFont.TextStyle
      var color = UIColor.label
      var isBold = true
      var lines = 0
    }

    init(style: Style) {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      // A headline that is not bold has the size of body text.
      font = .preferredFont(
        forTextStyle: style.style == .headline && !style.isBold ? .body : style.style)
      adjustsFontForContentSizeCategory = true
      textColor = style.color
      numberOfLines = style.lines
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      text = content
    }
  }

  /// A dot that is blue if the message is unread; otherwise its position is kept.
  final class Dot: UIView, EpoxyableView {
    private let disc = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      translatesAutoresizingMaskIntoConstraints = false
      disc.layer.cornerRadius = 5
      disc.backgroundColor = .systemBlue
      disc.translatesAutoresizingMaskIntoConstraints = false
      addSubview(disc)
      NSLayoutConstraint.activate([
        widthAnchor.constraint(equalToConstant: 10),
        heightAnchor.constraint(equalToConstant: 22),
        disc.widthAnchor.constraint(equalToConstant: 10),
        disc.heightAnchor.constraint(equalToConstant: 10),
        disc.centerXAnchor.constraint(equalTo: centerXAnchor),
        disc.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Bool, animated: Bool) {
      disc.alpha = content ? 1 : 0
    }
  }

  final class FileTag: UIView, EpoxyableView {
    private let label = Label(style: .init(style: .caption1, color: .secondaryLabel, lines: 1))

    override init(frame: CGRect) {
      super.init(frame: frame)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 6
      label.lineBreakMode = .byTruncatingMiddle
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 3),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = content
    }
  }
}
