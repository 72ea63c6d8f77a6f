// SPDX-License-Identifier: MIT

import Epoxy
import UIKit

extension ShopScreen {
  /// The picture, the name, the maker and the price of an article.
  final class GoodCard: UIView, EpoxyableView {
    struct Content: Equatable {
      var name: String
      var maker: String?
      var price: String
      var oldPrice: String?
      var rating: Int?
      var hue: Int
      var isFavorite: Bool
      var isSoldOut: Bool
    }

    struct Behaviors {
      var didTapFavorite: () -> Void
    }

    private let picture = UIView()
    private let shape = UIView()
    private let favoriteButton = UIButton(configuration: .gray())
    private let soldOutLabel = GoodCard.label(.caption1, .label)
    private let nameLabel = GoodCard.label(.subheadline, .label)
    private let makerLabel = GoodCard.label(.caption1, .secondaryLabel)
    private let priceLabel = GoodCard.label(.headline, .label)
    private let oldPriceLabel = GoodCard.label(.footnote, .secondaryLabel)
    private let ratingLabel = GoodCard.label(.caption1, .systemOrange)
    private var didTapFavorite: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      picture.layer.cornerRadius = 12
      picture.clipsToBounds = true
      shape.layer.cornerRadius = 16
      shape.transform = CGAffineTransform(rotationAngle: .pi / 8)
      favoriteButton.configuration?.cornerStyle = .capsule
      favoriteButton.configuration?.contentInsets = .init(
        top: 6, leading: 9, bottom: 6, trailing: 9)
      favoriteButton.addAction(
        UIAction { [weak self] _ in self?.didTapFavorite?() }, for: .primaryActionTriggered)
      soldOutLabel.text = " Sold out "
      soldOutLabel.backgroundColor = .systemBackground.withAlphaComponent(0.8)
      for child in [shape, favoriteButton, soldOutLabel] {
        child.translatesAutoresizingMaskIntoConstraints = false
        picture.addSubview(child)
      }
      let prices = UIStackView(arrangedSubviews: [priceLabel, oldPriceLabel, UIView()])
      prices.alignment = .firstBaseline
      prices.spacing = 6
      oldPriceLabel.numberOfLines = 1
      priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      let stack = UIStackView(arrangedSubviews: [
        picture, makerLabel, nameLabel, prices, ratingLabel,
      ])
      stack.axis = .vertical
      stack.spacing = 3
      stack.setCustomSpacing(8, after: picture)
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor)
      bottom.priority = .required - 1
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        bottom,
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        shape.centerXAnchor.constraint(equalTo: picture.centerXAnchor),
        shape.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
        shape.widthAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.45),
        shape.heightAnchor.constraint(equalTo: shape.widthAnchor, multiplier: 1.2),
        favoriteButton.topAnchor.constraint(equalTo: picture.topAnchor, constant: 8),
        favoriteButton.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -8),
        soldOutLabel.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
        soldOutLabel.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -8),
        soldOutLabel.trailingAnchor.constraint(lessThanOrEqualTo: picture.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: Content, animated: Bool) {
      picture.backgroundColor = UIColor(
        hue: CGFloat(content.hue) / 12, saturation: 0.18, brightness: 0.94, alpha: 1)
      shape.backgroundColor = UIColor(
        hue: CGFloat(content.hue) / 12, saturation: 0.6, brightness: 0.75, alpha: 1)
      soldOutLabel.isHidden = !content.isSoldOut
      nameLabel.text = content.name
      makerLabel.text = content.maker
      makerLabel.isHidden = content.maker == nil
      priceLabel.text = content.price
      priceLabel.textColor = content.oldPrice == nil ? .label : .systemRed
      oldPriceLabel.attributedText = content.oldPrice.map {
        NSAttributedString(
          string: $0, attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
      }
      oldPriceLabel.isHidden = content.oldPrice == nil
      ratingLabel.text = content.rating.map { String(format: "★ %d.%d", $0 / 10, $0 % 10) }
      ratingLabel.isHidden = content.rating == nil
      favoriteButton.configuration?.title = content.isFavorite ? "♥" : "♡"
      favoriteButton.configuration?.baseForegroundColor = content.isFavorite ? .systemRed : .label
      favoriteButton.accessibilityLabel =
        content.isFavorite ? "Remove from favorites" : "Add to favorites"
      alpha = content.isSoldOut ? 0.6 : 1
    }

    func setBehaviors(_ behaviors: Behaviors?) {
      didTapFavorite = behaviors?.didTapFavorite
    }

    private static func label(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.numberOfLines = 0
      return label
    }
  }

  final class EmptyCard: UILabel, EpoxyableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      font = .preferredFont(forTextStyle: .body)
      adjustsFontForContentSizeCategory = true
      textColor = .secondaryLabel
      numberOfLines = 0
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    func setContent(_ content: String, animated: Bool) {
      text = content
    }
  }

  /// The kinds of goods as chips that scroll sideways, and a slider for the price.
  final class FilterBar: UIView {
    let slider = UISlider()
    var didChoose: ((String) -> Void)?
    var isEmpty = false {
      didSet {
        chipScroll.isHidden = isEmpty
        priceRow.isHidden = isEmpty
      }
    }

    private let titleLabel = UILabel()
    private let countLabel = UILabel()
    private let limitLabel = UILabel()
    private let chipScroll = UIScrollView()
    private let chips = UIStackView()
    private let priceRow = UIStackView()
    private var kinds: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemBackground
      titleLabel.font = .preferredFont(forTextStyle: .title1)
      titleLabel.accessibilityTraits = .header
      countLabel.font = .preferredFont(forTextStyle: .footnote)
      limitLabel.font = .preferredFont(forTextStyle: .footnote)
      for label in [titleLabel, countLabel, limitLabel] {
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
      }
      countLabel.textColor = .secondaryLabel
      limitLabel.setContentHuggingPriority(.required, for: .horizontal)
      slider.accessibilityIdentifier = "price"
      slider.accessibilityLabel = "Highest price"
      for child in [limitLabel, slider, countLabel] { priceRow.addArrangedSubview(child) }
      priceRow.spacing = 12
      arrangePrices()
      registerForTraitChanges(
        [UITraitPreferredContentSizeCategory.self, UITraitVerticalSizeClass.self]
      ) { (bar: FilterBar, _) in bar.arrangePrices() }
      chips.spacing = 8
      chipScroll.showsHorizontalScrollIndicator = false
      chipScroll.clipsToBounds = false
      chipScroll.accessibilityIdentifier = "chips"
      chipScroll.addSubview(chips)
      let column = UIStackView(arrangedSubviews: [titleLabel, chipScroll, priceRow])
      column.axis = .vertical
      column.spacing = 10
      let line = UIView()
      line.backgroundColor = .separator
      for child in [column, line] {
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
      }
      chips.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
        column.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
        column.trailingAnchor.constraint(
          equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
        column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        chips.topAnchor.constraint(equalTo: chipScroll.contentLayoutGuide.topAnchor),
        chips.bottomAnchor.constraint(equalTo: chipScroll.contentLayoutGuide.bottomAnchor),
        chips.leadingAnchor.constraint(equalTo: chipScroll.contentLayoutGuide.leadingAnchor),
        chips.trailingAnchor.constraint(equalTo: chipScroll.contentLayoutGuide.trailingAnchor),
        chips.heightAnchor.constraint(equalTo: chipScroll.frameLayoutGuide.heightAnchor),
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 0.5),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    /// Large text leaves no room for the slider beside it.
    private func arrangePrices() {
      // On its side, a phone has no room for a title of the largest sizes above the filters.
      titleLabel.isHidden =
        traitCollection.verticalSizeClass == .compact
        && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      priceRow.axis = isLarge ? .vertical : .horizontal
      priceRow.alignment = isLarge ? .fill : .center
    }

    func show(kinds: [String], chosen: Set<String>, limit: String, count: String, title: String) {
      titleLabel.text = title
      limitLabel.text = limit
      countLabel.text = count
      if kinds != self.kinds {
        self.kinds = kinds
        for chip in chips.arrangedSubviews { chip.removeFromSuperview() }
        for kind in kinds { chips.addArrangedSubview(makeChip(kind)) }
      }
      for (kind, chip) in zip(kinds, chips.arrangedSubviews) {
        (chip as? UIButton)?.isSelected = chosen.contains(kind)
      }
    }

    private func makeChip(_ kind: String) -> UIButton {
      let chip = UIButton(
        configuration: .gray(), primaryAction: UIAction { [weak self] _ in self?.didChoose?(kind) })
      chip.configuration?.title = kind
      chip.configuration?.cornerStyle = .capsule
      chip.configuration?.buttonSize = .small
      chip.configurationUpdateHandler = { button in
        button.configuration?.baseBackgroundColor = button.isSelected ? .systemBlue : .systemGray5
        button.configuration?.baseForegroundColor = button.isSelected ? .white : .label
      }
      return chip
    }
  }
}
