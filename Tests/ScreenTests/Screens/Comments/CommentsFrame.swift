// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension CommentsScreen {
  /// The article's title and the number of comments.
  final class HeaderRow: UIView, EpoxyableView {
    struct Content: Equatable {
      var title: String
      var count: Int
    }

    private let titleLabel = Text(style: .init(font: .title2, isBold: true))
    private let countLabel = Text(style: .init(font: .subheadline, isFaint: true))

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
      directionalLayoutMargins = .init(top: 12, leading: 16, bottom: 8, trailing: 16)
      let group = VGroup(alignment: .fill, spacing: 2) {
        StaticGroupItem(titleLabel)
        StaticGroupItem(countLabel)
      }
      group.install(in: self)
      group.constrainToMargins()
      titleLabel.accessibilityTraits = .header
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      titleLabel.text = content.title
      countLabel.text = content.count == 1 ? "1 comment" : "\(content.count) comments"
    }
  }

  final class EmptyRow: UIView, EpoxyableView {
    struct Content: Equatable {
      var title: String
      var text: String
    }

    private let titleLabel = Text(style: .init(font: .headline))
    private let textLabel = Text(style: .init(font: .subheadline, isFaint: true))

    override init(frame: CGRect) {
      super.init(frame: frame)
      directionalLayoutMargins = .init(top: 64, leading: 32, bottom: 64, trailing: 32)
      let group = VGroup(alignment: .fill, spacing: 6) {
        StaticGroupItem(titleLabel)
        StaticGroupItem(textLabel)
      }
      for label in [titleLabel, textLabel] { label.textAlignment = .center }
      group.install(in: self)
      group.constrainToMargins()
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      titleLabel.text = content.title
      textLabel.text = content.text
    }
  }

  /// The row at the bottom that opens the editor.
  final class Composer: UIView, ContentConfigurableView {
    private let field = UIView()
    private let label = Text(style: .init(font: .body, isFaint: true, lines: 1))
    private let avatar = Avatar(style: .init(size: 36))

    override init(frame: CGRect) {
      super.init(frame: frame)
      preservesSuperviewLayoutMargins = true
      backgroundColor = .secondarySystemBackground
      field.backgroundColor = .systemBackground
      field.layer.cornerRadius = 18
      field.layer.borderWidth = 1
      field.isAccessibilityElement = true
      field.accessibilityTraits = .button
      field.accessibilityIdentifier = "composer"
      avatar.setContent(.init(name: "Me", hue: 7), animated: false)
      colorBorder()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
        self.colorBorder()
      }
      field.addSubview(label)
      for child in [avatar, field] {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
      }
      NSLayoutConstraint.activate([
        avatar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        avatar.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        field.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 10),
        field.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        field.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        field.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
        label.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 14),
        label.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -14),
        label.topAnchor.constraint(greaterThanOrEqualTo: field.topAnchor, constant: 7),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    private func colorBorder() {
      field.layer.borderColor = UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor
    }

    func setContent(_ content: String, animated: Bool) {
      label.text = content
      field.accessibilityLabel = content
    }
  }
}
