// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension CommentsScreen {
  /// Avatar, name and age, text, and actions; indented by the depth in the thread.
  final class CommentRow: UIView, EpoxyableView {
    struct Style: Hashable {
      var depth: Int
    }

    struct Content: Equatable {
      struct Replies: Equatable {
        var count: Int
        var isFolded: Bool
      }

      var author: String?
      var age: String
      var text: String
      var isAuthorOfArticle: Bool
      var likes: Int
      var isLiked: Bool
      var replies: Replies?
      var hue: Int
    }

    struct Behaviors {
      var didTapLike: () -> Void
      var didTapReplies: () -> Void
    }

    private enum DataID {
      case avatar, body, top, name, badge, age, text, actions, like, replies, space
    }

    private let group = HGroup(alignment: .top, spacing: 10)
    private let style: Style
    private var behaviors: Behaviors?

    init(style: Style) {
      self.style = style
      super.init(frame: .zero)
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16 + 28 * CGFloat(style.depth), bottom: 8, trailing: 16)
      group.install(in: self)
      group.constrainToMargins()
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setBehaviors(_ behaviors: Behaviors?) {
      self.behaviors = behaviors
    }

    func setContent(_ content: Content, animated: Bool) {
      let name = content.author ?? "Deleted account"
      group.setItems {
        Avatar.groupItem(
          dataID: DataID.avatar,
          content: .init(name: name, hue: content.author == nil ? nil : content.hue),
          style: .init(size: style.depth == 0 ? 40 : 30))
        VGroupItem(dataID: DataID.body, style: .init(alignment: .leading, spacing: 4)) {
          HGroupItem(dataID: DataID.top, style: .init(alignment: .center, spacing: 6)) {
            Text.groupItem(
              dataID: DataID.name, content: name,
              style: .init(
                font: .subheadline, isBold: true, isFaint: content.author == nil, lines: 2))
            if content.isAuthorOfArticle {
              Badge.groupItem(dataID: DataID.badge, content: "Author")
            }
            Text.groupItem(
              dataID: DataID.age, content: content.age,
              style: .init(font: .caption1, isFaint: true, lines: 1)
            )
            .contentCompressionResistancePriority(.required, for: .horizontal)
          }
          Text.groupItem(dataID: DataID.text, content: content.text, style: .init(font: .body))
          HGroupItem(dataID: DataID.actions, style: .init(alignment: .center, spacing: 16)) {
            LinkButton.groupItem(
              dataID: DataID.like,
              content: .init(
                title: (content.isLiked ? "♥ " : "♡ ")
                  + (content.likes == 0 ? "Like" : "\(content.likes)"),
                label: content.isLiked ? "Unlike" : "Like", isActive: content.isLiked),
              behaviors: { [weak self] in self?.behaviors?.didTapLike() })
            if let replies = content.replies {
              LinkButton.groupItem(
                dataID: DataID.replies,
                content: .init(
                  title: replies.isFolded ? "Show \(replies.count) replies" : "Hide replies",
                  label: nil, isActive: false),
                behaviors: { [weak self] in self?.behaviors?.didTapReplies() })
            }
          }
        }
      }
      accessibilityIdentifier = "comment"
    }
  }

  final class Avatar: UILabel, EpoxyableView {
    struct Style: Hashable {
      var size: CGFloat
    }

    struct Content: Equatable {
      var name: String
      var hue: Int?
    }

    init(style: Style) {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      font = .systemFont(ofSize: style.size * 0.42, weight: .semibold)
      textColor = .white
      textAlignment = .center
      layer.cornerRadius = style.size / 2
      layer.masksToBounds = true
      accessibilityElementsHidden = true
      widthAnchor.constraint(equalToConstant: style.size).isActive = true
      heightAnchor.constraint(equalToConstant: style.size).isActive = true
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      text = content.hue == nil ? "?" : String(content.name.prefix(1)).uppercased()
      backgroundColor =
        content.hue.map {
          UIColor(hue: CGFloat($0) / 12, saturation: 0.55, brightness: 0.75, alpha: 1)
        }
        ?? .systemGray
    }
  }

  final class Text: UILabel, EpoxyableView {
    struct Style: Hashable {
      var font: UIFont.TextStyle
      var isBold = false
      var isFaint = false
      var lines = 0
    }

    init(style: Style) {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      font = .preferredFont(forTextStyle: style.font)
      if style.isBold {
        let size = UIFontDescriptor.preferredFontDescriptor(
          withTextStyle: style.font,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).pointSize
        font = UIFontMetrics(forTextStyle: style.font).scaledFont(
          for: .systemFont(ofSize: size, weight: .semibold))
      }
      adjustsFontForContentSizeCategory = true
      textColor = style.isFaint ? .secondaryLabel : .label
      numberOfLines = style.lines
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      text = content
    }
  }

  final class Badge: UIView, EpoxyableView {
    private let label = Text(style: .init(font: .caption2, isBold: true, lines: 1))

    override init(frame: CGRect) {
      super.init(frame: frame)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .systemIndigo
      layer.cornerRadius = 4
      label.textColor = .white
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 1),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -1),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),
      ])
      // Of two labels in a row that may be compressed alike, neither one has a definite width.
      label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
      setContentHuggingPriority(.required, for: .horizontal)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = content
    }
  }

  final class LinkButton: UIButton, EpoxyableView {
    struct Content: Equatable {
      var title: String
      var label: String?
      var isActive: Bool
    }

    typealias Behaviors = () -> Void

    private var didTap: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      translatesAutoresizingMaskIntoConstraints = false
      var plain = UIButton.Configuration.plain()
      plain.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
      plain.buttonSize = .small
      configuration = plain
      addAction(UIAction { [weak self] _ in self?.didTap?() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      configuration?.title = content.title
      configuration?.baseForegroundColor = content.isActive ? .systemRed : .secondaryLabel
      accessibilityLabel = content.label
      accessibilityValue = content.label == nil ? nil : content.title
    }

    func setBehaviors(_ behaviors: (() -> Void)?) {
      didTap = behaviors
    }
  }
}
