// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension FeedScreen {
  /// A post: a picture of the author beside a column.
  final class PostRow: UIView, EpoxyableView {
    struct Content: Equatable {
      var post: Post
    }

    struct Behaviors {
      var didTapLike: () -> Void
    }

    init() {
      super.init(frame: .zero)
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 14, leading: 0, bottom: 12, trailing: 0)
      group.install(in: self)
      group.constrainToMargins()
      let line = UIView()
      line.backgroundColor = .separator
      line.translatesAutoresizingMaskIntoConstraints = false
      addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 0.5),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      let post = content.post
      group.setItems {
        EverydayPicture.groupItem(
          dataID: ID.avatar, content: post.author.unicodeScalars.count,
          style: .init(cornerRadius: 21, side: 42))
        VGroupItem(dataID: ID.column, style: .init(spacing: 6)) {
          HGroupItem(dataID: ID.top, style: .init(alignment: .top, spacing: 8)) {
            EverydayLabel.groupItem(
              dataID: ID.author, content: post.author,
              style: .init(textStyle: .headline, lines: 2))
            SpacerItem(dataID: ID.space)
            EverydayLabel.groupItem(
              dataID: ID.time, content: post.time,
              style: .init(textStyle: .subheadline, color: .secondaryLabel, lines: 1)
            )
            // The time is shown before the author's name, but is cut where it is wider than the
            // row.
            .contentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
            .contentHuggingPriority(.required, for: .horizontal)
          }
          if !post.text.isEmpty {
            EverydayLabel.groupItem(dataID: ID.text, content: post.text, style: .init(lines: 8))
          }
          if let picture = post.picture {
            EverydayPicture.groupItem(
              dataID: ID.picture, content: picture,
              style: .init(cornerRadius: 14, aspect: post.aspect))
          }
          HGroupItem(dataID: ID.actions, style: .init(alignment: .center, spacing: 20)) {
            ActionButton.groupItem(
              dataID: ID.like,
              content: .init(count: post.likes, isOn: post.isLiked, id: post.id),
              behaviors: .init(didTap: { [weak self] in self?.behaviors?.didTapLike() }),
              style: .like)
            ActionButton.groupItem(
              dataID: ID.answer, content: .init(count: post.answers, isOn: false, id: post.id),
              behaviors: .init(didTap: {}), style: .answer)
            SpacerItem(dataID: ID.actionSpace)
          }
          .reflowsForAccessibilityTypeSizes(false)
        }
      }
    }

    func setBehaviors(_ behaviors: Behaviors?) {
      self.behaviors = behaviors
    }

    private enum ID {
      case avatar, column, top, author, space, time, text, picture, actions, like, answer,
        actionSpace
    }

    private let group = HGroup(alignment: .top, spacing: 12)
    private var behaviors: Behaviors?
  }

  /// A sign with a number beside it.
  final class ActionButton: UIControl, EpoxyableView {
    enum Style: Hashable {
      case like, answer
    }

    struct Content: Equatable {
      var count: Int
      var isOn: Bool
      var id: Int
    }

    struct Behaviors {
      var didTap: () -> Void
    }

    init(style: Style) {
      self.style = style
      glyph = EverydayGlyph(style == .like ? .heart : .bubble, size: 18, textStyle: .subheadline)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      let row = UIStackView(arrangedSubviews: [glyph, label])
      row.spacing = 6
      row.alignment = .center
      row.isUserInteractionEnabled = false
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: topAnchor, constant: 6),
        row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        row.leadingAnchor.constraint(equalTo: leadingAnchor),
        row.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      isAccessibilityElement = true
      accessibilityTraits = .button
      addAction(UIAction { [unowned self] _ in behaviors?.didTap() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
      didSet { alpha = isHighlighted ? 0.4 : 1 }
    }

    func setContent(_ content: Content, animated: Bool) {
      glyph.isFilled = content.isOn
      glyph.tintColor = content.isOn ? .systemPink : .secondaryLabel
      label.text = "\(content.count)"
      label.isHidden = content.count == 0
      accessibilityLabel = style == .like ? "Like" : "Answer"
      accessibilityValue = content.count == 0 ? nil : "\(content.count)"
      accessibilityTraits = content.isOn ? [.button, .selected] : .button
      accessibilityIdentifier = "feed.\(style == .like ? "like" : "answer").\(content.id)"
    }

    func setBehaviors(_ behaviors: Behaviors?) {
      self.behaviors = behaviors
    }

    private let style: Style
    private let glyph: EverydayGlyph
    private let label = EverydayLabel(.subheadline, color: .secondaryLabel, lines: 1)
    private var behaviors: Behaviors?
  }

  /// The day of the posts below it.
  final class DayHeader: UIView, EpoxyableView {
    struct Content: Equatable {
      var title: String
      var count: Int
    }

    init() {
      super.init(frame: .zero)
      backgroundColor = .systemBackground.withAlphaComponent(0.95)
      titleLabel.accessibilityTraits = .header
      countLabel.setContentHuggingPriority(.required, for: .horizontal)
      countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      addSubview(titleLabel)
      addSubview(countLabel)
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        countLabel.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: titleLabel.trailingAnchor, multiplier: 1),
        countLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
        countLabel.lastBaselineAnchor.constraint(equalTo: titleLabel.lastBaselineAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      titleLabel.text = content.title
      countLabel.text = content.count == 1 ? "1 post" : "\(content.count) posts"
    }

    private let titleLabel = EverydayLabel(.title2, bold: true)
    private let countLabel = EverydayLabel(.footnote, color: .secondaryLabel, lines: 1)
  }

  /// The row at the end while more posts can be loaded.
  final class LoadingRow: UIView, EpoxyableView {
    init() {
      super.init(frame: .zero)
      label.textAlignment = .center
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = content
    }

    private let label = EverydayLabel(.footnote, color: .secondaryLabel)
  }
}
