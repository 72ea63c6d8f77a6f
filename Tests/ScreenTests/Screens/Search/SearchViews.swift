// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension SearchScreen {
  /// The field in which the query is typed, with a button that empties it.
  final class SearchField: UIView {
    init() {
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 12
      layer.cornerCurve = .continuous
      let glyph = EverydayGlyph(.magnifier, size: 17)
      glyph.tintColor = .secondaryLabel
      clearGlyph.tintColor = .secondaryLabel
      clearButton.isAccessibilityElement = true
      clearButton.accessibilityTraits = .button
      clearButton.accessibilityLabel = "Clear"
      clearButton.accessibilityIdentifier = "search.clear"
      clearButton.addSubview(clearGlyph)
      clearButton.addAction(UIAction { [unowned self] _ in didChange?("") }, for: .touchUpInside)
      field.accessibilityIdentifier = "search.field"
      field.accessibilityTraits = .searchField
      field.addAction(UIAction { [unowned self] _ in didChange?(field.text) }, for: .editingChanged)
      let row = UIStackView(arrangedSubviews: [glyph, field, clearButton])
      row.spacing = 8
      row.alignment = .center
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: topAnchor, constant: 6),
        row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
        row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        clearGlyph.centerXAnchor.constraint(equalTo: clearButton.centerXAnchor),
        clearGlyph.centerYAnchor.constraint(equalTo: clearButton.centerYAnchor),
        clearButton.widthAnchor.constraint(equalTo: clearGlyph.widthAnchor, constant: 12),
        clearButton.heightAnchor.constraint(equalTo: clearGlyph.heightAnchor, constant: 12),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    var didChange: ((String) -> Void)?

    var query = "" {
      didSet {
        if field.text != query {
          field.text = query
        }
        clearButton.isHidden = query.isEmpty
      }
    }

    private let field = EverydayField(placeholder: "Search")
    private let clearButton = UIControl()
    private let clearGlyph = EverydayGlyph(.close, size: 13)
  }

  /// A suggested word; the typed part of it is bold.
  final class SuggestionRow: UIView, EpoxyableView {
    enum Style: Hashable {
      case recent, suggestion
    }

    struct Content: Equatable {
      var text: String
      var query: String
    }

    init(style: Style) {
      color = style == .recent ? .link : .secondaryLabel
      label = EverydayLabel(.body, color: color, lines: 2)
      super.init(frame: .zero)
      let glyph = EverydayGlyph(style == .recent ? .chevron : .magnifier, size: 15)
      glyph.tintColor = .tertiaryLabel
      let row = UIStackView(arrangedSubviews: style == .recent ? [label, glyph] : [glyph, label])
      row.spacing = 12
      row.alignment = .center
      row.translatesAutoresizingMaskIntoConstraints = false
      addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        row.leadingAnchor.constraint(equalTo: leadingAnchor),
        row.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      // A label takes its own style from the first letter, so each letter has attributes.
      let text = NSMutableAttributedString(
        string: content.text,
        attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: color])
      let found = (content.text.lowercased() as NSString).range(of: content.query)
      if !content.query.isEmpty, found.location != NSNotFound {
        text.addAttributes(
          [.font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.label],
          range: found)
      }
      label.attributedText = text
    }

    private let color: UIColor
    private let label: EverydayLabel
  }

  /// A result.
  final class ResultRow: UIView, EpoxyableView {
    struct Content: Equatable {
      var result: Result
    }

    init() {
      super.init(frame: .zero)
      directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
      group.install(in: self)
      group.constrainToMargins()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      let result = content.result
      group.setItems {
        EverydayPicture.groupItem(
          dataID: "picture", content: result.picture, style: .init(cornerRadius: 10, side: 64))
        VGroupItem(dataID: "texts", style: .init(alignment: .leading, spacing: 3)) {
          EverydayLabel.groupItem(
            dataID: "title", content: result.title, style: .init(textStyle: .body, lines: 2))
          if let detail = result.detail {
            EverydayLabel.groupItem(
              dataID: "detail", content: detail,
              style: .init(textStyle: .footnote, color: .secondaryLabel, lines: 2))
          }
          if let price = result.price {
            EverydayLabel.groupItem(
              dataID: "price", content: price,
              style: .init(textStyle: .subheadline, isBold: true, lines: 1))
          }
        }
      }
      accessibilityIdentifier = "search.result.\(result.id)"
    }

    private let group = HGroup(alignment: .center, spacing: 12)
  }

  /// A category, as a colored card.
  final class CategoryCard: UIView, EpoxyableView {
    struct Content: Equatable {
      var title: String
      var color: Int
    }

    init() {
      super.init(frame: .zero)
      label.font = UIFont.preferredFont(forTextStyle: .headline)
      addSubview(picture)
      addSubview(label)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: topAnchor),
        picture.bottomAnchor.constraint(equalTo: bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 12),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        heightAnchor.constraint(greaterThanOrEqualToConstant: 88),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      label.text = content.title
      picture.number = content.color
    }

    private let picture = EverydayPicture(style: .init(cornerRadius: 12))
    private let label = EverydayLabel(.headline, color: .white)
  }
}
